import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { foldSpelling, foldText } from "#src/core/fold.ts";

const MOST_WORDS = 12;

/** The full-text indexes, and the column that says whose a text is. */
const OWNERS = { listing_texts_fts: "rowid", user_texts_fts: "user_id", audit_fts: "entry_id" };

/** What an index found, to be selected from. */
export interface Hits {
  rows: SQL;
  /** The number of the text, which costs nothing to tell. */
  doc: SQL;
  /** `listing_texts.doc_id`, the user's id or the entry's. */
  owner: SQL;
  /** The orders that need no sorting. */
  newest: SQL;
  oldest: SQL;
}

/** The rows of a full-text index that match. */
export function hitsIn(index: keyof typeof OWNERS, match: string): Hits {
  const [name, owner] = [sql.identifier(index), sql.identifier(OWNERS[index])];
  return {
    rows: sql`(SELECT rowid AS doc, ${owner} AS owner FROM ${name} WHERE ${name} MATCH ${match}) AS hits`,
    doc: sql`hits.doc`,
    owner: sql`hits.owner`,
    newest: sql`hits.doc DESC`,
    oldest: sql`hits.doc ASC`,
  };
}

/** The number of a user's text in its index. */
export const userDoc = (userId: AnyColumn): SQL<number> =>
  sql<number>`(SELECT doc_id FROM user_texts WHERE user_id = ${userId})`.mapWith(Number);

const wordsOf = (text: string): string[] =>
  text
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);

/** A word as a piece of the text; one of fewer than three characters only as the beginning of a word. */
const piece = (word: string): string =>
  `"${" ".repeat(Math.max(0, 3 - [...word].length))}${word.replaceAll('"', '""')}"`;

const allOf = (words: string[]): string => `(${words.map(piece).join(" AND ")})`;

/** The digits of what may be a phone number, without what stands before it in one way of writing and not in another. */
function phoneDigits(text: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, "").replace(/^0+/, "");
  return digits.length >= 3 ? digits : null;
}

/**
 * What to match an index with for the texts that hold every word of `query`, in any spelling, or all of it as a phone
 * number; null where it has no letter or digit. No input is an error.
 */
export function partMatch(query: string): string | null {
  const typed = foldSpelling(query);
  const readings = [wordsOf(typed), wordsOf(foldText(query))].filter((words) => words.length > 0).map(allOf);
  const digits = phoneDigits(typed);
  if (digits) readings.push(allOf([digits]));
  return readings.length > 0 ? [...new Set(readings)].join(" OR ") : null;
}
