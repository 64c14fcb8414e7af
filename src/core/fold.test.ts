import { expect, test } from "bun:test";
import * as fc from "fast-check";
import { foldText, foldTokens } from "./fold.ts";

const FOLDS: [string, string][] = [
  ["أإآٱا", "ااااا"],
  ["مصطفى", "مصطفي"],
  ["فارسی", "فارسي"],
  ["فتحة", "فتحه"],
  ["لؤلؤ", "لولو"],
  ["فائق", "فايق"],
  ["گلف کیا", "كلف كيا"],
  ["چيپ ڤان ژ", "جيب فان ز"],
  ["مُحَمَّدٌ عـــمّان", "محمد عمان"],
  ["هٰذا", "هذا"],
  ["٢٠١٦ ۲۰۱۶", "2016 2016"],
  ["هونداي2016", "هونداي 2016"],
  ["2016هونداي", "2016 هونداي"],
  ["bmwسيارة", "bmw سياره"],
  ["سيارةBMW", "سياره bmw"],
  ["E200 530e", "e 200 530 e"],
  ["می\u200cخواهم", "مي خواهم"],
  ["كور\u200fو\ufeffلا\u202e", "كورولا"],
  ["ﻛﺎﻣﺮﻱ", "كامري"],
  ["ＢＭＷ", "bmw"],
  ["  Toyota\n\tCAMRY ", "toyota camry"],
  ["النترا", "النترا"],
];

for (const [text, folded] of FOLDS) {
  test(`${JSON.stringify(text)} folds to ${folded}`, () => expect(foldText(text)).toBe(folded));
}

test("tokens have no punctuation", () => {
  expect(foldTokens("كامري، C-HR (2019)!")).toEqual(["كامري", "c", "hr", "2019"]);
  expect(foldTokens(' "*" -- ')).toEqual([]);
});

test("a lone surrogate is replaced", () => {
  expect(foldText("camry \ud83d").isWellFormed()).toBe(true);
});

test("folding is idempotent", () => {
  const arabic = fc.stringMatching(/^[\u0600-\u06ff\u200c-\u200f A-z0-9]*$/);
  fc.assert(
    fc.property(fc.oneof(arabic, fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
      expect(foldTokens(folded)).toEqual(foldTokens(text));
    }),
    { numRuns: 2000 },
  );
});

test("tokens are exactly the words of the folded text", () => {
  for (let code = 0x20; code < 0x0700; code++) {
    const letter = String.fromCharCode(code);
    expect([letter, foldTokens(letter)]).toEqual([
      letter,
      foldText(letter).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
    ]);
  }
});
