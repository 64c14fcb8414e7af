import { boundedText } from "#src/core/query-params.ts";
import { valueText } from "#src/features/listings/fields.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { placeSpellings } from "#src/features/places/place-names.ts";
import { placeLabel, PLACES } from "#src/features/places/places.ts";
import { type PrefixIndex, prefixIndex, type Suggestion } from "#src/words/prefixes.ts";
import { joined, tokensOf } from "#src/words/tokens.ts";
import { t } from "#t";
import { MAKES, modelsOf, OTHER, spellingsOfMake, spellingsOfModel } from "../catalogue.ts";
import { carWords } from "../car-words.ts";
import { colorSpellings } from "../color-names.ts";
import { modelKey } from "../columns.ts";
import { carFields } from "../fields.ts";
import { makesOfCountry } from "../make-countries.ts";
import { type CarFilter, readCarFilter } from "../schema.ts";
import { SUGGESTED_COUNTRIES, SUGGESTED_FACTS } from "../suggested-words.ts";
import { understandCars } from "../understand-car.ts";
import type { CountCars } from "./count-cars.ts";
import { COLORS } from "../vocabulary.ts";
import { allCars, isNoise, pricesAfter } from "./suggest-prices.ts";

const MOST = 8;
const MOST_YEARS = 3;
const MOST_MODELS = 5;
/** The number of words in `land cruiser prado`. */
const LONGEST_NAME = 3;

interface Thing {
  kind: "make" | "model" | "city" | "tag";
  value: string;
  make: string;
  /** The column of a fact, such as a fuel. */
  column?: FactName;
  /** The values for `text`. */
  values?: string[];
  text?: string;
  spellings: string[];
}

const FACTS = [
  ...(["fuelType", "hybridType", "transmission", "bodyType", "features", "customs", "licence"] as const),
  ...(["insurance", "regionalSpec", "paint", "bodyCondition", "inspection", "payment"] as const),
];
type FactName = (typeof FACTS)[number] | "color" | "make";

const valueLabel = (column: FactName, value: string) => valueText(carFields[column], value);

const tag = { kind: "tag", make: "" } as const;

const saidFacts = (): Thing[] => [
  ...COLORS.map(({ name }): Thing => ({
    ...tag,
    value: name,
    column: "color",
    spellings: colorSpellings(name),
  })),
  ...SUGGESTED_FACTS.flatMap(({ column, values, texts }) =>
    texts.split(",").map((text): Thing => ({ ...tag, value: text, column, values, text, spellings: [text] })),
  ),
  ...SUGGESTED_COUNTRIES.flatMap(({ country, texts }) =>
    texts.map((text): Thing => {
      const values = makesOfCountry(country);
      return { ...tag, value: text, column: "make", values, text, spellings: [text] };
    }),
  ),
];

const facts = (): Thing[] =>
  FACTS.flatMap((column) =>
    carFields[column].values.map((value): Thing => {
      const labels = (["en", "ar"] as const).map((lang) => inLanguage(lang, () => valueLabel(column, value)));
      return { ...tag, value, column, spellings: labels };
    }),
  );

