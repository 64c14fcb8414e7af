import {
  AND_MORE,
  AND_WORDS,
  HALF_WORDS,
  JOINED_NUMBER_WORDS,
  PRICED_NUMBER_WORDS,
  RANGE_WORDS,
  SCALES,
  UP_TO_WORDS,
} from "./amount-words.ts";
import type { Bound } from "./bound-words.ts";
import { isArticle } from "./link-words.ts";
import type { ColumnWords } from "./number-column-words.ts";
import { NUMBER_WORDS, numberWordAt } from "./number-words.ts";
import { phraseAt, type Token } from "../engine/tokens.ts";
import type { NumberColumn } from "../engine/word-table.ts";

/** A number with the words that belong to it: `12 ألف دينار`. */
export interface Amount {
  end: number;
  number: number;
  /** A year in two digits: `08`, `'98`. */
  isPadded?: boolean;
  /** The year after the one before it: `98 99`. */
  isInRow?: true;
  scaled: boolean;
  /** A small number in words, such as `ten`, which is not read as a number without a context. */
  isSmallWord: boolean;
  column: string | null;
  /** The index at which the words for its column begin. */
  nameAt: number;
}

export function amountAt(
  tokens: Token[],
  at: number,
  { after }: ColumnWords,
  words = NUMBER_WORDS,
): Amount | null {
  const token = tokens[at];
  if (!token) return null;
  const glued = words.get(/^(.+)الاف$/.exec(token.text)?.[1] ?? "") ?? Infinity;
  const word = glued <= 10 ? { value: glued * 1000, end: at + 1 } : numberWordAt(tokens, at, words);
  const oneAt = token.text === "a" ? at + 1 : at;
  // `الفا` alone is the make.
  const isOne = token.number === null && !word && token.text !== "الفا" && scaleAt(tokens, oneAt) !== null;
  const said = token.grouped ?? word?.value ?? token.number ?? (isOne ? 1 : null);
  if (said === null) return null;
  const amount = { number: said, end: isOne ? oneAt : (word?.end ?? at + (token.grouped ? 2 : 1)) };
  const halfOf = phraseAt(tokens, amount.end, HALF_WORDS);
  // `3 ونص الف`
  const halves = halfOf && scaleAt(tokens, halfOf.end);
  if (halves)
    return {
      ...amount,
      number: (said + 0.5) * halves.value,
      end: halves.end,
      scaled: true,
      isSmallWord: false,
      column: null,
      nameAt: halves.end,
    };
  const thousands = said < 1000 ? scaleAt(tokens, amount.end) : null;
  if (thousands) Object.assign(amount, { number: said * thousands.value, end: thousands.end });
  // `ثلاث تالاف`, three thousand, is a number word of its own, so no scale follows it.
  const isWhole = word !== null && said % 1000 === 0;
  const half = (thousands || isWhole || said < 100) && phraseAt(tokens, amount.end, HALF_WORDS);
  const scale = thousands?.value ?? (isWhole ? 1000 : 1);
  if (half) Object.assign(amount, { number: amount.number + scale / 2, end: half.end });
  // `الفين` alone may be a year.
  const isScaled = thousands !== null || (isWhole && (said > 2000 || Boolean(half)));
  const isThousands = thousands?.value === 1000 || isWhole;
  const more = isThousands && !half ? moreAfter(tokens, amount.end, thousands ? 100 : 1) : null;
  if (more) Object.assign(amount, { number: amount.number + more.number, end: more.end });
  const name = phraseAt(tokens, amount.end, after);
  // `90000 km on the clock`
  const again = name && phraseAt(tokens, name.end, after);
  return {
    end: (again?.value === name?.value ? again?.end : null) ?? name?.end ?? amount.end,
    number: amount.number,
    isPadded: token.isPadded === true,
    scaled: isScaled,
    isSmallWord: word !== null && !thousands && said < 1000,
    column: name?.value ?? null,
    nameAt: amount.end,
  };
}

/** Reads `thousand`, but not the first word of a name: `grand cherokee`. */
function scaleAt(tokens: Token[], at: number): { value: number; end: number } | null {
  const scale = phraseAt(tokens, at, SCALES);
  return scale && scale.value > 0 ? scale : null;
}

