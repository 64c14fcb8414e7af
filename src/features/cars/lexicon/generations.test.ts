import { expect, test } from "bun:test";
import { inLanguage } from "#src/i18n/language.ts";
import { carMarket } from "#src/testing/listings/car-market.ts";
import { MAKES, modelsOf } from "../catalogue/catalogue.ts";
import { GENERATIONS } from "./generations.ts";
import { readCarFilter } from "../schema.ts";
import { understandCars } from "./understand-car.ts";

const now = Date.UTC(2026, 10, 21);
const read = (q: string) => understandCars(readCarFilter(new URLSearchParams({ q })), now);
const labelsOf = (q: string) => read(q).understood.map(({ label }) => label);

test("each generation has years, and models of a listed make", () => {
  for (const { name, make, models, from, to } of GENERATIONS) {
    expect([name, MAKES.includes(make)]).toEqual([name, true]);
    expect([name, modelsOf(make).some((model) => models.test(model))]).toEqual([name, true]);
    expect([name, from === null || (from > 1960 && from < (to ?? 2100))]).toEqual([name, true]);
  }
  expect(new Set(GENERATIONS.map(({ name }) => name)).size).toBe(GENERATIONS.length);
});

test("every code and nickname is understood, weak ones next to their make", () => {
  for (const { name, make, spellings, weakSpellings } of GENERATIONS) {
    for (const query of [...spellings, ...weakSpellings.map((spelling) => `${make} ${spelling}`)])
      expect([query, read(query).filter.generation, read(query).filter.q]).toEqual([query, [name], ""]);
    for (const spelling of weakSpellings) expect(read(spelling).filter.generation).toEqual([]);
  }
});

test("a series covers models of any year", async () => {
  expect(labelsOf("bmw 7 series")).toEqual(["BMW", "7 Series"]);
  expect(labelsOf("3 series")).toEqual(["BMW 3 Series"]);
  const { titles } = await carMarket(
    { title: "Old one", make: "BMW", model: "730", year: 1995 },
    { title: "New with 7 good", make: "BMW", model: "740e", year: 2018 },
    { title: "Small with 7 good", make: "BMW", model: "320", year: 2018 },
  );
  expect(await titles("q=bmw 7 series")).toEqual(["New with 7 good", "Old one"]);
  expect(await titles("q=7 series 2018")).toEqual(["New with 7 good"]);
});

test("its chip shows the years", () => {
  expect(labelsOf("شبح")).toEqual(["Mercedes-Benz W140 (1991–1998)"]);
  for (const spelling of ["shabah", "shaba7", "shabeh", "el shabah"])
    expect(labelsOf(spelling)).toEqual(["Mercedes-Benz W140 (1991–1998)"]);
  expect(labelsOf("سيفيا 2")).toEqual(["Kia Sephia-2 (1997–2003)"]);
  expect(labelsOf("golf mk8")).toEqual(["Volkswagen Golf", "Mk8 (From 2019)"]);
  inLanguage("ar", () => expect(labelsOf("بي ام وطواط")).toEqual(["بي إم دبليو", "E36 (من 1990 إلى 1999)"]));
});

test("it finds cars by model and year, whatever their titles say", async () => {
  const { titles } = await carMarket(
    { title: "Whale", make: "Mercedes-Benz", model: "E 200", year: 1998 },
    { title: "Later", make: "Mercedes-Benz", model: "E 200", year: 2012 },
    { title: "Small", make: "Mercedes-Benz", model: "C 200", year: 1998 },
    { title: "Golf three", make: "Volkswagen", model: "Golf", year: 1995 },
    { title: "As code", make: "BMW", model: "E36", year: 1995 },
    { title: "Number", make: "BMW", model: "318", year: 1995 },
  );
  const found: [query: string, titles: string[]][] = [
    ["قرش ونص", ["Whale"]],
    ["w210 e200", ["Whale"]],
    ["w210 c200", []],
    ["w210 1999", []],
    ["قرش من 1997", ["Whale"]],
    ["w212", ["Later"]],
    ["mk3", ["Golf three"]],
    ["e36", ["As code", "Number"]],
    ["وطواط", ["As code", "Number"]],
  ];
  for (const [query, expected] of found)
    expect([query, (await titles(`q=${encodeURIComponent(query)}`)).sort()]).toEqual([query, expected]);
});
