import { foldTokens } from "#src/core/fold.ts";
import { NEGATIONS } from "./bound-words.ts";
import { readNumbers, type Reading } from "./numbers.ts";
import { joined, type Token, tokensOf } from "./tokens.ts";
import { isSame, type Meaning, type WordTable } from "./word-table.ts";

/** A stretch of a query: what it means, plain text, or words that say nothing beside the others. */
export type Part = { words: string } & (
  | { kind: "understood"; meaning: Meaning }
  | { kind: "text" }
  | { kind: "filler" }
);

/** Whether a typo may be forgiven for this meaning. */
export type Forgiving = (meaning: Meaning) => boolean;

interface Span {
  from: number;
  end: number;
  meanings: Meaning[];
  /** Says nothing beside a filter; as noise beside nothing at all. */
  isFiller: boolean;
  isNoise: boolean;
}

const PREFIXES = ["وال", "بال", "لل", "ال", "و", "ب", "ل"];
const SHORTEST_STEM = 3;
const MOST_TOKENS = 60;

const isArticle = (token: Token | undefined) => token?.text === "ال";

/**
 * The parts of a query in order; together they hold every word of it. Words that may mean several things, or none, stay
 * text, and so does a span that `plain` names or that is not wanted. One typo in a word of five letters and more is forgiven where `forgiving`
 * says so of what it would mean. No input is an error.
 */
export function understand(
  query: string,
  table: WordTable,
  { plain = [], forgiving = null }: { plain?: readonly string[]; forgiving?: Forgiving | null } = {},
): Part[] {
  const tokens = tokensOf(query).slice(0, MOST_TOKENS);
  const kept = new Set(plain.map((words) => foldTokens(words).join("")));
  const spans = resolved(spansOf(query, tokens, table, kept, forgiving), table.implied);
  const says = spans.some(({ meanings }) => meanings.length === 1) || isAllNoise(spans);
  const parts: Part[] = [];
  let textFrom = -1;
  for (const { from, end, meanings, isFiller, isNoise } of spans) {
    const [meaning, ...others] = meanings;
    const isText = !(isFiller && (says || isNoise)) && (!meaning || others.length > 0);
    if (isText && textFrom < 0) textFrom = from;
    if (isText && parts.at(-1)?.kind === "text") parts.pop();
    if (!isText) textFrom = -1;
    const words = wordsOf(query, tokens, isText ? textFrom : from, end);
    if (isText) parts.push({ kind: "text", words });
    else parts.push(meaning ? { kind: "understood", meaning, words } : { kind: "filler", words });
  }
  return parts;
}

/** Whether the words ask for all there is: `cars for sale`. */
const isAllNoise = (spans: Span[]): boolean =>
  spans.every(({ isFiller }) => isFiller) && spans.some(({ isNoise }) => isNoise);

const wordsOf = (query: string, tokens: Token[], from: number, end: number): string =>
  query.slice(tokens[from]?.start, tokens[end - 1]?.end);

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
    const { end, meanings } = longest([
      readShape(query, tokens, from, table),
      readNumbers(query, tokens, from, table.numbers, isArticle),
      readPhrase(query, tokens, from, table),
      forgiving && readTypo(tokens, from, table, forgiving),
    ]);
    const last = Math.max(end, from + 1);
    const isPlain = plain.has(foldTokens(wordsOf(query, tokens, from, last)).join(""));
    const word = tokens[from]?.text ?? "";
    const isFiller = end <= from && !isPlain && table.fillers.has(word);
    const isNoise = isFiller && table.noise.has(word);
    spans.push({ from, end: last, meanings: isPlain || isNegated ? [] : meanings, isFiller, isNoise });
    isNegated = (end <= from && NEGATIONS.has(word)) || (isNegated && isFiller);
    from = last;
  }
  return spans;
}

/** The reading of the most tokens; those of as many are all possible. */
function longest(readings: (Reading | null)[]): Reading {
  const found = readings.filter((reading) => reading !== null);
  const end = Math.max(0, ...found.map((reading) => reading.end));
  const meanings = found.filter((reading) => reading.end === end).flatMap((reading) => reading.meanings);
  return { end, meanings: distinct(meanings) };
}

