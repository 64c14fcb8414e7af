import { boundedText } from "#src/core/query-params.ts";
import { placeSpellings } from "#src/features/places/place-names.ts";
import { placeLabel, PLACES } from "#src/features/places/places.ts";
import { type PrefixIndex, prefixIndex, type Suggestion } from "#src/words/prefixes.ts";
import { joined, tokensOf } from "#src/words/tokens.ts";
import { t } from "#t";
import { MAKES, modelsOf, OTHER, spellingsOfMake, spellingsOfModel } from "../catalogue.ts";
import { modelKey } from "../columns.ts";
import { type CarFilter, readCarFilter } from "../schema.ts";
import { understandCars } from "../understand-car.ts";
import type { CountCars } from "./count-cars.ts";

const MOST = 8;
const MOST_YEARS = 3;
const MOST_MODELS = 5;
/** `land cruiser prado` has three words. */
const LONGEST_NAME = 3;

interface Thing {
  kind: "make" | "model" | "city";
  value: string;
  make: string;
  spellings: string[];
}

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
  ];
}

let index: PrefixIndex<Thing> | undefined;

/**
 * Suggests makes, models, models of a year and cities that begin with the last words of `typed`, those with the most cars
 * first. The words before have to be understood as filters (`toyota cam`).
 */
export function suggestCars(typed: string, counting: CountCars, now: number): Suggestion[] {
  const text = boundedText(typed);
  const tokens = tokensOf(text);
  const nothing = readCarFilter(new URLSearchParams());
  const endings: Ending[] = [];
  for (let from = Math.max(0, tokens.length - LONGEST_NAME); from < tokens.length; from++) {
    const before = text.slice(0, tokens[from]?.start).trim();
    const { filter } = understandCars({ ...nothing, q: before }, now);
    if (!filter.q) endings.push({ key: joined(tokens, from), before, filter });
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
}

function best(found: Ranked[]): Suggestion[] {
  const order = found.sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.count - a.count);
  const once = order.filter(({ text }, i) => order.findIndex((other) => other.text === text) === i);
  return once.slice(0, MOST).map(({ kind, text, count }) => ({ kind, text, count }));
}

function named(
  { before, filter }: Ending,
  hits: { thing: Thing; isWhole: boolean }[],
  counting: CountCars,
): Ranked[] {
  if (hits.length === 0) return [];
  const { make, model, location } = counting(filter);
  const countOf = (thing: Thing) =>
    thing.kind === "model"
      ? model.get(modelKey(thing.make, thing.value))
      : (thing.kind === "make" ? make : location).get(thing.value);
  const textOf = (thing: Thing) => `${before} ${labelOf(thing, filter.make.length > 0)}`.trim();
  const found = hits
    .filter(({ thing }) => fits(thing, filter))
    .map((hit) => ({ ...hit, count: countOf(hit.thing) ?? 0 }))
    .filter(({ count }) => count > 0);
  const whole = found.filter(({ isWhole }) => isWhole);
  const [only, ...others] = whole.length > 0 ? whole : found;
  const more = only && others.length === 0 ? within(only.thing, textOf(only.thing), filter, counting) : [];
  return found
    .map(({ thing, isWhole, count }): Ranked => ({ kind: thing.kind, text: textOf(thing), count, isWhole }))
    .concat(more);
}

function within(
  { kind, value, make }: Thing,
  text: string,
  filter: CarFilter,
  counting: CountCars,
): Ranked[] {
  if (kind === "city") return [];
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

function fits({ kind, make }: Thing, { make: makes, model, location }: CarFilter): boolean {
  if (kind === "city") return location.length === 0;
  return model.length === 0 && (makes.length === 0 || (kind === "model" && makes.includes(make)));
}

function labelOf({ kind, value, make }: Thing, hasMake: boolean): string {
  if (kind === "make") return t.makeLabel(value);
  if (kind === "city") return placeLabel(value, t.language());
  return hasMake ? t.modelLabel(make, value) : `${t.makeLabel(make)} ${t.modelLabel(make, value)}`;
}

function years({ key, before, filter }: Ending, counting: CountCars): Ranked[] {
  const isYear = /^\d{1,4}$/.test(key) && filter.make.length > 0 && filter.year.length === 0;
  return isYear ? yearsOf(before, key, filter, counting) : [];
}

const yearsOf = (text: string, digits: string, filter: CarFilter, counting: CountCars): Ranked[] =>
  [...counting(filter).year]
    .filter(([year, count]) => count > 0 && year.startsWith(digits))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_YEARS)
    .map(([year, count]) => ({ kind: "year", text: `${text} ${year}`, count, isWhole: year === digits }));
