import { expect, test } from "bun:test";
import { keptCounts } from "./kept-counts.ts";

const counts = (value: string) => ({ facets: { make: [{ value, count: 1 }] }, histograms: {}, without: {} });

test("what was counted is known until the catalog changes, each catalog's by itself", () => {
  const [cars, plates] = [{ version: 1 }, { version: 1 }];
  const kia = keptCounts(cars).put("kia", counts("Kia"));
  expect(keptCounts(cars).get("kia")).toBe(kia);
  expect(keptCounts(plates).get("kia")).toBeUndefined();
  cars.version++;
  expect(keptCounts(cars).get("kia")).toBeUndefined();
});
