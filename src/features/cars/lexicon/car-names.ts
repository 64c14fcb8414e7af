import { foldTokens } from "#src/core/fold.ts";
import * as ar from "#src/i18n/ar/car-vocabulary.ts";
import { type Entry, readLexicon } from "#src/language/engine/lexicon.ts";
import { MAKES, modelsOf, OTHER } from "../catalogue/catalogue.ts";
import { GENERATIONS, nicknamesOfMake } from "./generations.ts";
import { spokenInArabic } from "./letter-names.ts";
import makeText from "./make.txt" with { type: "text" };
import modelText from "./model.txt" with { type: "text" };

export const MAKE_LEXICON = readLexicon("make.txt", makeText);
export const MODEL_LEXICON = readLexicon("model.txt", modelText);
const spellingsByValue = (entries: Entry[]): Map<string, string[]> =>
  new Map(
    [...Map.groupBy(entries, ({ value }) => value)].map(([value, lines]) => [
      value,
      lines.flatMap(({ spellings }) => spellings),
    ]),
  );
const spellingsByMake = spellingsByValue(MAKE_LEXICON.entries);
const spellingsByModel = spellingsByValue(MODEL_LEXICON.entries);
const ambiguousByModel = spellingsByValue(MODEL_LEXICON.entries.filter(({ options }) => options["needs"]));

/** Makes that the lists do not offer. */
export const UNLISTED_MAKES: Entry[] = MAKE_LEXICON.entries.filter(({ options }) => options["unlisted"]);

/** The API name, the Arabic label, then other spellings. */
export const spellingsOfMake = (make: string): string[] => [
  make,
  ar.makeLabel(make),
  ...(spellingsByMake.get(make) ?? []),
];

export const spellingsOfModel = (make: string, model: string): string[] => [
  model,
  ar.modelLabel(make, model),
  ...spokenInArabic(model),
  ...(spellingsByModel.get(`${make}: ${model}`) ?? []),
];

/** Those that count only next to the make. */
export const ambiguousSpellingsOfModel = (make: string, model: string): string[] =>
  ambiguousByModel.get(`${make}: ${model}`) ?? [];

const spelling = (text: string) => foldTokens(text.replaceAll("+", " plus ")).join("");
const indexed = (names: string[], spellingsOf: (name: string) => string[]) =>
  new Map(names.flatMap((name) => spellingsOf(name).map((known) => [spelling(known), name])));

/** Only nicknames of series with a single model: `فراشة` is a Lancer, but `شبح` may be any S-Class. */
const nicknamesOfModel = (make: string, model: string): string[] =>
  nicknamesOfMake(
    make,
    (models) => models.test(model) && modelsOf(make).filter((other) => models.test(other)).length === 1,
  );

let makes: Map<string, string> | undefined;
const models: Record<string, Map<string, string>> = {};

/** The make that `text` names, in either script and any spelling, else null. */
export function findMake(text: string): string | null {
  makes ??= indexed(MAKES, (make) => [...nicknamesOfMake(make), ...spellingsOfMake(make)]);
  return makes.get(spelling(text)) ?? null;
}

const namesBefore: Record<string, string[]> = {};

function modelSpelled(make: string, wanted: string): string | null {
  const known = (models[make] ??= indexed([...modelsOf(make), OTHER], (model) => [
    ...nicknamesOfModel(make, model),
    ...spellingsOfModel(make, model),
  ]));
  const names = (namesBefore[make] ??= ["", ...spellingsOfMake(make).map(spelling)]);
  const found = names
    .filter((name) => wanted.startsWith(name))
    .map((name) => known.get(wanted.slice(name.length)));
  return found.find(Boolean) ?? null;
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

/** Some cars are named by their engine but also searched by their family: an E 200 is an E-Class. */
const FAMILIES = [
  { make: "Mercedes-Benz", engine: /^([ABCEGS]) \d.*/, words: "$1-Class $1 كلاس الفئة $1" },
  ...GENERATIONS.filter(({ from }) => from === null).map(({ make, code, weakSpellings }) => ({
    make,
    engine: new RegExp(`^(${code[0]})\\d\\d.*`),
    words: [code, ...weakSpellings.filter((spelling) => spelling.startsWith("ال"))].join(" "),
  })),
];

/** The spoken letters of a model's name: `جي ال سي` for `GLC 300`. */
export const spokenFamilyOf = (model: string): string[] =>
  spokenInArabic(/^([A-Z]{2,3}) \d/.exec(model)?.[1] ?? "");

/** Make and model in both scripts with all spellings, both as written and as one word (`CR-V` and `crv`). */
export function aliasesOf(make: string, model: string): string {
  const family = FAMILIES.find((known) => known.make === make && known.engine.test(model));
  const words = [...(family ? [model.replace(family.engine, family.words)] : []), ...spokenFamilyOf(model)];
  const spellings = [...spellingsOfMake(make), ...spellingsOfModel(make, model)];
  return [...new Set([...spellings, ...spellings.map(spelling), ...words])].join(" ");
}
