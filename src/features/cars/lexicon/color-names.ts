import { foldTokens } from "#src/core/fold.ts";
import { readLexicon } from "#src/language/engine/lexicon.ts";
import { type Color, COLORS } from "../vocabulary.ts";
import text from "./color.txt" with { type: "text" };

/** Not among the other lexicons, because the form of a car reads it in the browser. */
export const COLOR_LEXICON = readLexicon("color.txt", text, { values: COLORS.map(({ name }) => name) });

const named = COLOR_LEXICON.entries.filter(({ options }) => options["only"] !== "search");

/** The names that sellers may give a color. */
export const colorSpellings = (name: Color): string[] => [
  name,
  ...named.flatMap(({ value, spellings }) => (value === name ? spellings : [])),
];

const folded = (text: string): string => foldTokens(text).join(" ");

const bySpelling = new Map(
  named.flatMap(({ value, spellings }) => spellings.map((one) => [folded(one), value] as const)),
);

export function findColor(text: string): Color | null {
  const found = bySpelling.get(folded(text));
  return COLORS.find(({ name }) => name === found)?.name ?? null;
}
