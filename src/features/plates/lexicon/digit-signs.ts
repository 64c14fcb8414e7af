/* The words of descriptions of a plate's digits and their signs. */
import { readLexicon } from "#src/language/engine/lexicon.ts";
import { keyOf } from "#src/language/engine/tokens.ts";
import { DECADES } from "#src/language/grammar/decades.ts";
import digits from "./digits.txt" with { type: "text" };

export const DIGITS_LEXICON = readLexicon("digits.txt", digits);

export const EVEN = "02468";
export const ODD = "13579";

/** A sign is one letter, so that the grammar can be regular expressions. */
const SIGN_OF: Record<string, string> = {
  start: "S",
  end: "E",
  middle: "M",
  "at-end": "e",
  "at-start": "s",
  "both-ends": "B",
  contains: "I",
  with: "W",
  inside: "i",
  "of-one": "d",
  unit: "u",
  units: "U",
  same: "=",
  "in-a-row": "R",
  only: "O",
  "made-of": "Q",
  all: "A",
  or: "|",
  and: "&",
  like: "L",
  "followed-by": "f",
  parity: "v",
  alternating: "z",
  "both-ways": "x",
  times: "T",
  pairs: "P",
  several: "K",
  "two-pairs": "Z",
  "at-least": "G",
  nth: "N",
  "first-half": "H",
  "second-half": "h",
  year: "Y",
  from: "F",
  to: ">",
  many: "p",
  two: "r",
  number: "n",
};

const signOf = (name: string): string => {
  const sign = SIGN_OF[name];
  if (!sign) throw new Error(`digits.txt: there is no part called ${name}`);
  return sign;
};

/** The sign of each word, and the digits or the count that it stands for. */
export const SIGNS = new Map<string, { sign: string; value: string }>([
  ...DIGITS_LEXICON.entries.flatMap(({ value, options, spellings }) =>
    spellings.map((one) => [keyOf(one), { sign: signOf(value), value: options["is"] ?? "" }] as const),
  ),
  ...DECADES.flatMap(({ first, spellings }) =>
    spellings.map((one) => [keyOf(one), { sign: "D", value: String(first).replace(/0$/, "?") }] as const),
  ),
]);
