import { errorFields, type Log } from "./log.ts";

export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

/**
 * Runs each job once `start` is settled and then again after its interval; a failed run is logged and tried at the next
 * one.
 */
export function startJobs(
  jobs: Job[],
  log: Log,
  start: Promise<unknown> = Promise.resolve(),
): { stop(): Promise<void> } {
  let stopped = false;
  const timers = new Set<Timer>();
  const running = new Set<Promise<void>>();

  const runOnce = async (job: Job): Promise<void> => {
    try {
      await job.run();
    } catch (error) {
      log.error("job failed", { job: job.name, ...errorFields(error) });
    }
    if (!stopped) later(job, job.everyMs);
  };

  const later = (job: Job, ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runOnce(job).finally(() => running.delete(run));
      running.add(run);
    }, ms);
    timers.add(timer);
  };

  void start.finally(() => {
    if (!stopped) for (const job of jobs) later(job, 0);
  });
  return {
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
