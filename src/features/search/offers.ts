import { priceLabel } from "#src/features/listings/page/price-label.ts";
import type { WordsRead } from "#src/language/engine/understand.ts";
import { t } from "#t";
import type { ActiveFilter } from "./active-filters.ts";
import { type PagedFilter, type SearchKind, withSwappedBounds } from "./search-kind.ts";
import type { Offer } from "./shapes.ts";

const MAX_OFFERS = 10;
const MAX_MAKES = 3;

const FIELDS: Record<string, readonly string[]> = {
  price: ["minPrice", "maxPrice"],
  year: ["year", "minYear", "maxYear"],
  mileage: ["minMileage", "maxMileage"],
};

interface Demand {
  column: string;
  isTyped: boolean;
}

const isSame = (a: Demand, b: Demand) => a.column === b.column && a.isTyped === b.isTyped;

function withoutDemand<F extends PagedFilter>(
  filter: F,
  empty: F,
  { column, isTyped }: Demand,
  { understood }: WordsRead,
): F {
  if (!isTyped) {
    const fields = FIELDS[column] ?? [column];
    const cleared = Object.entries(empty).filter(([name]) => fields.includes(name));
    return { ...filter, ...Object.fromEntries(cleared), page: 1 };
  }
  const parts = understood.filter(({ words }) => filter.q.includes(words));
  const q =
    column === "q"
      ? parts.map(({ words }) => words).join(" ")
      : parts
          .filter((part) => part.column === column)
          .reduce((left, { words }) => left.replace(words, " "), filter.q);
  return { ...filter, q: q.replaceAll(/\s+/g, " ").trim(), page: 1 };
}

function boundsLabel(filter: PagedFilter): string {
  const { minYear = null, maxYear = null } = filter;
  const years = minYear === null && maxYear === null ? null : t.searchChipYears(minYear, maxYear);
  return t.searchAll([priceLabel(filter), years].filter((label) => label !== null));
}

interface Asked<F extends PagedFilter, Json, Card> {
  kind: SearchKind<F, Json, Card>;
  filter: F;
  active: ActiveFilter<F>[];
  words: WordsRead;
}

type Count<F> = (filter: F) => Promise<number | null>;

export async function findUnsold<F extends PagedFilter, Json, Card>(
  { kind: { filterOf }, filter, active, words }: Asked<F, Json, Card>,
  count: Count<F>,
): Promise<string | null> {
  const makes = active.filter(({ column }) => column === "make").slice(0, MAX_MAKES);
  if (makes.length === 0) return null;
  const empty = filterOf("");
  for (const make of makes) {
    const others = active.filter((chip) => !isSame(chip, make));
    const alone = others.reduce((left, each) => withoutDemand(left, empty, each, words), filter);
    if ((await count(alone)) === 0) return make.label;
  }
  return null;
}

/** Searches with results: with reversed bounds swapped, else with one filter removed, else with only one filter left. */
export async function listOffers<F extends PagedFilter, Json, Card>(
  { kind: { filterOf, queryOf }, filter, active, words }: Asked<F, Json, Card>,
  count: Count<F>,
): Promise<Offer[]> {
  if (active.length === 0) return [];
  const swapped = withSwappedBounds(filter);
  const countWithin = swapped && (await count(swapped));
  if (swapped && countWithin)
    return [{ label: boundsLabel(swapped), query: queryOf(swapped), count: countWithin }];
  const empty = filterOf("");
  const demands = active
    .filter((chip, at) => active.findIndex((other) => isSame(other, chip)) === at)
    .slice(0, MAX_OFFERS);
  const offersFor = async (toLabel: (text: string) => string, dropped: (demand: Demand) => Demand[]) => {
    const offers: Offer[] = [];
    for (const demand of demands) {
      const other = dropped(demand).reduce((left, each) => withoutDemand(left, empty, each, words), filter);
      const found = await count(other);
      if (!found) continue;
      const labels = active.filter((chip) => isSame(chip, demand)).map(({ label }) => label);
      offers.push({ label: toLabel(t.searchAll(labels)), query: queryOf(other), count: found });
    }
    return offers;
  };
  const withOneDropped = await offersFor(t.searchWithout, (demand) => [demand]);
  const offers =
    withOneDropped.length > 0
      ? withOneDropped
      : await offersFor(String, (demand) => demands.filter((other) => other !== demand));
  return offers.toSorted((a, b) => b.count - a.count);
}
