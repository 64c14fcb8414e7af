import { expect, test } from "bun:test";
import fc from "fast-check";
import { foldTokens } from "#src/core/fold.ts";
import { tokensOf } from "./tokens.ts";
import { type Part, understand } from "./understand.ts";
import { type Meaning, type NumberColumn, wordTable } from "./word-table.ts";

/* A table of fruit, so that nothing here knows what is sold. */
const kind = (value: string) => ({ column: "kind", value });
const sort = (value: string, of: string): Meaning => ({ column: "sort", value, of: kind(of) });
const besideApple = (other: Meaning) => other.value === "apple";
const isYear = (number: number) => number >= 1990 && number <= 2027;

const numbers: NumberColumn[] = [
  {
    column: "year",
    before: "year,سنة",
    after: "",
    bounds: { min: "newer than,أحدث من", max: "older than" },
    alone: "exact",
    read: (number) => (isYear(number) ? number : null),
    guess: ({ number, scaled }) => !scaled && isYear(number),
    short: (number) =>
      number === 98 ? { column: "year", value: { min: 1998, max: 1998 }, beside: besideApple } : null,
  },
  {
    column: "price",
    before: "price,سعر",
    after: "jd,دينار",
    alone: "max",
    read: (number) => number,
    guess: ({ number, bounded, scaled }) =>
      bounded && number >= 500 && (scaled || !isYear(number) || number === 2000),
  },
  {
    column: "weight",
    before: "weighing",
    after: "kg,كيلو",
    alone: "max",
    read: (n) => n,
    guess: () => false,
  },
  { column: "none", before: "page", after: "cc", alone: "exact", read: () => null, guess: () => false },
];

const table = wordTable({
  phrases: [
    { spellings: ["Apple", "تفاح"], meaning: kind("apple") },
    { spellings: ["Orange", "برتقال"], meaning: kind("orange") },
    { spellings: ["Orange", "Sunset-Red"], meaning: { column: "color", value: "orange" } },
    { spellings: ["Granny Smith", "جراني سميث", "2008"], meaning: sort("smith", "apple") },
    { spellings: ["Navel", "Gala"], meaning: sort("navel", "orange") },
    { spellings: ["Gala"], meaning: sort("gala", "apple") },
    { spellings: ["Fuji"], meaning: { ...sort("fuji", "apple"), beside: besideApple } },
    { spellings: ["X-5", "prius+"], meaning: sort("x5", "apple") },
    { spellings: ["عمان"], meaning: { column: "place", value: "amman" } },
  ],
  numbers,
  fillers: "for,في",
  noise: "sale,للبيع",
  texts: "apple pie",
  shape: (text) => (/^\d\d-\d+$/.test(text) ? { column: "plate", value: text } : null),
});

const show = (part: Part): string => {
  if (part.kind === "text") return `"${part.words}"`;
  if (part.kind === "filler") return `(${part.words})`;
  const { column, value } = part.meaning;
  return `${column}:${typeof value === "string" ? value : `${value.min ?? ""}..${value.max ?? ""}`}`;
};
const read = (query: string, options = {}) => understand(query, table, options).map(show).join(" ");

const READINGS: [query: string, parts: string][] = [
  // Phrases, in either script, folded, in one word or several.
  ["apple", "kind:apple"],
  ["APPLE تُفّاح", "kind:apple kind:apple"],
  ["granny-smith x5 X 5", "sort:smith sort:x5 sort:x5"],
  ["grannysmith prius+", "sort:smith sort:x5"],
  ["بعمان والتفاح", "place:amman kind:apple"],
  ["nothing known", '"nothing known"'],
  // Words that say nothing do so only beside others.
  ["apple for sale", "kind:apple (for) (sale)"],
  ["fresh fruit for sale", '"fresh fruit for" (sale)'],
  ["sale fresh", '(sale) "fresh"'],
  ["for sale", "(for) (sale)"],
  ["for", '"for"'],
  ["fresh apple for me", '"fresh" kind:apple (for) "me"'],
  // Several meanings stay text, unless the others leave one.
  ["orange", '"orange"'],
  ["gala", '"gala"'],
  ["gala apple", "sort:gala kind:apple"],
  ["orange navel", '"orange" sort:navel'],
  ["2008", '"2008"'],
  ["2008 apple", '"2008" kind:apple'],
  ["2008 navel", "year:2008..2008 sort:navel"],
  ["navel apple", '"navel" kind:apple'],
  // A word that says other things too needs its neighbour.
  ["fuji", '"fuji"'],
  ["fuji apple", "sort:fuji kind:apple"],
  ["apple for fuji", "kind:apple (for) sort:fuji"],
  ["apple 2015 fuji", 'kind:apple year:2015..2015 "fuji"'],
  ["apple 98", "kind:apple year:1998..1998"],
  ["98", '"98"'],
  ["apple x98", 'kind:apple "x98"'],
  // A part of other words is not understood.
  ["apple pie", '"apple pie"'],
  // What is not wanted is no filter.
  ["apple not fuji", 'kind:apple "not fuji"'],
  ["apple بدون fuji 2015", 'kind:apple "بدون fuji" year:2015..2015'],
  ["apple not for fuji", 'kind:apple "not" (for) "fuji"'],
  ["apple not for granny smith", 'kind:apple "not" (for) "granny smith"'],
  // Numbers and bounds.
  ["2015", "year:2015..2015"],
  ["٢٠١٥", "year:2015..2015"],
  ["2010-2015", "year:2010..2015"],
  ["2015 to 2010", "year:2010..2015"],
  ["from 2010 to 2015", "year:2010..2015"],
  ["من ٢٠١٠ الى ٢٠١٥", "year:2010..2015"],
  ["من 2010 لـ 2015", "year:2010..2015"],
  ["2015+", "year:2015.."],
  ["2015 وفوق", "year:2015.."],
  ["2015 or older", "year:..2015"],
  ["above 2015", "year:2015.."],
  ["فوق ال 2015", "year:2015.."],
  ["newer than 2015", "year:2015.."],
  ["سنة 2015", "year:2015..2015"],
  ["under 12000", "price:..12000"],
  ["under 12,500", "price:..12500"],
  ["تحت 12،500", "price:..12500"],
  ["under 12.500", "price:..12500"],
  ["under 12.5k", "price:..12500"],
  ["تحت 12 الف", "price:..12000"],
  ["أقل من ١٢ ألف", "price:..12000"],
  ["تحت 12 الف ونص", "price:..12500"],
  ["تحت عشرة آلاف", "price:..10000"],
  ["تحت ألفين دينار", "price:..2000"],
  ["بين 5000 و 8000", "price:5000..8000"],
  ["بين ٥ و ٨ آلاف", "price:5000..8000"],
  ["between 5k and 8k", "price:5000..8000"],
  ["5-8 الف", "price:5000..8000"],
  ["from 5000", "price:5000.."],
  ["فوق 5000", "price:5000.."],
  ["حوالي 10000", "price:8500..11500"],
  ["5000 jd", "price:..5000"],
  ["سعر 5000", "price:..5000"],
  ["price over 5000 jd", "price:5000.."],
  ["أقل من 100 ألف كيلو", "weight:..100000"],
  ["50kg", "weight:..50"],
  ["20 to 50 kg", "weight:20..50"],
  ["over 50 kg", "weight:50.."],
  ["apple 2015 تحت 8000", "kind:apple year:2015..2015 price:..8000"],
  ["apple 2015 فوق 8000", "kind:apple year:2015..2015 price:8000.."],
  // What cannot be told stays text.
  ["under 2000", '"under 2000"'],
  ["12000", '"12000"'],
  ["12 الف", '"12 الف"'],
  ["under 12", '"under 12"'],
  ["بين 5000", '"بين 5000"'],
  ["price 5000 kg", '"price 5000 kg"'],
  ["price over year 2015", '"price" year:2015..'],
  ["2000 cc", '"2000 cc"'],
  ["page 2015", '"page 2015"'],
  ["1.2.3", '"1.2.3"'],
  ["under", '"under"'],
  // Shapes.
  ["10-12345 apple", "plate:10-12345 kind:apple"],
];

