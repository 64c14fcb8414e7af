import { expect, test } from "bun:test";
import { searchCars } from "#src/features/cars/search/search-cars.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { searchPlates } from "#src/features/plates/search/search-plates.ts";
import { readPlateFilter } from "#src/features/plates/schema.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { seedMarket } from "./seed-market.ts";

const schemaOf = ({ deps }: ReturnType<typeof testApp>) =>
  deps.db.sqlite.writer
    .query("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%' ORDER BY name")
    .values();

test("a generated market has the requested number for sale of both kinds, searchable text and all indexes", async () => {
  const app = testApp();
  const before = schemaOf(app);
  seedMarket(app.deps.db.sqlite.writer, { forSale: 1000, sellers: 40, now: app.clock.now() });
  const cars = await searchCars(app.deps, readCarFilter(new URLSearchParams()));
  const plates = await searchPlates(app.deps, readPlateFilter(new URLSearchParams()));
  expect(cars.total + plates.total).toBe(1000);
  expect(cars.total).toBeWithin(800, 900);
  const named = await searchCars(app.deps, readCarFilter(new URLSearchParams("q=هونداي")));
  const typed = await searchCars(app.deps, readCarFilter(new URLSearchParams("q=بحالة ممتازة")));
  expect(named.total).toBeWithin(120, 250);
  expect(typed.total).toBeGreaterThan(50);
  expect(typed.items.some(({ photos }) => photos.length > 0)).toBe(true);
  expect(schemaOf(app)).toEqual(before);
  expect(app.deps.db.sqlite.writer.query("PRAGMA foreign_key_check").values()).toEqual([]);
});
