import { valueText } from "#src/features/listings/fields.ts";
import { narrowed, withValue, wordReader } from "#src/features/listings/queries/word-filters.ts";
import { rangeLabel } from "#src/features/search/active-filters.ts";
import { t } from "#t";
import type { Meaning, NumberRange } from "#src/words/word-table.ts";
import { carWords } from "./car-words.ts";
import { carFields } from "./fields.ts";
import { yearsText } from "./parts/year-fields.tsx";
import { type CarFilter, LIST_FILTERS, RANGE_FILTERS, readCarFilter } from "./schema.ts";

const listNamed = (column: string) => LIST_FILTERS.find((name) => name === column);
const rangeNamed = (column: string) => RANGE_FILTERS.find((name) => name === column);

export const understandCars = wordReader<CarFilter>({
  nothing: readCarFilter(new URLSearchParams()),
  words: carWords,
  apply,
  labelOf,
});

function apply(filter: CarFilter, { column, value, of }: Meaning): boolean {
  if (typeof value !== "string") return applyRange(filter, column, value);
  const [name, ofName] = [listNamed(column), of && listNamed(of.column)];
  if (!name) return false;
  if (of && ofName) filter[ofName] = withValue(filter[ofName], of.value);
  filter[name] = withValue(filter[name], value);
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

/** A model is named with its make, unless that is a filter of its own. */
function labelOf({ column, value, of }: Meaning, all: Meaning[]): string {
  if (typeof value !== "string") {
    const name = rangeNamed(column);
    const { min, max } = value;
    return name && name !== "year" ? rangeLabel(carFields[name], min, max) : yearsText(min, max);
  }
  if (column === "model" && of) {
    const model = t.modelLabel(of.value, value);
    return all.some((other) => other.column === "make") ? model : `${t.makeLabel(of.value)} ${model}`.trim();
  }
  const name = listNamed(column);
  return name ? valueText(carFields[name], value) : value;
}
