import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { dialect } from "#src/config.ts";
import { foldSpelling, foldText } from "#src/core/fold.ts";

const MOST_WORDS = 12;

/** Alternative readings of a query: a text matches if it contains all pieces of one of them. */
export type Parts = string[][];

/** The searchable texts: an FTS5 trigram index in SQLite, a table in PostgreSQL. */
const INDEXES = {
  users: {
    fts: "user_texts_fts",
    table: "user_texts",
    owner: "user_id",
    words: ["name", "contact"],
    marks: "marks",
  },
  audit: { fts: "audit_fts", table: "audit_texts", owner: "entry_id", words: ["words"], marks: "about" },
};

type Index = (typeof INDEXES)[keyof typeof INDEXES];

/** The rows of an index that match `parts` and contain `mark`, three rare characters that narrow the search. */
export function hitsIn(name: keyof typeof INDEXES, parts: Parts | null, mark?: string | null) {
  const index = INDEXES[name];
  return {
    rows: dialect === "postgres" ? tableHits(index, parts, mark) : ftsHits(index, parts, mark),
    doc: sql`hits.doc`,
    owner: sql`hits.owner`,
    newest: sql`hits.doc DESC`,
    oldest: sql`hits.doc ASC`,
  };
}

export type Hits = ReturnType<typeof hitsIn>;

function ftsHits({ fts, owner, words, marks }: Index, parts: Parts | null, mark?: string | null): SQL {
  const match = [
    parts && `{${words.join(" ")}} : (${ftsQuery(parts)})`,
    mark && `${marks} : ${quoted(mark)}`,
  ];
  return sql`(SELECT rowid AS doc, ${sql.identifier(owner)} AS owner FROM ${sql.identifier(fts)} WHERE ${sql.identifier(fts)} MATCH ${match.filter(Boolean).join(" AND ")}) AS hits`;
}

const quoted = (piece: string): string => `"${piece.replaceAll('"', '""')}"`;

export const ftsQuery = (parts: Parts): string =>
  parts.map((pieces) => `(${pieces.map(quoted).join(" AND ")})`).join(" OR ");

function tableHits({ table, owner, words, marks }: Index, parts: Parts | null, mark?: string | null): SQL {
  const has = (column: string, piece: string) => sql`strpos(${sql.identifier(column)}, ${piece}) > 0`;
  const any = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` OR `)})`;
  const all = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` AND `)})`;
  const hasPiece = (piece: string) => any(words.map((column) => has(column, piece)));
  const isHit = [
    ...(parts ? [any(parts.map((pieces) => all(pieces.map(hasPiece))))] : []),
    ...(mark ? [has(marks, mark)] : []),
  ];
  return sql`(SELECT doc_id AS doc, ${sql.identifier(owner)} AS owner FROM ${sql.identifier(table)} WHERE ${all(isHit)}) AS hits`;
}

export const userDoc = (userId: AnyColumn): SQL<number> =>
  sql<number>`(SELECT doc_id FROM user_texts WHERE user_id = ${userId})`.mapWith(Number);

const wordsOf = (text: string): string[] =>
  text
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);

/** The index finds three characters or more, so shorter words are padded with the spaces before them. */
const piece = (word: string): string => `${" ".repeat(Math.max(0, 3 - [...word].length))}${word}`;

/** Digits without leading zeros, as stored numbers (`079…` is `+96279…`) have none; null for other text. */
function phoneDigits(text: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, "").replace(/^0+/, "");
  return digits.length >= 3 ? digits : null;
}

export function partMatch(query: string): Parts | null {
  const typed = foldSpelling(query);
  const texts = new Set([typed, foldText(query)]);
  const readings = [...texts].map(wordsOf).filter((words) => words.length > 0);
  const digits = phoneDigits(typed);
  if (digits) readings.push([digits]);
  return readings.length > 0 ? readings.map((words) => words.map(piece)) : null;
}
