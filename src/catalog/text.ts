import { type SQL, sql } from "drizzle-orm";
import { foldTokens } from "#src/core/fold.ts";
import type { Reader } from "#src/db/open.ts";
import { type Hits, hitsIn } from "#src/db/part-match.ts";
import { keptByChange } from "./kept-by-change.ts";
import { knownTerms, nearTerms } from "./near-terms.ts";

const MOST_TOKENS = 12;
/** A shorter beginning of a word would match half of everything. */
const SHORTEST_BEGINNING = 2;
/** A word in the title is worth so many in the rest. */
const TITLE_WEIGHT = 8;
/** What matches more often than this is told apart by the title alone: a word of every other listing ranks nothing. */
const MOST_RANKED = 20_000;
/** Differences of relevance smaller than this are none. */
const STEPS_PER_POINT = 2;
/** In more words no typo is forgiven. */
const MOST_FORGIVEN = 6;

/** So many documents are kept in all, 16 bytes each; what a match without any weighs. */
const MOST_KEPT = 200_000;
const EMPTY_MATCH = 200;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The listings of every kind and status that hold all words of a query. */
export interface TextMatch {
  /** `listing_texts.doc_id`, the most relevant first, among equals the youngest. */
  docIds: number[];
  /** The relevance of each in whole steps, higher is better. */
  scores: number[];
}

/** The words of a query, folded and without anything that is no letter or digit. */
const wordsOf = (query: string): string[] =>
  foldTokens(query.slice(0, 1000))
    .map((token) => token.replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .filter(Boolean)
    .slice(0, MOST_TOKENS);

const isBeginning = (word: string | undefined) => word !== undefined && word.length >= SHORTEST_BEGINNING;

/** Every word quoted, so that none is an operator; the last one as the beginning of a word. */
const matchOf = (words: string[]): string =>
  words.map((word) => `"${word}"`).join(" ") + (isBeginning(words.at(-1)) ? "*" : "");

/** The listings whose texts hold every word of `query` (the last one as a beginning), or null where it has no word. */
export function textHits(query: string): Hits | null {
  const words = wordsOf(query);
  return words.length > 0 ? hitsIn("listing_texts_fts", matchOf(words)) : null;
}

const keptMatches = (find: (read: Reader, query: string) => Promise<TextMatch | null>) =>
  keptByChange(MOST_KEPT, find, (match) => EMPTY_MATCH + (match?.docIds.length ?? 0));

/**
 * The listings whose text holds every word of `query`, the last one as the beginning of a word, by relevance; a listing's
 * id finds it. Null where the query has no word. No input is an error.
 */
export const matchExactly = keptMatches(async (read, query): Promise<TextMatch | null> => {
  if (ID.test(query.trim())) return found(await docIdsOf(read, query.trim().toLowerCase()));
  const words = wordsOf(query);
  return words.length > 0 ? ranked(read, matchOf(words)) : null;
});

/** The same; where nothing does, one typo is forgiven in words of five letters and more. */
export const matchText = keptMatches(async (read, query): Promise<TextMatch | null> => {
  const exact = await matchExactly(read, query);
  if (!exact || exact.docIds.length > 0 || ID.test(query.trim())) return exact;
  const words = wordsOf(query);
  const meant = await meantBy(read, words);
  if (!meant) return exact;
  const groups = words.map((word) => [word, ...(meant.get(word) ?? [])].map((term) => `"${term}"`));
  const likeliest = words.map((word) => meant.get(word)?.[0] ?? word);
  return inTurn(
    await ranked(read, likeliest.map((term) => `"${term}"`).join(" ")),
    await ranked(read, groups.map((group) => `(${group.join(" OR ")})`).join(" AND ")),
  );
});

/** The second after the first: a rare word would rank above the one that is likely meant. */
function inTurn(first: TextMatch, second: TextMatch): TextMatch {
  const known = new Set(first.docIds);
  const others = second.docIds.map((id, i) => ({ id, score: second.scores[i] ?? 0 }));
  const left = others.filter(({ id }) => !known.has(id));
  const above = (left[0]?.score ?? 0) + 1 - (first.scores.at(-1) ?? 0);
  return found(
    [...first.docIds, ...left.map(({ id }) => id)],
    [...first.scores.map((score) => score + above), ...left.map(({ score }) => score)],
  );
}

/** What each word may be meant as, those that stand nowhere first; null as soon as one of these is like no other. */
async function meantBy(read: Reader, words: string[]): Promise<Map<string, string[]> | null> {
  const known = await knownTerms(read, words);
  const meant = new Map<string, string[]>();
  const order = [...new Set(words)].sort((a, b) => Number(known.has(a)) - Number(known.has(b)));
  for (const [at, word] of order.entries()) {
    const near = at < MOST_FORGIVEN ? await nearTerms(read, word) : [];
    if (near.length > 0) meant.set(word, near);
    else if (!known.has(word)) return null;
  }
  return meant.size > 0 ? meant : null;
}

const found = (docIds: number[], scores = docIds.map(() => 0)): TextMatch => ({ docIds, scores });

async function docIdsOf(read: Reader, listingId: string): Promise<number[]> {
  const rows = await read
    .select({ docId: sql<number>`doc_id` })
    .from(sql`listing_texts`)
    .where(sql`listing_id = ${listingId}`);
  return rows.map((row) => row.docId);
}

/** A column of numbers as one JSON text: thousands of rows cost as much as one. */
const asList = (column: SQL) => sql<string>`json_group_array(${column})`;
const numbersIn = (list: string | undefined) => JSON.parse(list ?? "[]") as number[];

async function matching(read: Reader, match: string): Promise<number[]> {
  const hits = sql`(SELECT rowid AS id FROM listing_texts_fts WHERE listing_texts_fts MATCH ${match} ORDER BY rowid DESC LIMIT -1)`;
  const [row] = await read.select({ ids: asList(sql`id`) }).from(hits);
  return numbersIn(row?.ids);
}

async function ranked(read: Reader, match: string): Promise<TextMatch> {
  const all = await matching(read, match);
  if (all.length <= 1) return found(all);
  if (all.length > MOST_RANKED) {
    const titled = await matching(read, `title : (${match})`);
    const first = new Set(titled);
    const others = first.size > 0 ? all.filter((id) => !first.has(id)) : all;
    return found([...titled, ...others], [...titled.map(() => 1), ...others.map(() => 0)]);
  }
  const score = sql`CAST(round(-bm25(listing_texts_fts, ${TITLE_WEIGHT}, 1) * ${STEPS_PER_POINT}) AS INTEGER)`;
  const hits = sql`(SELECT rowid AS id, ${score} AS score FROM listing_texts_fts WHERE listing_texts_fts MATCH ${match} ORDER BY 2 DESC, 1 DESC LIMIT -1)`;
  const [row] = await read.select({ ids: asList(sql`id`), scores: asList(sql`score`) }).from(hits);
  return found(numbersIn(row?.ids), numbersIn(row?.scores));
}
