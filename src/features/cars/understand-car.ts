import { type Forgiving, understand } from "#src/words/understand.ts";
import type { Meaning, NumberRange } from "#src/words/word-table.ts";
import type { WordFilters } from "#src/features/listings/queries/listing-search.ts";
import { valueText } from "#src/features/listings/fields.ts";
import { boundsOf } from "#src/features/listings/filter.ts";
import { rangeLabel } from "#src/features/search/active-filters.ts";
import { t } from "#t";
import { carWords } from "./car-words.ts";
import { carFields } from "./fields.ts";
import { yearsText } from "./parts/year-fields.tsx";
import { type CarFilter, LIST_FILTERS, RANGE_FILTERS, readCarFilter } from "./schema.ts";

type ListName = (typeof LIST_FILTERS)[number];

const isList = (column: string): column is ListName => LIST_FILTERS.some((name) => name === column);

const rangeNamed = (column: string) => RANGE_FILTERS.find((name) => name === column);

/**
 * Reads filters out of typed words: `كامري 2018 عمان` is a model, a year and a city. Whatever else is chosen, they ask
 * for the same. One typo in a word of five letters and more is forgiven where `forgiving` says so of its meaning.
 */
export function understandCars(
  { q, plain }: Pick<CarFilter, "q" | "plain">,
  now: number,
  forgiving: Forgiving | null = null,
): WordFilters<CarFilter> {
  const filter = { ...NOTHING };
  if (!q) return { filter, understood: [] };
  const parts = understand(q, carWords(now), { plain, forgiving });
  const applied = parts
    .filter((part) => part.kind === "understood")
    .filter(({ meaning }) => apply(filter, meaning));
  filter.q = parts
    .filter(({ kind }) => kind === "text")
    .map(({ words }) => words)
    .join(" ");
  const namesMake = applied.some(({ meaning }) => meaning.column === "make");
  const understood = applied.map(({ meaning, words }) => ({
    column: meaning.column,
    value: meaning.value,
    words,
    label: labelOf(meaning, namesMake),
  }));
  return { filter, understood };
}

const NOTHING = readCarFilter(new URLSearchParams());

/** Adds a meaning to the filter. */
function apply(filter: CarFilter, { column, value, of }: Meaning): boolean {
  if (typeof value !== "string") return applyRange(filter, column, value);
  if (!isList(column)) return false;
  if (of && isList(of.column)) add(filter, of.column, of.value);
  add(filter, column, value);
  return true;
}

function add(filter: CarFilter, column: ListName, value: string): void {
  if (!filter[column].includes(value)) filter[column] = [...filter[column], value];
}

function applyRange(filter: CarFilter, column: string, { min, max }: NumberRange): boolean {
  const name = rangeNamed(column);
  if (!name) return false;
  if (column === "year" && min !== null && min === max) {
    if (!filter.year.includes(min)) filter.year = [...filter.year, min];
    return true;
  }
  const [from, to] = boundsOf(name);
  if (min !== null) filter[from] = Math.max(min, filter[from] ?? min);
  if (max !== null) filter[to] = Math.min(max, filter[to] ?? max);
  return true;
}

/** The filter in the reader's words; a model with its make, unless that is a filter of its own. */
function labelOf({ column, value, of }: Meaning, namesMake: boolean): string {
  if (typeof value !== "string") {
    const { min, max } = value;
    const name = rangeNamed(column);
    return name && name !== "year" ? rangeLabel(carFields[name], min, max) : yearsText(min, max);
  }
  if (column === "model" && of)
    return [namesMake ? "" : t.makeLabel(of.value), t.modelLabel(of.value, value)].join(" ").trim();
  return isList(column) ? valueText(carFields[column], value) : value;
}
