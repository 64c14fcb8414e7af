import { readLexicon } from "../engine/lexicon.ts";
import type { Phrase } from "../engine/word-table.ts";
import text from "../lexicon/decades.txt" with { type: "text" };

const YEARS_OF_DECADE = 10;

const spans = readLexicon("decades.txt", text).entries.map(({ value, spellings }) => {
  const [first = 0, last = 0] = value.split("-").map(Number);
  return { first, last, spellings };
});

/** Decades by their first year. */
export const DECADES = spans.filter(({ first, last }) => last - first === YEARS_OF_DECADE - 1);

/** The years of decades, of their parts, and of two decades: `late 90s`, `80s or 90s`. */
export const DECADE_PHRASES: Phrase[] = spans.map(({ first, last, spellings }) => ({
  meaning: { column: "year", value: { min: first, max: last } },
  spellings,
}));
