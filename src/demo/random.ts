const STEPS = 2 ** 30;

/** What can be left to chance, given a `below` that draws whole numbers from 0 up to, but without, its argument. */
export function chancesOf(below: (limit: number) => number) {
  /** A number in [0, 1). */
  const next = () => below(STEPS) / STEPS;
  const between = (low: number, high: number) => low + below(high - low + 1);
  const chance = (share: number) => next() < share;

  function pick<T>(items: readonly T[]): T {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError("cannot pick from nothing");
    return item;
  }

  /** `weights` holds [item, share] pairs; shares need not add up to anything. */
  function pickWeighted<T>(weights: readonly (readonly [T, number])[]): T {
    let left = next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of weights) {
      left -= weight;
      if (left < 0) return item;
    }
    return pick(weights)[0];
  }

  function shuffled<T>(items: readonly T[]): T[] {
    const keyed = items.map((item) => [next(), item] as const);
    return keyed.toSorted(([a], [b]) => a - b).map(([, item]) => item);
  }

  return { below, next, between, chance, pick, pickWeighted, shuffled };
}

export type SeededRandom = ReturnType<typeof chancesOf>;

/** Chances from any seed (mulberry32), so that the same seed tells the same story everywhere. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return chancesOf((limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit);
  });
}
