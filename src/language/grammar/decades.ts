import { readLexicon, spellingsOf } from "../engine/lexicon.ts";
import type { Phrase } from "../engine/word-table.ts";
import text from "../lexicon/decades.txt" with { type: "text" };

const lexicon = readLexicon("decades.txt", text);

/** Decades by their first year. */
export const DECADES = lexicon.entries.map(({ value, spellings }) => ({ first: Number(value), spellings }));

/** The years of parts of a decade. */
const PARTS = [
  { words: spellingsOf(lexicon, "EARLY"), from: 0, to: 4 },
  { words: spellingsOf(lexicon, "MID"), from: 3, to: 7 },
  { words: spellingsOf(lexicon, "LATE"), from: 5, to: 9 },
];
const OR = spellingsOf(lexicon, "OR");

/** The years of decades, of their parts, and of two decades: `late 90s`, `80s or 90s`. */
export const DECADE_PHRASES: Phrase[] = DECADES.flatMap(({ first, spellings }) => {
  const next = DECADES.find((other) => other.first === first + 10);
  return [
    years(spellings, first, first + 9),
    ...PARTS.map(({ words, from, to }) => years(joining(words, spellings), first + from, first + to)),
    ...(next ? [years(joining(spellings, joining(OR, next.spellings)), first, first + 19)] : []),
  ];
});

function years(spellings: string[], min: number, max: number): Phrase {
  return { meaning: { column: "year", value: { min, max } }, spellings };
}

function joining(first: string[], second: string[]): string[] {
  return first.flatMap((start) => second.map((end) => `${start} ${end}`));
}
