import { Database as Sqlite } from "bun:sqlite";
import { LruCache } from "#src/core/lru-cache.ts";

export interface Text {
  /** The listing's number in the index. */
  docId: number;
  listingId: string;
  title: string;
  rest: string;
}

export interface Term {
  term: string;
  documents: number;
}

/** The matching documents, best first, and their scores: integers, higher is better. */
export interface TextMatch {
  docIds: number[];
  scores: number[];
}

const TITLE_WEIGHT = 8;
const STEPS_PER_POINT = 2;
const MAX_KEPT_BYTES = 4_000_000;
const DOCUMENT_BYTES = 16;
/** A word in so many documents is common, and no typo. */
export const LEAST_COMMON = 1000;

const TABLES = [
  "CREATE TABLE documents (listing_id TEXT PRIMARY KEY, doc_id INTEGER NOT NULL) WITHOUT ROWID",
  `CREATE VIRTUAL TABLE texts USING fts5(title, rest, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0")`,
  "CREATE VIRTUAL TABLE terms USING fts5vocab(texts, row)",
];

/** A term as FTS5 reads it from folded text. */
const TERM = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;
export const termsIn = (text: string): string[] => text.match(TERM) ?? [];

const numbersIn = (list: unknown) => JSON.parse(String(list)) as number[];

const keptMatches = () => new LruCache<TextMatch>("documents by words", MAX_KEPT_BYTES);

/** A full-text index in memory: 25 MB for 100,000 listings, built in a second. */
export class TextIndex {
  readonly #sqlite = new Sqlite(":memory:", { strict: true });
  /**
   * Results, kept until a text changes. Pages and saved searches repeat the same words, and ranking 14,000 of 100,000
   * documents takes 23 ms of processor time.
   */
  #kept = keptMatches();
  /** By word or prefix. Never counted again: counting the documents of one of the commonest words takes 1.3 ms. */
  readonly #common = new Map<string, number>();

  /** All terms ever indexed. Without it, the 600 spellings near a long word are looked up in 45 ms instead of .1. */
  #everIndexed: Set<string> | null = null;

  constructor() {
    for (const table of TABLES) this.#sqlite.run(table);
  }

  /** Removes the texts of listings, then adds others. */
  change(removed: readonly string[], added: readonly Text[]): void {
    this.#kept = keptMatches();
    const remove = this.#sqlite.query("DELETE FROM documents WHERE listing_id = ? RETURNING doc_id");
    const unindex = this.#sqlite.query("DELETE FROM texts WHERE rowid = ?");
    const add = this.#sqlite.query("INSERT INTO documents (doc_id, listing_id) VALUES (?, ?)");
    const index = this.#sqlite.query("INSERT INTO texts (rowid, title, rest) VALUES (?, ?, ?)");
    this.#sqlite.transaction(() => {
      for (const listingId of removed)
        for (const [docId] of remove.values(listingId)) unindex.run(Number(docId));
      for (const { docId, listingId, title, rest } of added) {
        add.run(docId, listingId);
        index.run(docId, title, rest);
        for (const term of this.#everIndexed ? termsIn(`${title} ${rest}`) : []) this.#everIndexed?.add(term);
      }
    })();
  }

  docIdsOf = (listingId: string): number[] =>
    this.#values("SELECT doc_id FROM documents WHERE listing_id = ?", listingId).map(([docId]) =>
      Number(docId),
    );

  /** The documents that match an FTS5 query, newest first. */
  matching = (match: string, limit = -1): number[] =>
    this.#keep(`${limit} ${match}`, () => this.#matching(match, limit)).docIds;

  ranked = (match: string): TextMatch => this.#keep(`ranked ${match}`, () => this.#ranked(match));

  #keep(key: string, find: () => TextMatch): TextMatch {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const found = find();
    return this.#kept.put(key, found, 2 * key.length + DOCUMENT_BYTES * (1 + found.docIds.length));
  }

  #matching(match: string, limit: number): TextMatch {
    // Reading one JSON list is much faster than thousands of rows.
    const [[ids] = []] = this.#values(
      "SELECT json_group_array(id) FROM (SELECT rowid AS id FROM texts WHERE texts MATCH ? ORDER BY rowid DESC LIMIT ?)",
      match,
      limit,
    );
    return { docIds: numbersIn(ids), scores: [] };
  }

  #ranked(match: string): TextMatch {
    const [[ids, scores] = []] = this.#values(
      `SELECT json_group_array(id), json_group_array(score) FROM (
        SELECT rowid AS id, CAST(round(-bm25(texts, ${TITLE_WEIGHT}, 1) * ${STEPS_PER_POINT}) AS INTEGER) AS score
        FROM texts WHERE texts MATCH ? ORDER BY 2 DESC, 1 DESC LIMIT -1)`,
      match,
    );
    return { docIds: numbersIn(ids), scores: numbersIn(scores) };
  }

  termsAmong = (words: Iterable<string>): Term[] =>
    this.#terms("term IN (SELECT value FROM json_each(?))", JSON.stringify([...words]));

  /** The terms of documents among many words, of which few are any. */
  termsAmongMany(words: Iterable<string>): Term[] {
    const all = (this.#everIndexed ??= new Set(
      this.#values("SELECT term FROM terms").map(([term]) => String(term)),
    ));
    return this.termsAmong([...words].filter((word) => all.has(word)));
  }

  /** The number of documents with each word, for common words as it was when it was first asked for. */
  countOf(words: string[]): (word: string) => number {
    const rare = new Map<string, number>();
    for (const { term, documents } of this.termsAmong(words.filter((word) => !this.#common.has(word))))
      (documents < LEAST_COMMON ? rare : this.#common).set(term, documents);
    return (word) => this.#common.get(word) ?? rare.get(word) ?? 0;
  }

  /** How many documents the words that start with `prefix` have together. */
  countStarting(prefix: string): number {
    const key = `${prefix}*`;
    const known = this.#common.get(key);
    if (known !== undefined) return known;
    const count = this.termsWith(prefix).reduce((sum, { documents }) => sum + documents, 0);
    if (count >= LEAST_COMMON) this.#common.set(key, count);
    return count;
  }

  termsWith = (prefix: string): Term[] => this.#terms("term >= ? AND term < ?", prefix, `${prefix}\uffff`);

  #terms = (condition: string, ...params: string[]): Term[] =>
    this.#values(`SELECT term, doc FROM terms WHERE ${condition}`, ...params).map(([term, documents]) => ({
      term: String(term),
      documents: Number(documents),
    }));

  #values = (statement: string, ...params: (string | number)[]) =>
    this.#sqlite.query(statement).values(...params);
}
