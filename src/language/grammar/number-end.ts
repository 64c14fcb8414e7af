import { type Amount, amountAt, startsNumber } from "./amounts.ts";
import { AND_WORDS, type Bound, CONJUNCTIONS, isArticle, LINKS, RANGE_WORDS } from "./words.ts";
import { JOINED_NUMBER_WORDS } from "./number-words.ts";
import { columnWords, type ColumnWords } from "./number-column-words.ts";
import type { Start } from "./number-start.ts";
import { phraseAt, type Token } from "../engine/tokens.ts";
import type { NumberColumn } from "../engine/word-table.ts";

const DASH = /^\s*(?:[-–—/~…]|\.{2,3})\s*['’‘]?$/;
const DASH_OR_AND = /^\s*[-–—/~…&]\s*['’‘]?$/;

/** Reads the upper end of a range. In `5-8 ألف` both are thousands, so the first number changes too; not in `500 لـ 3 آلاف`. */
export function upperAmount(
  query: string,
  tokens: Token[],
  start: Start,
  first: Amount,
  columns: NumberColumn[],
): Amount | null {
  const words = columnWords(columns);
  const [last, next] = [tokens[first.end - 1], tokens[first.end]];
  if (start.bound === "max" || start.bound === "around" || !last || !next) return null;
  const isBetween = start.bound === "between";
  const isDash = (isBetween ? DASH_OR_AND : DASH).test(query.slice(last.end, next.start));
  const word = phraseAt(tokens, first.end, isBetween ? AND_WORDS : RANGE_WORDS);
  const afterWord = word?.end ?? first.end;
  const from = word && isArticle(tokens[afterWord]) ? afterWord + 1 : afterWord;
  // `to` and `and` may be written in one word with a name or a number: `لموديل`, `وثمانية`.
  const isJoined = next.text.startsWith("ل") || (isBetween && next.text.startsWith("و"));
  const joinedName = isJoined && words.before.has(next.text.slice(1)) ? { end: from + 1 } : null;
  const name = phraseAt(tokens, from, words.before) ?? joinedName;
  const second =
    word || isDash || (name && isBetween) || joinedName
      ? amountAt(tokens, name?.end ?? from, words.after)
      : isJoined
        ? amountAt(tokens, first.end, words.after, JOINED_NUMBER_WORDS)
        : null;
  if (!second) return null;
  const isBelow = first.number < 100 || first.number * 1000 <= second.number;
  const isScaled = second.scaled && isBelow && !first.scaled && first.number < 1000;
  const lower = isScaled ? { ...first, number: first.number * 1000, scaled: true } : first;
  if (!isRange(start, lower, second, columns)) return null;
  Object.assign(first, lower);
  return second;
}

/** Both ends belong to one column, not in `2015 up to 8000` and `code 25 until 700`. */
function isRange(start: Start, first: Amount, second: Amount, columns: NumberColumn[]): boolean {
  const named = start.column ?? first.column ?? second.column;
  return named
    ? named.read(second.number, second.isPadded) !== null && (second.column ?? named) === named
    : columns.some((column) => isGuessed(column, [first, second], "between", false));
}

/** The limit after a number: `2015 or newer`, `8000 max`, `2015+`. */
export function limitAfter(
  query: string,
  tokens: Token[],
  { end: at, number }: Amount,
  column: NumberColumn | null,
  { limits, limitsAfter }: ColumnWords,
): { bound: Bound; column: NumberColumn | null; end: number } | null {
  const last = tokens[at - 1];
  if (last && /^\s?\+(?!\p{L})/u.test(query.slice(last.end))) return { bound: "min", column: null, end: at };
  const found = phraseAt(tokens, at, limitsAfter);
  if (!found) return null;
  const { end, value } = found;
  // In `2015 تحت 8000` and `2015 up to 8000` the bound belongs to the second number, in `2014 onward, 16k` to the first.
  const next = end + Number(LINKS.has(tokens[end]?.text ?? ""));
  const isBetween =
    !tokens[end - 1]?.isLast && startsNumber(tokens, isArticle(tokens[next]) ? next + 1 : next);
  for (let from = at; from < end; from++) {
    const before = phraseAt(tokens, from, limits)?.end ?? 0;
    if (before > end || (isBetween && before === end)) return null;
  }
  const own = value.column;
  const isMeant = own && (column ?? own) === own && own.read(number) !== null;
  return { bound: value.bound, end, column: isMeant ? own : null };
}

/** In `3 or 4 digits` both numbers belong to the column of the second; the first is read with its `or`. */
export function columnOfNext(tokens: Token[], first: Amount, words: ColumnWords): NumberColumn | null {
  const next = CONJUNCTIONS.has(tokens[first.end]?.text ?? "")
    ? amountAt(tokens, first.end + 1, words.after)
    : null;
  // `1 or 2 or 3 digits`
  const column = next && (next.column ?? columnOfNext(tokens, next, words));
  return column?.alone === "exact" && first.column === null && column.read(first.number) !== null
    ? column
    : null;
}

/** In `2008-11`, the second year is 2011. */
export const yearsOf = ({ short }: NumberColumn, amounts: Amount[]): Amount[] => {
  const [first, second] = amounts;
  const isShort = short && first && second && first.number > 1000 && second.number < 100;
  if (!isShort || second.number <= first.number % 100) return amounts;
  return [first, { ...second, number: first.number - (first.number % 100) + second.number }];
};

export const isGuessed = (
  column: NumberColumn,
  amounts: Amount[],
  bound: Bound | null,
  hasArticle: boolean,
): boolean =>
  yearsOf(column, amounts).every(({ number, scaled }) =>
    column.guess?.({
      isPadded: bound !== null && amounts.some(({ isPadded }) => isPadded),
      number,
      scaled,
      bounded: bound !== null,
      isAtMost: bound === "max",
      isInRange: amounts.length > 1,
      hasArticle,
      isSmall: number < 100 && bound !== "min",
    }),
  );
