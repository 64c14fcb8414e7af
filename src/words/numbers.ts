import {
  AND_WORDS,
  type Bound,
  BOUNDS,
  BOUNDS_AFTER,
  HALVES,
  keysOf,
  NUMBER_WORDS,
  RANGE_WORDS,
  SCALES,
} from "./bound-words.ts";
import { joined, type Token } from "./tokens.ts";
import type { Meaning, NumberColumn, NumberRange } from "./word-table.ts";

/** What a run of tokens says, up to before `end`. */
export interface Reading {
  end: number;
  meanings: Meaning[];
}

interface Amount {
  end: number;
  number: number;
  scaled: boolean;
  column: string | null;
}

const LONGEST_WORDS = 4;
const AROUND = 0.15;

interface Names {
  before: Map<string, string>;
  after: Map<string, string>;
  bounds: Map<string, { column: string; bound: "min" | "max"; step: number }>;
}

/** What a column's own bounds are, and how far from the number that is named. */
const OWN_BOUNDS = [
  ["min", "min", 0],
  ["max", "max", 0],
  ["above", "min", 1],
  ["below", "max", -1],
] as const;

const namesOf = new WeakMap<NumberColumn[], Names>();

function names(columns: NumberColumn[]): Names {
  const known = namesOf.get(columns);
  if (known) return known;
  const keys = (list: string, column: string) => keysOf(list).map((key): [string, string] => [key, column]);
  const made = {
    before: new Map(columns.flatMap(({ column, before }) => keys(before, column))),
    after: new Map(columns.flatMap(({ column, after }) => keys(after, column))),
    bounds: new Map(
      columns.flatMap(({ column, bounds }) =>
        OWN_BOUNDS.flatMap(([name, bound, step]) =>
          keysOf(bounds?.[name] ?? "").map((key) => [key, { column, bound, step }] as const),
        ),
      ),
    ),
  };
  namesOf.set(columns, made);
  return made;
}

/** The longest words at `at` that the table knows, and the token after them. */
function wordsAt<T>(tokens: Token[], at: number, known: Map<string, T>): { value: T; end: number } | null {
  for (let end = Math.min(tokens.length, at + LONGEST_WORDS); end > at; end--) {
    const value = known.get(joined(tokens, at, end));
    if (value !== undefined) return { value, end };
  }
  return null;
}

const asMap = (set: Set<string>) => new Map([...set].map((key) => [key, true]));
const RANGES = asMap(RANGE_WORDS);
const ANDS = asMap(new Set([...AND_WORDS, ...RANGE_WORDS]));
const HALF = asMap(HALVES);

/**
 * The number, year, price or range that starts at `at`, with what it may mean: nothing where the column that it names
 * has no such value. Null where no number starts or nobody can tell of what.
 */
export function readNumbers(
  query: string,
  tokens: Token[],
  at: number,
  columns: NumberColumn[],
  article: (token: Token | undefined) => boolean,
): Reading | null {
  const known = names(columns);
  let [column, bound, next, step]: [string | null, Bound | null, number, number] = [null, null, at, 0];
  const skipArticle = () => {
    if (article(tokens[next])) next++;
  };
  const readName = () => {
    const name = wordsAt(tokens, next, known.before);
    if (!name || (column !== null && column !== name.value)) return;
    [column, next] = [name.value, name.end];
    skipArticle();
  };
  const readBound = () => {
    const own = wordsAt(tokens, next, known.bounds);
    const general = wordsAt(tokens, next, BOUNDS);
    if (own) [column, bound, next, step] = [own.value.column, own.value.bound, own.end, own.value.step];
    else if (general) [bound, next] = [general.value, general.end];
    skipArticle();
  };
  readName();
  readBound();
  if (bound) readName();
  const first = amountAt(tokens, next, known);
  if (!first) return null;
  const second = secondAmount(query, tokens, first, bound, known);
  let end = (second ?? first).end;
  if (bound === "between" && !second) return null;
  if (!second && bound === null) {
    const after = boundAfter(query, tokens, end);
    if (after) [bound, end] = [after.value, after.end];
  }
  const named = [column, first.column, second?.column].filter((name) => name !== null && name !== undefined);
  if (new Set(named).size > 1) return { end, meanings: [] };
  const numbers = second ? [first, second] : [first];
  const meanings = columns.flatMap((known) => {
    const isMeant = named.length > 0 ? known.column === named[0] : isGuessed(known, numbers, bound);
    const meaning = isMeant ? meaningOf(known, numbers, bound, step) : null;
    const isPlain = named.length === 0 && end === at + 1 && !isGlued(query, tokens, at);
    const short = isPlain && !meaning ? (known.short?.(first.number) ?? null) : null;
    const isBare = named.length === 0 && bound === null && !second && first.scaled;
    const beside = isBare && !meaning ? known.scaledBeside?.(first.number) : null;
    const bare = beside ? meaningOf(known, numbers, bound, step) : null;
    return [meaning, short, bare && { ...bare, beside: beside ?? undefined }].filter(
      (found) => found !== null,
    );
  });
  return meanings.length > 0 || named.length > 0 ? { end, meanings } : null;
}

