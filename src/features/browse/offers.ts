import type { WordsRead } from "#src/core/understood.ts";
import { t } from "#t";
import type { ActiveFilter } from "./active-filters.ts";
import type { Offer } from "./found.ts";
import type { PagedFilter, SearchKind } from "./search-kind.ts";

/** More are not tried. */
const MOST = 10;

/** The fields of a filter that is more than one. */
const FIELDS: Record<string, readonly string[]> = {
  price: ["minPrice", "maxPrice"],
  year: ["year", "minYear", "maxYear"],
  mileage: ["maxMileage"],
};

/** The filter without anything that is asked of one column, also by its words. */
export function withoutColumn<F extends PagedFilter & { q: string }>(
  filter: F,
  empty: F,
  column: string,
  { understood }: WordsRead,
): F {
  const fields = FIELDS[column] ?? [column];
  const none = Object.fromEntries(Object.entries(empty).filter(([name]) => fields.includes(name)));
  const said = understood.filter((part) => (column === "q" ? true : part.column === column));
  const q =
    column === "q"
      ? said.map(({ words }) => words).join(" ")
      : said.reduce((left, { words }) => left.replace(words, " "), filter.q);
  return { ...filter, ...none, q: q.replaceAll(/\s+/g, " ").trim(), page: 1 };
}

/** Where nothing was found: the filters of which one alone stands in the way, the one that brings back most first. */
export async function listOffers<F extends PagedFilter & { q: string }, Json, Card>(
  { filterOf, queryOf }: SearchKind<F, Json, Card>,
  filter: F,
  active: ActiveFilter<F>[],
  words: WordsRead,
  count: (filter: F) => Promise<number>,
): Promise<Offer[]> {
  const empty = filterOf("");
  const columns = [...new Set(active.map(({ column }) => column))].slice(0, MOST);
  const offers = await Promise.all(
    columns.map(async (column) => {
      const without = withoutColumn(filter, empty, column, words);
      const labels = active.filter((chip) => chip.column === column).map(({ label }) => label);
      return { label: t.searchAll(labels), query: queryOf(without), count: await count(without) };
    }),
  );
  return offers.filter((offer) => offer.count > 0).toSorted((a, b) => b.count - a.count);
}
