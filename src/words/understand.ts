import { foldTokens } from "#src/core/fold.ts";
import { NEGATIONS } from "./bound-words.ts";
import { readNumbers, type Reading } from "./numbers.ts";
import { joined, type Token, tokensOf, typedWords } from "./tokens.ts";
import { distinct, type Meaning, type NumberRange, type WordTable } from "./word-table.ts";

/** Part of a query: a filter, text, or words without meaning (`for sale`). */
export type Part = { words: string } & (
  | { kind: "understood"; meaning: Meaning }
  | { kind: "text" }
  | { kind: "filler" }
);

export interface Understood {
  column: string;
  /** The JSON name of a value, or a range. */
  value: string | NumberRange;
  words: string;
  label: string;
}

export interface WordsRead {
  understood: Understood[];
  text: string;
}

/** Says for a meaning whether a misspelt word may be read as it. */
export type Forgiving = (meaning: Meaning) => boolean;

interface Span {
  from: number;
  end: number;
  meanings: Meaning[];
  isFiller: boolean;
  isNoise: boolean;
}

const PREFIXES = ["وال", "بال", "لل", "ال", "و", "ب", "ل"];
const MIN_STEM_LENGTH = 3;
const MAX_TOKENS = 60;

const foldedKey = (words: string) => foldTokens(words).join("");

/**
 * The parts of a query in order. Words with several meanings or none, after a negation, or listed in `plain` stay text.
 * One typo in words of five letters and more is corrected for meanings that `forgiving` allows.
 */
export function understand(
  query: string,
  table: WordTable,
  { plain = [], forgiving = null }: { plain?: readonly string[]; forgiving?: Forgiving | null } = {},
): Part[] {
  const tokens = tokensOf(query).slice(0, MAX_TOKENS);
  const spans = resolve(
    spansOf(query, tokens, table, new Set(plain.map(foldedKey)), forgiving),
    table.implied,
  );
  const asksForEverything = spans.every(({ isFiller }) => isFiller) && spans.some(({ isNoise }) => isNoise);
  const hasMeaning = spans.some(({ meanings }) => meanings.length === 1) || asksForEverything;
  const parts: Part[] = [];
  let textFrom = -1;
  for (const { from, end, meanings, isFiller, isNoise } of spans) {
    const [meaning, ...others] = meanings;
    const isText = !(isFiller && (hasMeaning || isNoise)) && (!meaning || others.length > 0);
    if (isText) {
      if (textFrom < 0) textFrom = from;
      else parts.pop();
      parts.push({ kind: "text", words: typedWords(query, tokens, textFrom, end) });
      continue;
    }
    textFrom = -1;
    const words = typedWords(query, tokens, from, end);
    parts.push(meaning ? { kind: "understood", meaning, words } : { kind: "filler", words });
  }
  return parts;
}

function spansOf(
  query: string,
  tokens: Token[],
  table: WordTable,
  plain: Set<string>,
  forgiving: Forgiving | null,
): Span[] {
  const spans: Span[] = [];
  let isNegated = false;
  for (let from = 0; from < tokens.length;) {
    const { end: readEnd, meanings } = longest([
      readShape(query, tokens, from, table),
      readNumbers(query, tokens, from, table.numbers),
      readPhrase(query, tokens, from, table),
      forgiving && readTypo(tokens, from, table, forgiving),
    ]);
    const isUnread = readEnd <= from;
    const end = isUnread ? from + 1 : readEnd;
    const isPlain = plain.has(foldedKey(typedWords(query, tokens, from, end)));
    const word = tokens[from]?.text ?? "";
    const isFiller = isUnread && !isPlain && table.fillers.has(word);
    const isNoise = isFiller && table.noise.has(word);
    spans.push({ from, end, meanings: isPlain || isNegated ? [] : meanings, isFiller, isNoise });
    isNegated = (isUnread && NEGATIONS.has(word)) || (isNegated && isFiller);
    from = end;
  }
  return spans;
}

/** The reading of the most tokens. Those of equal length are joined. */
function longest(readings: (Reading | null)[]): Reading {
  const found = readings.filter((reading) => reading !== null);
  const end = Math.max(0, ...found.map((reading) => reading.end));
  const meanings = found.filter((reading) => reading.end === end).flatMap((reading) => reading.meanings);
  return { end, meanings: distinct(meanings) };
}

