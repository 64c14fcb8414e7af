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

test("jobs wait for the start, repeat at their interval, and end when stopped", async () => {
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

test("jobs stopped before the start never run", async () => {
  const start = Promise.withResolvers<void>();
  const { job } = counted(1);
  const jobs = startJobs([job], log, start.promise);
  await jobs.stop();
  start.resolve();
  await Bun.sleep(5);
  expect(job.runs).toBe(0);
});

test("a job that fails is logged and runs again after its time", async () => {
  const lines: string[] = [];
  const { job, twice } = counted(1);
  const failing = {
    ...job,
    run: async () => {
      await job.run();
      throw new Error("no disk");
    },
  };
  const jobs = startJobs(
    [failing],
    createLog("error", (line) => void lines.push(line)),
  );
  await twice;
  await jobs.stop();
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ event: "job failed", job: "counted" });
});

test("stopping waits for the run that is under way", async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  let ended = false;
  const run = async () => {
    begun.resolve();
    await end.promise;
    ended = true;
  };
  const jobs = startJobs([{ name: "long", everyMs: 1, run }], log);
  await begun.promise;
  const stopped = jobs.stop().then(() => ended);
  await Bun.sleep(5);
  end.resolve();
  expect(await stopped).toBe(true);
});
