import { randomFrom } from "#src/demo/random.ts";

/** A seeded random generator with the distributions for a market. */
export function chances(seed: number) {
  const random = randomFrom(xorshift(seed));
  const { next } = random;
  return {
    ...random,
    /** Picks early items of the list more often. */
    frequentFirst: <T>(list: readonly T[]): T => list[Math.floor(next() ** 3 * list.length)] as T,
    /** Log-normally distributed around `median`; a `spread` of 1 is a factor of e. */
    around: (median: number, spread: number): number =>
      median * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  };
}

export type Chances = ReturnType<typeof chances>;

/** Must not change: another sequence gives another market than the one in results.md. */
function xorshift(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}
