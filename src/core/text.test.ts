import { expect, test } from "bun:test";
import * as fc from "fast-check";
import { cleanLine, cleanParagraphs, toLatinDigits, directionOf } from "./text.ts";

const marks = [
  "\u202e",
  "\u2066",
  "\u200f",
  "\u200b",
  "\u00ad",
  "\ufeff",
  "\u0000",
  "\u001b",
  "\n",
  "\u2028",
];
const joiners = ["\u200c", "\u200d", " ", "\t", "\ud800", "e\u0301", "أ", "س"];
const typed = fc.string({
  unit: fc.oneof(fc.constantFrom(...marks, ...joiners), fc.string({ unit: "binary" })),
});
const FORBIDDEN = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

test("a line is normalized, without control and bidi characters, with single spaces", () => {
  expect(cleanLine("  Toyota \t Camry\r\n 2019 ")).toBe("Toyota Camry 2019");
  expect(cleanLine("\u202egpj.exe\u202c \u2066x\u2069\u200f")).toBe("gpj.exe x");
  expect(cleanLine("e\u0301\u0000\u001b[0m")).toBe("é[0m");
  expect(cleanLine("كور\ufeffولا\u200b")).toBe("كورولا");
  expect(cleanLine("a\ud800b")).toBe("a\ufffdb");
  expect(cleanLine("كامري 2019")).toBe("كامري 2019");
});

test("joiners stay inside words and emoji only", () => {
  expect(cleanLine("می\u200cخواهم 👨\u200d👩\u200d👧")).toBe("می\u200cخواهم 👨\u200d👩\u200d👧");
  expect(cleanLine("\u200d\u200c \u200d")).toBe("");
  expect(cleanLine("a \u200d b\u200c")).toBe("a b");
});

test("paragraphs keep their lines and at most one blank line in a row", () => {
  expect(cleanParagraphs(" one  two \r\nthree\n\n \n\n four\u2028five \n")).toBe(
    "one two\nthree\n\nfour\nfive",
  );
  expect(cleanParagraphs("\n \u200b\n")).toBe("");
});

/** Every character that shows nothing by itself, and two of the unassigned ones. */
const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) =>
    /[\s\p{Cc}\p{Cf}\p{Co}\p{M}\p{Default_Ignorable_Code_Point}\u0378\u2800\ufffc\uffff\u{13441}\u{13442}\u{1d159}]/u.test(
      letter,
    ),
  );

test("a text of which nothing is seen is empty, whatever its characters", () => {
  for (const letter of "\u3164\u2800\u115f\u1160\uffa0\ufe00\ufe0f\u00ad\u200b\u2060\u180e\u{e0041}\u{e0100}\u034f\u0301\u20e3\uffff\u0378\u{13441}")
    expect(unseen).toContain(letter);
  for (const letter of unseen)
    if (cleanLine(letter.repeat(12)) !== "") expect(letter.codePointAt(0)).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...unseen), { maxLength: 20 }), (letters) => {
      expect(cleanLine(letters.join(""))).toBe("");
      expect(cleanParagraphs(letters.join(""))).toBe("");
      expect(cleanLine(`a${letters.join("")}`)).not.toBe("");
    }),
  );
});

test("blank letters are spaces; emoji and accents stay", () => {
  expect(cleanLine("\u3164رامي\u3164\u2800حداد\uffa0")).toBe("رامي حداد");
  expect(cleanLine("❤\ufe0f 1\ufe0f\u20e3 مُحَمَّد")).toBe("❤\ufe0f 1\ufe0f\u20e3 مُحَمَّد");
  expect(cleanLine("A\ufe00\u{e0100}B")).toBe("AB");
});

test("cleaning is idempotent and leaves no forbidden characters", () => {
  fc.assert(
    fc.property(typed, (text) => {
      const line = cleanLine(text);
      expect(cleanLine(line)).toBe(line);
      expect(line).not.toMatch(FORBIDDEN);
      expect(line).not.toMatch(/\s\s|^\s|\s$/);
    }),
    { numRuns: 500 },
  );
});

test("cleaning paragraphs is idempotent and cleans each line", () => {
  fc.assert(
    fc.property(typed, (text) => {
      const paragraphs = cleanParagraphs(text);
      expect(cleanParagraphs(paragraphs)).toBe(paragraphs);
      expect(paragraphs.split("\n").map(cleanLine).join("\n")).toBe(paragraphs);
      expect(paragraphs).not.toContain("\n\n\n");
    }),
    { numRuns: 500 },
  );
});
test("Arabic-Indic and Persian digits become Latin; all else stays", () => {
  expect(toLatinDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(toLatinDigits("۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789");
  expect(toLatinDigits("كورولا ٢٠١٦, 5٪")).toBe("كورولا 2016, 5٪");
});

test.each([
  ["BMW الفئة 5", "rtl"],
  ["كامري 2019", "rtl"],
  ["Camry 2019", "ltr"],
  ["20-777", "ltr"],
] as const)("%p reads %s", (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
