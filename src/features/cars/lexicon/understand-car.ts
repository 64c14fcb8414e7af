import { valueText } from "#src/features/listings/fields.ts";
import { notOf } from "#src/features/listings/search/filter.ts";
import { narrowed, withValue, wordReader } from "#src/features/listings/search/word-filters.ts";
import { rangeLabel } from "#src/features/search/active-filters.ts";
import { t } from "#t";
import type { Meaning, NumberRange } from "#src/language/engine/word-table.ts";
import { carWords } from "./car-words.ts";
import { modelsOf } from "../catalogue/catalogue.ts";
import { carFields } from "../fields.ts";
import { makesOfCountry } from "../catalogue/make-countries.ts";
import { findGeneration } from "./generations.ts";
import { yearsText } from "../catalogue/years-text.ts";
import { type CarFilter, LIST_FILTERS, RANGE_FILTERS, readCarFilter } from "../schema.ts";

const listNamed = (column: string) => LIST_FILTERS.find((name) => name === column);
const rangeNamed = (column: string) => RANGE_FILTERS.find((name) => name === column);

export const understandCars = wordReader<CarFilter>({
  nothing: readCarFilter(new URLSearchParams()),
  words: carWords,
  apply,
  labelOf,
});

function apply(filter: CarFilter, meaning: Meaning): boolean {
  const { column, value, also = [], of, isNegated } = meaning;
  if (isNegated && (column === "year" || column === "generation")) return excludeYears(filter, meaning);
  if (typeof value !== "string") return !isNegated && applyRange(filter, column, value);
  if (isNegated && column === "country") return add(filter, "not.make", makesOfCountry(value));
  const list = listNamed(column);
  const name = column === "generation" || column === "country" ? column : list;
  if (!name) return false;
  const ofName = of && !isNegated && listNamed(of.column);
  if (ofName) add(filter, ofName, [of.value]);
  return add(filter, isNegated && list ? notOf(list) : name, [value, ...also]);
}

type ListName =
  | "generation"
  | "country"
  | (typeof LIST_FILTERS)[number]
  | `not.${(typeof LIST_FILTERS)[number]}`;

function add(filter: CarFilter, name: ListName, values: string[]): boolean {
  filter[name] = values.reduce(withValue<string>, filter[name]);
  return values.length > 0;
}

/** Excludes the years of a generation if its model is also in the filter, or all models of a series. */
function excludeYears(filter: CarFilter, { value }: Meaning): boolean {
  const generation = typeof value === "string" ? findGeneration(value) : null;
  const isOfIt = (model: string) => !generation || generation.models.test(model);
  if (generation?.from === null) return add(filter, "not.model", modelsOf(generation.make).filter(isOfIt));
  const [min, max] = typeof value === "string" ? [generation?.from, generation?.to] : [value.min, value.max];
  if (min == null || (generation && !filter.model.some(isOfIt))) return false;
  if (max == null) Object.assign(filter, narrowed("year", filter, { min: null, max: min - 1 }));
  else filter["not.year"] = withValue(filter["not.year"], min === max ? String(min) : `${min}-${max}`);
  return true;
}

function applyRange(filter: CarFilter, column: string, range: NumberRange): boolean {
  const name = rangeNamed(column);
  if (!name) return false;
  if (name === "year" && range.min !== null && range.min === range.max)
    filter.year = withValue(filter.year, range.min);
  else Object.assign(filter, narrowed(name, filter, range));
  return true;
}

/** A model's label includes its make, unless the make is also a filter. */
function labelOf({ column, value, of, also = [] }: Meaning, all: Meaning[]): string {
  if (typeof value !== "string") {
    const name = rangeNamed(column);
    const { min, max } = value;
    return name && name !== "year" ? rangeLabel(carFields[name], min, max) : yearsText(min, max);
  }
  if (column === "model" && of) {
    const model = t.modelLabel(of.value, value);
    return all.some((other) => other.column === "make") ? model : `${t.makeLabel(of.value)} ${model}`.trim();
  }
  if (column === "country") return t.searchChipCountry(value);
  if (value === "excellent" && also.includes("good")) return t.searchChipNoAccidents();
  const generation = column === "generation" && findGeneration(value);
  if (generation) {
    const { make, code, from, to } = generation;
    const isNamed = all.some((other) => other.column === "make" || other.column === "model");
    const car = isNamed ? code : `${t.makeLabel(make)} ${code}`;
    return from === null ? car : t.searchChipGeneration(car, yearsText(from, to));
  }
  const name = listNamed(column);
  if (!name) return value;
  return [value, ...also].map((one) => valueText(carFields[name], one)).join(" / ");
}
