import { chancesOf } from "#src/demo/random.ts";

/** Chances that repeat with the seed, with what a market needs besides. */
export function chances(seed: number) {
  const random = chancesOf(xorshift(seed));
  const { next } = random;
  return {
    ...random,
    /** The first of a list are the frequent ones. */
    frequentFirst: <T>(list: readonly T[]): T => list[Math.floor(next() ** 3 * list.length)] as T,
    /** Around `median`, a factor of e up or down for each `spread`. */
    around: (median: number, spread: number): number =>
      median * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  };
}

export type Chances = ReturnType<typeof chances>;

/** A sequence of its own, the one by which the market of results.md was drawn: another would be another market. */
function xorshift(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}
