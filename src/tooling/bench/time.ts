import { quantile } from "./figure.ts";

export interface Times {
  p50: number;
  p99: number;
}

/**
 * Milliseconds that `work` takes, once the engine has compiled it: of several runs the quietest, so that what other work
 * on the machine adds is mostly left out.
 */
export async function quietest(
  work: () => unknown,
  { warmUp = 3000, runs = 7, times = 500 } = {},
): Promise<Times> {
  for (let i = 0; i < warmUp; i++) await work();
  let best: Times = { p50: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY };
  for (let run = 0; run < runs; run++) {
    const took: number[] = [];
    for (let i = 0; i < times; i++) {
      const begun = performance.now();
      await work();
      took.push(performance.now() - begun);
    }
    const found = { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
    if (found.p99 < best.p99) best = found;
  }
  return best;
}

/** Milliseconds of one turn. */
export async function once(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
