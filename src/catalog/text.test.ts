import { expect, test } from "bun:test";
import fc from "fast-check";
import { foldText } from "#src/core/fold.ts";
import { Texts, countingWith, matchText } from "./text.ts";
import { type Text, TextIndex } from "./text-index.ts";

const ID = "019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a5b";
const idOf = (i: number) => ID.slice(0, -6) + (0x3f4a5b + i).toString(16);

/** An index of texts given as `title | rest`, numbered from 1. */
function texts(...given: string[]) {
  const rows = given.map((text, i) => textOf(idOf(i), i + 1, text));
  const list = (after: number) => Promise.resolve(rows.slice(after, after + 1000));
  const all = new Texts(
    { head: () => Promise.resolve(0), list, since: () => Promise.resolve({ changed: [], texts: [] }) },
    () => 0,
  );
  return {
    all,
    find: async (query: string) => {
      const match = await matchText(all, query);
      return match && [...match.docIds];
    },
  };
}

function textOf(listingId: string, docId: number, text: string): Text {
  const [title = "", rest = ""] = text.split("|").map(foldText);
  return { docId, listingId, title, rest };
}

test("all words match in any order, the last one as a prefix", async () => {
  const { find } = texts("Toyota Camry 2018 | Amman", "تويوتا كامري | عمان", "Camaro | Irbid");
  expect(await find("camry toyota")).toEqual([1]);
  expect(await find("cam")).toEqual([3, 1]);
  expect(await find("cam toyota")).toEqual([]);
  expect(await find("كامرى")).toEqual([2]);
  expect(await find("camry irbid")).toEqual([]);
  expect(await find("a")).toEqual([]);
});

test("a word in the title ranks above one in the rest; on a tie the newest is first", async () => {
  const { find, all } = texts(
    "Prius | swap for a Camry",
    "Camry | clean",
    "Camry | clean",
    ...Array(20).fill("x | y"),
  );
  expect(await find("camry")).toEqual([3, 2, 1]);
  const scores = (await matchText(all, "camry"))?.scores ?? [];
  expect(scores[0]).toBe(scores[1] ?? Number.NaN);
  expect(scores[1]).toBeGreaterThan(scores[2] ?? Number.NaN);
});

test("one typo in words of five letters is forgiven if nothing matches", async () => {
  const { find } = texts("Camry hybrid", "Cemra", "Corolla hybrid", "كورولا");
  expect(await find("camri hybrid")).toEqual([1]);
  expect(await find("corola")).toEqual([3]);
  expect(await find("كورلا")).toEqual([4]);
  expect(await find("camry")).toEqual([1]);
  expect(await find("cxxry")).toEqual([]);
  expect(await find("camri hxxrid")).toEqual([]);
  // At any position, and after the article too.
  for (const typed of ["orolla", "ocrolla", "vorolla", "ccorolla", "clrolla", "corollaa", "coroll"])
    expect([typed, await find(`${typed} hybrid`)]).toEqual([typed, [3]]);
  const { find: findArabic } = texts("المكيف بارد", "الماتور");
  for (const typed of ["المكييف", "المكف", "المكيق", "لمكيف", "لامكيف", "االمكيف"])
    expect([typed, await findArabic(`${typed} بارد`)]).toEqual([typed, [1]]);
});

test("up to three unknown words are forgiven; words after the twelfth are ignored", async () => {
  const words = ["corolla", "hybrid", "leather", "service"];
  const { find } = texts(words.join(" "), "a b c d e f g h i j k l");
  const typo = (word: string) => `${word.slice(0, -1)}x`;
  expect(await find([...words.slice(0, 3).map(typo), "service"].join(" "))).toEqual([1]);
  expect(await find(words.map(typo).join(" "))).toEqual([]);
  expect(await find("a b c d e f g h i j k l other")).toEqual([2]);
});

test("of several corrections a doubled letter is preferred, then the most frequent word", async () => {
  const { find } = texts("corolla", "corolla", "corolga", "corrolka");
  expect(await find("corolna")).toEqual([2, 1, 3]);
  expect(await find("corolka")).toEqual([4]);
});

test("a listing is found by its id", async () => {
  const { find } = texts("Camry", "Corolla");
  expect(await Promise.all([ID, ` ${ID.toUpperCase()} `, ID.replace("0", "f")].map(find))).toEqual([
    [1],
    [1],
    [],
  ]);
});

test("a very common word is ranked by titles only", async () => {
  const { find } = texts("Amman traders | x", "x | Amman", ...Array(20_098).fill("x | Amman"));
  expect((await find("amman"))?.slice(0, 3)).toEqual([1, 20_100, 20_099]);
  expect(await find("amman")).toHaveLength(20_100);
});

test("given documents are counted by words in their text or title; none without words", async () => {
  const { all } = texts("Camry | clean", "Camry | new", "Prius | clean camry");
  const count = await countingWith(all, Uint32Array.of(1, 3));
  expect([count(["camry"], "text"), count(["camry"], "title"), count(["clean", "cam"], "text")]).toEqual([
    2, 1, 2,
  ]);
  expect([count(["corolla"], "text"), count(["!"], "text"), count([], "title")]).toEqual([0, 0, 0]);
});

test("a query without words matches nothing", async () => {
  const { find } = texts("Camry");
  expect(await Promise.all(["", " ", "---", "🚗", "\0", '"', "*", "ـ", "\u202e"].map(find))).toEqual(
    Array(9).fill(null),
  );
});

test("no input causes an error", async () => {
  const { find } = texts("Camry | Amman", "كامري");
  const operators = [
    '"',
    "'",
    "*",
    "(",
    ")",
    "AND",
    "OR",
    "NOT",
    "NEAR(",
    "title:",
    "^",
    "-",
    "{",
    "}",
    "\0",
  ];
  const words = fc.oneof(fc.constantFrom(...operators, "camry", "كامري", "🚗", "\u202e"), fc.string());
  await fc.assert(
    fc.asyncProperty(fc.array(words), async (parts) => {
      await find(parts.join(" "));
      await find(parts.join(""));
    }),
    { numRuns: 300 },
  );
  expect(await find("camry".repeat(2000))).toEqual([]);
  expect(await find("camry ".repeat(2000))).toEqual([1]);
});

test("a changed text is found by its new words only, and is counted like a new one", async () => {
  const index = new TextIndex();
  const [first, second, third] = [0, 1, 2].map(idOf) as [string, string, string];
  index.change(
    [],
    ["Camry | clean", "Camry | new", "Prius | clean"].map((text, i) => textOf(idOf(i), i + 1, text)),
  );
  index.change([second, third], [textOf(second, 2, "Corolla | new")]);
  const fresh = new TextIndex();
  fresh.change([], [textOf(first, 1, "Camry | clean"), textOf(second, 2, "Corolla | new")]);
  for (const term of ["camry", "corolla", "prius", "clean"])
    expect([term, index.ranked({ terms: [[term]] }), index.countOf(term)]).toEqual([
      term,
      fresh.ranked({ terms: [[term]] }),
      fresh.countOf(term),
    ]);
  expect([second, third].map((id) => [...index.docIdsOf(id)])).toEqual([[2], []]);
});
