import { randomFrom } from "#src/testing/random-plates.ts";

const STEPS = 2 ** 30;

/** Chances that repeat with the seed. */
export function chances(seed: number) {
  const random = randomFrom(seed);
  /** A number in [0, 1). */
  const next = (): number => random(STEPS) / STEPS;
  return {
    next,
    happens: (share: number): boolean => next() < share,
    any: <T>(list: readonly T[]): T => list[random(list.length)] as T,
    /** The first of a list are the frequent ones. */
    frequentFirst: <T>(list: readonly T[]): T => list[Math.floor(next() ** 3 * list.length)] as T,
    /** By shares, which need not add up to anything. */
    ofShares<T>(shares: readonly (readonly [T, number])[]): T {
      let left = next() * shares.reduce((sum, [, share]) => sum + share, 0);
      return (shares.find(([, share]) => (left -= share) < 0) ?? shares[0])?.[0] as T;
    },
    /** Around `median`, a factor of e up or down for each `spread`. */
    around: (median: number, spread: number): number =>
      median * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  };
}

export type Chances = ReturnType<typeof chances>;
