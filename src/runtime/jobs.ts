import { errorFields, type Log } from "./log.ts";

export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

/** Runs each job now and then again after its interval; a failed run is logged and tried at the next one. */
export function startJobs(jobs: Job[], log: Log): { stop(): Promise<void> } {
  let stopped = false;
  const timers = new Set<Timer>();
  const running = new Set<Promise<void>>();

  const runOnce = async (job: Job): Promise<void> => {
    try {
      await job.run();
    } catch (error) {
      log.error("job failed", { job: job.name, ...errorFields(error) });
    }
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      begin(job);
    }, job.everyMs);
    timers.add(timer);
  };

  const begin = (job: Job): void => {
    const run = runOnce(job).finally(() => running.delete(run));
    running.add(run);
  };

  for (const job of jobs) begin(job);
  return {
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
