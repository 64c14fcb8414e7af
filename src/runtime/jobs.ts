import { errorFields, type Log } from "./log.ts";
import { collectDuring } from "./garbage-collection.ts";

export interface Job {
  name: string;
  firstAfterMs?: number;
  everyMs: number;
  /** Runs on every server; other jobs run on one at a time. */
  everywhere?: boolean;
  atStop?: boolean;
  run(): Promise<void>;
}

/** Requests are answered between the first runs, which take 60 ms together. */
const BETWEEN_FIRST_MS = 20;

const failing = new Set<string>();

export const failingJobs: ReadonlySet<string> = failing;

/** Runs jobs one after another after `start`, then at their interval; only those with `everywhere` while `runsJobs` is false. */
export function startJobs(
  jobs: Job[],
  log: Log,
  start: Promise<unknown> = Promise.resolve(),
  runsJobs: () => boolean | Promise<boolean> = () => true,
): { stop(): Promise<void> } {
  let stopped = false;
  const timers = new Set<Timer>();
  const running = new Set<Promise<void>>();

  const run = async (job: Job): Promise<void> => {
    try {
      if (job.everywhere || (await runsJobs())) await collectDuring(() => job.run());
      failing.delete(job.name);
    } catch (error) {
      failing.add(job.name);
      log.error("job failed", { job: job.name, ...errorFields(error) });
    }
    schedule(job, job.everyMs);
  };

  const schedule = (job: Job, delayMs: number): void => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const done = run(job).finally(() => running.delete(done));
      running.add(done);
    }, delayMs);
    timers.add(timer);
  };

  const begin = () => {
    for (const [i, job] of jobs.entries()) schedule(job, (job.firstAfterMs ?? 0) + i * BETWEEN_FIRST_MS);
  };
  void start.then(begin, begin);
  return {
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
      await Promise.all(jobs.filter(({ atStop }) => atStop).map(run));
      for (const { name } of jobs) failing.delete(name);
    },
  };
}
