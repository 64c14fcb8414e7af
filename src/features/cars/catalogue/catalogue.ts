import { spokenInArabic } from "./letter-names.ts";
import { foldTokens } from "#src/core/fold.ts";
import * as ar from "#src/i18n/ar/car-vocabulary.ts";
import * as en from "#src/i18n/en/car-vocabulary.ts";
import type { Language } from "#src/i18n/language.ts";
import { MAKE_ALIASES, MODEL_ALIASES } from "./catalogue-aliases.ts";
import { nicknamesOfMake } from "./generations.ts";
import { MODEL_LISTS } from "./catalogue-models.ts";

export const OTHER = "Other";

/** The fifteen makes of the specification in its order, then others, `OTHER` last. */
export const MAKES: string[] = /* @__PURE__ */ Object.keys(MODEL_LISTS);

const textFor = (table: Record<string, string>, name: string) =>
  (Object.hasOwn(table, name) ? table[name] : undefined) ?? "";
const parts = (list: string, separator: string | RegExp) => list.split(separator).filter(Boolean);

export const modelsOf = (make: string): string[] => parts(textFor(MODEL_LISTS, make), /,\s*/);

export const makeLabel = (make: string, lang: Language): string => (lang === "ar" ? ar : en).makeLabel(make);

export const modelLabel = (make: string, model: string, lang: Language): string =>
  (lang === "ar" ? ar : en).modelLabel(make, model);

/** The API name, the Arabic label, then other spellings. */
export const spellingsOfMake = (make: string): string[] => [
  make,
  ar.makeLabel(make),
  ...parts(textFor(MAKE_ALIASES, make), "/"),
];

export function spellingsOfModel(make: string, model: string): string[] {
  const own = parts(textFor(MODEL_ALIASES, make), /,\s*/).find((entry) => entry.startsWith(`${model}=`));
  return [
    model,
    ar.modelLabel(make, model),
    ...spokenInArabic(model),
    ...parts(own?.slice(model.length + 1) ?? "", "/"),
  ];
}

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
  ...["الأولى", "الثانية", "الثالثة", "الرابعة", "الخامسة", "السادسة", "السابعة", "الثامنة"].map((nth, i) => ({
    make: "BMW",
    engine: new RegExp(`^(${i + 1})\\d\\d.*`),
    words: `$1 Series الفئة $1 الفئة ${nth}`,
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
