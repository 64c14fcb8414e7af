import { type Amount, amountAt, secondAmount, yearsOf } from "./amounts.ts";
import { type Bound, BOUNDS, BOUNDS_AFTER } from "./bound-words.ts";
import { CONJUNCTIONS, LINKS, isArticle } from "./link-words.ts";
import { SCALES, UP_TO_WORDS } from "./amount-words.ts";
import { type ColumnWords, columnWords } from "./number-column-words.ts";
import { NUMBER_WORDS } from "./number-words.ts";
import { phraseAt, type Token } from "../engine/tokens.ts";
import type { NumberColumn } from "../engine/word-table.ts";

/** The upper end of a range. `up to` makes a range only of two numbers of a column, not in `2015 up to 8000`. */
export function upperAmount(
  query: string,
  tokens: Token[],
  start: { column: string | null; bound: Bound | null },
  first: Amount,
  columns: NumberColumn[],
): Amount | null {
  const second =
    secondAmount(query, tokens, first, start.bound, columnWords(columns)) ??
    lastInRow(query, tokens, start, first, columns);
  const name = start.column ?? first.column;
  // `code 25 until 700`
  const mayBeBound = name !== null && phraseAt(tokens, first.end, BOUNDS)?.value === "max";
  if (!second || !(mayBeBound || phraseAt(tokens, first.end, UP_TO_WORDS))) return second;
  const isRange = columns.some((column) =>
    name === null
      ? isGuessed(column, [first, second], "between", false)
      : column.column === name &&
        column.read(second.number, second.isPadded) !== null &&
        (second.column ?? name) === name,
  );
  return isRange ? second : null;
}

/** Years in a row are a range: `nubira 98 99`. */
function lastInRow(
  query: string,
  tokens: Token[],
  start: { column: string | null; bound: Bound | null },
  first: Amount,
  columns: NumberColumn[],
): Amount | null {
  const column = columns.find(({ short }) => short);
  if (!column || start.bound || first.column) return null;
  const isNext = (at: number) => {
    const [last, next] = [tokens[at - 1], tokens[at]];
    return (
      /^(?:19|20)?\d\d$/.test(last?.text ?? "") &&
      /^\d\d$/.test(next?.text ?? "") &&
      next?.number === ((last?.number ?? 0) + 1) % 100 &&
      /^[,،\s]+$/.test(query.slice(last?.end, next.start))
    );
  };
  let at = first.end;
  while (isNext(at)) at++;
  const last = at > first.end ? amountAt(tokens, at - 1, columnWords(columns)) : null;
  const name = start.column ?? last?.column ?? column.column;
  return last && !last.scaled && name === column.column ? { ...last, isInRow: true } : null;
}

export function boundAfter(
  query: string,
  tokens: Token[],
  { end: at, number }: Amount,
  column: string | null,
  { bounds, boundsAfter }: ColumnWords,
): { bound: Bound; column: string | null; end: number } | null {
  const last = tokens[at - 1];
  if (last && /^\s?\+(?!\p{L})/u.test(query.slice(last.end))) return { bound: "min", column: null, end: at };
  const own = phraseAt(tokens, at, boundsAfter);
  const isMeant =
    own &&
    (column ?? own.value.column.column) === own.value.column.column &&
    own.value.column.read(number) !== null;
  const general = phraseAt(tokens, at, BOUNDS_AFTER);
  const found = own
    ? { bound: own.value.bound, end: own.end }
    : general && { bound: general.value, end: general.end };
  if (!found) return null;
  // In `2015 تحت 8000` and `2015 up to 8000` the bound belongs to the second number, in `2014 onward, 16k` to the first.
  const next = found.end + Number(LINKS.has(tokens[found.end]?.text ?? ""));
  const isBetween = !tokens[found.end - 1]?.isLast && startsNumber(tokens, next);
  for (let from = at; from < found.end; from++)
    for (const before of [BOUNDS, bounds]) {
      const end = phraseAt<unknown>(tokens, from, before)?.end ?? 0;
      if (end > found.end || (isBetween && end === found.end)) return null;
    }
  return { ...found, column: isMeant ? own.value.column.column : null };
}

/** In `3 or 4 digits` both numbers belong to the column of the second; the first is read with its `or`. */
export function columnOfNext(
  tokens: Token[],
  at: number,
  first: Amount,
  columns: NumberColumn[],
  words: ColumnWords,
): string | null {
  const next = CONJUNCTIONS.has(tokens[at]?.text ?? "") ? amountAt(tokens, at + 1, words) : null;
  // `1 or 2 or 3 digits`
  const name = next && (next.column ?? columnOfNext(tokens, next.end, next, columns, words));
  const column = columns.find(({ column, alone }) => column === name && alone === "exact");
  return column && first.column === null && column.read(first.number) !== null ? column.column : null;
}

export const startsNumber = (tokens: Token[], at: number): boolean =>
  (tokens[at]?.number != null && !isLetter(tokens, at + 1)) ||
  phraseAt(tokens, at, NUMBER_WORDS) !== null ||
  (phraseAt(tokens, at, SCALES)?.value ?? 0) > 0 ||
  (isArticle(tokens[at]) && startsNumber(tokens, at + 1));

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

/** Whether the digit before `end` stands for a letter: `mamsha 2aleel`. */
export function isLetter(tokens: Token[], end: number): boolean {
  const [digit, next] = [tokens[end - 1], tokens[end]];
  return (
    digit?.number != null && digit.number < 10 && next?.start === digit.end && /^[a-z]{2}/.test(next.text)
  );
}
