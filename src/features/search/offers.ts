import { priceLabel } from "#src/features/listings/parts/price-label.ts";
import type { WordsRead } from "#src/words/understand.ts";
import { t } from "#t";
import type { ActiveFilter } from "./active-filters.ts";
import { type Offer, type PagedFilter, type SearchKind, straightened } from "./search-kind.ts";

/** More are not tried. */
const MOST = 10;

/** The fields of a filter that is more than one. */
const FIELDS: Record<string, readonly string[]> = {
  price: ["minPrice", "maxPrice"],
  year: ["year", "minYear", "maxYear"],
  mileage: ["minMileage", "maxMileage"],
};

/** What is asked of one column by typed words, or by what is chosen. */
interface Demand {
  column: string;
  isTyped: boolean;
}

const isSame = (a: Demand, b: Demand) => a.column === b.column && a.isTyped === b.isTyped;

/** The filter without a demand. */
function withoutDemand<F extends PagedFilter & { q: string }>(
  filter: F,
  empty: F,
  { column, isTyped }: Demand,
  { understood }: WordsRead,
): F {
  if (!isTyped) {
    const fields = FIELDS[column] ?? [column];
    const none = Object.entries(empty).filter(([name]) => fields.includes(name));
    return { ...filter, ...Object.fromEntries(none), page: 1 };
  }
  const ofWords = understood.filter(({ words }) => filter.q.includes(words));
  const q =
    column === "q"
      ? ofWords.map(({ words }) => words).join(" ")
      : ofWords
          .filter((part) => part.column === column)
          .reduce((left, { words }) => left.replace(words, " "), filter.q);
  return { ...filter, q: q.replaceAll(/\s+/g, " ").trim(), page: 1 };
}

/** The price and years that are asked for. */
function boundsLabel(filter: PagedFilter): string {
  const { minYear = null, maxYear = null } = filter;
  const years = minYear === null && maxYear === null ? null : t.searchChipYears(minYear, maxYear);
  return t.searchAll([priceLabel(filter), years].filter((label) => label !== null));
}

/**
 * Where nothing was found: the bounds the right way round, the demands of which one alone stands in the way, or else
 * those that find something alone; what brings back most first.
 */
export async function listOffers<F extends PagedFilter & { q: string }, Json, Card>(
  { filterOf, queryOf }: SearchKind<F, Json, Card>,
  filter: F,
  active: ActiveFilter<F>[],
  words: WordsRead,
  count: (filter: F) => Promise<number>,
): Promise<Offer[]> {
  if (active.length === 0) return [];
  const straight = straightened(filter);
  const within = straight ? await count(straight) : 0;
  if (straight && within > 0)
    return [{ label: boundsLabel(straight), query: queryOf(straight), count: within }];
  const empty = filterOf("");
  const demands = active
    .filter((chip, at) => active.findIndex((other) => isSame(other, chip)) === at)
    .slice(0, MOST);
  const offersFor = async (say: (label: string) => string, dropped: (demand: Demand) => Demand[]) => {
    const offers = demands.map(async (demand) => {
      const other = dropped(demand).reduce((left, each) => withoutDemand(left, empty, each, words), filter);
      const labels = active.filter((chip) => isSame(chip, demand)).map(({ label }) => label);
      return { label: say(t.searchAll(labels)), query: queryOf(other), count: await count(other) };
    });
    return (await Promise.all(offers)).filter((offer) => offer.count > 0);
  };
  const dropping = await offersFor(t.searchWithout, (demand) => [demand]);
  const offers =
    dropping.length > 0
      ? dropping
      : await offersFor(String, (demand) => demands.filter((other) => other !== demand));
  return offers.toSorted((a, b) => b.count - a.count);
}
