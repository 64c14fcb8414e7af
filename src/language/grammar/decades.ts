import { readLexicon } from "../engine/lexicon.ts";
import type { Phrase } from "../engine/word-table.ts";
import text from "../lexicon/decades.txt" with { type: "text" };

/** The years of decades, of their parts, and of two decades: `late 90s`, `80s or 90s`. */
export const DECADE_PHRASES: Phrase[] = readLexicon("decades.txt", text).entries.map(
  ({ value, spellings }) => {
    const [min = 0, max = 0] = value.split("-").map(Number);
    return { meaning: { column: "year", value: { min, max } }, spellings };
  },
);
