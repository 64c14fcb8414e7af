/* Reads which digits a plate has and where: `ends with 0 or 5`, `first three digits the same`, `كلها تسعات` (all of them nines). */
import { PRICE_WORDS } from "#src/language/grammar/number-column-words.ts";
import type { Reading } from "#src/language/engine/query.ts";
import type { Token } from "#src/language/engine/tokens.ts";
import type { Meaning } from "#src/language/engine/word-table.ts";
import { FIRST_BIRTH_YEAR, lettersFor, MAX_DIGITS, patternTags } from "../catalogue/patterns.ts";
import { digitPartsAt } from "./digit-parts.ts";
import { type Piece, piecesOf } from "./digit-pieces.ts";
import { askedBy, DIGIT_FORMS } from "./lexicons.ts";

/** What sequences of pieces ask for, with signs in place of the digits. */
const FORMS = new Map(
  DIGIT_FORMS.entries.flatMap((entry) => {
    const form = askedBy(entry);
    return entry.spellings.map((names) => [names.replaceAll(" ", ""), form] as const);
  }),
);
const PRICES = new Set(PRICE_WORDS.before);
const LAST_YEAR = 2030;
const MOST_YEARS = 30;
const COUNTS = new Set(["count", "length", "of-one", "pairs", "times", "several"]);

/** Reads a description that starts at a token; null without one. */
export function readDigits(tokens: Token[], from: number): Reading | null {
  // `price starts from 200`
  if (PRICES.has(tokens[from - 1]?.text ?? "")) return null;
  const pieces = piecesOf(digitPartsAt(tokens, from));
  for (let length = pieces.length; length > 0; length--) {
    const said = pieces.slice(0, length);
    const form = FORMS.get(said.map(({ name }) => name).join(""));
    const meaning = form && meaningOf(form, said);
    if (meaning) return { end: said.at(-1)?.end ?? from, meanings: [meaning] };
  }
  return null;
}

function meaningOf(form: Meaning, pieces: Piece[]): Meaning | null {
  const { column } = form;
  const count = Number(pieces.find(({ name }) => COUNTS.has(name))?.values[0] ?? 1);
  const digits = pieces.filter(({ name }) => !COUNTS.has(name)).flatMap(({ values }) => values);
  const isMany = pieces.some(({ name }) => name === "many");
  // `nice ones` are plates, and `sevens` are a tag.
  if (isMany && pieces.length === 1 && /^[17]$/.test(digits.join(""))) return null;
  if (column === "example") return likeThese(digits);
  if (column === "year") return years(digits, form.value === "range");
  const value = filled(form, count, isMany && count === 1 ? digits.map((digit) => digit + digit) : digits);
  return value === null ? null : { ...form, value };
}

/** `1995` for 95. */
const fullYear = (year: number): number =>
  year > 99 || year < 10 ? year : year + (year <= LAST_YEAR % 100 ? 2000 : 1900);

/** Years as patterns: `born in 95`, `born between 1980 and 1989`. Null if one of the numbers is no year of birth. */
function years(numbers: string[], isRange: boolean): Meaning | null {
  const named = numbers.map((number) => fullYear(Number(number))).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = named;
  if (!named.every((year) => year >= FIRST_BIRTH_YEAR && year <= LAST_YEAR)) return null;
  const all = isRange ? Array.from({ length: last - first + 1 }, (_, i) => first + i) : named;
  if (all.length > MOST_YEARS) return null;
  // The ten years of a decade become one pattern: `198?`.
  return pattern([all.join().replace(/(\d{3})0(?:,\1\d){9}/g, "$1?")]);
}

/** The value of a form with the digits in place of its signs, which `digit-forms.txt` explains. */
function filled({ column, value: form }: Meaning, count: number, digits: string[]): string | null {
  const template = String(form);
  if (template.includes("#") && !digits.every((value) => /^(\d)\1*$/.test(value))) return null;
  const [digit = "", ...others] = digits;
  // `last two digits zero`
  const isEach = digit.length === 1 && others.length === 0;
  const all = isEach ? [digit.repeat(count)] : digits.length === 0 ? [""] : digits;
  if (all.some((value) => value.length > MAX_DIGITS)) return null;
  const values = all.map((value) =>
    template
      .replace("&", "")
      .replaceAll("%", value)
      .replaceAll("#", value.slice(0, 1))
      .replace("~", [...value].join("*"))
      .replace("=", "A".repeat(count))
      .replaceAll("@", "ABCDE".slice(0, count)),
  );
  const distinct = [...new Set(values)];
  return column === "onlyDigits"
    ? distinct.toSorted().join("")
    : distinct.join(template.includes("&") ? "&" : ",");
}

const pattern = (patterns: string[]): Meaning | null =>
  patterns.length > 0 ? { column: "pattern", value: patterns.join() } : null;

/** What the examples have in common: a tag, or the pattern of their digits. */
function likeThese(numbers: string[]): Meaning | null {
  if (!numbers.every((number) => /^(?:[1-9]\d{2,4}|([1-9])\1)$/.test(number))) return null;
  const tags = new Set(
    numbers.map((number) => patternTags("", number).find((tag) => tag !== "short" && tag !== "lucky-seven")),
  );
  const [tag] = tags;
  if (tag && tags.size === 1) return { column: "tags", value: tag };
  return pattern([...new Set(numbers.map(lettersFor))]);
}
