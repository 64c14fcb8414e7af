import { expect, test } from "bun:test";
import { seededRandom } from "#src/demo/random.ts";
import { inAll, numbersLike, numbersLikeAny, numbersOf } from "./number-sets.ts";

const NUMBERS = Array.from({ length: 99_999 }, (_, i) => i + 1);
const marked = (set: { marks(): Uint8Array }) => set.marks().reduce((sum, mark) => sum + mark, 0);

test.each([
  ["%7", 10_000],
  ["AA%", 9 * (1 + 10 + 100 + 1000)],
  ["AABB", 9 * 10],
  ["AABBC", 9 * 10 * 10],
  ["AAAAAA", 0],
])("%p matches %p numbers", (like, count) => expect(marked(numbersLike(like))).toBe(count));

test("the marks of 60 random patterns are those of a test of each number", () => {
  const { below } = seededRandom(5);
  for (let i = 0; i < 60; i++) {
    const like = Array.from({ length: 1 + below(6) }, () => "%_AB0123"[below(8)]).join("");
    const set = numbersLike(like);
    const marks = set.marks();
    const wrong = NUMBERS.filter((number) => (marks[number] === 1) !== set.has(number));
    expect([like, marks[0], wrong.slice(0, 3)]).toEqual([like, 0, []]);
  }
});

test("sets are joined, and limited to digits", () => {
  const both = inAll([numbersLikeAny(["7%", "8%"]), numbersOf("78")]);
  expect(marked(both)).toBe(2 + 4 + 8 + 16 + 32);
  expect([both.has(7887), both.has(7880), both.has(1)]).toEqual([true, false, false]);
});

test("marks are computed once for the same patterns, also within others", () => {
  const sets = () => [numbersLikeAny(["12%", "%21"]), numbersOf("123")];
  const [first] = sets();
  expect(sets()[0]?.marks()).toBe(first?.marks() as Uint8Array);
  expect(inAll(sets()).marks()).toBe(inAll(sets()).marks());
});

test("more than 300 alternatives are ignored, the same for one number and for all", () => {
  const set = numbersLikeAny(Array.from({ length: 400 }, (_, i) => String(i + 1)));
  expect([set.has(300), set.has(301), marked(set)]).toEqual([true, false, 300]);
});
