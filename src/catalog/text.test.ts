import { expect, test } from "bun:test";
import fc from "fast-check";
import { foldText } from "#src/core/fold.ts";
import { migrate } from "#src/db/migrate.ts";
import { migrations } from "#src/db/migrations.ts";
import { openDatabase } from "#src/db/open.ts";
import { matchText } from "./text.ts";

const ID = "019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a5b";

/** An index of texts as `title | rest`; their numbers count from 1. */
function texts(...given: string[]) {
  const db = openDatabase(":memory:");
  migrate(db.sqlite.writer, migrations, null);
  db.sqlite.writer.run("PRAGMA foreign_keys = OFF");
  const add = db.sqlite.writer.query("INSERT INTO listing_texts (listing_id, title, rest) VALUES (?, ?, ?)");
  for (const [i, text] of given.entries()) {
    const [title = "", rest = ""] = text.split("|").map(foldText);
    add.run(i === 0 ? ID : `listing ${i}`, title, rest);
  }
  return { db, find: async (query: string) => (await matchText(db.read, query))?.docIds ?? null };
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

test("a word in the title comes before one in the rest, the youngest first among equals", async () => {
  const { find, db } = texts(
    "Prius | swap for a Camry",
    "Camry | clean",
    "Camry | clean",
    ...Array(20).fill("x | y"),
  );
  expect(await find("camry")).toEqual([3, 2, 1]);
  const { scores = [] } = (await matchText(db.read, "camry")) ?? {};
  expect(scores[0]).toBe(scores[1] ?? Number.NaN);
  expect(scores[1]).toBeGreaterThan(scores[2] ?? Number.NaN);
});

test("one typo in words of five letters is forgiven, where nothing matches", async () => {
  const { db, find } = texts("Camry hybrid", "Cemra", "Corolla hybrid", "كورولا");
  expect(await matchText(db.read, "camri hybrid")).toMatchObject({ docIds: [1] });
  expect(await matchText(db.read, "corola")).toMatchObject({ docIds: [3] });
  expect(await matchText(db.read, "كورلا")).toMatchObject({ docIds: [4] });
  expect(await matchText(db.read, "camry")).toMatchObject({ docIds: [1] });
  expect(await matchText(db.read, "cxxry")).toMatchObject({ docIds: [] });
  expect(await find("camri hxxrid")).toEqual([]);
  // Wherever the typo is, and after the article as well.
  for (const typed of ["orolla", "ocrolla", "vorolla", "ccorolla", "clrolla", "corollaa", "coroll"])
    expect([typed, await find(`${typed} hybrid`)]).toEqual([typed, [3]]);
  const { find: findArabic } = texts("المكيف بارد", "الماتور");
  for (const typed of ["المكييف", "المكف", "المكيق", "لمكيف", "لامكيف", "االمكيف"])
    expect([typed, await findArabic(`${typed} بارد`)]).toEqual([typed, [1]]);
});

test("six unknown words are forgiven, not seven; from the thirteenth on words are not read", async () => {
  const words = ["corolla", "hybrid", "leather", "sunroof", "warranty", "garage", "service"];
  const { find } = texts(words.join(" "), "a b c d e f g h i j k l");
  const typo = (word: string) => `${word.slice(0, -1)}x`;
  expect(await find([...words.slice(0, 6).map(typo), "service"].join(" "))).toEqual([1]);
  expect(await find(words.map(typo).join(" "))).toEqual([]);
  expect(await find("a b c d e f g h i j k l other")).toEqual([2]);
});

test("of several corrections a doubled letter comes first, then the most frequent word", async () => {
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

test("a very common word is ranked by the title alone", async () => {
  const { find, db } = texts("Amman traders | x", "x | Amman");
  const many = "WITH RECURSIVE n(i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < 20100)";
  db.sqlite.writer.run(
    `INSERT INTO listing_texts (doc_id, listing_id, title, rest) ${many} SELECT i, 'l' || i, 'x', 'amman' FROM n`,
  );
  expect((await find("amman"))?.slice(0, 3)).toEqual([1, 20_100, 20_099]);
  expect(await find("amman")).toHaveLength(20_100);
});

test("a query without words has no match", async () => {
  const { find } = texts("Camry");
  expect(await Promise.all(["", " ", "---", "🚗", "\0", '"', "*", "ـ", "\u202e"].map(find))).toEqual(
    Array(9).fill(null),
  );
});

test("no input is an error", async () => {
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
