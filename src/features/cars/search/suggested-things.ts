import { valueText } from "#src/features/listings/fields.ts";
import { placeSpellings } from "#src/features/places/place-names.ts";
import { PLACES } from "#src/features/places/places.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { spellingsOf } from "#src/language/engine/lexicon.ts";
import { t } from "#t";
import { MAKES, modelsOf, OTHER } from "../catalogue/catalogue.ts";
import { spellingsOfMake, spellingsOfModel } from "../lexicon/car-names.ts";
import { colorSpellings } from "../lexicon/color-names.ts";
import { carFields } from "../fields.ts";
import { MAKE_COUNTRIES, makesOfCountry } from "../catalogue/make-countries.ts";
import { LEXICONS } from "../lexicon/lexicons.ts";
import { understandCars } from "../lexicon/understand-car.ts";
import { readCarFilter } from "../schema.ts";
import { COLORS } from "../vocabulary.ts";

export interface Thing {
  kind: "make" | "model" | "city" | "tag";
  value: string;
  make: string;
  /** The field that the suggestion fills, such as the fuel; none for makes, models and cities. */
  column?: FactName;
  values?: string[];
  text?: string;
  spellings: string[];
}

const FACTS = [
  ...(["fuelType", "hybridType", "transmission", "bodyType", "features", "customs", "licence"] as const),
  ...(["insurance", "regionalSpec", "paint", "bodyCondition", "inspection", "payment"] as const),
];
type FactName = (typeof FACTS)[number] | "color" | "make";

export const valueLabel = (column: FactName, value: string) => valueText(carFields[column], value);

const tag = { kind: "tag", make: "" } as const;

const saidFacts = (): Thing[] => [
  ...COLORS.map(({ name }): Thing => ({
    ...tag,
    value: name,
    column: "color",
    spellings: colorSpellings(name),
  })),
  ...spellingsOf(LEXICONS.suggested, "FACT").map((text): Thing => {
    const { filter } = understandCars(readCarFilter(new URLSearchParams({ q: text })), Date.now());
    const column = FACTS.find((name) => filter[name].length > 0);
    if (!column) throw new Error(`suggested.txt: "${text}" is not understood`);
    return { ...tag, value: text, column, values: filter[column], text, spellings: [text] };
  }),
  ...Object.keys(MAKE_COUNTRIES).flatMap((country) =>
    (["ar", "en"] as const).map((language): Thing => {
      const text = inLanguage(language, () => t.suggestionCountry(country));
      const values = makesOfCountry(country);
      return { ...tag, value: text, column: "make", values, text, spellings: [text] };
    }),
  ),
];

export const facts = (): Thing[] =>
  FACTS.flatMap((column) =>
    carFields[column].values.map((value): Thing => {
      const labels = (["en", "ar"] as const).map((lang) => inLanguage(lang, () => valueLabel(column, value)));
      return { ...tag, value, column, spellings: labels };
    }),
  );

export function things(): Thing[] {
  const makes = MAKES.filter((make) => make !== OTHER);
  const cities = PLACES.filter(({ kind }) => kind === "city");
  const modelsWith = (make: string) =>
    modelsOf(make).map((model) => ({ value: model, spellings: spellingsOfModel(make, model) }));
  return [
    ...makes.map((make): Thing => ({ kind: "make", value: make, make, spellings: spellingsOfMake(make) })),
    ...makes.flatMap((make) => modelsWith(make).map((model): Thing => ({ kind: "model", make, ...model }))),
    ...cities.map((city): Thing => ({
      kind: "city",
      value: city.name,
      make: "",
      spellings: placeSpellings(city),
    })),
    ...facts(),
    ...saidFacts(),
  ];
}
