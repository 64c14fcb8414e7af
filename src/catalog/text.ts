import { type SQL, sql } from "drizzle-orm";
import { foldTokens } from "#src/core/fold.ts";
import type { Reader } from "#src/db/open.ts";
import { type Hits, hitsIn } from "#src/db/part-match.ts";
import { cachedByRevision } from "./cached-by-revision.ts";
import { knownTerms, nearTerms } from "./near-terms.ts";

const MAX_WORDS = 12;
const MIN_PREFIX_LENGTH = 2;
const TITLE_WEIGHT = 8;
/** Larger results are ranked only by whether the title matches. */
const MAX_RANKED = 20_000;
const STEPS_PER_POINT = 2;
/** With more unknown words no typo is forgiven. */
const MAX_FORGIVEN = 6;

const MAX_CACHED = 200_000;
const EMPTY_MATCH_WEIGHT = 200;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The matching documents, the best first, and their scores: whole numbers, higher is better. */
export interface TextMatch {
  docIds: number[];
  scores: number[];
}

const wordsOf = (query: string): string[] =>
  foldTokens(query.slice(0, 1000))
    .map((token) => token.replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** Words are quoted so that none is an operator; the last one is a prefix. */
const allWords = (words: string[]): string => {
  const isPrefix = (words.at(-1) ?? "").length >= MIN_PREFIX_LENGTH;
  return words.map((word) => `"${word}"`).join(" ") + (isPrefix ? "*" : "");
};

/** The listings with every word of `query`, for SQL; null without words. */
export function textHits(query: string): Hits | null {
  const words = wordsOf(query);
  return words.length > 0 ? hitsIn("listing_texts_fts", allWords(words)) : null;
}

const cachedMatches = (find: (read: Reader, query: string) => Promise<TextMatch | null>) =>
  cachedByRevision(MAX_CACHED, find, (match) => EMPTY_MATCH_WEIGHT + (match?.docIds.length ?? 0));

/**
 * The listings with every word of `query` (the last one as a prefix) by relevance, then the youngest first. A listing's
 * id finds that listing. Null without words.
 */
export const matchExactly = cachedMatches(async (read, query) => {
  if (ID.test(query.trim())) return matchOf(await docIdsOf(read, query.trim().toLowerCase()));
  const words = wordsOf(query);
  return words.length > 0 ? ranked(read, allWords(words)) : null;
});

/** The same; if nothing matches, one typo is forgiven in words of five letters and more. */
export const matchText = cachedMatches(async (read, query) => {
  const exact = await matchExactly(read, query);
  if (!exact || exact.docIds.length > 0 || ID.test(query.trim())) return exact;
  const words = wordsOf(query);
  const corrections = await correctionsOf(read, words);
  if (!corrections) return exact;
  const alternatives = words.map((word) =>
    [word, ...(corrections.get(word) ?? [])].map((term) => `"${term}"`),
  );
  const likeliest = words.map((word) => `"${corrections.get(word)?.[0] ?? word}"`);
  return concat(
    await ranked(read, likeliest.join(" ")),
    await ranked(read, alternatives.map((terms) => `(${terms.join(" OR ")})`).join(" AND ")),
  );
});

/** Puts the second match after the first: by relevance alone, rare words would come before likely ones. */
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

/** What each word may be a typo of; null as soon as an unknown word has no correction. */
async function correctionsOf(read: Reader, words: string[]): Promise<Map<string, string[]> | null> {
  const known = await knownTerms(read, words);
  const corrections = new Map<string, string[]>();
  const unknownFirst = [...new Set(words)].sort((a, b) => Number(known.has(a)) - Number(known.has(b)));
  for (const [i, word] of unknownFirst.entries()) {
    const near = i < MAX_FORGIVEN ? await nearTerms(read, word) : [];
    if (near.length > 0) corrections.set(word, near);
    else if (!known.has(word)) return null;
  }
  return corrections.size > 0 ? corrections : null;
}

const matchOf = (docIds: number[], scores = docIds.map(() => 0)): TextMatch => ({ docIds, scores });

async function docIdsOf(read: Reader, listingId: string): Promise<number[]> {
  const rows = await read
    .select({ docId: sql<number>`doc_id` })
    .from(sql`listing_texts`)
    .where(sql`listing_id = ${listingId}`);
  return rows.map((row) => row.docId);
}

/** A column of numbers as one JSON text: much faster than thousands of rows. */
const asList = (column: SQL) => sql<string>`json_group_array(${column})`;
const numbersIn = (list: string | undefined) => JSON.parse(list ?? "[]") as number[];

async function matching(read: Reader, match: string): Promise<number[]> {
  const hits = sql`(SELECT rowid AS id FROM listing_texts_fts WHERE listing_texts_fts MATCH ${match} ORDER BY rowid DESC LIMIT -1)`;
  const [row] = await read.select({ ids: asList(sql`id`) }).from(hits);
  return numbersIn(row?.ids);
}

async function ranked(read: Reader, match: string): Promise<TextMatch> {
  const all = await matching(read, match);
  if (all.length <= 1) return matchOf(all);
  if (all.length > MAX_RANKED) {
    const titled = await matching(read, `title : (${match})`);
    const inTitle = new Set(titled);
    const others = all.filter((id) => !inTitle.has(id));
    return matchOf([...titled, ...others], [...titled.map(() => 1), ...others.map(() => 0)]);
  }
  const score = sql`CAST(round(-bm25(listing_texts_fts, ${TITLE_WEIGHT}, 1) * ${STEPS_PER_POINT}) AS INTEGER)`;
  const hits = sql`(SELECT rowid AS id, ${score} AS score FROM listing_texts_fts WHERE listing_texts_fts MATCH ${match} ORDER BY 2 DESC, 1 DESC LIMIT -1)`;
  const [row] = await read.select({ ids: asList(sql`id`), scores: asList(sql`score`) }).from(hits);
  return matchOf(numbersIn(row?.ids), numbersIn(row?.scores));
}
