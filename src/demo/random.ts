/** Seeded random numbers (mulberry32), so that the same seed tells the same story everywhere. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const chance = (share: number) => next() < share;

  function pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(next() * items.length)];
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

  return { next, between, chance, pick, pickWeighted, shuffled };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
