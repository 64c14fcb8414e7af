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
  name: "cars",
  nothing: readCarFilter(new URLSearchParams()),
  words: carWords,
  apply,
  labelOf,
});

function apply(filter: CarFilter, meaning: Meaning): boolean {
  const { column, value, also = [], of, isNegated } = meaning;
  if (isNegated && (column === "year" || column === "generation")) return excludeYears(filter, meaning);
  if (typeof value !== "string") return !isNegated && applyRange(filter, column, value);
  if (column === "country" && isNegated) {
    filter["not.make"] = makesOfCountry(value).reduce(withValue<string>, filter["not.make"]);
    return true;
  }
  const name = column === "generation" || column === "country" ? column : listNamed(column);
  if (!name) return false;
  const parameter = isNegated && name !== "generation" && name !== "country" ? notOf(name) : name;
  const ofName = of && !isNegated && listNamed(of.column);
  if (of && ofName) filter[ofName] = withValue(filter[ofName], of.value);
  filter[parameter] = [value, ...also].reduce(withValue<string>, filter[parameter]);
  return true;
}

/** Excludes the years of a generation if its model is also in the filter, or all models of a class. */
function excludeYears(filter: CarFilter, { value }: Meaning): boolean {
  const generation = typeof value === "string" ? findGeneration(value) : null;
  if (generation?.from === null) {
    const models = modelsOf(generation.make).filter((model) => generation.models.test(model));
    filter["not.model"] = models.reduce(withValue<string>, filter["not.model"]);
    return models.length > 0;
  }
  const isAsked = !generation || filter.model.some((model) => generation.models.test(model));
  const [min, max] = typeof value === "string" ? [generation?.from, generation?.to] : [value.min, value.max];
  if (!isAsked || min == null) return false;
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
