import { AND_MORE, HALF_WORDS, SCALES } from "./words.ts";
import {
  JOINED_NUMBER_WORDS,
  NUMBER_WORDS,
  numberAfterAnd,
  type NumberSaid,
  numberWordAt,
} from "./number-words.ts";
import type { ColumnWords } from "./number-column-words.ts";
import { phraseAt, type Token } from "../engine/tokens.ts";
import type { NumberColumn } from "../engine/word-table.ts";

/** A number with the words that belong to it: `12 ألف دينار`. */
export interface Amount {
  end: number;
  number: number;
  /** A year in two digits: `08`, `'98`. */
  isPadded: boolean;
  scaled: boolean;
  column: NumberColumn | null;
  /** The index at which the words for its column begin. */
  nameAt: number;
}

export function amountAt(
  tokens: Token[],
  at: number,
  units: Map<string, NumberColumn>,
  words = NUMBER_WORDS,
): Amount | null {
  const said = numberAt(tokens, at, words);
  if (!said) return null;
  let { value: number, end } = said;
  const addHalfOf = (unit: number): boolean => {
    const half = phraseAt(tokens, end, HALF_WORDS);
    if (half) [number, end] = [number + unit / 2, half.end];
    return half !== null;
  };
  // `3 ونص الف`, and without a scale `8 ونص`
  const isHalf = number < 100 && addHalfOf(1);
  const scale = number < 1000 ? scaleAt(tokens, end) : null;
  if (scale) [number, end] = [number * scale.value, scale.end];
  // `ثلاث تالاف`, three thousand, is a number word of its own, so no scale follows it.
  const isWhole = said.isWord && said.value % 1000 === 0;
  const unit = scale?.value ?? (isWhole ? 1000 : 0);
  const withHalf = unit > 0 && !isHalf && addHalfOf(unit);
  const more = unit === 1000 && !withHalf && !isHalf ? moreAfter(tokens, end, scale ? 100 : 1) : null;
  if (more) [number, end] = [number + more.value, more.end];
  const name = phraseAt(tokens, end, units);
  return {
    end: name?.end ?? end,
    number,
    isPadded: tokens[at]?.isPadded === true,
    // `الفين` alone may be a year.
    scaled: scale !== null || (isWhole && (said.value > 2000 || withHalf)),
    column: name?.value ?? null,
    nameAt: end,
  };
}

/** Reads digits or a number in words. `thousand` without a number before it is one thousand. */
function numberAt(
  tokens: Token[],
  at: number,
  words: Map<string, number>,
): (NumberSaid & { isWord: boolean }) | null {
  const token = tokens[at];
  const word = numberWordAt(tokens, at, words);
  if (word) return { ...word, isWord: true };
  if (token?.number != null) return { value: token.number, end: at + 1, isWord: false };
  return scaleAt(tokens, at) ? { value: 1, end: at, isWord: false } : null;
}

/** Reads `thousand`, but not the first word of a name: `grand cherokee`. */
function scaleAt(tokens: Token[], at: number): NumberSaid | null {
  const scale = phraseAt(tokens, at, SCALES);
  return scale && scale.value > 0 ? scale : null;
}

/** Reads the amount after the thousands: `15 الف و500`, `ست الاف وخمسمية`, `six thousand five hundred`. */
function moreAfter(tokens: Token[], at: number, least: number): NumberSaid | null {
  const digits = AND_MORE.has(tokens[at]?.text ?? "") ? tokens[at + 1]?.number : null;
  const direct = numberWordAt(tokens, at);
  const word = direct && direct.value >= 100 ? direct : numberAfterAnd(tokens, at);
  const more = digits != null ? { value: digits, end: at + 2 } : word;
  const isMore = more && more.value >= least && more.value < 1000;
  return isMore && !scaleAt(tokens, more.end) ? more : null;
}

/** Smaller numbers after `for` may mean something else (`بسبعة`), unless the word for price comes before. */
const LEAST_PRICED = 100;

/** Reads a price that is written in one word with `for`: `بالفين`, `بخمسة الاف`. */
export function pricedAmount(
  tokens: Token[],
  at: number,
  words: ColumnWords,
  named: NumberColumn | null,
): Amount | null {
  const price = tokens[at]?.text.startsWith("ب") ? words.before.get("ب") : null;
  const amount = price ? amountAt(tokens, at, words.after, JOINED_NUMBER_WORDS) : null;
  const isPrice = amount !== null && (amount.number >= LEAST_PRICED || named === price);
  return isPrice && price ? { ...amount, column: amount.column ?? price } : null;
}

/** Whether the digit before `end` stands for a letter: `mamsha 2aleel`. */
export function isLetter(tokens: Token[], end: number): boolean {
  const [digit, next] = [tokens[end - 1], tokens[end]];
  return (
    digit?.number != null && digit.number < 10 && next?.start === digit.end && /^[a-z]{2}/.test(next.text)
  );
}

export const startsNumber = (tokens: Token[], at: number): boolean =>
  numberAt(tokens, at, NUMBER_WORDS) !== null;
