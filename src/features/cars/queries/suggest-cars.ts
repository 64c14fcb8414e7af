import { prefixIndex, type Suggestion } from "#src/words/prefixes.ts";
import { joined, tokensOf } from "#src/words/tokens.ts";
import { boundedText } from "#src/core/query-params.ts";
import { placeSpellings } from "#src/features/places/place-names.ts";
import { placeLabel, PLACES } from "#src/features/places/places.ts";
import { t } from "#t";
import { MAKES, modelsOf, OTHER, spellingsOfMake, spellingsOfModel } from "../catalogue.ts";
import { modelKey } from "../columns.ts";
import { type CarFilter, readCarFilter } from "../schema.ts";
import { understandCars } from "../understand-car.ts";
import type { CarCounts, CountCars } from "./count-cars.ts";

const MOST = 8;
const MOST_YEARS = 3;
const MOST_MODELS = 5;
/** `land cruiser prado` are three words. */
const LONGEST_NAME = 3;

interface Thing {
  kind: "make" | "model" | "city";
  value: string;
  /** Of a model. */
  make: string;
}

const things = (): Thing[] => {
  const makes = MAKES.filter((make) => make !== OTHER);
  return [
    ...makes.map((value) => ({ kind: "make" as const, value, make: value })),
    ...makes.flatMap((make) => modelsOf(make).map((value) => ({ kind: "model" as const, value, make }))),
    ...PLACES.filter(({ kind }) => kind === "city").map(({ name }) => ({
      kind: "city" as const,
      value: name,
      make: "",
    })),
  ];
};

function spellingsOf({ kind, value, make }: Thing): string[] {
  if (kind === "make") return spellingsOfMake(value);
  if (kind === "model") return spellingsOfModel(make, value);
  const place = PLACES.find(({ name }) => name === value);
  return place ? placeSpellings(place) : [];
}

let index: ReturnType<typeof prefixIndex<Thing>> | undefined;

/**
 * What somebody who has typed `typed` may be looking for, by how many cars it finds: makes, models, models of a year and
 * cities, after the words before that are understood (`toyota cam`). None where those are not.
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
  index ??= prefixIndex(things(), spellingsOf);
  for (const look of [index.startingWith, index.nearlyStartingWith])
    for (const ending of endings) {
      const found = [...named(ending, look(ending.key), counting), ...years(ending, counting)];
      if (found.length > 0) return best(found);
    }
  return [];
}

/** The last words, of which a name may be made, after those that are understood. */
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

/** The makes, models and cities of the hits for which there are cars, and what may follow the one that is meant. */
function named(
  { before, filter }: Ending,
  hits: { thing: Thing; isWhole: boolean }[],
  counting: CountCars,
): Ranked[] {
  if (hits.length === 0) return [];
  const counts = counting(filter);
  const found = hits
    .filter(({ thing }) => fits(thing, filter))
    .map((hit) => ({ ...hit, count: countOf(hit.thing, counts) }))
    .filter(({ count }) => count > 0);
  const whole = found.filter(({ isWhole }) => isWhole);
  const [meant, ...others] = whole.length > 0 ? whole : found;
  const more = meant && others.length === 0 ? within(meant.thing, before, filter, counting) : [];
  const offers = found.map(({ thing, isWhole, count }) => ({
    kind: thing.kind,
    text: [before, labelOf(thing, filter.make.length > 0)].filter(Boolean).join(" "),
    count,
    isWhole,
  }));
  return [...offers, ...more];
}

/** What may follow a whole name: the models of a make, the years of a model. */
function within(thing: Thing, before: string, filter: CarFilter, counting: CountCars): Ranked[] {
  if (thing.kind === "city") return [];
  const text = [before, labelOf(thing, filter.make.length > 0)].filter(Boolean).join(" ");
  const ofMake = { ...filter, make: [thing.make] };
  if (thing.kind === "model") return yearsOf(text, "", { ...ofMake, model: [thing.value] }, counting);
  return [...counting(ofMake).model]
    .map(([name, count]) => ({ name: name.split("\n"), count }))
    .filter(({ name, count }) => name[0] === thing.make && name[1] !== OTHER && count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_MODELS)
    .map(({ name: [, model = ""], count }) => ({
      kind: "model",
      text: `${text} ${t.modelLabel(thing.make, model)}`,
      count,
      isWhole: false,
    }));
}

const fits = ({ kind, make }: Thing, filter: CarFilter): boolean =>
  kind === "city"
    ? filter.location.length === 0
    : filter.model.length === 0 && (kind === "make" ? filter.make.length === 0 : isOfMakes(make, filter));

const isOfMakes = (make: string, filter: CarFilter) => filter.make.length === 0 || filter.make.includes(make);

const labelOf = ({ kind, value, make }: Thing, hasMake: boolean): string => {
  if (kind === "make") return t.makeLabel(value);
  if (kind === "city") return placeLabel(value, t.language());
  return hasMake ? t.modelLabel(make, value) : `${t.makeLabel(make)} ${t.modelLabel(make, value)}`;
};

function countOf({ kind, value, make }: Thing, counts: CarCounts): number {
  if (kind === "model") return counts.model.get(modelKey(make, value)) ?? 0;
  return (kind === "make" ? counts.make : counts.location).get(value) ?? 0;
}

/** Years that begin with the digits that are being typed after a make or model. */
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
