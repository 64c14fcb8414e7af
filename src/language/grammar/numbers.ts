import { type Amount, amountAt, isLetter, pricedAmount } from "./amounts.ts";
import { ARTICLES, FLIPPED } from "./words.ts";
import { columnWords } from "./number-column-words.ts";
import { columnOfNext, limitAfter, rangeAt } from "./number-end.ts";
import { readStart, type Start } from "./number-start.ts";
import type { Query, Reading } from "../engine/query.ts";
import type { Meaning, NumberColumn, NumberRange } from "../engine/word-table.ts";

/** `around 10000` accepts values within this share. */
const AROUND = 0.15;

/** A number or a range, and what the words around it say. */
interface Said extends Start {
  amounts: Amount[];
  hasArticle: boolean;
  /** No other words are around it. */
  isAlone: boolean;
}

/** Reads the number or range at `from`; null if there is none, or if its column is unknown. */
export function readNumbers(
  { text, tokens, table: { numbers: columns } }: Query,
  from: number,
): Reading | null {
  const words = columnWords(columns);
  const start = readStart(tokens, from, words);
  const units = start.bound ? words.afterLimit : words.after;
  const first = amountAt(tokens, start.end, units) ?? pricedAmount(tokens, start.end, words, start.column);
  if (!first || isLetter(tokens, first.end)) return null;
  settleName(start, first);
  const meaningsOf = (name: NumberColumn | null, said: Said): Meaning[] =>
    name ? meaningsIn(name, said) : columns.flatMap((column) => guessedIn(column, said));
  const said = {
    ...start,
    amounts: [first],
    hasArticle: ARTICLES.has(tokens[start.end - 1]?.text ?? ""),
    isAlone: false,
  };

  const amounts = rangeAt(text, tokens, start, first, words);
  if (amounts) {
    const [name = null, ...others] = [amounts[1].column, first.column, start.column].filter(
      (one) => one !== null,
    );
    const isOneColumn = others.every(({ column }) => column === name?.column);
    const meanings = isOneColumn ? meaningsOf(name, { ...said, amounts }) : [];
    if (meanings.length > 0) return { end: amounts[1].end, meanings };
  }
  if (start.bound === "between") return null;

  const after =
    start.bound === "around" ? null : limitAfter(text, tokens, first, start.column ?? first.column, words);
  if (after) Object.assign(said, { bound: after.bound, boundKey: "" });
  const ahead = said.bound ? null : columnOfNext(tokens, first, words);
  const end = ahead ? first.end + 1 : (after ?? first).end;
  const name = first.column ?? start.column ?? after?.column ?? ahead;
  const meanings = meaningsOf(name, { ...said, isAlone: start.end === from && end === first.end });
  return meanings.length > 0 || name ? { end, meanings } : null;
}

/** After a number with a name before it, a name belongs to what follows: `777` in `code 10 number 777`. */
function settleName({ column }: Start, first: Amount): void {
  if (!column || !first.column || column.column === first.column.column) return;
  if (column.unitOf !== first.column.column) first.end = first.nameAt;
  first.column = null;
}

function meaningsIn(name: NumberColumn, said: Said): Meaning[] {
  const { column, boundKey, isNegated, amounts } = said;
  const { read, alone, around, says } = name;
  const values = amounts
    .map(({ number, isPadded }) => read(number, isPadded) ?? (number === 0 && amounts.length > 1 ? 0 : null))
    .filter((value) => value !== null);
  const [first, second] = values;
  if (first === undefined || values.length < amounts.length) return [];
  // `older than 5 years` is about the age, although `older than` is about the year.
  const isReversed = name.isReversed && (column ?? name).isReversed;
  const saidBound = said.bound && isReversed ? FLIPPED[said.bound] : said.bound;
  const isNoBound = name.noBounds?.has(boundKey);
  const bound = isNoBound ? null : (saidBound ?? (alone === "max" ? "max" : null));
  const isStrict = !isNegated && name.strictBounds?.has(boundKey);
  const step = isStrict ? Number(bound === "min") - Number(bound === "max") : said.step;
  const isAround = bound === "around" && second === undefined;
  const value = isAround && around ? around(first) : rangeOf(first + step, second ?? null, bound);
  const meaning = says ?? { column: name.column, value };
  return [isNegated && (isNoBound || !saidBound) ? { ...meaning, isNegated } : meaning];
}

/** What a number without a name may mean in a column. */
function guessedIn(column: NumberColumn, said: Said): Meaning[] {
  const { amounts, hasArticle, isAlone } = said;
  const [first, second] = amounts;
  const bound = second ? "between" : said.bound;
  const isPadded = bound !== null && amounts.some((amount) => amount.isPadded);
  const isGuessed = amounts.every((amount) => column.guess?.({ ...amount, bound, isPadded, hasArticle }));
  if (isGuessed) return meaningsIn(column, said);
  if (!first || second) return [];
  // Two digits in words may be a short year: `لانسر تسعة وتسعين` is a Lancer of 1999.
  const short = isAlone ? (column.short?.(first.number, first.isPadded) ?? []) : [];
  const notBeside = bound === null ? column.bare?.(first) : null;
  const bare = notBeside ? meaningsIn(column, said).map((meaning) => ({ ...meaning, notBeside })) : [];
  return [short, bare].flat();
}

function rangeOf(first: number, second: number | null, bound: Start["bound"]): NumberRange {
  if (second !== null) return { min: Math.min(first, second) || null, max: Math.max(first, second) };
  if (bound === "max") return { min: null, max: first };
  if (bound === "min") return { min: first, max: null };
  if (bound === "around")
    return { min: Math.round(first * (1 - AROUND)), max: Math.round(first * (1 + AROUND)) };
  return { min: first, max: first };
}