for (const [query, parts] of READINGS)
  test(`${query} → ${parts}`, () => {
    expect(read(query)).toBe(parts);
  });

test("plain words stay text, the others are understood", () => {
  expect(read("apple under 12,000 fresh", { plain: ["APPLE"] })).toBe('"apple" price:..12000 "fresh"');
  expect(read("apple under 12,000 fresh", { plain: ["under 12 000"] })).toBe(
    'kind:apple "under 12,000 fresh"',
  );
  expect(read("prius+", { plain: ["prius"] })).toBe('"prius+"');
  expect(read("for apple", { plain: ["for"] })).toBe('"for" kind:apple');
});

test("a typo in a name of five letters is forgiven where allowed", () => {
  const forgiven = (query: string) => read(query, { forgiving: () => true });
  expect(forgiven("aple grany smith")).toBe('"aple" sort:smith');
  expect(forgiven("appel granny smiht جراني سميت")).toBe("kind:apple sort:smith sort:smith");
  expect(forgiven("x6 fugi under 12000")).toBe('"x6 fugi" price:..12000');
  expect(read("appel")).toBe('"appel"');
  const unknown = { forgiving: ({ column }: Meaning) => column !== "kind" };
  expect(read("appel under 12000", unknown)).toBe('"appel" price:..12000');
});

test("no query is an error, and its parts hold every word of it in order", () => {
  const words = fc.constantFrom(
    ...[
      "apple",
      "granny",
      "smith",
      "2008",
      "2015",
      "12",
      "k",
      "الف",
      "تحت",
      "under",
      "بين",
      "و",
      "من",
      "to",
      "-",
    ],
    ...[
      "+",
      "jd",
      "كيلو",
      "ونص",
      "for",
      "عمان",
      "والتفاح",
      "98",
      "fuji",
      "10-12345",
      "🚗",
      '"',
      "\0",
      "\u202e",
    ],
  );
  const query = fc.oneof(
    fc
      .array(fc.oneof({ weight: 6, arbitrary: words }, fc.string({ unit: "binary" })))
      .map((all) => all.join(" ")),
    fc.string({ unit: "grapheme" }),
    fc.array(words).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(query, (typed) => {
      const parts = understand(typed, table);
      // Marks that stand on nothing, as U+2017 decomposes into, are no words.
      const wordsOf = (text: string) => foldTokens(text).join("").replaceAll(/\p{M}/gu, "");
      const wanted = tokensOf(typed).slice(0, 60);
      const all = wordsOf(parts.map((part) => part.words).join(" "));
      expect(all).toBe(wordsOf(typed.slice(wanted[0]?.start, wanted.at(-1)?.end)));
    }),
    { numRuns: 2000 },
  );
});

test("thousands and decimals are numbers, what is neither is none", () => {
  const numbers = ["12,500", "12.500", "12.5", "12.25", "1234.567", "1.2.3"].map(
    (typed) => tokensOf(typed)[0]?.number,
  );
  expect(numbers).toEqual([12_500, 12_500, 12.5, 12.25, null, null]);
});

test("a long query is read up to a limit", () => {
  const long = "under 12 الف apple granny ".repeat(400);
  expect(understand(long, table).length).toBeLessThan(70);
  expect(understand("x".repeat(10_000), table).map(show)).toEqual([`"${"x".repeat(10_000)}"`]);
});
