import { understand } from "#src/catalog/understand.ts";
import type { Meaning, NumberRange } from "#src/catalog/word-table.ts";
import type { Understood } from "#src/core/understood.ts";
import { priceLabel } from "#src/features/listings/parts/price-label.ts";
import { t } from "#t";
import { carWords } from "./car-words.ts";
import { FILTER_LABELS, mileageLabel, yearsLabel } from "./parts/filter-labels.ts";
import { type CarFilter, LIST_FILTERS } from "./schema.ts";

type ListName = (typeof LIST_FILTERS)[number];

const isList = (column: string): column is ListName => LIST_FILTERS.some((name) => name === column);

const BOUNDS = {
  price: ["minPrice", "maxPrice"],
  year: ["minYear", "maxYear"],
  mileage: [null, "maxMileage"],
} as const;

/** What a search for cars asks for once its words are understood. */
export interface UnderstoodCars {
  /** With the filters that the words mean; `q` is the text that is left. */
  filter: CarFilter;
  understood: Understood[];
}

/**
 * Reads filters out of the typed words: `كامري 2018 عمان` is a model, a year and a city. A filter that is set already
 * wins over words that say another. With `forgiving`, one typo in a word of five letters and more is forgiven.
 */
export function understandCars(given: CarFilter, now: number, forgiving = false): UnderstoodCars {
  if (!given.q) return { filter: given, understood: [] };
  const parts = understand(given.q, carWords(now), { plain: given.plain, forgiving });
  const filter: CarFilter = { ...given, q: "" };
  const applied = parts
    .filter((part) => part.kind === "understood")
    .filter(({ meaning }) => apply(filter, given, meaning));
  filter.q = parts
    .filter(({ kind }) => kind === "text")
    .map(({ words }) => words)
    .join(" ");
  const namesMake = given.make.length > 0 || applied.some(({ meaning }) => meaning.column === "make");
  const understood = applied.map(({ meaning, words }) => ({
    column: meaning.column,
    value: meaning.value,
    words,
    label: labelOf(meaning, namesMake),
  }));
  return { filter, understood };
}

/** Adds what is meant to the filter, unless `given` says otherwise. */
function apply(filter: CarFilter, given: CarFilter, { column, value, of }: Meaning): boolean {
  if (typeof value !== "string") return applyRange(filter, given, column, value);
  if (!isList(column) || given[column].length > 0) return false;
  if (of && isList(of.column)) {
    if (given[of.column].length > 0 && !given[of.column].includes(of.value)) return false;
    add(filter, of.column, of.value);
  }
  add(filter, column, value);
  return true;
}

function add(filter: CarFilter, column: ListName, value: string): void {
  if (!filter[column].includes(value)) filter[column] = [...filter[column], value];
}

function applyRange(filter: CarFilter, given: CarFilter, column: string, { min, max }: NumberRange): boolean {
  if (column !== "price" && column !== "year" && column !== "mileage") return false;
  const [from, to] = BOUNDS[column];
  const isGiven = (from && given[from] !== null) || given[to] !== null;
  if (isGiven || (column === "year" && given.year.length > 0)) return false;
  if (column === "year" && min !== null && min === max) {
    if (!filter.year.includes(min)) filter.year = [...filter.year, min];
    return true;
  }
  if (min !== null && from) filter[from] = min;
  if (max !== null) filter[to] = max;
  return true;
}

/** The filter in the reader's words; a model with its make, unless that is a filter of its own. */
function labelOf({ column, value, of }: Meaning, namesMake: boolean): string {
  if (typeof value !== "string") {
    const { min, max } = value;
    if (column === "price") return priceLabel({ minPrice: min, maxPrice: max }) ?? "";
    return column === "year" ? yearsLabel(min, max) : mileageLabel(max ?? 0);
  }
  if (column === "model" && of)
    return [namesMake ? "" : t.makeLabel(of.value), t.modelLabel(of.value, value)].join(" ").trim();
  return isList(column) ? FILTER_LABELS[column](value) : value;
}
