import { Database as Sqlite } from "bun:sqlite";
import { join } from "node:path";
import { CAR_FACETS } from "#src/features/cars/car-catalog.ts";
import { carCatalog } from "#src/features/cars/car-catalog.ts";
import { selectionOf } from "#src/features/cars/search/search-cars.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { marketBySql } from "#src/testing/truth/market-by-sql.ts";
import { type Figure, type Given, many, ms, report, times } from "./figure.ts";
import { marketFolder, openMarket } from "./market.ts";
import { quietest, timeOf } from "./time.ts";

const MILLION = 1_000_000;
const MAX_MS = { few: 1, many: 5 };
const MAX_P99 = 3;
const SEARCHES = [
  "",
  "make=Toyota",
  "make=Toyota&model=Camry",
  "make=Kia&make=Hyundai&maxPrice=9000&sort=price-asc",
  "fuelType=Hybrid&minYear=2015&location=Amman&features=Sunroof&sort=mileage-asc",
  "minPrice=5000&maxPrice=15000&photosOnly=true&sort=year-desc",
];

async function catalogSearch({ cache, size }: Given): Promise<Figure[]> {
  const { catalogs, clock } = await openMarket(cache, size);
  const catalog = catalogs.of(carCatalog);
  const bySql = marketBySql(
    new Sqlite(join(await marketFolder(cache, size), "markaba.sqlite"), { strict: true }),
  );
  const maxMs = size < MILLION ? MAX_MS.few : MAX_MS.many;
  const effort = size < MILLION ? {} : { warmUp: 1000, runs: 5, times: 200 };
  const figures: Figure[] = [];
  for (const query of SEARCHES) {
    const filter = { ...readCarFilter(new URLSearchParams(query)), pageSize: 24 };
    const { sort } = filter;
    const search = () =>
      catalog.search({ where: selectionOf(filter), sort, limit: 24, counts: CAR_FACETS }, clock.now());
    const { total, ids } = await search();
    let expected: { total: number; ids: string[] } | undefined;
    const sqlMs = await timeOf(() => (expected = bySql.cars(filter, clock.now())));
    if (!Bun.deepEquals({ total, ids }, { total: expected?.total, ids: expected?.ids }))
      throw new Error(`${query} is answered otherwise by SQL`);
    const { p50, p99 } = await quietest(search, effort);
    figures.push({
      what: `${query || "everything"}: ${many(total)} cars`,
      measured: `p50 ${ms(p50)}, p99 ${ms(p99)}`,
      wanted: `p50 < ${maxMs} ms, p99 < ${MAX_P99} × p50`,
      holds: p50 < maxMs && p99 < MAX_P99 * p50,
      reference: `${ms(sqlMs)} by SQL`,
      ratio: times(sqlMs / p50),
    });
  }
  return figures;
}

await report(catalogSearch);
