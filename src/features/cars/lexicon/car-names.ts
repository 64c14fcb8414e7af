import { foldTokens } from "#src/core/fold.ts";
import * as ar from "#src/i18n/ar/car-vocabulary.ts";
import { type Entry, readLexicon } from "#src/language/engine/lexicon.ts";
import { MAKES, modelsOf, OTHER } from "../catalogue/catalogue.ts";
import { GENERATIONS, isOf } from "./generations.ts";
import { spokenInArabic } from "./letter-names.ts";
import makeText from "./make.txt" with { type: "text" };
import modelText from "./model.txt" with { type: "text" };

export const MAKE_LEXICON = readLexicon("make.txt", makeText);
export const MODEL_LEXICON = readLexicon("model.txt", modelText);

const byValue = ({ entries }: { entries: Entry[] }): Map<string, Entry[]> =>
  Map.groupBy(entries, ({ value }) => value);
const linesByMake = byValue(MAKE_LEXICON);
const linesByModel = byValue(MODEL_LEXICON);
const spellingsIn = (lines: Entry[] = []): string[] => lines.flatMap(({ spellings }) => spellings);

/** Makes that the lists do not offer. */
export const UNLISTED_MAKES: Entry[] = MAKE_LEXICON.entries.filter(({ options }) => options["unlisted"]);

/** The API name, the Arabic label, then other spellings. */
export const spellingsOfMake = (make: string): string[] => [
  make,
  ar.makeLabel(make),
  ...spellingsIn(linesByMake.get(make)),
];

export const spellingsOfModel = (make: string, model: string): string[] => [
  model,
  ar.modelLabel(make, model),
  ...spokenInArabic(model),
  ...spellingsIn(linesByModel.get(`${make}: ${model}`)),
];

/** Those that count only next to the make. */
export const ambiguousSpellingsOfModel = (make: string, model: string): string[] =>
  spellingsIn(linesByModel.get(`${make}: ${model}`)?.filter(({ options }) => options["needs"]));

const spelling = (text: string): string => foldTokens(text.replaceAll("+", " plus ")).join("");
const indexed = (names: string[], spellingsOf: (name: string) => string[]): Map<string, string> =>
  new Map(names.flatMap((name) => spellingsOf(name).map((known) => [spelling(known), name])));

let makes: Map<string, string> | undefined;

/** The make that `text` names, in either script and any spelling, else null. */
export function findMake(text: string): string | null {
  makes ??= indexed(MAKES, spellingsOfMake);
  return makes.get(spelling(text)) ?? null;
}

interface Models {
  /** The names that may stand before a model. */
  makeNames: string[];
  bySpelling: Map<string, string>;
}

const modelsByMake = new Map<string, Models>();

function modelSpelled(make: string, wanted: string): string | null {
  const { makeNames, bySpelling } = modelsByMake.get(make) ?? {
    makeNames: ["", ...spellingsOfMake(make).map(spelling)],
    bySpelling: indexed([...modelsOf(make), OTHER], (model) => spellingsOfModel(make, model)),
  };
  modelsByMake.set(make, { makeNames, bySpelling });
  const names = makeNames.filter((name) => wanted.startsWith(name));
  return names.map((name) => bySpelling.get(wanted.slice(name.length))).find(Boolean) ?? null;
}

/** The model (or `OTHER`) that `text` names, with or without the make before it, else null. */
export const findModel = (make: string, text: string): string | null =>
  MAKES.includes(make) ? modelSpelled(make, spelling(text)) : null;

export function modelsNamed(text: string, among: string[]): { make: string; model: string }[] {
  const wanted = spelling(text);
  return among.flatMap((make) => {
    const model = modelSpelled(make, wanted);
    return model ? { make, model } : [];
  });
}

const FAMILY = /-Class$| Series$|^[EF]\d\d$/;

/** Whether a name stands for several models: `E-Class`, `CLK`, `Cherokee`. It stays text, which finds all of them. */
export const isFamily = (model: string, models: string[]): boolean =>
  FAMILY.test(model) ||
  models.some((other) => other.endsWith(` ${model}`)) ||
  models.some((other) => other.startsWith(`${model} `) && /^\d{3}/.test(other.slice(model.length + 1)));

/** The models that a name stands for. A Grand Cherokee is no Cherokee. */
export const membersOf = (family: string, models: string[]): string[] =>
  models.filter((model) => model.startsWith(`${family.replace("-Class", "")} `));

/** The spoken letters of a model's name: `جي ال سي` for `GLC 300`. */
const spokenFamilyOf = (model: string): string[] => spokenInArabic(/^([A-Z]{2,3}) \d/.exec(model)?.[1] ?? "");

export const familyNames = (): string[] =>
  MAKES.flatMap((make) => {
    const models = modelsOf(make);
    const families = models.filter((model) => isFamily(model, models));
    return [...families.flatMap((model) => spellingsOfModel(make, model)), ...models.flatMap(spokenFamilyOf)];
  });

/** The class or series of a model whose name is its engine: the E 200 is also searched as E-Class. */
const familyWords = (make: string, model: string): string[] => [
  ...modelsOf(make)
    .filter((name) => name.endsWith("-Class") && membersOf(name, [model]).length > 0)
    .flatMap((name) => spellingsOfModel(make, name)),
  ...GENERATIONS.filter((generation) => generation.from === null && isOf(generation, make, model)).flatMap(
    ({ code, weakSpellings }) => [code, ...weakSpellings],
  ),
  ...spokenFamilyOf(model),
];

/** Make and model in both scripts with all spellings, both as written and as one word (`CR-V` and `crv`). */
export function aliasesOf(make: string, model: string): string {
  const spellings = [...spellingsOfMake(make), ...spellingsOfModel(make, model)];
  return [...new Set([...spellings, ...spellings.map(spelling), ...familyWords(make, model)])].join(" ");
}
