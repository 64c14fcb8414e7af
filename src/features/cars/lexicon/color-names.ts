import { foldTokens } from "#src/core/fold.ts";
import { type Color, COLORS } from "../vocabulary.ts";
import { LEXICONS, linesOf } from "./lexicons.ts";

const named = linesOf(LEXICONS.choices, "color").entries.filter(
  ({ options }) => options["only"] !== "search",
);

/** The names that sellers may give a color. */
export const colorSpellings = (name: Color): string[] => [
  name,
  ...named.flatMap(({ value, spellings }) => (value === name ? spellings : [])),
];

const folded = (text: string): string => foldTokens(text).join(" ");

let bySpelling: Map<string, Color> | undefined;

export function findColor(text: string): Color | null {
  bySpelling ??= new Map(
    COLORS.flatMap(({ name }) => colorSpellings(name).map((spelling) => [folded(spelling), name])),
  );
  return bySpelling.get(folded(text)) ?? null;
}