function things(): Thing[] {
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

let index: PrefixIndex<Thing> | undefined;

/**
 * Suggests makes, models, models with a year and cities that begin with the last words of `typed`, most cars first. The
 * words before must be understood as filters (`toyota cam`).
 */
export function suggestCars(typed: string, counting: CountCars, now: number): Suggestion[] {
  const text = boundedText(typed);
  const tokens = tokensOf(text);
  const nothing = readCarFilter(new URLSearchParams());
  if (isNoise(tokens)) return allCars(counting(nothing));
  const prices = pricesAfter(text, tokens, counting, now);
  if (prices.length > 0) return prices;
  const endings: Ending[] = [];
  for (let from = Math.max(0, tokens.length - LONGEST_NAME); from < tokens.length; from++) {
    const before = text.slice(0, tokens[from]?.start).trim();
    const { filter } = understandCars({ ...nothing, q: before }, now);
    const isIdle = tokens.slice(0, from).every(({ text }) => carWords(now).fillers.has(text));
    if (!filter.q || isIdle)
      endings.push({ key: joined(tokens, from), before, filter: isIdle ? nothing : filter });
  }
  index ??= prefixIndex(things(), ({ spellings }) => spellings);
  for (const look of [index.startingWith, index.nearlyStartingWith])
    for (const ending of endings) {
      const found = [...named(ending, look(ending.key), counting), ...years(ending, counting)];
      if (found.length > 0) return best(found);
    }
  return [];
}

interface Ending {
  key: string;
  before: string;
  filter: CarFilter;
}

interface Ranked extends Suggestion {
  count: number;
  isWhole: boolean;
  /** After `toyota`, its models come before facts and cities. */
  isModelOfMake?: boolean;
}

function best(found: Ranked[]): Suggestion[] {
  const order = found.sort(
    (a, b) =>
      Number(b.isWhole) - Number(a.isWhole) ||
      Number(b.isModelOfMake ?? false) - Number(a.isModelOfMake ?? false) ||
      b.count - a.count,
  );
  const once = order.filter(({ text }, i) => order.findIndex((other) => other.text === text) === i);
  return once.slice(0, MOST).map(({ kind, text, count }) => ({ kind, text, count }));
}

function named(
  { before, filter }: Ending,
  hits: { thing: Thing; isWhole: boolean }[],
  counting: CountCars,
): Ranked[] {
  if (hits.length === 0) return [];
  const counts = counting(filter);
  const countOf = ({ kind, column, make, value, values = [value] }: Thing) => {
    if (kind === "model") return counts.model.get(modelKey(make, value));
    const ofColumn = counts[column ?? (kind === "make" ? "make" : "location")];
    return values.reduce((sum, each) => sum + (ofColumn?.get(each) ?? 0), 0);
  };
  const textOf = (thing: Thing) => `${before} ${labelOf(thing, filter.make.length > 0)}`.trim();
  const found = hits
    .filter(({ thing }) => fits(thing, filter))
    .map((hit) => ({ ...hit, count: countOf(hit.thing) ?? 0 }))
    .filter(({ count }) => count > 0);
  const whole = found.filter(({ isWhole }) => isWhole);
  const [only, ...others] = whole.length > 0 ? whole : found;
  const more = only && others.length === 0 ? within(only.thing, textOf(only.thing), filter, counting) : [];
  return found
    .map(({ thing, isWhole, count }): Ranked => ({
      kind: thing.kind,
      text: textOf(thing),
      count,
      isWhole,
      isModelOfMake: thing.kind === "model" && filter.make.length > 0,
    }))
    .concat(more);
}

function within(
  { kind, value, make }: Thing,
  text: string,
  filter: CarFilter,
  counting: CountCars,
): Ranked[] {
  if (kind === "city" || kind === "tag") return [];
  const ofMake = { ...filter, make: [make] };
  if (kind === "model") return yearsOf(text, "", { ...ofMake, model: [value] }, counting);
  return [...counting(ofMake).model]
    .map(([key, count]) => ({ name: key.split("\n"), count }))
    .filter(({ name, count }) => name[0] === make && name[1] !== OTHER && count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_MODELS)
    .map(({ name: [, model = ""], count }) => ({
      kind: "model",
      text: `${text} ${t.modelLabel(make, model)}`,
      count,
      isWhole: false,
    }));
}

function fits({ kind, make, column }: Thing, filter: CarFilter): boolean {
  const { make: makes, model, location } = filter;
  if (column) return filter[column].length === 0;
  if (kind === "city") return location.length === 0;
  return model.length === 0 && (makes.length === 0 || (kind === "model" && makes.includes(make)));
}

function labelOf({ kind, value, make, column, text }: Thing, hasMake: boolean): string {
  if (text) return text;
  if (column) return valueLabel(column, value);
  if (kind === "make") return t.makeLabel(value);
  if (kind === "city") return placeLabel(value, t.language());
  return hasMake ? t.modelLabel(make, value) : `${t.makeLabel(make)} ${t.modelLabel(make, value)}`;
}

function years({ key, before, filter }: Ending, counting: CountCars): Ranked[] {
  const isLikely = filter.make.length > 0 ? /^\d{1,4}$/ : /^(19|20)\d{1,2}$/;
  const isYear = isLikely.test(key) && filter.year.length === 0;
  return isYear ? yearsOf(before, key, filter, counting) : [];
}

const yearsOf = (text: string, digits: string, filter: CarFilter, counting: CountCars): Ranked[] =>
  [...counting(filter).year]
    .filter(([year, count]) => count > 0 && year.startsWith(digits))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_YEARS)
    .map(([year, count]) => ({
      kind: "year",
      text: `${text} ${year}`.trim(),
      count,
      isWhole: year === digits,
    }));
