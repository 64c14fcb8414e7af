import { expect } from "bun:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { searchCars } from "#src/features/cars/search/search-cars.ts";
import type { CarFilter } from "#src/features/cars/schema.ts";
import { searchPlates } from "#src/features/plates/search/search-plates.ts";
import type { PlateFilter } from "#src/features/plates/schema.ts";
import type { Deps } from "#src/http/env.ts";
import type { marketBySql } from "./market-by-sql.ts";

type SearchDeps = Pick<Deps, "db" | "catalogs" | "clock">;
type BySql = ReturnType<typeof marketBySql>;
type Found = Pick<Awaited<ReturnType<typeof searchPlates>>, "total" | "counts"> & { items: { id: string }[] };

const answered = ({ items, total, counts }: Found) => ({ total, ids: items.map(({ id }) => id), ...counts });

/** Fails unless a car search and its next page give the same results as plain SQL. */
export async function checkCars(deps: SearchDeps, bySql: BySql, filter: CarFilter): Promise<void> {
  await nextTurn();
  const found = await searchCars(deps, filter, { counts: "all" });
  expect(answered(found)).toEqual(bySql.cars(filter, deps.clock.now()));
  if (!found.next) return expect(filter.page * filter.pageSize).toBeGreaterThanOrEqual(found.total);
  const next = await searchCars(deps, filter, { after: found.next });
  expect(next.items.map(({ id }) => id)).toEqual(
    bySql.cars({ ...filter, page: filter.page + 1 }, deps.clock.now()).ids,
  );
}

/** The same for plates. */
export async function checkPlates(deps: SearchDeps, bySql: BySql, filter: PlateFilter): Promise<void> {
  await nextTurn();
  const found = await searchPlates(deps, filter, { counts: "all" });
  expect(answered(found)).toEqual(bySql.plates(filter, deps.clock.now()));
}
