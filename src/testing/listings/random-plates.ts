import { seededRandom } from "#src/demo/random.ts";

/**
 * Random codes and numbers of plates: all lengths equally often, and often few different digits, so that patterns occur.
 */
export function randomPlates(count: number, seed = 20_260): [code: number, number: number][] {
  const { below } = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const digits = below(5) + 1;
    const smallest = 10 ** (digits - 1);
    const any = smallest + below(smallest * 9);
    const alphabet = [below(10), below(10)];
    const few = Number(Array.from({ length: digits }, () => alphabet[below(2)]).join(""));
    const number = below(2) === 0 ? few : any;
    return [below(3) === 0 && number > 0 && number < 100 ? number : below(99) + 1, number || any];
  });
}
