import { type Amount, amountAt, pricedAmount, yearsOf } from "./amounts.ts";
import { type Bound, BOUNDS, FLIPPED } from "./bound-words.ts";

import { isArticle } from "./link-words.ts";
import { columnWords } from "./number-column-words.ts";
import { boundAfter, columnOfNext, isGuessed, isLetter, startsNumber, upperAmount } from "./number-end.ts";
import { readStart, refusalAt, withoutAnd } from "./number-start.ts";
import { phraseAt, type Token } from "../engine/tokens.ts";
import { isOpen } from "./negation.ts";
import type { Reading } from "../engine/query.ts";
import type { Meaning, NumberColumn, NumberRange } from "../engine/word-table.ts";

/** `around 10000` accepts values within this share. */
const AROUND = 0.15;
const STRICT_STEPS = { max: -1, min: 1, between: 0, around: 0 };
/**
 * Reads the number or range at `from`; null if there is none, or if its column is unknown. `10 777` is one number only if that
 * has a meaning.
 */
export function readNumbers(
  query: string,
  tokens: Token[],
  from: number,
  columns: NumberColumn[],
): Reading | null {
  const reading = readAmounts(query, tokens, from, columns);
  if (reading?.meanings.length || !tokens.slice(from).some(({ grouped }) => grouped)) return reading;
  const apart = tokens.map((token) => ({ ...token, grouped: undefined }));
  return readAmounts(query, apart, from, columns);
}

function readAmounts(query: string, tokens: Token[], from: number, columns: NumberColumn[]): Reading | null {
  const words = columnWords(columns);
  if (tokens[from]?.text.startsWith("و")) tokens = withoutAnd(tokens, from, words);
  const start = readStart(tokens, from, words);
  const refusal = start.bound || start.isNegated ? null : refusalAt(tokens, start.end, words);
  if (refusal !== null) start.end = refusal;
  const first = amountAt(tokens, start.end, words) ?? pricedAmount(tokens, start.end, words, start.column);
  if (!first || isLetter(tokens, first.end)) return null;
  // In `range 3000jd till 4500jd`, the name is not that of the battery's range.
  const own = columns.find(({ column }) => column === start.column);
  const isOwn = ({ number }: Amount) => own?.fits?.(number) ?? true;
  if (first.column !== null && !isOwn(first)) start.column = null;
  // In `code 10 number 777`, `number` is the name of 777, not another name of 10.
  const measured = ({ column: name }: Amount) => columns.find(({ column }) => column === name)?.turned;
  const isOther =
    start.column !== null &&
    first.column !== null &&
    first.column !== own?.unitOf &&
    ![first.column, measured(first)?.column].includes(start.column);
  if (isOther && first.end < tokens.length) Object.assign(first, { column: null, end: first.nameAt });
  const second = upperAmount(query, tokens, start, first, columns);
  if (start.bound === "between" && !second) return null;
  if (second && !isOwn(first) && !isOwn(second)) start.column = null;
  const lastEnd = (second ?? first).end;
  const after =
    second || start.bound === "around"
      ? null
      : boundAfter(query, tokens, first, start.column ?? first.column, words);
  if (refusal !== null && (!after || after.bound === "around")) return null;
  const saidBound = after?.bound ?? start.bound ?? signBefore(query, tokens[start.end]);
  const amounts = second ? [first, second] : [first];
  const ahead = saidBound || second ? null : columnOfNext(tokens, lastEnd, first, columns, words);
  const boundEnd = after?.end ?? lastEnd;
  const late = saidBound && amounts.every(({ column }) => column === null) && lateName(boundEnd);
  if (late) first.column = late.value;
  const end = ahead ? lastEnd + 1 : late ? late.end : boundEnd;
  // `older than 5 years` is about the age, although `older than` is about the year.
  const other = measured(second ?? first);
  const isOfOther = other !== undefined && other.column === start.column;
  if (isOfOther) start.column = null;
  const isTurned = isOfOther && other.isReversed === true;
  const isFlipped = isTurned !== (refusal !== null);
  const bound = isFlipped && saidBound ? FLIPPED[saidBound] : saidBound;

  /** The name of the column after a number and its bound: `10k max jd`. */
  function lateName(at: number): { value: string; end: number } | null {
    const name = phraseAt(tokens, at, words.afterBound) ?? (after && phraseAt(tokens, at, words.after));
    const isOfNext =
      name &&
      (startsNumber(tokens, name.end) ||
        phraseAt(tokens, name.end, BOUNDS) ||
        phraseAt(tokens, name.end, words.bounds));
    return isOfNext ? null : name;
  }

  const columnNames = [start.column, after?.column ?? null, ahead, ...amounts.map(({ column }) => column)];
  const names = [...new Set(columnNames)].filter((name) => name !== null && name !== own?.unitOf);
  if (names.length > 1) return { end, meanings: [] };
  const isUnnamed = names.length === 0;
  if (isUnnamed && bound === null && amounts.every(({ isSmallWord }) => isSmallWord)) {
    // Two digits in words may be a short year: `لانسر تسعة وتسعين` is a Lancer of 1999.
    const years = second ? [] : columns.flatMap(({ short }) => short?.(first.number) ?? []);
    return years.length > 0 ? { end, meanings: years } : null;
  }
  const isSingleNumber = isUnnamed && end === from + 1 && !isGlued(query, tokens, from);
  const isBare = isUnnamed && bound === null && !second;
  const meanings = columns.flatMap((column): Meaning[] => {
    const isMeant = isUnnamed
      ? !(second?.isInRow && !column.short) &&
        isGuessed(column, amounts, second ? "between" : bound, isArticle(tokens[start.end - 1]))
      : column.column === names[0];
    const mayBeNone = (bound === "min" || start.isTurned) && !after;
    const isNoBound = mayBeNone && column.noBounds?.has(start.boundKey);
    const isNegated = start.isNegated || (isNoBound && start.isTurned);
    const isStrict = !after && column.strictBounds?.has(start.boundKey);
    const ownStep = isTurned ? -start.step : start.step;
    const step = refusal !== null || isStrict ? STRICT_STEPS[bound ?? "between"] : ownStep;
    const ranged = meaningOf(column, amounts, isNoBound ? null : bound, step);
    const opposite = saidBound && meaningOf(column, amounts, FLIPPED[bound ?? saidBound], 0)?.value;
    const meaning =
      ranged && (column.says ?? (isOpen(ranged) && opposite ? { ...ranged, opposite } : ranged));
    if (isMeant && meaning) return [isNegated ? { ...meaning, isNegated } : meaning];
    const short = (isSingleNumber || second?.isInRow) && column.short && shortOf(column.short, amounts);
    const notBeside = isBare && column.bare?.(first);
    return [...(short ? [short] : []), ...(notBeside && meaning ? [{ ...meaning, notBeside }] : [])];
  });
  return meanings.length > 0 || !isUnnamed ? { end, meanings } : null;
}

