import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { foldSpelling, foldText } from "#src/core/fold.ts";

const MOST_WORDS = 12;

const OWNERS = { user_texts_fts: "user_id", audit_fts: "entry_id" };

export function hitsIn(index: keyof typeof OWNERS, match: string) {
  const [name, owner] = [sql.identifier(index), sql.identifier(OWNERS[index])];
  return {
    rows: sql`(SELECT rowid AS doc, ${owner} AS owner FROM ${name} WHERE ${name} MATCH ${match}) AS hits`,
    doc: sql`hits.doc`,
    owner: sql`hits.owner`,
    newest: sql`hits.doc DESC`,
    oldest: sql`hits.doc ASC`,
  };
}

export type Hits = ReturnType<typeof hitsIn>;

export const userDoc = (userId: AnyColumn): SQL<number> =>
  sql<number>`(SELECT doc_id FROM user_texts WHERE user_id = ${userId})`.mapWith(Number);

const wordsOf = (text: string): string[] =>
  text
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);

/** The index finds three characters or more, so a shorter word is searched with the spaces before it. */
const piece = (word: string): string =>
  `"${" ".repeat(Math.max(0, 3 - [...word].length))}${word.replaceAll('"', '""')}"`;

const allOf = (words: string[]): string => `(${words.map(piece).join(" AND ")})`;

/** Null for text that is not a phone number. Leading zeros go: a stored number has none (`079…` is `+96279…`). */
function phoneDigits(text: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, "").replace(/^0+/, "");
  return digits.length >= 3 ? digits : null;
}

/** An FTS5 query for texts with every word of `query`, or with its phone number; null without a letter or digit. */
export function partMatch(query: string): string | null {
  const typed = foldSpelling(query);
  const readings = [wordsOf(typed), wordsOf(foldText(query))].filter((words) => words.length > 0).map(allOf);
  const digits = phoneDigits(typed);
  if (digits) readings.push(allOf([digits]));
  return readings.length > 0 ? [...new Set(readings)].join(" OR ") : null;
}
