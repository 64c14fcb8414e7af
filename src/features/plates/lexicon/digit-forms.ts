/* Reads which digits a plate has and where: `ends with 0 or 5`, `first three digits the same`, `كلها تسعات` (all of them nines). */
import { PRICE_WORDS } from "#src/language/grammar/price-words.ts";
import type { Reading } from "#src/language/grammar/numbers.ts";
import type { Token } from "#src/language/engine/tokens.ts";
import type { Meaning } from "#src/language/engine/word-table.ts";
import { lettersFor, MAX_DIGITS, patternTags } from "../catalogue/patterns.ts";
import { digitPartsAt } from "./digit-parts.ts";
import { type Piece, piecesOf } from "./digit-pieces.ts";
import { yearsBetween, yearsNamed } from "./digit-years.ts";
import { LEXICONS } from "./lexicons.ts";

interface Form {
  column: string;
  template: string;
  isNegated: boolean;
}

const FORMS = new Map(
  LEXICONS.digitForms.entries.flatMap(({ value, options, spellings }) => {
    const [column = "", template = ""] = value.split(" ");
    const form: Form = { column, template, isNegated: options["negated"] !== undefined };
    return spellings.map((names) => [names.replaceAll(" ", ""), form] as const);
  }),
);
const PRICES = new Set(PRICE_WORDS.before);
const COUNTS = new Set(["count", "length", "of-one", "pairs", "times", "several"]);

/** Reads a description that starts at a token; null without one. */
export function readDigits(tokens: Token[], from: number, query: string): Reading | null {
  // `price starts from 200`
  if (PRICES.has(tokens[from - 1]?.text ?? "")) return null;
  const pieces = piecesOf(digitPartsAt(tokens, from, query));
  for (let length = pieces.length; length > 0; length--) {
    const said = pieces.slice(0, length);
    const form = FORMS.get(said.map(({ name }) => name).join(""));
    const meaning = form && meaningOf(form, said);
    if (meaning) return { end: endWithExample(pieces, length), meanings: [meaning] };
  }
  return null;
}

/** The index of the token after the pieces and an example of them: `five same digits, like 33333`. */
function endWithExample(pieces: Piece[], length: number): number {
  const like = pieces[length]?.name === "comma" ? length + 1 : length;
  const example = pieces[like]?.name === "like" ? pieces[like + 1] : undefined;
  return (example?.values.length ? example.end : pieces[length - 1]?.end) ?? 0;
}

function meaningOf({ column, template, isNegated }: Form, pieces: Piece[]): Meaning | null {
  const count = Number(pieces.find(({ name }) => COUNTS.has(name))?.values[0] ?? 1);
  const digits = pieces.filter(({ name }) => !COUNTS.has(name)).flatMap(({ values }) => values);
  const isMany = pieces.some(({ name }) => name === "many");
  // `nice ones` are plates, and `sevens` are a tag.
  if (isMany && pieces.length === 1 && /^[17]$/.test(digits.join(""))) return null;
  if (column === "example") return likeThese(digits);
  if (column === "year") return pattern(yearsNamed(digits));
  if (column === "years") return pattern(yearsBetween(digits, pieces[0]?.name === "year"));
  const isOneDigit = digits.every((value) => /^(\d)\1*$/.test(value));
  if (template.includes("#") && !isOneDigit) return null;
  // `last two digits zero`, `ends with sevens`
  const times = count === 1 && (isMany || template.includes("~")) ? 2 : count;
  const all = digits.map((value) => (value.length === 1 ? value.repeat(times) : value));
  if (all.some((value) => value.length > MAX_DIGITS)) return null;
  const [shape, joint] = template.endsWith("&") ? [template.slice(0, -1), "&"] : [template, ","];
  const filled = (value: string) =>
    shape
      .replaceAll("%", value)
      .replace("#", value.slice(0, 1))
      .replace("~", [...value].join("*"))
      .replace("=", "A".repeat(count))
      .replaceAll("@", "ABCDE".slice(0, count));
  const shapes = [...new Set((all.length > 0 ? all : [""]).map(filled))];
  const value = column === "onlyDigits" ? shapes.toSorted().join("") : shapes.join(joint);
  return { column, value, ...(isNegated && { isNegated }) };
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
