import { foldTokens } from "#src/core/fold.ts";
import { inLanguage } from "#src/i18n/language.ts";
import type { Entry } from "#src/language/engine/lexicon.ts";
import { keyOf } from "#src/language/engine/tokens.ts";
import { carFields } from "../fields.ts";
import { LEXICONS, linesOf } from "./lexicons.ts";

export type ChoiceField = {
  [Name in keyof typeof carFields]: (typeof carFields)[Name] extends { kind: "choice" | "choices" }
    ? Name
    : never;
}[keyof typeof carFields];

const keysIn = (lines: Entry[]): [string, string][] =>
  lines.flatMap(({ value, spellings }) =>
    spellings.map((spelling): [string, string] => [keyOf(spelling), value]),
  );

function wordsOf(field: ChoiceField): Map<string, string> {
  const { values, text } = carFields[field] as { values: readonly string[]; text(value: string): string };
  const { entries } = linesOf(LEXICONS.choices, field);
  const isBeside = ({ options }: Entry) => options["of"] !== undefined;
  // "Full" beside "paint" and "full" beside "insurance" have a line each, and may differ within a field, too.
  const beside = [...Map.groupBy(keysIn(entries.filter(isBeside)), ([key]) => key).values()].flatMap((all) =>
    new Set(all.map(([, value]) => value)).size === 1 ? all : [],
  );
  const names = values.flatMap((value) =>
    [value, inLanguage("en", () => text(value)), inLanguage("ar", () => text(value))].map(
      (name): [string, string] => [keyOf(name), value],
    ),
  );
  return new Map([...beside, ...keysIn(entries.filter((entry) => !isBeside(entry))), ...names]);
}

const known = new Map<ChoiceField, Map<string, string>>();

/** The value of a field that a text names: as in the API, its label in either language, or a word that search knows. */
export function findChoice(field: ChoiceField, text: string): string | null {
  const words = known.getOrInsertComputed(field, wordsOf);
  const found = words.get(keyOf(text));
  if (found !== undefined || !("searched" in carFields[field])) return found ?? null;
  // "6-Speed Automatic", "4D Sedan"
  const named = new Set(foldTokens(text).flatMap((word) => words.get(keyOf(word)) ?? []));
  return named.size === 1 ? ([...named][0] ?? null) : null;
}
