import { quantile } from "./figure.ts";
import { processorMs } from "./processor-time.ts";

export interface Times {
  p50: number;
  p99: number;
}

/** Milliseconds of the processor that `work` takes, once the engine has compiled it: of several runs the quietest. */
export async function quietest(
  work: () => unknown,
  { warmUp = 3000, runs = 7, times = 500 } = {},
): Promise<Times> {
  for (let i = 0; i < warmUp; i++) await work();
  let best: Times = { p50: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY };
  for (let run = 0; run < runs; run++) {
    const took: number[] = [];
    for (let i = 0; i < times; i++) {
      took.push(await once(work));
    }
    const found = { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
    if (found.p99 < best.p99) best = found;
  }
  return best;
}

/** Milliseconds of the processor that this thread takes for `work`, whatever else is done on the machine. */
export async function once(work: () => unknown): Promise<number> {
  const begun = processorMs();
  await work();
  return processorMs() - begun;
}