function readPhrase(query: string, tokens: Token[], from: number, table: WordTable): Reading | null {
  for (let end = Math.min(tokens.length, from + table.longest); end > from; end--) {
    if (!mayJoin(query, tokens, from, end)) continue;
    const meanings = table.phrases.get(joined(tokens, from, end));
    if (meanings) return { end, meanings };
  }
  const first = tokens[from];
  for (const prefix of PREFIXES) {
    if (!first?.text.startsWith(prefix) || first.text.length < prefix.length + SHORTEST_STEM) continue;
    for (let end = Math.min(tokens.length, from + table.longest); end > from; end--) {
      const meanings = table.phrases.get(joined(tokens, from, end).slice(prefix.length));
      if (meanings) return { end, meanings };
    }
  }
  return null;
}

/** Two numbers are one word only where they are written as one: `9-5`, not `20 6`. */
const mayJoin = (query: string, tokens: Token[], from: number, end: number): boolean =>
  tokens.slice(from, end - 1).every((token, i) => {
    const next = tokens[from + i + 1];
    if (token.number === null || !next || next.number === null) return true;
    return /^[-–.]$/.test(query.slice(token.end, next.start));
  });

/**
 * The longest name that one typo makes of the words from `from` on, of which one at least says nothing as it is. What is
 * for sale is called by its name before anything else: `camery` is a Camry, and no camera.
 */
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

const distinct = (meanings: Meaning[]): Meaning[] =>
  meanings.filter((meaning, i) => meanings.findIndex((other) => isSame(other, meaning)) === i);

/** Four words to one. */
const SHAPES = [/^(?:\S+\s+){3}\S+/, /^(?:\S+\s+){2}\S+/, /^\S+\s+\S+/, /^\S+/];

/** What is written from `from` on in a few words or one, such as `10 12345`, `10-12345` and `ends with 00`. */
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

/** Leaves each span the one meaning that the others allow, or several or none where it cannot be told. */
function resolved(spans: Span[], implied: Set<string>): Span[] {
  let now = spans;
  for (let round = 0; round < 3; round++) {
    const known = now;
    const named = namedValues(known, implied);
    now = known.map((span, at) => {
      const fits = span.meanings.filter(
        (meaning) => isAllowed(meaning, named) && isBeside(meaning, known, at),
      );
      return { ...span, meanings: fits };
    });
    if (now.every(({ meanings }, i) => meanings.length === known[i]?.meanings.length)) break;
  }
  return now;
}

/** The values that others imply and the query says: by their own name, or, where none is named, by what implies them. */
function namedValues(spans: Span[], columns: Set<string>): Map<string, Set<string>> {
  const sure = spans.flatMap(({ meanings: [meaning, ...others] }) =>
    meaning && others.length === 0 && !meaning.beside ? [meaning] : [],
  );
  const implied = sure.flatMap(({ of }) => (of ? [of] : []));
  const named = new Map<string, Set<string>>();
  for (const column of columns) {
    const said = sure.filter((meaning) => meaning.column === column).map(({ value }) => String(value));
    const values =
      said.length > 0 ? said : implied.filter((of) => of.column === column).map(({ value }) => value);
    if (values.length > 0) named.set(column, new Set(values));
  }
  return named;
}

const isAllowed = ({ of, column, value }: Meaning, named: Map<string, Set<string>>): boolean =>
  of
    ? (named.get(of.column)?.has(of.value) ?? true)
    : typeof value !== "string" || isNamed(column, value, named);

const isNamed = (column: string, value: string, named: Map<string, Set<string>>) =>
  named.get(column)?.has(value) ?? true;

/** Whether the neighbour that the meaning needs is there, over words that say nothing. */
function isBeside({ beside }: Meaning, spans: Span[], at: number): boolean {
  if (!beside) return true;
  const neighbour = (step: 1 | -1) => {
    let other = at + step;
    while (spans[other]?.isFiller) other += step;
    return spans[other]?.meanings ?? [];
  };
  return [neighbour(1), neighbour(-1)].some(([meaning, ...others]) =>
    Boolean(meaning && others.length === 0 && beside(meaning)),
  );
}
