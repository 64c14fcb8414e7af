import { expect, test } from "bun:test";
import { TextIndex } from "./text-index.ts";

test("added texts are found and removed texts are not, by the same words", () => {
  const index = new TextIndex();
  const found = () => [index.matching("camry"), index.ranked("camry").docIds];
  index.change([], [{ docId: 1, listingId: "a", title: "camry", rest: "" }]);
  expect(found()).toEqual([[1], [1]]);
  index.change([], [{ docId: 2, listingId: "b", title: "camry", rest: "" }]);
  expect(found()).toEqual([
    [2, 1],
    [2, 1],
  ]);
  index.change(["a"], []);
  expect(found()).toEqual([[2], [2]]);
});

test("a term of a text added after the first lookup among many words is found, until the text is removed", () => {
  const index = new TextIndex();
  const found = () => index.termsAmongMany(["camry", "corolla"]).map(({ term }) => term);
  index.change([], [{ docId: 1, listingId: "a", title: "camry", rest: "" }]);
  expect(found()).toEqual(["camry"]);
  index.change([], [{ docId: 2, listingId: "b", title: "", rest: "corolla" }]);
  expect(found()).toEqual(["camry", "corolla"]);
  index.change(["a"], []);
  expect(found()).toEqual(["corolla"]);
});
