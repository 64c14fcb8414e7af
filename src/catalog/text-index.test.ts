import { expect, test } from "bun:test";
import { TextIndex } from "./text-index.ts";

const [A, B] = ["019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a5b", "019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a5c"] as const;
const list = (docIds: Iterable<number>) => [...docIds];
const camry = { terms: [["camry"]] };

test("added texts are found and removed texts are not, by the same words", () => {
  const index = new TextIndex();
  const found = () => [list(index.matching(camry)), list(index.ranked(camry).docIds), index.countOf("camry")];
  index.change([], [{ docId: 1, listingId: A, title: "camry", rest: "" }]);
  expect(found()).toEqual([[1], [1], 1]);
  index.change([], [{ docId: 2, listingId: B, title: "camry", rest: "" }]);
  expect(found()).toEqual([[2, 1], [2, 1], 2]);
  index.change([A], []);
  expect(found()).toEqual([[2], [2], 1]);
});

test("a text that is written again with its old number keeps its place in the order", () => {
  const index = new TextIndex();
  index.change(
    [],
    [
      { docId: 1, listingId: A, title: "camry", rest: "" },
      { docId: 2, listingId: B, title: "camry", rest: "" },
    ],
  );
  index.change([A], [{ docId: 1, listingId: A, title: "camry", rest: "clean" }]);
  expect([
    list(index.matching(camry)),
    list(index.ranked(camry).docIds),
    list(index.matching(camry, 1)),
  ]).toEqual([[2, 1], [2, 1], [2]]);
});

test("terms are alternatives within a list, in the title if so asked, and in a row for a phrase", () => {
  const index = new TextIndex();
  index.change(
    [],
    [
      { docId: 1, listingId: A, title: "toyota camry", rest: "clean" },
      { docId: 2, listingId: B, title: "clean camry", rest: "toyota" },
    ],
  );
  expect(list(index.matching({ terms: [["toyota"], ["clean"]] }))).toEqual([2, 1]);
  expect(list(index.matching({ terms: [["toyota"], ["clean"]], inTitle: true }))).toEqual([]);
  expect(list(index.matching({ terms: [["toyota", "clean"]], inTitle: true }))).toEqual([2, 1]);
  expect(list(index.matching({ terms: [["toyota"], []] }))).toEqual([]);
  expect([
    list(index.titledWith(["clean", "camry"], 9)),
    list(index.titledWith(["camry", "clean"], 9)),
  ]).toEqual([[2], []]);
  expect(index.termsFrom("to")).toEqual(["toyota"]);
});

test("an index with more removed texts than others is worn", () => {
  const index = new TextIndex();
  const texts = Array.from({ length: 1026 }, (_, i) => ({
    docId: i + 1,
    listingId: A.slice(0, -4) + (i + 1000),
    title: "camry",
    rest: "",
  }));
  index.change([], texts);
  index.change(
    texts.slice(0, 1024).map(({ listingId }) => listingId),
    [],
  );
  expect([index.isWorn, list(index.matching(camry))]).toEqual([false, [1026, 1025]]);
  index.change([texts[1024]?.listingId ?? ""], []);
  expect([index.isWorn, list(index.matching(camry))]).toEqual([true, [1026]]);
});
