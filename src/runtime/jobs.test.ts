import { expect, test } from "bun:test";
import { startJobs } from "./jobs.ts";
import { createLog } from "./log.ts";

const log = createLog("error", () => {});

/** A job that tells how often it ran. */
function counted(everyMs: number) {
  const { promise: twice, resolve } = Promise.withResolvers<void>();
  const job = {
    name: "counted",
    everyMs,
    runs: 0,
    run: async () => {
      job.runs++;
      if (job.runs === 2) resolve();
    },
  };
  return { job, twice };
}

test("jobs wait for the start, run again after their time, and no more once they are stopped", async () => {
  const start = Promise.withResolvers<void>();
  const { job, twice } = counted(1);
  const jobs = startJobs([job], log, start.promise);
  await Bun.sleep(5);
  expect(job.runs).toBe(0);
  start.resolve();
  await twice;
  await jobs.stop();
  const { runs } = job;
  await Bun.sleep(5);
  expect(job.runs).toBe(runs);
});

test("jobs that are stopped before the start never run", async () => {
  const start = Promise.withResolvers<void>();
  const { job } = counted(1);
  const jobs = startJobs([job], log, start.promise);
  await jobs.stop();
  start.resolve();
  await Bun.sleep(5);
  expect(job.runs).toBe(0);
});
