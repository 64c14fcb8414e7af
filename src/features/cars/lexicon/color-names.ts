import { foldTokens } from "#src/core/fold.ts";
import { readLexicon } from "#src/language/engine/lexicon.ts";
import { type Color, COLORS } from "../vocabulary.ts";
import text from "./color.txt" with { type: "text" };

export const COLOR_LEXICON = readLexicon("color.txt", text, {
  values: COLORS.map(({ name }) => name),
});

/** The names that sellers may give a color. */
export const colorSpellings = (name: Color): string[] => [
  name,
  ...COLOR_LEXICON.entries
    .filter(({ value, options }) => value === name && options["only"] !== "search")
    .flatMap(({ spellings }) => spellings),
];

const folded = (text: string): string => foldTokens(text).join(" ");

let bySpelling: Map<string, Color> | undefined;

export function findColor(text: string): Color | null {
  bySpelling ??= new Map(
    COLORS.flatMap(({ name }) => colorSpellings(name).map((spelling) => [folded(spelling), name])),
  );
  return bySpelling.get(folded(text)) ?? null;
}
