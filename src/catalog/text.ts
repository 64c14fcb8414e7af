import { setImmediate } from "node:timers/promises";
import { foldTokens } from "#src/core/fold.ts";
import { likeliest, oneTypoFrom } from "#src/core/typos.ts";
import type { Database } from "#src/db/open.ts";
import { Following } from "./following.ts";
import { type Text, TextIndex, type TextMatch, type TextQuery, termsIn } from "./text-index.ts";

export interface TextSource {
  head(): Promise<number>;
  /** A batch of texts with document numbers greater than `after`, in order. Empty at the end. */
  list(after: number): Promise<Text[]>;
  /** The listings that changed after a given change, and the texts of those that still exist. */
  since(change: number): Promise<{ changed: string[]; texts: Text[] }>;
}

export class Texts {
  readonly #following: Following;
  #index: TextIndex | null = null;
  #change = 0;

  constructor(
    private readonly source: TextSource,
    dataVersion: Database["dataVersion"],
  ) {
    this.#following = new Following(dataVersion);
  }

  /** The up-to-date index; use it before the next await. */
  async current(): Promise<TextIndex> {
    await this.#following.follow(
      () => this.#index !== null,
      () => this.#update(),
    );
    return this.#index as TextIndex;
  }

  async #update(): Promise<void> {
    const head = await this.source.head();
    // The number of the last change decreases after a restored backup or a rolled back transaction.
    if (!this.#index || this.#index.isWorn || head < this.#change) this.#index = await this.#build();
    else if (head > this.#change) {
      const { changed, texts } = await this.source.since(this.#change);
      this.#index.change(changed, texts);
    }
    this.#change = head;
  }

  async #build(): Promise<TextIndex> {
    const index = new TextIndex();
    let texts = await this.source.list(0);
    for (let last = texts.at(-1); last; last = texts.at(-1)) {
      index.change([], texts);
      // Waiting requests are answered between the batches.
      await setImmediate();
      texts = await this.source.list(last.docId);
    }
    return index;
  }
}

const MAX_WORDS = 12;
const MIN_PREFIX_LENGTH = 2;
/** A word in so many documents is common, and no typo. */
const LEAST_COMMON = 1000;
/** Larger results are only split into title matches and others. */
const MAX_RANKED = 5000;
/** With more unknown words, no typo is forgiven. */
const MAX_FORGIVEN = 3;

const NONE = new Uint32Array();

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isListingId = (query: string): boolean => ID.test(query.trim());