/** Reads the amount after the thousands: `15 الف و500`, `ست الاف وخمسمية`, `six thousand five hundred`. */
function moreAfter(tokens: Token[], at: number, least: number): { number: number; end: number } | null {
  const isApart = AND_MORE.has(tokens[at]?.text ?? "");
  const number = isApart ? tokens[at + 1]?.number : null;
  const isJoined = tokens[at]?.text.startsWith("و");
  const word = isApart
    ? numberWordAt(tokens, at + 1)
    : isJoined
      ? phraseAt(tokens, at, JOINED_NUMBER_WORDS)
      : hundredsAt(tokens, at);
  const more = number == null ? word && { number: word.value, end: word.end } : { number, end: at + 2 };
  const isMore = more && more.number >= least && more.number < 1000;
  return isMore && !scaleAt(tokens, more.end) ? more : null;
}

const hundredsAt = (tokens: Token[], at: number) => {
  const word = tokens[at]?.number === null ? numberWordAt(tokens, at) : null;
  return word && word.value >= 100 ? word : null;
};

/** Smaller numbers after `for` may mean something else (`بسبعة`), unless the word for price comes before. */
const LEAST_PRICED = 100;

/** Reads a price that is written in one word with `for`: `بالفين`, `بخمسة الاف`. */
export function pricedAmount(
  tokens: Token[],
  at: number,
  words: ColumnWords,
  named: string | null,
): Amount | null {
  const column = words.before.get("ب");
  const amount = column ? amountAt(tokens, at, words, PRICED_NUMBER_WORDS) : null;
  return amount && column && (amount.number >= LEAST_PRICED || named === column)
    ? { ...amount, column: amount.column ?? column }
    : null;
}

const DASH = /^\s*(?:[-–—/~…]|\.{2,3})\s*['’‘]?$/;
const DASH_OR_AND = /^\s*[-–—/~…&]\s*['’‘]?$/;

/** Reads the upper end of a range. In `5-8 ألف` both are thousands, so the first number changes too; not in `500 لـ 3 آلاف`. */
export function secondAmount(
  query: string,
  tokens: Token[],
  first: Amount,
  bound: Bound | null,
  words: ColumnWords,
): Amount | null {
  if (bound === "max" || bound === "around") return null;
  const [last, next] = [tokens[first.end - 1], tokens[first.end]];
  if (!last || !next) return null;
  const isDash = (bound === "between" ? DASH_OR_AND : DASH).test(query.slice(last.end, next.start));
  const word =
    phraseAt(tokens, first.end, UP_TO_WORDS) ??
    phraseAt(tokens, first.end, bound === "between" ? AND_WORDS : RANGE_WORDS);
  const isJoined =
    next.text.startsWith("ل") ||
    (bound === "between" && (next.text.startsWith("و") || words.before.has(next.text)));
  if (!isDash && !word && !isJoined) return null;
  const afterWord = word?.end ?? first.end;
  const start = word && isArticle(tokens[afterWord]) ? afterWord + 1 : afterWord;
  const name = phraseAt(tokens, start, words.before) ?? nameAfterPrefix(tokens, start, words, bound);
  const second =
    word || isDash || name
      ? amountAt(tokens, name?.end ?? start, words)
      : amountAt(tokens, first.end, words, JOINED_NUMBER_WORDS);
  // In `four digits - two pairs` the second number begins something else.
  if (isDash && first.column !== null && second?.isSmallWord && second.column === null) return null;
  const isBelow = second && (first.number < 100 || first.number * 1000 <= second.number);
  if (second?.scaled && isBelow && !first.scaled && first.number < 1000) {
    first.number *= 1000;
    first.scaled = true;
  }
  return second;
}

/** Reads `to`, or `and`, written in one word with a column's name: `لموديل`, `بين موديل 2010 وموديل 2014`. */
function nameAfterPrefix(
  tokens: Token[],
  at: number,
  { before }: ColumnWords,
  bound: Bound | null,
): { end: number } | null {
  const text = tokens[at]?.text ?? "";
  const isPrefixed = text.startsWith("ل") || (bound === "between" && text.startsWith("و"));
  return isPrefixed && before.has(text.slice(1)) ? { end: at + 1 } : null;
}

/** In `2008-11`, the second year is 2011. */
export const yearsOf = ({ short }: NumberColumn, amounts: Amount[]): Amount[] => {
  const [first, second] = amounts;
  const isShort = short && first && second && first.number > 1000 && second.number < 100;
  if (!isShort || second.number <= first.number % 100) return amounts;
  return [first, { ...second, number: first.number - (first.number % 100) + second.number }];
};
