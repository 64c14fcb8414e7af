import { expect, test } from "bun:test";
import { cachedCounts } from "./counts.ts";

const counts = (value: string) => ({ facets: { make: [{ value, count: 1 }] }, histograms: {}, without: {} });

test("what was counted is known until the catalog changes, each catalog's by itself", () => {
  const [cars, plates] = [{ version: 1 }, { version: 1 }];
  const kia = cachedCounts(cars).put("kia", counts("Kia"));
  expect(cachedCounts(cars).get("kia")).toBe(kia);
  expect(cachedCounts(plates).get("kia")).toBeUndefined();
  cars.version++;
  expect(cachedCounts(cars).get("kia")).toBeUndefined();
});
