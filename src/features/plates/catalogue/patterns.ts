import { toLatinDigits } from "#src/core/text.ts";

/** Most valuable first. */
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
export const FIRST_BIRTH_YEAR = 1950;
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

/** The tags of a plate; both arguments without leading zeros. */
export const patternTags = (areaCode: string | number, plateNumber: string | number): PatternTag[] =>
  PATTERN_TAGS.filter((tag) => hasPattern[tag](String(plateNumber), String(areaCode)));

/** The tags that find a plate, which shows only its narrowest: 1111 is also a mirror number and a repeated pair. */
export const foundByTags = (tags: PatternTag[], digitCount: number): PatternTag[] => {
  if (!tags.includes("all-same")) return tags;
  return [...tags, "mirror", ...(digitCount === 4 ? (["repeated-pair"] as const) : [])];
};

/** Lists of patterns in the syntax of SQL LIKE. A number matches one of each list. `code` is null for any code. */
interface PlatePattern {
  code: string | null;
  likes: string[][];
}

const MAX_PATTERNS = 200;
/** More lists that must all match are ignored. */
export const MAX_LISTS = 4;
/** `numbersLike` needs a bit for each sign, so a pattern has at most twenty. */
const PATTERNS = /^(?:([\d?*]{0,20})-)?([\d?*A-E]{0,20}(?:[,&][\d?*A-E]{1,20})*)$/;

/**
 * Parses a pattern: `?` is any digit, `*` any digits, a capital letter the same digit each time (`AABB`), a dash separates
 * code and number, commas separate patterns of which one must match, `&` those that must all match (`?77?`, `20-*`, `*0,*5`).
 * Null for text that is not a pattern or matches everything.
 */
export function parsePlatePattern(text: string): PlatePattern | null {
  const parts = partsOfPattern(text);
  if (!parts) return null;
  const [code, list] = parts;
  return {
    code: isAny(code) ? null : likeOf(code),
    likes: list.split("&", MAX_LISTS).map((all) => all.split(",").map((number) => likeOf(number || "*"))),
  };
}

export function partsOfPattern(text: string): [code: string, list: string] | null {
  const typed = latinPattern(text.slice(0, MAX_PATTERNS)).replaceAll(/[\s\p{Cf}]/gu, "");
  const [, code = "*", list = ""] = PATTERNS.exec(typed) ?? [];
  return isAny(code) && list.split(/[,&]/).some(isAny) ? null : [code, list];
}

export const latinPattern = (text: string): string =>
  toLatinDigits(text.normalize("NFKC"))
    .replaceAll("؟", "?")
    .replaceAll("٭", "*")
    .replaceAll(/[\p{Pd}−ـ]/gu, "-");

const isAny = (pattern: string) => /^\**$/.test(pattern);
const likeOf = (pattern: string) => pattern.replaceAll(/\*+/g, "%").replaceAll("?", "_");

export function codesLike(code: string): number[] {
  const wanted = new RegExp(`^${code.replaceAll("_", "\\d").replaceAll("%", "\\d*")}$`);
  const all = Array.from({ length: MAX_CODE }, (_, i) => i + 1);
  return all.filter((known) => wanted.test(String(known)));
}

/** `AABB` for 4488. */
export function lettersFor(number: string): string {
  const digits = [...new Set(number)];
  return [...number].map((digit) => "ABCDE"[digits.indexOf(digit)]).join("");
}
