import type { Facet } from "#src/catalog/columns.ts";
import type { Hits } from "#src/catalog/search.ts";
import type { Deps } from "#src/http/env.ts";
import { namesForSale } from "#src/features/listings/search/search-words.ts";
import { MAKES } from "../catalogue/catalogue.ts";
import { type CarFilter, LIST_FILTERS } from "../schema.ts";
import { carCatalog } from "../car-catalog.ts";
import { selectionOf } from "./search-cars.ts";

/** Cars for sale. Makes, models and cities are counted without their own filter, years within theirs. */
export type CarCounts = Record<"make" | "model" | "year" | "location", ReadonlyMap<string, number>> &
  Partial<Record<string, ReadonlyMap<string, number>>>;

export type CountCars = (filter: CarFilter) => CarCounts;

/** Returns a counting function, to be used before the next await. It ignores the filter's words. */
export async function countingCars(deps: Pick<Deps, "catalogs" | "clock">): Promise<CountCars> {
  const search = await deps.catalogs.of(carCatalog).searching(deps.clock.now());
  return (filter) => {
    const where = selectionOf(filter);
    const counts = [...LIST_FILTERS, "year"] as const;
    const { facets, histograms } = search({ where, sort: "newest", limit: 0, counts });
    const { minYear, maxYear, year } = filter;
    const isAsked = (value: string) =>
      Number(value) >= (minYear ?? 0) &&
      Number(value) <= (maxYear ?? Number.POSITIVE_INFINITY) &&
      (year.length === 0 || year.includes(Number(value)));
    return {
      ...Object.fromEntries(LIST_FILTERS.map((name) => [name, byValue(facets[name])])),
      make: byValue(facets["make"]),
      model: byValue(facets["model"]),
      year: new Map([...byYear(histograms)].filter(([value]) => isAsked(value))),
      location: byValue(facets["location"]),
    };
  };
}

export async function listMakesForSale({ catalogs, clock }: Pick<Deps, "catalogs" | "clock">) {
  const { make } = await namesForSale(catalogs.of(carCatalog), ["make"], clock.now());
  return make && make.size > 0 ? MAKES.filter((name) => make.has(name)) : MAKES;
}

export const byValue = (facet: Facet = []): Map<string, number> =>
  new Map(facet.map(({ value, count }) => [value, count]));

export const byYear = ({ year = [] }: Hits["histograms"]): Map<string, number> =>
  new Map(
    year
      .filter(({ from, count }) => from !== null && count > 0)
      .map(({ from, count }) => [String(from), count]),
  );
