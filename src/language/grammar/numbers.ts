import { type Amount, amountAt, isLetter, pricedAmount } from "./amounts.ts";
import { type Bound, FLIPPED, isArticle } from "./words.ts";
import { columnWords } from "./number-column-words.ts";
import { columnOfNext, isGuessed, limitAfter, upperAmount, yearsOf } from "./number-end.ts";
import { readStart, type Start } from "./number-start.ts";
import type { Query, Reading } from "../engine/query.ts";
import type { Token } from "../engine/tokens.ts";
import type { Meaning, NumberColumn, NumberRange } from "../engine/word-table.ts";

/** `around 10000` accepts values within this share. */
const AROUND = 0.15;

/** A number or a range, and what the words around it say. */
interface Said {
  amounts: Amount[];
  bound: Bound | null;
  /** The words before it, unless others overrule them. */
  start: Start;
  hasLimitAfter: boolean;
  hasArticle: boolean;
  /** A number alone. */
  isSingle: boolean;
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
  settleName(start, first, tokens);
  const second = upperAmount(text, tokens, start, first, columns);
  if (start.bound === "between" && !second) return null;
  const isAround = start.bound === "around";
  const after =
    second || isAround ? null : limitAfter(text, tokens, first, start.column ?? first.column, words);
  const saidBound = after?.bound ?? start.bound;
  const ahead = saidBound || second ? null : columnOfNext(tokens, first, words);
  const end = ahead ? first.end + 1 : (after ?? second ?? first).end;
  const unit = second?.column ?? first.column;
  // `older than 5 years` is about the age, although `older than` is about the year.
  const isMeasure = unit?.turned !== undefined && unit.turned.column === start.column?.column;
  const isReversed = isMeasure && unit.turned?.isReversed === true;
  const bound = isReversed && saidBound ? FLIPPED[saidBound] : saidBound;
  const names = [isMeasure ? null : start.column, after?.column, ahead, unit].filter((name) => name != null);
  if (new Set(names).size > 1) return { end, meanings: [] };
  const said: Said = {
    amounts: second ? [first, second] : [first],
    bound,
    start: isReversed ? { ...start, step: -start.step } : start,
    hasLimitAfter: after !== null,
    hasArticle: isArticle(tokens[start.end - 1]),
    isSingle: start.end === from && (first.isSmallWord || end === from + 1),
  };
  const [name] = names;
  const meanings = name ? meaningsIn(name, said) : columns.flatMap((column) => guessedIn(column, said));
  return meanings.length > 0 || name ? { end, meanings } : null;
}

/**
 * The word after a number names its column, unless another name is before it: in `code 10 number 777`, `number` belongs to 777.
 */
function settleName(start: Start, first: Amount, tokens: Token[]): void {
  const [before, after] = [start.column, first.column];
  if (!before || !after || before === after || after.turned?.column === before.column) return;
  const isUnit = before.unitOf === after.column;
  if (!isUnit && first.end === tokens.length) return;
  first.column = null;
  if (!isUnit) first.end = first.nameAt;
}

function meaningsIn(column: NumberColumn, said: Said): Meaning[] {
  const { start, bound, hasLimitAfter, amounts } = said;
  const mayBeNone = (bound === "min" || start.isTurned) && !hasLimitAfter;
  const isNoBound = mayBeNone && column.noBounds?.has(start.boundKey) === true;
  const isStrict = !hasLimitAfter && column.strictBounds?.has(start.boundKey);
  const strictStep = bound === "max" ? -1 : Number(bound === "min");
  const ranged = meaningOf(column, amounts, isNoBound ? null : bound, isStrict ? strictStep : start.step);
  if (!ranged) return [];
  const meaning = column.says ?? ranged;
  return [start.isNegated || (isNoBound && start.isTurned) ? { ...meaning, isNegated: true } : meaning];
}

/** What a number without a name may mean in a column. */
function guessedIn(column: NumberColumn, said: Said): Meaning[] {
  const { amounts, bound, hasArticle, isSingle } = said;
  const [first, second] = amounts;
  const isSmallWord = bound === null && amounts.every((amount) => amount.isSmallWord);
  if (!isSmallWord && isGuessed(column, amounts, second ? "between" : bound, hasArticle))
    return meaningsIn(column, said);
  if (!first || second) return [];
  // Two digits in words may be a short year: `لانسر تسعة وتسعين` is a Lancer of 1999.
  const short = isSingle ? (column.short?.(first.number, first.isPadded) ?? []) : [];
  const notBeside = bound === null && !isSmallWord ? column.bare?.(first) : null;
  const bare = notBeside ? meaningsIn(column, said).map((meaning) => ({ ...meaning, notBeside })) : [];
  return [short, bare].flat();
}

function meaningOf(own: NumberColumn, amounts: Amount[], bound: Bound | null, step: number): Meaning | null {
  const { column, read, alone, turned, around } = own;
  const values = yearsOf(own, amounts)
    .map(({ number, isPadded }) => (number === 0 && amounts.length > 1 ? 0 : read(number, isPadded)))
    .filter((value) => value !== null);
  const [first, second] = values;
  if (first === undefined || values.length < amounts.length) return null;
  const isAround = around && bound === "around" && second === undefined;
  const value = isAround
    ? around(first)
    : rangeOf(first + step, second ?? null, bound ?? (alone === "max" ? "max" : null));
  return turned ? { column: turned.column, value: turned.range(value) } : { column, value };
}

function rangeOf(first: number, second: number | null, bound: Bound | null): NumberRange {
  if (second !== null) return { min: Math.min(first, second) || null, max: Math.max(first, second) };
  if (bound === "max") return { min: null, max: first };
  if (bound === "min") return { min: first, max: null };
  if (bound === "around")
    return { min: Math.round(first * (1 - AROUND)), max: Math.round(first * (1 + AROUND)) };
  return { min: first, max: first };
}
