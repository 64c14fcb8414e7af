import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { foldTokens } from "#src/core/fold.ts";

const MOST_TOKENS = 12;

/**
 * The condition that a row's text holds every word of `query` (the last one as a beginning), or null where the query
 * has no word. Words are folded, cleaned of every operator and quoted, so no input is an error.
 */
export function textMatches(docId: SQLiteColumn, query: string): SQL | null {
  const tokens = foldTokens(query)
    .map((token) => token.replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .filter(Boolean)
    .slice(0, MOST_TOKENS);
  if (tokens.length === 0) return null;
  const match = `${tokens.map((token) => `"${token}"`).join(" ")}*`;
  return sql`${docId} IN (SELECT rowid FROM listing_texts_fts WHERE listing_texts_fts MATCH ${match})`;
}
