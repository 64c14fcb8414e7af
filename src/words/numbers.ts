import {
  AND_WORDS,
  type Bound,
  BOUNDS,
  BOUNDS_AFTER,
  HALF_WORDS,
  NUMBER_WORDS,
  RANGE_WORDS,
  THOUSAND_WORDS,
} from "./bound-words.ts";
import { isArticle, joined, keysOf, type Token } from "./tokens.ts";
import type { Meaning, NumberColumn, NumberRange } from "./word-table.ts";

export interface Reading {
  end: number;
  meanings: Meaning[];
}

/** A number with the words after it: `12 ألف دينار`. */
interface Amount {
  end: number;
  number: number;
  scaled: boolean;
  column: string | null;
}

interface BoundBefore {
  bound: Bound;
  column?: string;
  step: number;
}

interface ColumnWords {
  before: Map<string, string>;
  after: Map<string, string>;
  bounds: Map<string, BoundBefore>;
}

const MAX_PHRASE_TOKENS = 4;
/** `around 10000` is this share less or more. */
const AROUND = 0.15;
const GENERAL_BOUNDS = new Map([...BOUNDS].map(([key, bound]) => [key, { bound, step: 0 }]));
const OWN_BOUNDS = {
  min: { bound: "min", step: 0 },
  max: { bound: "max", step: 0 },
  above: { bound: "min", step: 1 },
  below: { bound: "max", step: -1 },
} as const;

const wordsByColumns = new WeakMap<NumberColumn[], ColumnWords>();

function columnWords(columns: NumberColumn[]): ColumnWords {
  const known = wordsByColumns.get(columns);
  if (known) return known;
  const words: ColumnWords = { before: new Map(), after: new Map(), bounds: new Map() };
  for (const { column, before, after, bounds = {} } of columns) {
    for (const key of keysOf(before)) words.before.set(key, column);
    for (const key of keysOf(after)) words.after.set(key, column);
    for (const name of ["min", "max", "above", "below"] as const)
      for (const key of keysOf(bounds[name] ?? "")) words.bounds.set(key, { column, ...OWN_BOUNDS[name] });
  }
  wordsByColumns.set(columns, words);
  return words;
}

function phraseAt<T>(tokens: Token[], at: number, known: Map<string, T>): { value: T; end: number } | null {
  for (let end = Math.min(tokens.length, at + MAX_PHRASE_TOKENS); end > at; end--) {
    const value = known.get(joined(tokens, at, end));
    if (value !== undefined) return { value, end };
  }
  return null;
}

/** Reads the number or range that starts at `from`; null without one, or if it could be of any column. */
export function readNumbers(
  query: string,
  tokens: Token[],
  from: number,
  columns: NumberColumn[],
): Reading | null {
  const words = columnWords(columns);
  const start = readStart(tokens, from, words);
  const first = amountAt(tokens, start.end, words);
  if (!first) return null;
  const second = secondAmount(query, tokens, first, start.bound, words);
  if (start.bound === "between" && !second) return null;
  const amounts = second ? [first, second] : [first];
  const lastEnd = (second ?? first).end;
  const after = !second && start.bound === null ? boundAfter(query, tokens, lastEnd) : null;
  const bound = after?.value ?? start.bound;
  const end = after?.end ?? lastEnd;

  const named = [...new Set([start.column, ...amounts.map(({ column }) => column)])].filter(
    (name) => name !== null,
  );
  if (named.length > 1) return { end, meanings: [] };
  const isUnnamed = named.length === 0;
  const isSingleNumber = isUnnamed && end === from + 1 && !isGlued(query, tokens, from);
  const isBareThousands = isUnnamed && bound === null && !second && first.scaled;
  const meanings = columns.flatMap((column): Meaning[] => {
    const isMeant = isUnnamed ? isGuessed(column, amounts, bound) : column.column === named[0];
    const meaning = meaningOf(column, amounts, bound, start.step);
    if (isMeant && meaning) return [meaning];
    const short = isSingleNumber && column.short?.(first.number);
    const beside = isBareThousands && column.scaledBeside?.(first.number);
    return [...(short ? [short] : []), ...(beside && meaning ? [{ ...meaning, beside }] : [])];
  });
  return meanings.length > 0 || !isUnnamed ? { end, meanings } : null;
}

