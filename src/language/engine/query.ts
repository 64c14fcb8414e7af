import type { Token } from "./tokens.ts";
import type { Meaning, WordTable } from "./word-table.ts";

/** What the tokens up to `end` mean. */
export interface Reading {
  end: number;
  meanings: Meaning[];
  /** The words ask for nothing: `no rush`. */
  isAside?: true;
}

/** Whether a misspelled word may have this meaning. */
export type Forgiving = (meaning: Meaning) => boolean;

/** A query that is being read. */
export interface Query {
  text: string;
  tokens: Token[];
  table: WordTable;
  forgiving: Forgiving | null;
  /** What the words from a token on mean where no negation is; it ends where it starts if they mean nothing. */
  readAt(from: number): Reading;
}

/** Tokens of a query and their possible meanings. */
export interface Span extends Reading {
  from: number;
  isFiller: boolean;
  isNoise: boolean;
  /** A known phrase, even if it stays text (`range rover`). */
  isKnown: boolean;
  /** After `or` or `and`. */
  isJoined: boolean;
}

/** A part of the grammar: what the words from a token on say after the spans before it, or null. */
export type Reader = (query: Query, from: number, before: Span[]) => Reading | null;
