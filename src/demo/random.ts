const STEPS = 2 ** 30;

/** Random values from `below`, which returns integers from 0 up to but not including its argument. */
export function randomFrom(below: (limit: number) => number) {
  const next = () => below(STEPS) / STEPS;
  const between = (low: number, high: number) => low + below(high - low + 1);
  const chance = (share: number) => next() < share;

  function pick<T>(items: readonly T[]): T {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError("cannot pick from an empty list");
    return item;
  }

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

export type SeededRandom = ReturnType<typeof randomFrom>;

/** A seeded generator (mulberry32): the same seed gives the same values everywhere. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return randomFrom((limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit);
  });
}
