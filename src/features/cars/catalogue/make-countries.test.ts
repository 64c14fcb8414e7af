import { expect, test } from "bun:test";
import { carMarket } from "#src/testing/listings/car-market.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { MAKES } from "./catalogue.ts";
import { MAKE_COUNTRIES, makesOfCountry } from "./make-countries.ts";
import { FIELD_PHRASES } from "../lexicon/field-phrases.ts";
import { readCarFilter } from "../schema.ts";
import { understandCars } from "../lexicon/understand-car.ts";

const read = (q: string) => understandCars(readCarFilter(new URLSearchParams({ q })), Date.UTC(2026, 10, 21));

test("each make of a country is listed and belongs to one country", () => {
  const makes = Object.keys(MAKE_COUNTRIES).flatMap(makesOfCountry);
  expect(makes.filter((make) => !MAKES.includes(make))).toEqual([]);
  expect(new Set(makes).size).toBe(makes.length);
});

test("every wording for a country is understood", () => {
  for (const { meaning, spellings } of FIELD_PHRASES)
    for (const q of meaning.column !== "country" || meaning.beside ? [] : spellings) {
      const { filter } = read(q);
      expect([q, filter.country, filter.regionalSpec, filter.q]).toEqual([
        q,
        [String(meaning.value)],
        [],
        "",
      ]);
    }
});

test("next to a word for cars, a country means its makes, otherwise the car's market", () => {
  const asked = (q: string) => {
    const { filter } = read(q);
    return [filter.country, filter.regionalSpec].flat().join();
  };
  expect(asked("سيارات يابانية")).toBe("Japanese");
  expect(asked("german sedan")).toBe("German");
  expect(asked("white korean suv")).toBe("Korean");
  expect(asked("وارد كوري")).toBe("korean");
  expect(asked("camry american")).toBe("american");
  expect(asked("american spec suv")).toBe("american");
  expect(asked("german specs")).toBe("european");
});

test("it finds the country's makes, only a make that is also named, and excludes them after not", async () => {
  const { titles } = await carMarket(
    { title: "BYD Song", make: "BYD", model: "Song Plus" },
    { title: "Geely Coolray", make: "Geely", model: "Coolray" },
    { title: "Kia Rio", make: "Kia", model: "Rio" },
  );
  expect((await titles("q=سيارات صينية")).sort()).toEqual(["BYD Song", "Geely Coolray"]);
  expect(await titles("q=chinese geely")).toEqual(["Geely Coolray"]);
  expect(await titles("q=مش صيني")).toEqual(["Kia Rio"]);
  expect(await titles("q=chinese cars&make=Kia")).toEqual([]);
});

test("its chip shows the country", () => {
  const labels = (q: string) => read(q).understood.map(({ label }) => label);
  expect(labels("chinese cars")).toEqual(["Chinese makes"]);
  inLanguage("ar", () => expect(labels("مش صيني")).toEqual(["باستثناء ماركات صينية"]));
});
