import { toLatinDigits } from "./text.ts";

const MARKS = /[\u064b-\u065f\u0670\u0640]/g;
const LETTERS: Record<string, string> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ة: "ه",
  ؤ: "و",
  ئ: "ي",
  گ: "ك",
  ک: "ك",
  چ: "ج",
  پ: "ب",
  ڤ: "ف",
  ژ: "ز",
};
const VARIANTS = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
const BEFORE_JOIN =
  /\p{L}(?=\p{N})|\p{N}(?=\p{L})|\p{sc=Arabic}(?=\p{sc=Latin})|\p{sc=Latin}(?=\p{sc=Arabic})/gu;

/** `text` with Arabic letter variants, vowel marks, digits and case unified. */
export const foldSpelling = (text: string): string =>
  toLatinDigits(text.toWellFormed().normalize("NFKC"))
    .replace(/[\t-\r\u0085\u2028\u2029\u200c]/g, " ")
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .replace(MARKS, "")
    .replace(VARIANTS, (letter) => LETTERS[letter] ?? letter)
    .toLowerCase()
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .trim();

/** As `foldSpelling`, with spaces between letters and digits and between scripts (`bmw 2016`). Idempotent. */
export const foldText = (text: string): string => foldSpelling(text).replace(BEFORE_JOIN, "$& ");

const FOLDED = /^(?:[a-z]+|[ءابتثجحخدذرزسشصضطظعغفقكلمنهوي]+)$/;

export const isFolded = (word: string): boolean => FOLDED.test(word);

export const foldTokens = (text: string): string[] =>
  isFolded(text) ? [text] : (foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
