import { expect, test } from "bun:test";
import { failingJobs, startJobs } from "./jobs.ts";
import { createLog } from "./log.ts";

const log = createLog("error", () => {});

/** A job that counts its runs. */
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

test("jobs run after a failed start, which causes no unhandled rejection", async () => {
  const { job, twice } = counted(1);
  const jobs = startJobs([job], log, Promise.reject(new Error("database away")));
  await twice;
  await jobs.stop();
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

test("a failed job is listed as failing until it succeeds", async () => {
  const [failed, succeeded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const run = async () => {
    runs++;
    if (runs > 1) return succeeded.resolve();
    failed.resolve();
    throw new Error("no disk");
  };
  const jobs = startJobs([{ name: "fails once", everyMs: 20, run }], log);
  await failed.promise;
  await Bun.sleep(1);
  expect([...failingJobs]).toContain("fails once");
  await succeeded.promise;
  await Bun.sleep(1);
  expect([...failingJobs]).not.toContain("fails once");
  await jobs.stop();
});

test("requests are answered between the first runs of jobs", async () => {
  let answered = 0;
  const answer = () => void answered++;
  const seen = Promise.withResolvers<number>();
  const runs = [async () => void setTimeout(answer), async () => seen.resolve(answered)];
  const jobs = startJobs(
    runs.map((run) => ({ name: "quick", everyMs: 60_000, run })),
    log,
  );
  expect(await seen.promise).toBe(1);
  await jobs.stop();
});

test("a job with a first delay does not run at the start", async () => {
  const { job } = counted(1);
  const jobs = startJobs([{ ...job, firstAfterMs: 60_000 }], log);
  await Bun.sleep(10);
  expect(job.runs).toBe(0);
  await jobs.stop();
});

test("stopping waits for the current run", async () => {
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
