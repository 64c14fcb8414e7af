import { expect, test } from "bun:test";
import fc from "fast-check";
import { foldTokens } from "#src/core/fold.ts";
import { fruitWords, readFruit, showPart } from "#src/testing/listings/fruit-words.ts";
import { tokensOf } from "./tokens.ts";
import { understand } from "./understand.ts";

const READINGS: [query: string, parts: string][] = [
  // Phrases in either script, in any spelling, as one word or several.
  ["apple", "kind:apple"],
  ["APPLE تُفّاح", "kind:apple kind:apple"],
  ["granny-smith x5 X 5", "sort:smith sort:x5 sort:x5"],
  ["grannysmith prius+", "sort:smith sort:x5"],
  ["بعمان والتفاح", "place:amman kind:apple"],
  ["nothing known", '"nothing known"'],
  // Suffixes and articles inside a phrase, and plurals.
  ["قشرها الحلو", "state:sweet"],
  ["sweet cores", "state:sweet"],
  ["oranges navels", '"oranges" sort:navel'],
  // Fillers are ignored only next to other words.
  ["apple for sale", "kind:apple (for) (sale)"],
  ["fresh fruit for sale", '"fresh fruit for" (sale)'],
  ["sale fresh", '(sale) "fresh"'],
  ["for sale", "(for) (sale)"],
  ["for", '"for"'],
  // What a thing is for is ignored next to it, but other unknown words are not.
  ["apple for long walks", 'kind:apple (for) "long walks"'],
  ["تفاح للسفر الطويل fresh", 'kind:apple "للسفر الطويل fresh"'],
  ["للسفر", '"للسفر"'],
  // Whatever the verb, a state did not happen.
  ["لم يصبح ripe", "state:green"],
  ["ما فيها ولا حبة ripe", "state:green"],
  ["لم يصبح apple", '"لم يصبح" kind:apple'],
  // Verbs of refusal exclude what follows; other verbs do not.
  ["ما بتخرب apple", '"ما بتخرب" kind:apple'],
  ["ما بتناسبني apple", "-kind:apple"],
  ["apple ما بحبها fresh", '-kind:apple "fresh"'],
  ["غير القطف apple", '"غير القطف" kind:apple'],
  ["apple ما بتعجبني ripe", "-kind:apple state:ripe"],
  ["navel -apple", "sort:navel -kind:apple"],
  // Two negations mean "only".
  ["ما بدي غير apple", "(ما بدي غير) kind:apple"],
  ["don't want anything but apple", "(don't want anything but) kind:apple"],
  ["ما بدي عمان مش ripe", "-place:amman state:green"],
  ["لا لا مش apple", '"لا لا" -kind:apple'],
  ["can't live without apple", "(can't live without) kind:apple"],
  ["ما في مشكلة بدون navel", "(ما في مشكلة) -sort:navel"],
  ["not apple but orange navel", '-kind:apple "but orange" sort:navel'],
  // Letters that are drawn out count once.
  ["apple ripeeee", "kind:apple state:ripe"],
  ["وين ما apple", '"وين ما" kind:apple'],
  ["apple ممنوع", "-kind:apple"],
  ["دون apple", "-kind:apple"],
  // A later mention of an excluded thing only says why.
  // The buyer can do without a fact, but not without a name.
  ["عمان مش شرط ripe", "place:amman (مش شرط ripe)"],
  ["عمان مش شرط pomegranate", "place:amman (مش شرط pomegranate)"],
  // Words with several meanings stay text, unless the other words leave only one.
  ["orange", '"orange"'],
  ["gala", '"gala"'],
  ["gala apple", "sort:gala kind:apple"],
  ["orange navel", '"orange" sort:navel'],
  ["2008", '"2008"'],
  ["2008 apple", '"2008" kind:apple'],
  ["2008 navel", "year:2008..2008 sort:navel"],
  ["navel apple", '"navel" kind:apple'],
  // A word that also means other things needs its neighbor.
  ["fuji", '"fuji"'],
  ["fuji apple", "sort:fuji kind:apple"],
  ["apple for fuji", "kind:apple (for) sort:fuji"],
  ["apple 2015 fuji", 'kind:apple year:2015..2015 "fuji"'],
  ["apple 98", "kind:apple year:1998..1998"],
  ["98", '"98"'],
  ["apple x98", 'kind:apple "x98"'],
  // Phrases that stay text hide the words within them.
  ["apple pie", '"apple pie"'],
  // Excluded values, and opposites.
  ["apple not fuji", "kind:apple -sort:fuji"],
  ["apple بدون fuji 2015", "kind:apple -sort:fuji year:2015..2015"],
  ["apple not for fuji", "kind:apple -sort:fuji"],
  ["apple not for granny smith", "kind:apple -sort:smith"],
  ["not apple", "-kind:apple"],
  ["ما بدي apple fresh", '-kind:apple "fresh"'],
  ["not apple granny smith", "-sort:smith"],
  ["fuji not apple", '"fuji" -kind:apple'],
  ["without navel or smith", '-sort:navel "or smith"'],
  ["without navel or x5", "-sort:navel -sort:x5"],
  ["without navel and عمان", '-sort:navel "and" place:amman'],
  ["بدون navel وx5", "-sort:navel -sort:x5"],
  ["not fresh apple", '"not fresh" kind:apple'],
  ["any bar apple", "-kind:apple"],
  ["any, bar apple", '"any, bar" kind:apple'],
  ["not 2015", "-year:2015..2015"],
  // `or` adds another value of the same column.
  ["apple 2015 or 2016", "kind:apple year:2015..2015 year:2016..2016"],
  ["not ripe", "state:green"],
  ["غير ripe", "state:green"],
  ["not fresh ومش apple", '"not fresh" -kind:apple'],
  // A narrower value counts instead of a wider one.
  ["picked apple by hand", "(picked) kind:apple picked:by hand"],
  ["picked", "picked:by hand"],
  ["picked apple not by hand", "picked:by hand kind:apple -picked:by hand"],
  // Shapes.
  ["10-12345 apple", "plate:10-12345 kind:apple"],
];