/** Whether the number ends a word: `srt10`. */
const isGlued = (query: string, tokens: Token[], at: number): boolean =>
  /\p{L}$/u.test(query.slice(0, tokens[at]?.start));

const isGuessed = ({ guess }: NumberColumn, numbers: Amount[], bound: Bound | null): boolean =>
  numbers.every(({ number, scaled }) =>
    guess({ number, scaled, bounded: bound !== null || numbers.length > 1 }),
  );

function meaningOf(
  { column, read, alone }: NumberColumn,
  amounts: Amount[],
  bound: Bound | null,
  step: number,
): Meaning | null {
  const values = amounts.map(({ number }) => read(number));
  const [first, second] = values;
  if (values.includes(null) || first === null || first === undefined) return null;
  const value = rangeOf(first + step, second ?? null, bound ?? (alone === "max" ? "max" : null));
  return { column, value };
}

function rangeOf(first: number, second: number | null, bound: Bound | null): NumberRange {
  if (second !== null) return { min: Math.min(first, second), max: Math.max(first, second) };
  if (bound === "max") return { min: null, max: first };
  if (bound === "min") return { min: first, max: null };
  if (bound === "around")
    return { min: Math.round(first * (1 - AROUND)), max: Math.round(first * (1 + AROUND)) };
  return { min: first, max: first };
}

/** A number with its scale and the word that names its column, `12 ألف دينار`. */
function amountAt(tokens: Token[], at: number, { after }: Names): Amount | null {
  const token = tokens[at];
  if (!token) return null;
  const word = token.number === null ? wordsAt(tokens, at, NUMBER_WORDS) : null;
  const number = token.number ?? word?.value ?? (SCALES.has(token.text) ? 1 : null);
  if (number === null) return null;
  let end = word?.end ?? at + 1;
  if (token.number === null && !word) end = at;
  const scale = wordsAt(tokens, end, SCALES);
  if (!scale && word && word.value < 1000) return null;
  if (scale) end = scale.end;
  const half = scale && wordsAt(tokens, end, HALF);
  if (half) end = half.end;
  const name = wordsAt(tokens, end, after);
  return {
    end: name?.end ?? end,
    number: number * (scale?.value ?? 1) + (half ? (scale?.value ?? 0) / 2 : 0),
    scaled: scale !== null,
    column: name?.value ?? null,
  };
}

/** The other end of a range; `5-8 ألف` are both thousands. */
function secondAmount(
  query: string,
  tokens: Token[],
  first: Amount,
  bound: Bound | null,
  known: Names,
): Amount | null {
  if (bound === "max" || bound === "around") return null;
  const [last, next] = [tokens[first.end - 1], tokens[first.end]];
  if (!last || !next) return null;
  const isDash = /^\s*[-–—/]\s*$/.test(query.slice(last.end, next.start));
  const word = wordsAt(tokens, first.end, bound === "between" ? ANDS : RANGES);
  if (!isDash && !word) return null;
  const second = amountAt(tokens, isDash ? first.end : (word?.end ?? first.end), known);
  if (second?.scaled && !first.scaled && first.number < 1000) {
    first.number *= 1000;
    first.scaled = true;
  }
  return second;
}

function boundAfter(query: string, tokens: Token[], at: number): { value: Bound; end: number } | null {
  const last = tokens[at - 1];
  if (last && /^\s?\+(?!\p{L})/u.test(query.slice(last.end))) return { value: "min", end: at };
  const found = wordsAt(tokens, at, BOUNDS_AFTER);
  // `2015 تحت 8000` bounds what follows.
  if (!found || (tokens[found.end]?.number ?? null) !== null) return null;
  return found;
}
