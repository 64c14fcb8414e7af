import { expect, test } from "bun:test";
import { mayHaveTypo, nearWords, oneTypoFrom } from "./typos.ts";

const isNear = (typed: string, word: string) => oneTypoFrom(typed).has(word);

test("finds one letter added, missing or replaced, or two swapped", () => {
  for (const typed of ["camryy", "cxamry", "camrx", "acmry", "camyr"])
    expect([typed, isNear(typed, "camry")]).toEqual([typed, true]);
  for (const typed of ["كرولا", "كوروولا", "كوؤولا".replace("ؤ", "د"), "وكرولا"])
    expect([typed, isNear(typed, "كورولا")]).toEqual([typed, true]);
});

test("rejects two typos, the word itself, short words, digits and other scripts", () => {
  expect(isNear("cxxry", "camry")).toBe(false);
  expect(isNear("camry", "camry")).toBe(false);
  expect(["kiaa", "rav4x", "2018x", "camryا", "", "x".repeat(25), "🚗🚗🚗🚗🚗"].map(mayHaveTypo)).toEqual(
    Array(7).fill(false),
  );
  expect(oneTypoFrom("kiaa").size).toBe(0);
});

test("the number of variants matches the alphabet", () => {
  for (const word of oneTypoFrom("camry"))
    expect([word, oneTypoFrom(word).has("camry") || word.length < 5]).toEqual([word, true]);
});

test("nearWords agrees with oneTypoFrom on words of five letters and more", () => {
  const list = [
    "camry",
    "camri",
    "cmary",
    "acmry",
    "camy",
    "camryy",
    "xcamry",
    "camr",
    "corolla",
    "camrx",
    "cxmrx",
  ];
  const typed = ["camry", "camyr", "camryy", "corola", "crolola", "كامري"];
  const near = nearWords(list);
  for (const word of typed) {
    const made = oneTypoFrom(word);
    expect([word, near(word)]).toEqual([
      word,
      expect.arrayContaining(list.filter((other) => made.has(other))),
    ]);
    expect([word, near(word).length]).toEqual([word, list.filter((other) => made.has(other)).length]);
  }
});

test("in words of three and four letters, a swap or a missing letter is preferred to a replaced one", () => {
  const near = nearWords(["golf", "gold", "accord", "أكورد", "كورد", "فورد", "kia", "corsa"]);
  const found: [word: string, near: string[]][] = [
    ["glof", ["golf"]],
    ["olf", ["golf"]],
    ["golx", ["golf", "gold"]],
    ["crsa", ["corsa"]],
    ["kai", []],
    ["ka", []],
    ["9-5x", []],
  ];
  for (const [word, expected] of found) expect([word, near(word)]).toEqual([word, expected]);
});
