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
  return { db, find: (query: string) => matchText(db, query)?.docIds ?? null };
}

test("all words, in any order, the last one as a beginning", () => {
  const { find } = texts("Toyota Camry 2018 | Amman", "تويوتا كامري | عمان", "Camaro | Irbid");
  expect(find("camry toyota")).toEqual([1]);
  expect(find("cam")).toEqual([3, 1]);
  expect(find("cam toyota")).toEqual([]);
  expect(find("كامرى")).toEqual([2]);
  expect(find("camry irbid")).toEqual([]);
  expect(find("a")).toEqual([]);
});

test("a word in the title comes before one in the rest, the youngest first among equals", () => {
  const { find, db } = texts(
    "Prius | swap for a Camry",
    "Camry | clean",
    "Camry | clean",
    ...Array(20).fill("x | y"),
  );
  expect(find("camry")).toEqual([3, 2, 1]);
  const { scores = [] } = matchText(db, "camry") ?? {};
  expect(scores[0]).toBe(scores[1] ?? Number.NaN);
  expect(scores[1]).toBeGreaterThan(scores[2] ?? Number.NaN);
});

test("one typo in words of five letters is forgiven, where nothing matches", () => {
  const { db, find } = texts("Camry hybrid", "Cemra", "Corolla hybrid", "كورولا");
  expect(matchText(db, "camri hybrid")).toMatchObject({ docIds: [1], corrected: "camry hybrid" });
  expect(matchText(db, "corola")).toMatchObject({ docIds: [3], corrected: "corolla" });
  expect(matchText(db, "كورلا")).toMatchObject({ docIds: [4], corrected: "كورولا" });
  expect(matchText(db, "camry")).toMatchObject({ docIds: [1], corrected: null });
  expect(matchText(db, "cxxry")).toMatchObject({ docIds: [], corrected: null });
  expect(find("camri hxxrid")).toEqual([]);
});

test("a listing is found by its id", () => {
  const { find } = texts("Camry", "Corolla");
  expect([find(ID), find(` ${ID.toUpperCase()} `), find(ID.replace("0", "f"))]).toEqual([[1], [1], []]);
});

test("a very common word is ranked by the title alone", () => {
  const { find, db } = texts("Amman traders | x", "x | Amman");
  const many = "WITH RECURSIVE n(i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < 20100)";
  db.sqlite.writer.run(
    `INSERT INTO listing_texts (doc_id, listing_id, title, rest) ${many} SELECT i, 'l' || i, 'x', 'amman' FROM n`,
  );
  expect(find("amman")?.slice(0, 3)).toEqual([1, 20_100, 20_099]);
  expect(find("amman")).toHaveLength(20_100);
});

test("a query without a word asks for nothing", () => {
  const { find } = texts("Camry");
  expect(["", " ", "---", "🚗", "\0", '"', "*", "ـ", "\u202e"].map(find)).toEqual(Array(9).fill(null));
});

test("no input is an error", () => {
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
  fc.assert(
    fc.property(fc.array(words), (parts) => {
      find(parts.join(" "));
      find(parts.join(""));
    }),
    { numRuns: 300 },
  );
  expect(find("camry".repeat(2000))).toEqual([]);
  expect(find("camry ".repeat(2000))).toEqual([1]);
});
