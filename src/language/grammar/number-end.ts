import { type Amount, amountAt, startsNumber } from "./amounts.ts";
import { AND_WORDS, ARTICLES, type Bound, CONJUNCTIONS, LINKS, RANGE_WORDS } from "./words.ts";
import { JOINED_NUMBER_WORDS, NUMBER_WORDS } from "./number-words.ts";
import type { ColumnWords } from "./number-column-words.ts";
import type { Start } from "./number-start.ts";
import { phraseAt, type Token } from "../engine/tokens.ts";
import type { NumberColumn } from "../engine/word-table.ts";

const CENTURIES = new Set([19, 20]);
const DASH = /^\s*(?:[-–—/~…]|\.{2,3})\s*['’‘]?$/;
const DASH_OR_AND = /^\s*[-–—/~…&]\s*['’‘]?$/;

/** Reads the rest of a range after its first number, and returns both. */
export function rangeAt(
  query: string,
  tokens: Token[],
  { bound }: Start,
  first: Amount,
  words: ColumnWords,
): [lower: Amount, upper: Amount] | null {
  const [last, next] = [tokens[first.end - 1], tokens[first.end]];
  if (bound === "max" || bound === "around" || !last || !next) return null;
  const isBetween = bound === "between";
  const isDash = (isBetween ? DASH_OR_AND : DASH).test(query.slice(last.end, next.start));
  const word = phraseAt(tokens, first.end, isBetween ? AND_WORDS : RANGE_WORDS);
  const afterWord = word?.end ?? first.end;
  const from = word && ARTICLES.has(tokens[afterWord]?.text ?? "") ? afterWord + 1 : afterWord;
  // `to` and `and` may be written in one word with a name or a number: `لموديل`, `وثمانية`.
  const isJoined = next.text.startsWith("ل") || (isBetween && next.text.startsWith("و"));
  const name = phraseAt(tokens, from, words.before);
  const isApart = word !== null || isDash || (name !== null && (isBetween || isJoined));
  if (!isApart && !isJoined) return null;
  const numberWords = isApart ? NUMBER_WORDS : JOINED_NUMBER_WORDS;
  const second = amountAt(tokens, name?.end ?? from, words.after, numberWords);
  if (!second) return null;
  // In `2008-11` the second year is 2011.
  const [century, year] = [Math.floor(first.number / 100), first.number % 100];
  const isShort = CENTURIES.has(century) && second.number < 100 && second.number > year;
  // In `5-8 ألف` both are thousands, but not in `500 لـ 3 آلاف`.
  const isScaled = second.scaled && !first.scaled && first.number * 1000 <= second.number;
  const lower = isScaled ? { ...first, number: first.number * 1000, scaled: true } : first;
  return [lower, { ...second, number: isShort ? century * 100 + second.number : second.number }];
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
  const word = tokens[end]?.text ?? "";
  const next = LINKS.has(word) || ARTICLES.has(word) ? end + 1 : end;
  const isBeforeNumber = !tokens[end - 1]?.isLast && startsNumber(tokens, next);
  const before = Math.max(...tokens.slice(at, end).map((_, i) => phraseAt(tokens, at + i, limits)?.end ?? 0));
  if (before > end || (before === end && isBeforeNumber)) return null;
  const own = value.column;
  const isMeant = own && (column ?? own) === own && own.read(number) !== null;
  return { bound: value.bound, end, column: isMeant ? own : null };
}

/** In `3 or 4 digits` both numbers belong to the column of the second; the first is read with its `or`. */
export function columnOfNext(tokens: Token[], first: Amount, words: ColumnWords): NumberColumn | null {
  const isOr = CONJUNCTIONS.has(tokens[first.end]?.text ?? "");
  const next = isOr ? amountAt(tokens, first.end + 1, words.after) : null;
  // `1 or 2 or 3 digits`
  const column = next && (next.column ?? columnOfNext(tokens, next, words));
  return column?.alone === "exact" && !first.column && column.read(first.number) !== null ? column : null;
}
