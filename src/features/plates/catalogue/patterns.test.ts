import { expect, test } from "bun:test";
import { messagesOf } from "#src/i18n/t.ts";
import { codesLike, parsePlatePattern, PATTERN_TAGS, type PatternTag, patternTags } from "./patterns.ts";
import { randomPlates } from "#src/testing/listings/random-plates.ts";

/** A slow implementation that counts digits one by one and shares no code with `patternTags`. */
function slowTags(code: number, number: number): PatternTag[] {
  const digits: number[] = [];
  for (let rest = number; rest > 0; rest = Math.floor(rest / 10)) digits.unshift(rest % 10);
  const count = digits.length;
  const at = (i: number) => digits[i] ?? -1;
  const steps = digits.slice(1).map((digit, i) => digit - at(i));
  const every = (step: number) => steps.length > 0 && steps.every((taken) => taken === step);
  let backwards = 0;
  for (let i = count - 1; i >= 0; i--) backwards = backwards * 10 + at(i);
  const tags: PatternTag[] = [];
  if (number < 1000) tags.push("short");
  if (every(0)) tags.push("all-same");
  if (number >= 100 && backwards === number && at(count - 1) !== 0 && !every(0)) tags.push("mirror");
  if (count === 4 && Math.floor(number / 100) === number % 100 && !every(0)) tags.push("repeated-pair");
  if (count >= 3 && every(1)) tags.push("sequence-up");
  if (count >= 3 && every(-1)) tags.push("sequence-down");
  if (number % 1000 === 0 || (number < 1000 && number % 100 === 0)) tags.push("round");
  if (number >= 1950 && number <= 2010) tags.push("birth-year");
  if (code === number) tags.push("equals-code");
  let sevens = 0;
  for (const digit of digits) if (digit === 7) sevens++;
  if (sevens >= 2) tags.push("lucky-seven");
  return tags;
}

test("tags of 10,000 random plates agree with a slow implementation", () => {
  const seen = new Set<PatternTag>();
  for (const [code, number] of randomPlates(10_000)) {
    const tags = patternTags(code, String(number));
    expect([code, number, tags]).toEqual([code, number, slowTags(code, number)]);
    for (const tag of tags) seen.add(tag);
  }
  expect(seen).toEqual(new Set(PATTERN_TAGS));
});

test("tags of every possible number agree too", () => {
  const wrong = Array.from({ length: 99_999 }, (_, i) => i + 1).filter(
    (number) => patternTags(20, number).join() !== slowTags(20, number).join(),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["10", "7", ["short"]],
  ["10", "77", ["short", "all-same", "lucky-seven"]],
  ["10", "10", ["short", "equals-code"]],
  ["12", "123", ["short", "sequence-up"]],
  ["12", "500", ["short", "round"]],
  ["12", "121", ["short", "mirror"]],
  ["12", "1212", ["repeated-pair"]],
  ["12", "12121", ["mirror"]],
  ["12", "1111", ["all-same"]],
  ["12", "98765", ["sequence-down"]],
  ["12", "210", ["short", "sequence-down"]],
  ["12", "7890", []],
  ["12", "25000", ["round"]],
  ["12", "1500", []],
  ["12", "1950", ["birth-year"]],
  ["12", "2010", ["birth-year"]],
  ["12", "1949", []],
  ["12", "2011", []],
  ["12", "17073", ["lucky-seven"]],
  ["12", "48213", []],
])("%s-%s: %p", (code, number, tags) => expect(patternTags(code, number)).toEqual(tags as PatternTag[]));

test("every tag has a name and a description in both languages", () => {
  for (const { patternLabel, patternExplanation } of Object.values(messagesOf))
    for (const tag of PATTERN_TAGS) {
      expect(patternLabel(tag)).not.toBe(tag);
      expect(patternExplanation(tag)).toEndWith(".");
    }
});

test.each([
  ["?77?", { code: null, likes: [["_77_"]] }],
  ["*123", { code: null, likes: [["%123"]] }],
  ["20-*", { code: "20", likes: [["%"]] }],
  ["20-", { code: "20", likes: [["%"]] }],
  ["2?-7*", { code: "2_", likes: [["7%"]] }],
  ["*-777", { code: null, likes: [["777"]] }],
  ["-777", { code: null, likes: [["777"]] }],
  [" ؟ ٧ ٧ ؟ ", { code: null, likes: [["_77_"]] }],
  ["۲۰–٭", { code: "20", likes: [["%"]] }],
  ["７７**", { code: null, likes: [["77%"]] }],
  ["12345", { code: null, likes: [["12345"]] }],
  ["*0,*5", { code: null, likes: [["%0", "%5"]] }],
  ["AA*&*0,*5", { code: null, likes: [["AA%"], ["%0", "%5"]] }],
  ["10-7*,AAB", { code: "10", likes: [["7%", "AAB"]] }],
])("the pattern %p is %p", (typed, read) => expect(parsePlatePattern(typed)).toEqual(read));

test.each([
  "",
  " ",
  "*",
  "**",
  "-",
  "*-*",
  "abc",
  "7a",
  "1-2-3",
  "%",
  "_",
  "7'--",
  "😀",
  "?".repeat(21),
  "٫",
])("%p is no pattern", (typed) => expect(parsePlatePattern(typed)).toBeNull());

test("the codes that match a pattern are found", () => {
  expect(codesLike("20")).toEqual([20]);
  expect(codesLike("2_")).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  expect(codesLike("%9").length).toBe(10);
  expect(codesLike("100")).toEqual([]);
});
