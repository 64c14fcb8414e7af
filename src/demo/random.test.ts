import { expect, test } from "bun:test";
import { seededRandom } from "./random.ts";

const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed).next);

test("the same seed gives the same numbers, another seed others", () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test("numbers stay within their bounds", () => {
  const random = seededRandom(1);
  const numbers = Array.from({ length: 500 }, () => random.between(3, 8));
  expect(new Set(numbers)).toEqual(new Set([3, 4, 5, 6, 7, 8]));
});

test("shuffling keeps every item, and weighted picking never picks a weight of zero", () => {
  const random = seededRandom(2);
  expect(random.shuffled([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4]);
  const picked = Array.from({ length: 200 }, () =>
    random.pickWeighted([
      ["never", 0],
      ["often", 3],
      ["rarely", 1],
    ]),
  );
  expect(new Set(picked)).toEqual(new Set(["often", "rarely"]));
});
