import { foldTokens } from "#src/core/fold.ts";
import { isOneTypo, mayHaveTypo } from "#src/core/typos.ts";
import { knownTerms, nearTerms } from "./near-terms.ts";
import type { TextIndex, TextMatch } from "./text-index.ts";
import type { Texts } from "./texts.ts";

const MAX_WORDS = 12;
const MIN_PREFIX_LENGTH = 2;
/** Larger results are only split into title matches and others. */
const MAX_RANKED = 20_000;
/** With more unknown words, no typo is forgiven. */
const MAX_FORGIVEN = 6;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Splits a text into terms as the text index does. */
const TERM = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

export const isListingId = (query: string): boolean => ID.test(query.trim());

const wordsOf = (query: string): string[] =>
  foldTokens(query.slice(0, 1000))
    .map((token) => token.replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** Words are quoted so that none is an operator; the last one matches as a prefix. */
const allWords = (words: string[]): string => {
  const isPrefix = (words.at(-1) ?? "").length >= MIN_PREFIX_LENGTH;
  return words.map((word) => `"${word}"`).join(" ") + (isPrefix ? "*" : "");
};

/**
 * Whether any document has every word except the last. If none has, the answer to `"toota" "amman"*` takes 0.06 ms instead
 * of 1.5 ms, because FTS5 would first read every term with the last word's prefix.
 */
const hasFirstWords = (index: TextIndex, words: string[]): boolean => {
  const first = words.slice(0, -1).map((word) => `"${word}"`);
  return first.length === 0 || index.matching(first.join(" "), 1).length > 0;
};

/** The terms that `matchExactly` requires of a document: words, and `camr*` for any word that starts with `camr`. */
export function neededTerms(query: string): string[] {
  const words = wordsOf(query);
  const last = words.at(-1) ?? "";
  return last.length >= MIN_PREFIX_LENGTH ? [...words.slice(0, -1), `${last}*`] : words;
}

/**
 * The terms that `matchText` requires of a document: `~camry` stands for a word with at most one typo, or its beginning.
 */
export const forgivenTerms = (query: string): string[] => wordsOf(query).map((word) => `~${word}`);

/** Whether a document has a term of `neededTerms` or `forgivenTerms`. */
export type HasTerm = (term: string) => boolean;

export function documentOf(text: string): HasTerm {
  const terms = new Set(text.match(TERM));
  const all = [...terms];
  const hasStart = (start: string) => all.some((term) => term.startsWith(start));
  const hasNear = (word: string) =>
    hasStart(word) || (mayHaveTypo(word) && all.some((term) => isOneTypo(word, term)));
  return (term) => {
    if (term.startsWith("~")) return hasNear(term.slice(1));
    return term.endsWith("*") ? hasStart(term.slice(0, -1)) : terms.has(term);
  };
}

/** The documents with every word of `query`, or the newest of them; null without words. */
export async function matchUnranked(texts: Texts, query: string, limit = -1): Promise<TextMatch | null> {
  const words = wordsOf(query);
  if (words.length === 0) return null;
  const index = await texts.current();
  return matchOf(hasFirstWords(index, words) ? index.matching(allWords(words), limit) : []);
}

/**
 * The listings with every word of `query` (the last one as a prefix), by relevance, then newest first; if not ranked,
 * newest first only. A listing's id finds that listing. Null without words.
 */
export async function matchExactly(texts: Texts, query: string, isRanked = true): Promise<TextMatch | null> {
  if (ID.test(query.trim())) return matchOf((await texts.current()).docIdsOf(query.trim().toLowerCase()));
  const words = wordsOf(query);
  if (words.length === 0) return null;
  const index = await texts.current();
  return hasFirstWords(index, words) ? matched(index, allWords(words), isRanked) : matchOf([]);
}

/** The documents with every word of `query` (the last one as a prefix) in their title, newest first. */
export async function titledWith(texts: Texts, query: string): Promise<number[]> {
  const words = wordsOf(query);
  return words.length > 0 ? (await texts.current()).matching(`title : (${allWords(words)})`) : [];
}

/** The newest documents whose title contains the words of `query` in a row; none for a single word. */
export async function titledExactly(texts: Texts, query: string, limit: number): Promise<number[]> {
  const words = wordsOf(query);
  return words.length > 1 ? (await texts.current()).matching(`title : "${words.join(" ")}"`, limit) : [];
}

/**
 * Like `matchExactly`, but if nothing matches, one typo is forgiven in each word of five letters or more. Words for which
 * `isExact` is true are never used as a correction.
 */
export async function matchText(
  texts: Texts,
  query: string,
  {
    isExact = () => false,
    isRanked = true,
  }: { isExact?: (word: string) => boolean; isRanked?: boolean } = {},
): Promise<TextMatch | null> {
  const exact = await matchExactly(texts, query, isRanked);
  if (!exact || exact.docIds.length > 0 || ID.test(query.trim())) return exact;
  const index = await texts.current();
  const words = wordsOf(query);
  const corrections = correctionsOf(index, words, isExact);
  if (!corrections) return exact;
  const alternatives = words.map((word) =>
    [word, ...(corrections.get(word) ?? [])].map((term) => `"${term}"`),
  );
  const likeliest = words.map((word) => `"${corrections.get(word)?.[0] ?? word}"`);
  const any = alternatives.map((terms) => `(${terms.join(" OR ")})`).join(" AND ");
  return concat(matched(index, likeliest.join(" "), isRanked), matched(index, any, isRanked));
}

/** Puts the second match after the first: relevance alone would prefer rare words to likely ones. */
function concat(first: TextMatch, second: TextMatch): TextMatch {
  const known = new Set(first.docIds);
  const rest = second.docIds
    .map((id, i) => ({ id, score: second.scores[i] ?? 0 }))
    .filter(({ id }) => !known.has(id));
  const lift = (rest[0]?.score ?? 0) + 1 - (first.scores.at(-1) ?? 0);
  return matchOf(
    [...first.docIds, ...rest.map(({ id }) => id)],
    [...first.scores.map((score) => score + lift), ...rest.map(({ score }) => score)],
  );
}

/** The possible corrections of each word; null as soon as an unknown word has none. */
function correctionsOf(
  index: TextIndex,
  words: string[],
  isExact: (word: string) => boolean,
): Map<string, string[]> | null {
  const known = knownTerms(index, words);
  const corrections = new Map<string, string[]>();
  const unknownFirst = [...new Set(words)].sort((a, b) => Number(known.has(a)) - Number(known.has(b)));
  for (const [i, word] of unknownFirst.entries()) {
    const near = i < MAX_FORGIVEN ? nearTerms(index, word).filter((term) => !isExact(term)) : [];
    if (near.length > 0) corrections.set(word, near);
    else if (!known.has(word)) return null;
  }
  return corrections.size > 0 ? corrections : null;
}

const matchOf = (docIds: number[], scores = docIds.map(() => 0)): TextMatch => ({ docIds, scores });

function matched(index: TextIndex, match: string, isRanked: boolean): TextMatch {
  const all = index.matching(match);
  if (all.length <= 1 || !isRanked) return matchOf(all);
  if (all.length <= MAX_RANKED) return index.ranked(match);
  const titled = index.matching(`title : (${match})`);
  const inTitle = new Set(titled);
  const others = all.filter((id) => !inTitle.has(id));
  return matchOf([...titled, ...others], [...titled.map(() => 1), ...others.map(() => 0)]);
}