function readStart(tokens: Token[], from: number, words: ColumnWords) {
  const start = { column: null as string | null, bound: null as Bound | null, step: 0, end: from };
  const moveTo = (end: number) => (start.end = isArticle(tokens[end]) ? end + 1 : end);
  const readName = () => {
    const name = phraseAt(tokens, start.end, words.before);
    if (!name || (start.column !== null && start.column !== name.value)) return;
    start.column = name.value;
    moveTo(name.end);
  };
  readName();
  const found =
    phraseAt(tokens, start.end, words.bounds) ?? phraseAt<BoundBefore>(tokens, start.end, GENERAL_BOUNDS);
  if (found) Object.assign(start, found.value);
  moveTo(found?.end ?? start.end);
  if (found) readName();
  return start;
}

/** Whether the number is the end of a word: `srt10`. */
const isGlued = (query: string, tokens: Token[], at: number): boolean =>
  /\p{L}$/u.test(query.slice(0, tokens[at]?.start));

const isGuessed = ({ guess }: NumberColumn, amounts: Amount[], bound: Bound | null): boolean =>
  amounts.every(({ number, scaled }) =>
    guess({ number, scaled, bounded: bound !== null || amounts.length > 1 }),
  );

function meaningOf(
  { column, read, alone }: NumberColumn,
  amounts: Amount[],
  bound: Bound | null,
  step: number,
): Meaning | null {
  const values = amounts.map(({ number }) => read(number)).filter((value) => value !== null);
  const [first, second] = values;
  if (first === undefined || values.length < amounts.length) return null;
  return { column, value: rangeOf(first + step, second ?? null, bound ?? (alone === "max" ? "max" : null)) };
}

function rangeOf(first: number, second: number | null, bound: Bound | null): NumberRange {
  if (second !== null) return { min: Math.min(first, second), max: Math.max(first, second) };
  if (bound === "max") return { min: null, max: first };
  if (bound === "min") return { min: first, max: null };
  if (bound === "around")
    return { min: Math.round(first * (1 - AROUND)), max: Math.round(first * (1 + AROUND)) };
  return { min: first, max: first };
}

function amountAt(tokens: Token[], at: number, { after }: ColumnWords): Amount | null {
  const token = tokens[at];
  if (!token) return null;
  const word = token.number === null ? phraseAt(tokens, at, NUMBER_WORDS) : null;
  const isOne = token.number === null && !word && THOUSAND_WORDS.has(token.text);
  const number = token.number ?? word?.value ?? (isOne ? 1 : null);
  if (number === null) return null;
  const numberEnd = isOne ? at : (word?.end ?? at + 1);
  const thousands = phraseAt(tokens, numberEnd, THOUSAND_WORDS);
  if (!thousands && word && word.value < 1000) return null;
  const half = thousands && phraseAt(tokens, thousands.end, HALF_WORDS);
  const end = half?.end ?? thousands?.end ?? numberEnd;
  const name = phraseAt(tokens, end, after);
  return {
    end: name?.end ?? end,
    number: (thousands ? number * 1000 : number) + (half ? 500 : 0),
    scaled: thousands !== null,
    column: name?.value ?? null,
  };
}

/** The other end of a range. In `5-8 ألف` both are thousands: the first is changed. */
function secondAmount(
  query: string,
  tokens: Token[],
  first: Amount,
  bound: Bound | null,
  words: ColumnWords,
): Amount | null {
  if (bound === "max" || bound === "around") return null;
  const [last, next] = [tokens[first.end - 1], tokens[first.end]];
  if (!last || !next) return null;
  const isDash = /^\s*[-–—/]\s*$/.test(query.slice(last.end, next.start));
  const word = phraseAt(tokens, first.end, bound === "between" ? AND_WORDS : RANGE_WORDS);
  if (!isDash && !word) return null;
  const second = amountAt(tokens, isDash ? first.end : (word?.end ?? first.end), words);
  if (second?.scaled && !first.scaled && first.number < 1000) {
    first.number *= 1000;
    first.scaled = true;
  }
  return second;
}

function boundAfter(query: string, tokens: Token[], at: number): { value: Bound; end: number } | null {
  const last = tokens[at - 1];
  if (last && /^\s?\+(?!\p{L})/u.test(query.slice(last.end))) return { value: "min", end: at };
  const found = phraseAt(tokens, at, BOUNDS_AFTER);
  // In `2015 تحت 8000` the bound belongs to the next number.
  return found && (tokens[found.end]?.number ?? null) === null ? found : null;
}
