import { expect, test } from "bun:test";
import fc from "fast-check";
import { searchCars } from "#src/features/cars/search/search-cars.ts";
import { FLAG_FILTERS, LIST_FILTERS, readCarFilter } from "#src/features/cars/schema.ts";
import type { SearchCounts } from "#src/features/listings/search/listing-search.ts";
import { searchPlates } from "#src/features/plates/search/search-plates.ts";
import { readPlateFilter } from "#src/features/plates/schema.ts";
import { seedMarket } from "#src/tooling/bench/seed-market.ts";
import { testApp } from "../site/test-app.ts";

const { deps } = testApp();
seedMarket(deps.db.sqlite.writer, { forSale: 400, sellers: 10, now: deps.clock.now() });

interface Kind {
  search: (params: URLSearchParams, counts: boolean) => Promise<{ total: number; counts: SearchCounts }>;
  /** The list filters: any of several values, or all of them. */
  lists: readonly string[];
  all: string;
  /** The parameters of a range, and the step down to the largest number below an edge. */
  ranges: Record<string, [min: string, max: string, step: number]>;
  words: string[];
  chosen: string[];
}

const one = (params: URLSearchParams) => new URLSearchParams([...params, ["pageSize", "1"]]);

const CARS: Kind = {
  search: (params, counts) => searchCars(deps, readCarFilter(one(params)), counts ? { counts: "all" } : {}),
  lists: [...LIST_FILTERS, ...FLAG_FILTERS],
  all: "features",
  ranges: { price: ["minPrice", "maxPrice", 0.01], year: ["minYear", "maxYear", 1] },
  words: [
    ...["toyota", "camry 2018", "kia under 8000", "hybrid sunroof", "كيا عمان", "نظيفة", "hyundaii", "rio"],
    ...["from 2012", "2015-2018", "bluetooth white", "mazda 3", "toyota kia", "over 5000 amman", "xyzzy"],
  ],
  chosen: [
    ...["make=Kia", "make=Toyota&make=Hyundai", "model=Camry", "model=3", "model=s", "location=Irbid"],
    ...["features=Sunroof", "features=Bluetooth&features=Airbags", "minPrice=3000", "maxPrice=9000"],
    ...["minYear=2010", "year=2018", "cashOnly=true", "fuelType=Hybrid", "color=White", "maxMileage=150000"],
  ],
};

const PLATES: Kind = {
  search: (params, counts) =>
    searchPlates(deps, readPlateFilter(one(params)), counts ? { counts: "all" } : {}),
  lists: ["areaCode", "digitCount", "tags", "location", "verifiedOnly"],
  all: "tags",
  ranges: { price: ["minPrice", "maxPrice", 0.01] },
  words: ["mirror amman", "عمان", "3 خانات", "code 10", "12", "77", "short", "under 2000", "zarqa", "urgent"],
  chosen: [
    ...["tags=short", "location=Amman", "location=Irbid", "areaCode=10&areaCode=20", "digitCount=3"],
    ...["minPrice=500", "includes=1", "verifiedOnly=true"],
  ],
};

const params = (text: string) => new URLSearchParams(text);

/** A search's parameters with one more choice, replacing the others of its column or added to them. */
function choosing({ all }: Kind, asked: string, column: string, value: string): URLSearchParams {
  const chosen = params(asked);
  if (column !== all) chosen.delete(column);
  if (!chosen.getAll(column).includes(value)) chosen.append(column, value);
  return chosen;
}

async function check(kind: Kind, asked: string): Promise<void> {
  const { facets, histograms } = (await kind.search(params(asked), true)).counts;
  const totalOf = async (chosen: URLSearchParams) => (await kind.search(chosen, false)).total;
  for (const column of kind.lists)
    for (const { value, count } of facets[column] ?? [])
      expect([asked, column, value, await totalOf(choosing(kind, asked, column, value))]).toEqual([
        ...[asked, column, value],
        count,
      ]);
  for (const [name, [min, max, step]] of Object.entries(kind.ranges))
    for (const { from, to, count } of histograms[name] ?? []) {
      const chosen = params(asked);
      for (const other of [name, min, max]) chosen.delete(other);
      if (from !== null) chosen.set(min, String(from));
      if (to !== null) chosen.set(max, String(to - step));
      expect([asked, name, from, await totalOf(chosen)]).toEqual([asked, name, from, count]);
    }
}

for (const [name, kind] of Object.entries({ cars: CARS, plates: PLATES }))
  test(`of ${name}, each choice has as many as are found once it is made, whatever is typed and chosen`, async () => {
    const some = fc.uniqueArray(fc.constantFrom(...kind.chosen), { maxLength: 2 });
    const search = fc.record({ q: fc.constantFrom("", ...kind.words), some });
    await fc.assert(
      fc.asyncProperty(search, ({ q, some }) => check(kind, `q=${encodeURIComponent(q)}&${some.join("&")}`)),
      { numRuns: 25 },
    );
  }, 600_000);
