import { dlopen, ptr } from "bun:ffi";
import { readFileSync } from "node:fs";
import { quantile } from "./figure.ts";

/** https://man7.org/linux/man-pages/man2/clock_gettime.2.html */
const CLOCK_THREAD_CPUTIME_ID = 3;

/** Processor time of this thread, which excludes other work on the machine; wall-clock time outside Linux. */
export const processorMs: () => number =
  process.platform === "linux" ? linuxClock() : () => performance.now();

function linuxClock(): () => number {
  const { symbols } = dlopen("libc.so.6", { clock_gettime: { args: ["i32", "ptr"], returns: "i32" } });
  const time = new BigInt64Array(2);
  const at = ptr(time);
  return () => {
    symbols.clock_gettime(CLOCK_THREAD_CPUTIME_ID, at);
    return Number(time[0]) * 1e3 + Number(time[1]) / 1e6;
  };
}

/** Time without this thread's waits for a processor, which other work on the machine causes; outside Linux all time. */
export const ownMs = (): number =>
  performance.now() - (process.platform === "linux" ? waitedMs("/proc/thread-self/schedstat") : 0);

/** https://docs.kernel.org/scheduler/sched-stats.html#proc-pid-schedstat */
const waitedMs = (file: string): number => Number(readFileSync(file, "utf8").split(" ")[1]) / 1e6;

/** The longest turn of the event loop while `work` runs. With `processorMs` as clock, without waits for a disk. */
export async function longestTurn(work: () => Promise<void>, clock = ownMs): Promise<number> {
  let longest = 0;
  let last = clock();
  const state = { isDone: false };
  const tick = () => {
    const now = clock();
    longest = Math.max(longest, now - last);
    last = now;
    if (!state.isDone) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  state.isDone = true;
  tick();
  return longest;
}

/** Repeats `ask`, `pauseMs` after each response, until `end` is done. */
export async function repeatUntil<T>(
  end: Promise<unknown>,
  pauseMs: number,
  ask: () => Promise<T>,
): Promise<T[]> {
  const state = { isDone: false };
  const done = end.finally(() => (state.isDone = true));
  const answers: T[] = [];
  while (!state.isDone) {
    answers.push(await ask());
    await Bun.sleep(pauseMs);
  }
  await done;
  return answers;
}

/** Wall-clock milliseconds, for work in other threads or processes. */
export async function wallMs(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

export async function timeOf(work: () => unknown): Promise<number> {
  const startedAt = processorMs();
  await work();
  return processorMs() - startedAt;
}

/** Median and 99th percentile of the processor time of `work` after JIT compilation, from the quietest of several runs. */
export async function quietest(
  work: () => unknown,
  { warmUp = 3000, runs = 7, times = 500 } = {},
): Promise<{ p50: number; p99: number }> {
  for (let i = 0; i < warmUp; i++) await work();
  let best = { p50: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY };
  for (let run = 0; run < runs; run++) {
    const durations: number[] = [];
    for (let i = 0; i < times; i++) durations.push(await timeOf(work));
    const p99 = quantile(durations, 0.99);
    if (p99 < best.p99) best = { p50: quantile(durations, 0.5), p99 };
  }
  return best;
}
