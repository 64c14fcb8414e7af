import { foldTokens } from "#src/core/fold.ts";
import { readAlternative } from "./alternatives.ts";
import { withKnownWords } from "./chat-letters.ts";
import { distinct, type Meaning, type NumberRange, type WordTable } from "./word-table.ts";
import { CONJUNCTIONS, NOR } from "../grammar/words.ts";
import { readDescribed } from "../grammar/described.ts";
import { readTypo } from "./misspelt.ts";
import { isIdleNegation, readAside, readDenied, readExcluded } from "../grammar/negation.ts";
import { readNumbers } from "../grammar/numbers.ts";
import { findPhrase, readShape } from "./phrases.ts";
import type { Forgiving, Query, Reader, Reading, Span } from "./query.ts";
import { resolve } from "./resolve.ts";
import { tokensOf, typedWords } from "./tokens.ts";

/** Part of a query: a filter, text to search, or words to ignore (`for sale`). */
export type Part = { words: string } & (
  | { kind: "understood"; meaning: Meaning }
  | { kind: "text" }
  | { kind: "filler" }
);

export interface Understood {
  /** `not.fuelType` for an excluded value. */
  column: string;
  /** A value's JSON name, or a range. */
  value: string | NumberRange;
  words: string;
  label: string;
}

export interface WordsRead {
  understood: Understood[];
  text: string;
}

const MAX_TOKENS = 20;

const foldedKey = (words: string) => foldTokens(words).join("");

/**
 * Splits a query into parts, in order. Words with several or no meanings stay text, as do those in `plain`. Typos are
 * corrected for the meanings that `forgiving` allows.
 */
export function understand(
  text: string,
  table: WordTable,
  { plain = [], forgiving = null }: { plain?: readonly string[]; forgiving?: Forgiving | null } = {},
): Part[] {
  const typed = tokensOf(text).slice(0, MAX_TOKENS);
  const tokens = forgiving ? withKnownWords(typed, table) : typed;
  // Kept, because negations look ahead: reading each word again for that took twice as long.
  const known: Reading[] = [];
  const readAt = (from: number): Reading => (known[from] ??= readPlainly(query, from));
  const query: Query = { text, tokens, table, forgiving, readAt };
  const spans = resolve(spansOf(query, new Set(plain.map(foldedKey))), table.implied);
  const asksForEverything = spans.every(({ isFiller }) => isFiller) && spans.some(({ isNoise }) => isNoise);
  const hasMeaning =
    asksForEverything ||
    spans.some(({ meanings, isKnown, isFiller }) => meanings.length === 1 || (isKnown && !isFiller));
  const parts: Part[] = [];
  let textFrom = -1;
  for (const { from, end, meanings, isFiller, isNoise } of spans) {
    // A word that was split has its letters in its second part.
    if (tokens[from]?.start === tokens[end - 1]?.end) continue;
    const [meaning, ...others] = meanings;
    const isText = !(isFiller && (hasMeaning || isNoise)) && (!meaning || others.length > 0);
    if (isText) {
      if (textFrom < 0) textFrom = from;
      else parts.pop();
      parts.push({ kind: "text", words: typedWords(text, tokens, textFrom, end) });
      continue;
    }
    textFrom = -1;
    const words = typedWords(text, tokens, from, end);
    parts.push(meaning ? { kind: "understood", meaning, words } : { kind: "filler", words });
  }
  return parts;
}

/** The first that reads something says what the words mean. */
const READERS: Reader[] = [
  readAside,
  readAlternative,
  readExcluded,
  readDenied,
  ({ readAt }, from) => (readAt(from).end > from ? readAt(from) : null),
];

function spansOf(query: Query, plain: Set<string>): Span[] {
  const { text, tokens, table } = query;
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; from = spans.at(-1)?.end ?? tokens.length) {
    let found: Reading | null = null;
    for (const reader of READERS) found ??= reader(query, from, spans);
    const { end, meanings } = found ?? { end: from + 1, meanings: [] };
    const words = typedWords(text, tokens, from, end);
    const isPlain = plain.has(foldedKey(words));
    const word = tokens[from]?.text ?? "";
    const isOneWord = end === from + 1 && !meanings.some(({ isNegated }) => isNegated);
    const isIdle = isIdleNegation(query, from) || NOR.has(word) || table.fillers.has(withoutArticle(word));
    const isFiller =
      !isPlain && (found?.isAside === true || (isOneWord && (table.fillers.has(word) || (!found && isIdle))));
    spans.push({
      from,
      end,
      meanings: isPlain ? [] : meanings,
      isFiller,
      isNoise: isFiller && table.noise.has(word),
      isJoined: [from - 1, from].some((at) => CONJUNCTIONS.has(tokens[at]?.text ?? "")),
      isKnown: found !== null && !isPlain && /\p{L}/u.test(words),
    });
  }
  return spans;
}

const withoutArticle = (word: string): string => word.replace(/^و?(?:ال)?/, "");

/** The longest of the readings without a negation. The meanings of equally long ones are combined. */
function readPlainly(query: Query, from: number): Reading {
  const { table, tokens } = query;
  const phrase = findPhrase(query, from, table);
  const shape = readShape(query, from);
  const found = [
    shape,
    readNumbers(query, from),
    phrase && { end: phrase.end, meanings: phrase.value },
    readDescribed(query, from),
    shape || phrase ? null : readTypo(query, from),
  ].filter((reading) => reading !== null);
  const end = Math.max(from, ...found.map((reading) => reading.end));
  const meanings = found.filter((reading) => reading.end === end).flatMap((reading) => reading.meanings);
  const described = table.grammar?.(tokens, from);
  return described && described.end >= end ? described : { end, meanings: distinct(meanings) };
}
