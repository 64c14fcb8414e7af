import { expect, test } from "bun:test";
import { inLanguage } from "#src/i18n/language.ts";
import { understandCars } from "../lexicon/understand-car.ts";
import { activeFilters, titleOf } from "./active-filters.ts";
import { carSearch } from "./car-search.ts";

const { filterOf, queryOf, hrefOf } = carSearch;

const labels = (query: string) => activeFilters(filterOf(query)).map(({ label }) => label);

test("every filter has a label", () => {
  const query =
    "q=one+owner&make=Mercedes-Benz&model=E+200&location=Ma'an&fuelType=Diesel&transmission=Manual";
  expect(labels(`${query}&bodyType=SUV&features=Sunroof&year=2018&year=2020&maxMileage=90000`)).toEqual([
    "“\u2068one owner\u2069”",
    "Mercedes-Benz",
    "E 200",
    "Ma'an",
    "Diesel",
    "Manual",
    "SUV",
    "Sunroof",
    "2018",
    "2020",
    "Up to 90,000 km",
  ]);
  expect(labels("sort=price-asc&page=3")).toEqual([]);
});

test("what only words could say has a label in both languages", () => {
  const query =
    "country=German&generation=Land+Rover+L322&generation=BMW+7+Series&not.year=2014-2016&not.year=2019";
  expect(labels(query)).toEqual([
    "Excluding 2014-2016",
    "Excluding 2019",
    "German makes",
    "Land Rover L322",
    "BMW 7 Series",
  ]);
  inLanguage("ar", () =>
    expect(labels(query)).toEqual([
      "باستثناء 2014-2016",
      "باستثناء 2019",
      "ماركات ألمانية",
      "Land Rover L322",
      "BMW 7 Series",
    ]),
  );
});

test("a range is one filter, whether it has one bound or two", () => {
  expect(labels("minPrice=5000")).toEqual(["From 5,000 JD"]);
  expect(labels("maxPrice=9000.5")).toEqual(["Up to 9,000.50 JD"]);
  expect(labels("minPrice=0&maxPrice=9000")).toEqual(["0–9,000 JD"]);
  expect(labels("minYear=2010&maxYear=2015")).toEqual(["2010–2015"]);
  expect(labels("minYear=0")).toEqual(["From 0"]);
  expect(labels("maxYear=2015")).toEqual(["Up to 2015"]);
  expect(labels("minMileage=90000")).toEqual(["From 90,000 km"]);
  expect(labels("minMileage=90000&maxMileage=120000")).toEqual(["90,000 km to 120,000 km"]);
  inLanguage("ar", () =>
    expect(labels("minPrice=5000&maxPrice=9000&minYear=2010")).toEqual([
      "من 5,000 إلى 9,000 دينار",
      "من 2010",
    ]),
  );
});

test("removing one filter keeps the others and returns to the first page", () => {
  const filters = activeFilters(filterOf("make=Kia&make=Toyota&minPrice=1&maxPrice=2&sort=price-asc&page=4"));
  expect(filters.map(({ without }) => queryOf(without))).toEqual([
    "make=Toyota&minPrice=1&maxPrice=2&sort=price-asc",
    "make=Kia&minPrice=1&maxPrice=2&sort=price-asc",
    "make=Kia&make=Toyota&sort=price-asc",
  ]);
});

test("the title names a single make, model and city", () => {
  expect(titleOf(filterOf(""))).toBe("Used cars for sale in Jordan");
  expect(titleOf(filterOf("make=Kia&model=Rio&location=Irbid"))).toBe("Kia Rio cars for sale in Irbid");
  expect(titleOf(filterOf("make=Kia&make=BMW&location=Irbid"))).toBe("Used cars for sale in Irbid");
  inLanguage("ar", () =>
    expect(titleOf(filterOf("make=Kia&location=Amman"))).toBe("سيارات كيا للبيع في عمّان"),
  );
});

test("the address has the reader's language, and no question mark without filters", () => {
  expect(hrefOf(filterOf("make=Kia&pageSize=90"))).toBe("/search?make=Kia");
  inLanguage("ar", () => expect(hrefOf(filterOf("?x=1"))).toBe("/ar/search"));
});

test("words that say the same again share a chip, which removes all of them", () => {
  const filter = filterOf("q=camry+كامري+camry");
  const chip = (words: string) => ({ column: "model", value: "Camry", words, label: "Toyota Camry" });
  const shown = activeFilters(filter, { understood: ["camry", "كامري", "camry"].map(chip), text: "" });
  expect(shown.map(({ label, without }) => [label, without.plain])).toEqual([
    ["Toyota Camry", ["camry", "كامري"]],
  ]);
});

test("a word with several values has all of them in its chip", () => {
  const { understood } = understandCars(filterOf("q=seven seater"), Date.UTC(2026, 5, 15), null);
  expect(understood.map(({ label }) => label)).toEqual(["Van / SUV"]);
});

test("an understood word can be turned back into text, and the remaining text can be removed", () => {
  const filter = filterOf("q=Camry+clean+under+12,000&make=Toyota&page=2");
  const chip = (words: string, label: string) => ({ column: "x", value: "x", words, label });
  const words = {
    understood: [chip("Camry", "Camry"), chip("under 12,000", "Up to 12,000 JD")],
    text: "clean",
  };
  const shown = activeFilters(filter, words).map(({ label, without }) => [label, queryOf(without)]);
  expect(shown).toEqual([
    ["“\u2068clean\u2069”", "q=Camry+under+12%2C000&make=Toyota"],
    ["Camry", "q=Camry+clean+under+12%2C000&plain=camry&make=Toyota"],
    ["Up to 12,000 JD", "q=Camry+clean+under+12%2C000&plain=under+12+000&make=Toyota"],
    ["Toyota", "q=Camry+clean+under+12%2C000"],
  ]);
  expect(activeFilters(filter, { ...words, text: "" }).map(({ label }) => label)).not.toContain(
    "“\u2068clean\u2069”",
  );
  const again = activeFilters(filterOf("q=Camry+clean&plain=clean"), { ...words, text: "" });
  expect(again.map(({ without }) => without.plain)).toEqual([
    ["clean", "camry"],
    ["clean", "under 12 000"],
  ]);
});