function readPhrase(
  query: string,
  tokens: Token[],
  from: number,
  { phrases, longest }: WordTable,
): Reading | null {
  const first = tokens[from]?.text ?? "";
  const stemmed = PREFIXES.filter(
    (prefix) => first.startsWith(prefix) && first.length >= prefix.length + MIN_STEM_LENGTH,
  );
  for (const prefix of ["", ...stemmed])
    for (let end = Math.min(tokens.length, from + longest); end > from; end--) {
      const meanings = phrases.get(joined(tokens, from, end).slice(prefix.length));
      if (meanings && (prefix !== "" || mayJoin(query, tokens, from, end))) return { end, meanings };
    }
  return null;
}

/** `9-5` may be one word, `20 6` may not. */
const mayJoin = (query: string, tokens: Token[], from: number, end: number): boolean =>
  tokens.slice(from, end - 1).every((token, i) => {
    const next = tokens[from + i + 1];
    if (token.number === null || !next || next.number === null) return true;
    return /^[-–.]$/.test(query.slice(token.end, next.start));
  });

/** Finds the longest known phrase that is one typo away. Names come first: `camery` is read as Camry, not as camera. */
function readTypo(
  tokens: Token[],
  from: number,
  { phrases, near, fillers, longest, implied }: WordTable,
  forgiving: Forgiving,
): Reading | null {
  const isName = ({ of, column }: Meaning) => of !== undefined || implied.has(column);
  const isKnown = ({ text }: Token) => phrases.has(text) || fillers.has(text);
  for (let end = Math.min(tokens.length, from + longest); end > from; end--) {
    if (tokens.slice(from, end).every(isKnown)) continue;
    const meanings = distinct(near(joined(tokens, from, end)).filter(forgiving));
    const names = meanings.filter(isName);
    if (meanings.length > 0) return { end, meanings: names.length > 0 ? names : meanings };
  }
  return null;
}

/** The first four, three, two words or one. */
const SHAPES = [/^(?:\S+\s+){3}\S+/, /^(?:\S+\s+){2}\S+/, /^\S+\s+\S+/, /^\S+/];

/** Reads up to four words with the table's `shape`: `10 12345`, `ends with 00`. */
function readShape(query: string, tokens: Token[], from: number, { shape }: WordTable): Reading | null {
  const first = tokens[from];
  if (!shape || !first || (from > 0 && !/\s/.test(query.slice(tokens[from - 1]?.end, first.start))))
    return null;
  const start = query.slice(0, first.start).search(/\S*$/);
  for (const words of SHAPES) {
    const [text = ""] = words.exec(query.slice(start)) ?? [];
    const meaning = text && shape(text);
    if (!meaning) continue;
    const rest = tokens.findIndex((token, i) => i > from && token.start >= start + text.length);
    return { end: rest < 0 ? tokens.length : rest, meanings: [meaning] };
  }
  return null;
}

function resolve(spans: Span[], implied: Set<string>): Span[] {
  let current = spans;
  for (let round = 0; round < 3; round++) {
    const before = current;
    const named = namedValues(before, implied);
    current = before.map((span, at) => ({
      ...span,
      meanings: span.meanings.filter((meaning) => isAllowed(meaning, named) && isBeside(meaning, before, at)),
    }));
    if (current.every(({ meanings }, i) => meanings.length === before[i]?.meanings.length)) break;
  }
  return current;
}

/** The values of the implied columns that the query names, or else those that its other values imply. */
function namedValues(spans: Span[], columns: Set<string>): Map<string, Set<string>> {
  const certain = spans
    .map(onlyMeaning)
    .filter((meaning) => meaning !== undefined)
    .filter(({ beside }) => !beside);
  const implied = certain.flatMap(({ of }) => of ?? []);
  const named = new Map<string, Set<string>>();
  for (const column of columns) {
    const direct = certain.filter((meaning) => meaning.column === column);
    const values = (direct.length > 0 ? direct : implied.filter((of) => of.column === column)).map(
      ({ value }) => String(value),
    );
    if (values.length > 0) named.set(column, new Set(values));
  }
  return named;
}

const onlyMeaning = ({ meanings: [meaning, ...others] }: Span) => (others.length === 0 ? meaning : undefined);

function isAllowed({ of, column, value }: Meaning, named: Map<string, Set<string>>): boolean {
  const constrained = of ?? { column, value };
  if (typeof constrained.value !== "string") return true;
  return named.get(constrained.column)?.has(constrained.value) ?? true;
}

/** Some meanings count only next to another: whether that one is the next on either side. Fillers are skipped. */
function isBeside({ beside }: Meaning, spans: Span[], at: number): boolean {
  if (!beside) return true;
  const neighbours = [spans.slice(at + 1), spans.slice(0, at).toReversed()];
  return neighbours.some((side) => {
    const span = side.find(({ isFiller }) => !isFiller);
    const meaning = span && onlyMeaning(span);
    return meaning !== undefined && beside(meaning);
  });
}
