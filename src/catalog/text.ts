import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { foldTokens } from "#src/core/fold.ts";
import { oneTypoFrom } from "#src/core/typos.ts";
import type { Database } from "#src/db/open.ts";

const MOST_TOKENS = 12;
/** A shorter beginning of a word would match half of everything. */
const SHORTEST_BEGINNING = 2;
/** A word in the title is worth so many in the rest. */
const TITLE_WEIGHT = 8;
/** What matches more often than this is told apart by the title alone: a word of every other listing ranks nothing. */
const MOST_RANKED = 20_000;
/** Differences of relevance smaller than this are none. */
const STEPS_PER_POINT = 2;
const MOST_MEANT = 5;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The listings of every kind and status that hold all words of a query. */
export interface TextMatch {
  /** `listing_texts.doc_id`, the most relevant first, among equals the youngest. */
  docIds: number[];
  /** The relevance of each in whole steps, higher is better. */
  scores: number[];
  /** The words that were searched for instead, when a typo was forgiven. */
  corrected: string | null;
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

/**
 * The condition that a row's text holds every word of `query` (the last one as a beginning), or null where the query
 * has no word. Words are folded, cleaned of every operator and quoted, so no input is an error.
 */
export function textMatches(docId: SQLiteColumn, query: string): SQL | null {
  const words = wordsOf(query);
  if (words.length === 0) return null;
  return sql`${docId} IN (SELECT rowid FROM listing_texts_fts WHERE listing_texts_fts MATCH ${matchOf(words)})`;
}

/**
 * The listings whose text holds every word of `query`, the last one as the beginning of a word, by relevance; a listing's
 * id finds it. Where nothing does, one typo is forgiven in each word of five letters and more. Null where the query has
 * no word. No input is an error.
 */
export function matchText(db: Database, query: string): TextMatch | null {
  if (ID.test(query.trim())) return { ...found(docIdsOf(db, query.trim().toLowerCase())), corrected: null };
  const words = wordsOf(query);
  if (words.length === 0) return null;
  const exact = ranked(db, matchOf(words));
  if (exact.docIds.length > 0) return { ...exact, corrected: null };
  const meant = words.map((word) => meantBy(db, word));
  if (!meant.some((others) => others.length > 0)) return { ...exact, corrected: null };
  const groups = words.map((word, i) => [word, ...(meant[i] ?? [])].map((term) => `"${term}"`).join(" OR "));
  const forgiven = ranked(db, groups.map((group) => `(${group})`).join(" AND "));
  const corrected = words.map((word, i) => meant[i]?.[0] ?? word).join(" ");
  return { ...forgiven, corrected: forgiven.docIds.length > 0 ? corrected : null };
}

const found = (docIds: number[], scores = docIds.map(() => 0)) => ({ docIds, scores });

const docIdsOf = ({ sqlite }: Database, listingId: string): number[] =>
  sqlite.reader
    .query("SELECT doc_id FROM listing_texts WHERE listing_id = ?")
    .values(listingId)
    .map(([docId]) => Number(docId));

const PLAIN = "SELECT rowid FROM listing_texts_fts WHERE listing_texts_fts MATCH ? ORDER BY rowid DESC";
const RANKED = `SELECT rowid, bm25(listing_texts_fts, ${TITLE_WEIGHT}, 1)
  FROM listing_texts_fts WHERE listing_texts_fts MATCH ?`;

function ranked({ sqlite }: Database, match: string): ReturnType<typeof found> {
  const docIds = (text: string) =>
    sqlite.reader
      .query(PLAIN)
      .values(text)
      .map(([docId]) => Number(docId));
  const all = docIds(match);
  if (all.length <= 1) return found(all);
  if (all.length > MOST_RANKED) {
    const titled = docIds(`title : (${match})`);
    const first = new Set(titled);
    const others = first.size > 0 ? all.filter((docId) => !first.has(docId)) : all;
    return found([...titled, ...others], [...titled.map(() => 1), ...others.map(() => 0)]);
  }
  const hits = sqlite.reader
    .query(RANKED)
    .values(match)
    .map(([docId, rank]) => ({ docId: Number(docId), score: Math.round(-Number(rank) * STEPS_PER_POINT) }))
    .sort((a, b) => b.score - a.score || b.docId - a.docId);
  return found(
    hits.map(({ docId }) => docId),
    hits.map(({ score }) => score),
  );
}

/** The indexed words that are one typo away, the most frequent first. */
const meantBy = ({ sqlite }: Database, word: string): string[] =>
  sqlite.reader
    .query(
      "SELECT term FROM listing_terms WHERE term IN (SELECT value FROM json_each(?)) ORDER BY doc DESC, term LIMIT ?",
    )
    .values(JSON.stringify([...oneTypoFrom(word)]), MOST_MEANT)
    .map(([term]) => String(term));