for (const [query, parts] of READINGS)
  test(`${query} → ${parts}`, () => {
    expect(readFruit(query)).toBe(parts);
  });

test("words in `plain` stay text, the others are understood", () => {
  expect(readFruit("apple under 12,000 fresh", { plain: ["APPLE"] })).toBe('"apple" price:..12000 "fresh"');
  expect(readFruit("apple under 12,000 fresh", { plain: ["under 12 000"] })).toBe(
    'kind:apple "under 12,000 fresh"',
  );
  expect(readFruit("prius+", { plain: ["prius"] })).toBe('"prius+"');
  expect(readFruit("for apple", { plain: ["for"] })).toBe('"for" kind:apple');
});

test("no query causes an error, and its parts contain every word in order", () => {
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
      const parts = understand(typed, fruitWords);
      // Stray combining marks, such as those in U+2017's decomposition, are not words.
      const wordsOf = (text: string) => foldTokens(text).join("").replaceAll(/\p{M}/gu, "");
      const wanted = tokensOf(typed).slice(0, 60);
      const all = wordsOf(parts.map((part) => part.words).join(" "));
      expect(all).toBe(wordsOf(typed.slice(wanted[0]?.start, wanted.at(-1)?.end)));
    }),
    { numRuns: 2000 },
  );
}, 300_000);

test("a long query is read up to a limit", () => {
  const long = "under 12 الف apple granny ".repeat(400);
  expect(understand(long, fruitWords).length).toBeLessThan(70);
  expect(understand("x".repeat(10_000), fruitWords).map(showPart)).toEqual([`"${"x".repeat(10_000)}"`]);
});