const wordsOf = (query: string): string[] =>
  foldTokens(query.slice(0, 1000))
    .map((token) => token.replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .filter(Boolean)
    .slice(0, MAX_WORDS);

const exactly = (words: readonly string[]): TextQuery => ({ terms: words.map((word) => [word]) });

/** Documents with all words; the last one matches as a prefix. */
const allWords = (index: TextIndex, words: readonly string[]): TextQuery => {
  const last = words.at(-1) ?? "";
  return last.length < MIN_PREFIX_LENGTH
    ? exactly(words)
    : { terms: [...exactly(words.slice(0, -1)).terms, index.termsFrom(last)] };
};

/** The terms that `matchExactly` requires of a document: words, and `camr*` for any word that starts with `camr`. */
export function neededTerms(query: string): string[] {
  const words = wordsOf(query);
  const last = words.at(-1) ?? "";
  return last.length >= MIN_PREFIX_LENGTH ? [...words.slice(0, -1), `${last}*`] : words;
}

export type HasTerm = (term: string) => boolean;

export function documentOf(text: string): HasTerm {
  const terms = new Set(termsIn(text));
  const all = [...terms];
  const hasStart = (start: string) => all.some((term) => term.startsWith(start));
  return (term) => (term.endsWith("*") ? hasStart(term.slice(0, -1)) : terms.has(term));
}

/** By relevance, then newest first; the last word is a prefix. A listing's id finds it. Null without words. */
export async function matchExactly(texts: Texts, query: string, isRanked = true): Promise<TextMatch | null> {
  const words = wordsOf(query);
  // Most pages have no words. After a start they need not wait for the index.
  if (words.length === 0) return null;
  const index = await texts.current();
  if (isListingId(query)) return { docIds: index.docIdsOf(query.trim().toLowerCase()) };
  return matched(index, allWords(index, words), isRanked);
}

/** The documents with every word of these texts (the last one as a prefix), or with every word in their title, newest first. */
export async function documentsWith(texts: Texts, queries: readonly string[], part: "title" | "text") {
  const words = queries.flatMap(wordsOf);
  if (words.length === 0) return NONE;
  const index = await texts.current();
  return index.matching({ ...allWords(index, words), inTitle: part === "title" });
}

/** Returns a function that counts which of these documents `documentsWith` finds; use it before the next await. */
export async function countingWith(
  texts: Texts,
  docIds: Uint32Array,
): Promise<(queries: readonly string[], part: "title" | "text") => number> {
  const index = await texts.current();
  const count = index.countingAmong(docIds);
  return (queries, part) => {
    const words = queries.flatMap(wordsOf);
    return words.length > 0 ? count({ ...allWords(index, words), inTitle: part === "title" }) : 0;
  };
}

/** The newest documents whose title contains the words of `query` in a row; none for a single word. */
export async function titledExactly(texts: Texts, query: string, limit: number): Promise<Uint32Array> {
  const words = wordsOf(query);
  return words.length > 1 ? (await texts.current()).titledWith(words, limit) : NONE;
}

/** `matchExactly`, or else with one typo per word of five letters or more. `isExact` words correct none. */
export async function matchText(
  texts: Texts,
  query: string,
  {
    isExact = () => false,
    isRanked = true,
  }: { isExact?: (word: string) => boolean; isRanked?: boolean } = {},
): Promise<TextMatch | null> {
  const exact = await matchExactly(texts, query, isRanked);
  if (!exact || exact.docIds.length > 0 || isListingId(query)) return exact;
  const index = await texts.current();
  const words = wordsOf(query);
  const corrections = correctionsOf(index, words, isExact);
  if (!corrections) return exact;
  const any = { terms: words.map((word) => [word, ...(corrections.get(word) ?? [])]) };
  const likeliest = words.map((word) => corrections.get(word)?.[0] ?? word);
  const first = matched(index, exactly(likeliest), isRanked);
  const all = first.docIds.length > MAX_RANKED ? first : concat(first, matched(index, any, isRanked));
  return { ...all, corrected: likeliest.join(" ") };
}

/** Puts the second match after the first: relevance alone would prefer rare words to likely ones. */
function concat(first: TextMatch, second: TextMatch): TextMatch {
  const known = new Set(first.docIds);
  const isNew = (_: number, i: number) => !known.has(second.docIds[i] as number);
  const [docIds, scores] = [second.docIds.filter(isNew), scoresOf(second).filter(isNew)];
  const lift = (scores[0] ?? 0) + 1 - (scoresOf(first).at(-1) ?? 0);
  return {
    docIds: joined(first.docIds, docIds),
    scores: Int32Array.from([...scoresOf(first).map((score) => score + lift), ...scores]),
  };
}

const scoresOf = ({ docIds, scores }: TextMatch): Int32Array => scores ?? new Int32Array(docIds.length);

const joined = (a: Uint32Array, b: Uint32Array): Uint32Array => {
  const all = new Uint32Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
};

function correctionsOf(index: TextIndex, words: string[], isExact: (word: string) => boolean) {
  const corrections = new Map<string, string[]>();
  const counted = [...new Set(words)].map((word) => ({ word, documents: index.countOf(word) }));
  const unknownFirst = counted.sort((a, b) => Number(a.documents > 0) - Number(b.documents > 0));
  for (const [i, { word, documents }] of unknownFirst.entries()) {
    const mayBeTypo = i < MAX_FORGIVEN && documents < LEAST_COMMON;
    const near = mayBeTypo ? nearTerms(index, word).filter((term) => !isExact(term)) : [];
    if (near.length > 0) corrections.set(word, near);
    else if (documents === 0) return null;
  }
  return corrections.size > 0 ? corrections : null;
}

function matched(index: TextIndex, query: TextQuery, isRanked: boolean): TextMatch {
  const docIds = index.matching(query);
  if (docIds.length <= 1 || !isRanked) return { docIds };
  if (docIds.length <= MAX_RANKED) return index.ranked(query);
  const titled = index.matching({ ...query, inTitle: true });
  const others = without(docIds, titled);
  return { docIds: joined(titled, others), scores: new Int32Array(docIds.length).fill(1, 0, titled.length) };
}

/** All but `some` of these documents. Both lists are in the same order. */
function without(all: Uint32Array, some: Uint32Array): Uint32Array {
  const others = new Uint32Array(all.length - some.length);
  let [next, count] = [0, 0];
  for (let i = 0; i < all.length; i++)
    if (all[i] === some[next]) next++;
    else others[count++] = all[i] as number;
  return others;
}

const MAX_NEAR = 5;

function nearTerms(index: TextIndex, word: string): string[] {
  const near = [...oneTypoFrom(word)]
    .map((term) => ({ term, documents: index.countOf(term) }))
    .filter(({ documents }) => documents > 0);
  return likeliest(word, near, ({ term }) => term)
    .sort((a, b) => b.documents - a.documents || (a.term < b.term ? -1 : 1))
    .slice(0, MAX_NEAR)
    .map(({ term }) => term);
}
