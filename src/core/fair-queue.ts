type Waiting = { start(): void; refuse(error: Error): void };

/** Runs the part of a task that uses the shared resource, such as the processor. Only this part is timed. */
type Measure = <R>(part: () => Promise<R>) => Promise<R>;

const NEWEST_SHARE = 0.1;

/**
 * Runs `atOnce` tasks, `eachAtOnce` of a client, and takes one task of each client in turn. Above `maxWaitMs`
 * (by the mean time of earlier tasks), the last task of the client with the most tasks is refused.
 */
export function fairQueue(
  atOnce: number,
  maxWaitMs: number,
  refusal: () => Error,
  eachAtOnce: number = atOnce,
) {
  const clients = new Map<string, Waiting[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waiting = 0;
  let meanMs = 0;
  const waitMs = () => (waiting * meanMs) / atOnce;

  const mayBegin = (client: string) => running < atOnce && (runningOf.get(client) ?? 0) < eachAtOnce;

  function count(client: string, change: 1 | -1): void {
    running += change;
    const tasks = (runningOf.get(client) ?? 0) + change;
    if (tasks > 0) runningOf.set(client, tasks);
    else runningOf.delete(client);
  }

  function enter(client: string): Promise<void> {
    return new Promise((start, refuse) => {
      clients.getOrInsertComputed(client, () => []).push({ start, refuse });
      waiting++;
      shorten();
    });
  }

  function shorten(): void {
    while (waitMs() > maxWaitMs) {
      const [client, line] = [...clients].reduce((most, it) => (it[1].length >= most[1].length ? it : most));
      line.pop()?.refuse(refusal());
      waiting--;
      if (line.length === 0) clients.delete(client);
    }
  }

  function leave(ended: string, tookMs: number): void {
    if (tookMs > 0) meanMs = meanMs === 0 ? tookMs : meanMs + (tookMs - meanMs) * NEWEST_SHARE;
    count(ended, -1);
    shorten();
    const [client, line] = clients.entries().find(([name]) => mayBegin(name)) ?? [];
    if (client === undefined || !line) return;
    clients.delete(client);
    const next = line.shift();
    if (line.length > 0) clients.set(client, line);
    waiting--;
    count(client, 1);
    next?.start();
  }

  return async <T>(client: string, work: (measure: Measure) => Promise<T>): Promise<T> => {
    if (mayBegin(client)) count(client, 1);
    else await enter(client);
    let tookMs = 0;
    const measure: Measure = async (part) => {
      const begunAt = performance.now();
      try {
        return await part();
      } finally {
        tookMs += performance.now() - begunAt;
      }
    };
    try {
      return await work(measure);
    } finally {
      leave(client, tookMs);
    }
  };
}
