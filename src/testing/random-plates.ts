/** A pseudo-random number generator (xorshift) from a fixed seed, so that a failure can be run again. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Codes and numbers of plates: of every length alike, and often of few different digits, so that patterns turn up. */
export function randomPlates(count: number, seed = 20_260): [code: number, number: number][] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const digits = random(5) + 1;
    const smallest = 10 ** (digits - 1);
    const any = smallest + random(smallest * 9);
    const alphabet = [random(10), random(10)];
    const few = Number(Array.from({ length: digits }, () => alphabet[random(2)]).join(""));
    const number = random(2) === 0 ? few : any;
    return [random(3) === 0 && number > 0 && number < 100 ? number : random(99) + 1, number || any];
  });
}
