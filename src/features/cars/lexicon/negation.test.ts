import { expect, test } from "bun:test";
import { carMarket } from "#src/testing/listings/car-market.ts";
import { activeFilters } from "../search/active-filters.ts";
import { carFilterParams, readCarFilter } from "../schema.ts";

const filterOf = (query: string) => readCarFilter(new URLSearchParams(query));

test("an excluded value is in the address and has a chip that removes it", () => {
  const query = "fuelType=Diesel&not.make=Kia&not.make=BMW&not.fuelType=Hybrid";
  const filter = filterOf(query);
  expect(carFilterParams(filter).toString().split("&").sort()).toEqual(query.split("&").sort());
  const chips = activeFilters(filter).map(({ label, without }) => [label, carFilterParams(without).size]);
  expect(chips).toEqual([
    ["Excluding Kia", 3],
    ["Excluding BMW", 3],
    ["Diesel", 3],
    ["Excluding Hybrid", 3],
  ]);
});

test("it excludes cars and is counted like any other filter", async () => {
  const { app, titles } = await carMarket(
    { title: "Camry petrol", year: 2014, fuelType: "Gasoline", features: ["Sunroof"] },
    { title: "Camry hybrid", fuelType: "Hybrid", features: ["Bluetooth"] },
    { title: "Kia diesel", make: "Kia", model: "Cerato", fuelType: "Diesel", features: [] },
  );
  const found: [query: string, titles: string[]][] = [
    ["not.fuelType=Hybrid", ["Camry petrol", "Kia diesel"]],
    ["not.fuelType=Hybrid&not.fuelType=Diesel", ["Camry petrol"]],
    ["not.features=Sunroof&not.features=Bluetooth", ["Kia diesel"]],
    ["not.make=تويوتا", ["Kia diesel"]],
    ["not.model=camry", ["Kia diesel"]],
    ["q=بدون هايبرد", ["Camry petrol", "Kia diesel"]],
    ["q=not kia or bmw", ["Camry hybrid", "Camry petrol"]],
    ["q=camry without sunroof", ["Camry hybrid"]],
    ["make=Toyota&not.make=Toyota", []],
    ["q=camry not 2014", ["Camry hybrid"]],
    // 2008 is also a model of another make.
    ["q=camry ماعدا 2008", ["Camry hybrid", "Camry petrol"]],
    ["q=any make but kia", ["Camry hybrid", "Camry petrol"]],
    ["q=3'er kia", ["Camry hybrid", "Camry petrol"]],
    ["q=camry مش xv40", ["Camry hybrid", "Camry petrol"]],
    ["q=camry مش xv50", ["Camry hybrid"]],
  ];
  for (const [query, expected] of found)
    expect([query, (await titles(query)).sort()]).toEqual([query, expected]);
  const { body } = await app.json("GET", "/api/search/cars?not.fuelType=Hybrid");
  expect(body.facets.fuelType).toEqual([
    { value: "Diesel", count: 1 },
    { value: "Gasoline", count: 1 },
  ]);
  expect(body.without).toEqual({ "not.fuelType": 3 });
});

test("a family or series is excluded with all its models", async () => {
  const { titles } = await carMarket(
    { title: "Benz E200", make: "Mercedes-Benz", model: "E 200" },
    { title: "Benz C200", make: "Mercedes-Benz", model: "C 200" },
    { title: "Bimmer 320", make: "BMW", model: "320" },
    { title: "Bimmer 520", make: "BMW", model: "520" },
  );
  expect(await titles("q=mercedes apart from the E class")).toEqual(["Benz C200"]);
  expect(await titles("q=bmw not 3 series")).toEqual(["Bimmer 520"]);
});
