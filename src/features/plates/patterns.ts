import { toLatinDigits } from "#src/core/text.ts";

/** What makes a plate valuable, the dearest first. */
export const PATTERN_TAGS = [
  "short",
  "all-same",
  "mirror",
  "repeated-pair",
  "sequence-up",
  "sequence-down",
  "round",
  "birth-year",
  "equals-code",
  "lucky-seven",
] as const;
export type PatternTag = (typeof PATTERN_TAGS)[number];

export const MAX_CODE = 99;
export const MAX_DIGITS = 5;
const FIRST_BIRTH_YEAR = 1950;
const LAST_BIRTH_YEAR = 2010;

const UP = "123456789";
const DOWN = "9876543210";

const ALL_SAME = /^(\d)\1+$/;
const hasPattern: Record<PatternTag, (plateNumber: string, areaCode: string) => boolean> = {
  short: (number) => number.length <= 3,
  "all-same": (number) => ALL_SAME.test(number),
  mirror: (number) =>
    number.length >= 3 && number === [...number].reverse().join("") && !ALL_SAME.test(number),
  "repeated-pair": (number) => /^(\d\d)\1$/.test(number) && !ALL_SAME.test(number),
  "sequence-up": (number) => number.length >= 3 && UP.includes(number),
  "sequence-down": (number) => number.length >= 3 && DOWN.includes(number),
  round: (number) => /^\d00$|000$/.test(number),
  "birth-year": (number) =>
    number.length === 4 && Number(number) >= FIRST_BIRTH_YEAR && Number(number) <= LAST_BIRTH_YEAR,
  "equals-code": (number, code) => number === code,
  "lucky-seven": (number) => number.split("7").length > 2,
};

/** The patterns of a plate, the dearest first; both without leading zeros. */
export const patternTags = (areaCode: string | number, plateNumber: string | number): PatternTag[] =>
  PATTERN_TAGS.filter((tag) => hasPattern[tag](String(plateNumber), String(areaCode)));

/** A pattern as SQL's LIKE takes it: `_` any digit, `%` any run. */
export interface PlatePattern {
  /** Null for any code. */
  code: string | null;
  like: string;
}

const MAX_PATTERN = 20;

/**
 * What a searcher typed: `?` is any digit and `*` any run of them, a dash parts code and number (`?77?`, `*123`, `20-*`);
 * digits of either script, spaces do not matter. Null for what asks for nothing or is no pattern.
 */
export function parsePlatePattern(text: string): PlatePattern | null {
  const typed = toLatinDigits(text.slice(0, 200).normalize("NFKC"))
    .replaceAll(/[\s\p{Cf}]/gu, "")
    .replaceAll("؟", "?")
    .replaceAll("٭", "*")
    .replaceAll(/[\p{Pd}−ـ]/gu, "-");
  const [, code = "*", number = ""] = /^(?:([\d?*]*)-)?([\d?*]*)$/.exec(typed) ?? [];
  if (typed.length > MAX_PATTERN || (isAny(code) && isAny(number))) return null;
  return { code: isAny(code) ? null : likeOf(code), like: likeOf(number || "*") };
}

const isAny = (pattern: string) => /^\**$/.test(pattern);
const likeOf = (pattern: string) => pattern.replaceAll(/\*+/g, "%").replaceAll("?", "_");

/** The codes that a pattern's `code` means. */
export function codesLike(code: string): number[] {
  const wanted = new RegExp(`^${code.replaceAll("_", "\\d").replaceAll("%", "\\d*")}$`);
  const all = Array.from({ length: MAX_CODE }, (_, i) => i + 1);
  return all.filter((known) => wanted.test(String(known)));
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * The plate numbers that a pattern's `like` means, 1 at each. Walks the tree of all numbers by their digits, with the
 * places of the pattern that the digits so far have reached as bits, and turns back where there are none.
 */
export function numbersLike(like: string): Uint8Array {
  const bitsWhere = (holds: (sign: string) => boolean) =>
    [...like].reduce((bits, sign, at) => (holds(sign) ? bits | (1 << at) : bits), 0);
  const runs = bitsWhere((sign) => sign === "%");
  const taking = DIGITS.map((digit) => bitsWhere((sign) => sign === "_" || sign === String(digit)));
  const end = 1 << like.length;
  const passed = (reached: number) => reached | ((reached & runs) << 1);
  const fitting = new Uint8Array(10 ** MAX_DIGITS);
  const walk = (number: number, reached: number): void => {
    for (const [digit, takes] of taking.entries()) {
      const next = passed(((reached & takes) << 1) | (reached & runs));
      const longer = number * 10 + digit;
      if (next === 0 || longer === 0) continue;
      if (next & end) fitting[longer] = 1;
      if (longer * 10 < fitting.length) walk(longer, next);
    }
  };
  walk(0, passed(1));
  return fitting;
}
