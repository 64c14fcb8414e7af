import { foldTokens } from "#src/core/fold.ts";
import type { Field } from "#src/features/listings/fields.ts";
import { inLanguage } from "#src/i18n/language.ts";
import type { Entry } from "#src/language/engine/lexicon.ts";
import { keyOf } from "#src/language/engine/tokens.ts";
import { type CarField, carFields } from "../fields.ts";
import { LEXICONS, linesOf } from "./lexicons.ts";

type Named = [key: string, value: string];

const namedIn = (lines: Entry[]): Named[] =>
  lines.flatMap(({ value, spellings }) => spellings.map((one): Named => [keyOf(one), value]));

function wordsOf(name: CarField): Map<string, string> {
  const field: Field = carFields[name];
  if (field.kind !== "choice" && field.kind !== "choices") return new Map();
  const { entries } = linesOf(LEXICONS.choices, name);
  // "Light" says something else beside "accident" than beside "scratches".
  const beside = namedIn(entries.filter(({ options }) => options["of"]));
  const clear = [...Map.groupBy(beside, ([key]) => key).values()].filter(
    (all) => new Set(all.map(([, value]) => value)).size === 1,
  );
  const labels = field.values.flatMap((value) =>
    [value, inLanguage("en", () => field.text(value)), inLanguage("ar", () => field.text(value))].map(
      (label): Named => [keyOf(label), value],
    ),
  );
  return new Map([...clear.flat(), ...namedIn(entries.filter(({ options }) => !options["of"])), ...labels]);
}

const known = new Map<CarField, Map<string, string>>();

/** The value of a choice that a text names: as in the API, its label in either language, or a word that search knows. */
export function findChoice(field: CarField, text: string): string | null {
  const words = known.getOrInsertComputed(field, wordsOf);
  const found = words.get(keyOf(text));
  if (found !== undefined || !("searched" in carFields[field])) return found ?? null;
  // "6-Speed Automatic", "4D Sedan"
  const named = new Set(foldTokens(text).flatMap((word) => words.get(keyOf(word)) ?? []));
  return named.size === 1 ? ([...named][0] ?? null) : null;
}
