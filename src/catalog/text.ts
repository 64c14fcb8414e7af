import { foldTokens } from "#src/core/fold.ts";
import { isOneTypo, mayHaveTypo } from "#src/core/typos.ts";
import { nearTerms } from "./near-terms.ts";
import { LEAST_COMMON, termsIn, type TextIndex, type TextMatch } from "./text-index.ts";
import type { Texts } from "./texts.ts";

const MAX_WORDS = 12;
/** Reading so many documents of words takes 4 ms. The commonest of more than two words are ignored above. */
const MAX_READ = 100_000;
const MAX_SOFT_READ = 30_000;
const MIN_PREFIX_LENGTH = 2;
/** Larger results are only split into title matches and others. */
const MAX_RANKED = 5000;
/** With more unknown words, no typo is forgiven. */
const MAX_FORGIVEN = 3;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isListingId = (query: string): boolean => ID.test(query.trim());

const wordsOf = (query: string): string[] =>
  foldTokens(query.slice(0, 1000))
    .map((token) => token.replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** The words to search for. A word that most documents have narrows little and takes long. */
function searchedWords(index: TextIndex, query: string): string[] {
  const words = wordsOf(query);
  if (words.length <= 2) return words;
  const documentsOf = index.countOf(words);
  const rarest = words.toSorted((a, b) => documentsOf(a) - documentsOf(b));
  let read = 0;
  const common = rarest.filter((word, i) => (read += documentsOf(word)) > MAX_READ && i >= 2);
  return words.filter((word) => !common.includes(word));
}

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
  const terms = new Set(termsIn(text));
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
  const index = await texts.current();
  const words = searchedWords(index, query);
  if (words.length === 0) return null;
  return matchOf(hasFirstWords(index, words) ? index.matching(allWords(words), limit) : []);
}

/**
 * The listings with every word of `query` (the last one as a prefix), by relevance, then newest first; if not ranked,
 * newest first only. A listing's id finds that listing. Null without words.
 */
export async function matchExactly(texts: Texts, query: string, isRanked = true): Promise<TextMatch | null> {
  if (ID.test(query.trim())) return matchOf((await texts.current()).docIdsOf(query.trim().toLowerCase()));
  const index = await texts.current();
  const words = searchedWords(index, query);
  if (words.length === 0) return null;
  return hasFirstWords(index, words) ? matched(index, allWords(words), isRanked) : matchOf([]);
}

/** The documents with every word of `query` (the last one as a prefix) in their title, newest first. */
export async function titledWith(texts: Texts, query: string): Promise<number[]> {
  const index = await texts.current();
  const words = searchedWords(index, query);
  return words.length > 0 ? index.matching(`title : (${allWords(words)})`) : [];
}

/** The newest documents whose title contains the words of `query` in a row; none for a single word. */
export async function titledExactly(texts: Texts, query: string, limit: number): Promise<number[]> {
  const index = await texts.current();
  const words = searchedWords(index, query);
  if (words.length <= 1 || index.matching(`title : (${allWords(words)})`).length === 0) return [];
  return index.matching(`title : "${words.join(" ")}"`, limit);
}

/**
 * The documents with every word of these texts (the last one as a prefix), or with every word in their title, from the documents of each word, which are
 * kept: for many combinations of the same words.
 */
export async function documentsWith(
  texts: Texts,
  words: readonly string[],
  part: "title" | "text",
): Promise<number[]> {
  const index = await texts.current();
  const all = words.flatMap(wordsOf);
  let found: number[] | null = null;
  for (const [i, word] of all.entries()) {
    const term = i === all.length - 1 ? allWords([word]) : `"${word}"`;
    const documents = index.matching(part === "title" ? `title : (${term})` : term);
    found = found ? inBoth(found, documents) : documents;
    if (found.length === 0) break;
  }
  return found ?? [];
}

/** The first of these texts, up to those that are quick to look up. */
export async function quickWords(texts: Texts, given: string[], most: number): Promise<string[]> {
  const index = await texts.current();
  let read = 0;
  return given.slice(0, most).filter((text, i) => {
    for (const word of wordsOf(text)) read += index.countStarting(word);
    return i === 0 || read <= MAX_SOFT_READ;
  });
}

/** Both lists are in descending order. */
function inBoth(a: number[], b: number[]): number[] {
  let at = 0;
  return a.filter((id) => {
    while ((b[at] ?? -1) > id) at++;
    return b[at] === id;
  });
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
  const words = searchedWords(index, query);
  const corrections = correctionsOf(index, words, isExact);
  if (!corrections) return exact;
  const alternatives = words.map((word) =>
    [word, ...(corrections.get(word) ?? [])].map((term) => `"${term}"`),
  );
  const likeliest = words.map((word) => `"${corrections.get(word)?.[0] ?? word}"`);
  const any = alternatives.map((terms) => `(${terms.join(" OR ")})`).join(" AND ");
  const first = matched(index, likeliest.join(" "), isRanked);
  return first.docIds.length > MAX_RANKED ? first : concat(first, matched(index, any, isRanked));
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
  const documentsOf = index.countOf(words);
  const corrections = new Map<string, string[]>();
  const isKnown = (word: string) => documentsOf(word) > 0;
  const unknownFirst = [...new Set(words)].sort((a, b) => Number(isKnown(a)) - Number(isKnown(b)));
  for (const [i, word] of unknownFirst.entries()) {
    const mayBeTypo = i < MAX_FORGIVEN && documentsOf(word) < LEAST_COMMON;
    const near = mayBeTypo ? nearTerms(index, word).filter((term) => !isExact(term)) : [];
    if (near.length > 0) corrections.set(word, near);
    else if (!isKnown(word)) return null;
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