function shortOf(read: NonNullable<NumberColumn["short"]>, amounts: Amount[]): Meaning | null {
  const [first, last] = amounts.map(({ number, isPadded }) => read(number, isPadded));
  if (!first || amounts.length === 1) return first ?? null;
  if (!last) return null;
  const [from, to] = [first.value, last.value];
  if (typeof from === "string" || typeof to === "string") return null;
  return { ...first, value: { min: from.min, max: to.max } };
}

/** Whether the number is at the end of a word: `srt10`. */
const isGlued = (query: string, tokens: Token[], at: number): boolean =>
  /\p{L}$/u.test(query.slice(0, tokens[at]?.start));

const SIGNS: Record<string, Bound> = {
  "<": "max",
  "≤": "max",
  ">": "min",
  "≥": "min",
  "~": "around",
  "≈": "around",
};

/** The bound of a sign before a number: `>= 2015`. */
const signBefore = (query: string, token: Token | undefined): Bound | null =>
  SIGNS[/([<>≤≥~≈])=?[\s$]*$/.exec(query.slice(0, token?.start))?.[1] ?? ""] ?? null;

function meaningOf(own: NumberColumn, amounts: Amount[], bound: Bound | null, step: number): Meaning | null {
  const { column, read, alone, turned, around } = own;
  const [from, ...rest] = yearsOf(own, amounts);
  // `0-30000 km`
  const isFromZero = from?.number === 0 && rest.length > 0;
  const values = [...(isFromZero || !from ? [] : [from]), ...rest]
    .map(({ number, isPadded }) => read(number, isPadded))
    .filter((value) => value !== null);
  const [first, second] = values;
  if (first === undefined || values.length + Number(isFromZero) < amounts.length) return null;
  const saidBound = isFromZero ? "max" : (bound ?? (alone === "max" ? "max" : null));
  const isAround = around && saidBound === "around" && second === undefined;
  const value = isAround ? around(first) : rangeOf(first + step, second ?? null, saidBound);
  return turned ? { column: turned.column, value: turned.range(value) } : { column, value };
}

function rangeOf(first: number, second: number | null, bound: Bound | null): NumberRange {
  if (second !== null) return { min: Math.min(first, second), max: Math.max(first, second) };
  if (bound === "max") return { min: null, max: first };
  if (bound === "min") return { min: first, max: null };
  if (bound === "around")
    return { min: Math.round(first * (1 - AROUND)), max: Math.round(first * (1 + AROUND)) };
  return { min: first, max: first };
}
