import { randomFrom } from "#src/demo/random.ts";

/** A seeded generator with the distributions that a market needs. */
export function chances(seed: number) {
  const random = randomFrom(xorshift(seed));
  const { next } = random;
  return {
    ...random,
    /** Prefers the first items of the list. */
    frequentFirst: <T>(list: readonly T[]): T => list[Math.floor(next() ** 3 * list.length)] as T,
    /** Around `median`, a factor of e up or down for each `spread`. */
    around: (median: number, spread: number): number =>
      median * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  };
}

export type Chances = ReturnType<typeof chances>;

/** Another sequence would give another market than the one of results.md. */
function xorshift(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}
