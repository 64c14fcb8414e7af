import { boundedText } from "#src/core/query-params.ts";
import { placeLabel } from "#src/features/places/places.ts";
import type { Suggestion } from "#src/features/listings/listing-shapes.ts";
import { type PrefixIndex, prefixIndex } from "#src/features/search/prefixes.ts";
import { NEGATIONS } from "#src/language/grammar/words.ts";
import { soundsOf } from "#src/language/engine/sounds.ts";
import { joined, keyOf, type Token, tokensOf } from "#src/language/engine/tokens.ts";
import { t } from "#t";
import { OTHER } from "../catalogue/catalogue.ts";
import { carWords } from "../lexicon/car-words.ts";
import { modelKey } from "../car-catalog.ts";
import { type CarFilter, readCarFilter } from "../schema.ts";
import { understandCars } from "../lexicon/understand-car.ts";
import { findGeneration, isOf } from "../lexicon/generations.ts";
import type { CarCounts, CountCars } from "./count-cars.ts";
import { facts, type Thing, things, valueLabel } from "./suggested-things.ts";
import { allCars, isNoise, pricesAfter } from "./suggest-prices.ts";

const MOST = 8;
const MOST_YEARS = 3;
const MOST_MODELS = 5;
const LONGEST_NAME = 3;

let index: PrefixIndex<Thing> | undefined;
let bySound: PrefixIndex<Thing> | undefined;

/** Completes the last words of `typed`. Those before must be understood as filters (`toyota cam`). */
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
    const wanted = negationAt(tokens, from);
    const { filter } = understandCars({ ...nothing, q: text.slice(0, tokens[wanted]?.start) }, now);
    const isIdle = tokens.slice(0, wanted).every(({ text }) => carWords(now).fillers.has(text));
    const isUnwanted = wanted < from;
    if (!filter.q || isIdle)
      endings.push({ key: joined(tokens, from), before, filter: isIdle ? nothing : filter, isUnwanted });
  }
  index ??= prefixIndex(things(), ({ spellings }) => spellings);
  bySound ??= prefixIndex(things(), ({ spellings }) =>
    spellings.flatMap((text) => soundsOf(keyOf(text)) ?? []),
  );
  const said = bySound;
  const looks = [
    index.startingWith,
    index.nearlyStartingWith,
    (key: string) => (/^[a-z\d]*[aeiou][a-z\d]*$/.test(key) ? said.startingWith(soundsOf(key) ?? "") : []),
  ];
  for (const look of looks)
    for (const ending of endings) {
      const found = [...named(ending, look(ending.key), counting), ...years(ending, counting)];
      if (found.length > 0) return best(found);
    }
  return negationAt(tokens, tokens.length) < tokens.length ? unwanted(text, tokens, counting, now) : [];
}

interface Ending {
  key: string;
  before: string;
  filter: CarFilter;
  /** After a negation. */
  isUnwanted: boolean;
}

function negationAt(tokens: Token[], at: number): number {
  const from = [at - 3, at - 2, at - 1].find((from) => from >= 0 && NEGATIONS.has(joined(tokens, from, at)));
  return from ?? at;
}

const OFTEN_UNWANTED = ["fuelType", "transmission", "bodyType"] as const;

function unwanted(text: string, tokens: Token[], counting: CountCars, now: number): Suggestion[] {
  const from = negationAt(tokens, tokens.length);
  const nothing = readCarFilter(new URLSearchParams());
  const { filter } = understandCars({ ...nothing, q: text.slice(0, tokens[from]?.start) }, now);
  const likely = facts().filter(({ column }) => OFTEN_UNWANTED.some((name) => name === column));
  const ending = { key: "", before: text.trim(), filter, isUnwanted: true };
  return best(
    named(
      ending,
      likely.map((thing) => ({ thing, isWhole: false })),
      counting,
    ),
  );
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
  { before, filter, isUnwanted }: Ending,
  hits: { thing: Thing; isWhole: boolean }[],
  counting: CountCars,
): Ranked[] {
  if (hits.length === 0) return [];
  const counts = counting(filter);
  const wantedOf = ({ kind, column, make, value, values = [value] }: Thing) => {
    if (kind === "model") return ofModel(make, value, counts);
    const ofColumn = counts[column ?? (kind === "make" ? "make" : "location")];
    return values.reduce((sum, each) => sum + (ofColumn?.get(each) ?? 0), 0);
  };
  const all = isUnwanted ? [...counts.year.values()].reduce((sum, count) => sum + count, 0) : 0;
  const countOf = (thing: Thing) => {
    const wanted = wantedOf(thing);
    return isUnwanted && wanted > 0 ? all - wanted : wanted;
  };
  const textOf = (thing: Thing) => `${before} ${labelOf(thing, filter.make.length > 0)}`.trim();
  const found = hits
    .filter(({ thing }) => fits(thing, filter))
    .map((hit) => ({ ...hit, count: countOf(hit.thing) }))
    .filter(({ count }) => count > 0);
  const whole = found.filter(({ isWhole }) => isWhole);
  const [only, ...others] = whole.length > 0 ? whole : found;
  const more =
    only && others.length === 0 && !isUnwanted
      ? within(only.thing, textOf(only.thing), filter, counting)
      : [];
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

function ofModel(make: string, model: string, counts: CarCounts): number {
  const series = findGeneration(`${make} ${model}`);
  if (!series || series.from !== null) return counts.model.get(modelKey(make, model)) ?? 0;
  return [...counts.model].reduce((sum, [key, count]) => {
    const [itsMake = "", itsModel = ""] = key.split("\n");
    return isOf(series, itsMake, itsModel) ? sum + count : sum;
  }, 0);
}

function within({ kind, value, make }: Thing, text: string, filter: CarFilter, counting: CountCars) {
  if (kind === "city" || kind === "tag") return [];
  const ofMake = { ...filter, make: [make] };
  if (kind === "model") return yearsOf(text, "", { ...ofMake, model: [value] }, counting);
  return [...counting(ofMake).model]
    .map(([key, count]) => ({ name: key.split("\n"), count }))
    .filter(({ name, count }) => name[0] === make && name[1] !== OTHER && count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_MODELS)
    .map(({ name: [, model = ""], count }): Ranked => ({
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
