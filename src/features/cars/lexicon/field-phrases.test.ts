import { expect, test } from "bun:test";
import { namesOf } from "#src/core/pick.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { valueText } from "#src/features/listings/fields.ts";
import { keyOf } from "#src/language/engine/tokens.ts";
import { carMarket } from "#src/testing/listings/car-market.ts";
import { FIELD_PHRASES } from "./field-phrases.ts";
import { carFields } from "../fields.ts";
import { BODY_TYPES, COLORS, FEATURES, FUEL_TYPES, TRANSMISSIONS } from "../vocabulary.ts";
import { readCarFilter } from "../schema.ts";
import { understandCars } from "./understand-car.ts";

const now = Date.UTC(2026, 10, 21);

/** Fields whose words may also name something else: `cabrio` is a body, and part of a model's name. */
const COMMON = ["bodyType", "features", "fuelType", "transmission", "country", "mileage"];
const described = FIELD_PHRASES.filter(({ meaning }) => !COMMON.includes(meaning.column));

test("every spelling is understood and has one meaning", () => {
  for (const { meaning, spellings } of described)
    for (const q of meaning.notBeside ? [] : spellings) {
      const { filter } = understandCars(readCarFilter(new URLSearchParams({ q })), now);
      const asked = (filter as unknown as Record<string, string[]>)[meaning.column];
      expect([q, filter.q, asked]).toEqual([q, "", [String(meaning.value), ...(meaning.also ?? [])]]);
    }
  const keys = described.flatMap(({ spellings }) => [...new Set(spellings.map(keyOf))]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("the labels of common fields are understood", () => {
  const values = {
    ...{ bodyType: BODY_TYPES, features: FEATURES, fuelType: FUEL_TYPES, transmission: TRANSMISSIONS },
    color: COLORS.map(({ name }) => name),
  };
  for (const column of namesOf(values))
    for (const value of values[column])
      for (const language of ["en", "ar"] as const) {
        const label = inLanguage(language, () => valueText(carFields[column], value));
        const { filter } = understandCars(readCarFilter(new URLSearchParams({ q: label })), now);
        expect([label, filter[column][0]]).toEqual([label, value]);
      }
});

test("the words become filters of columns, not text", async () => {
  const { titles } = await carMarket(
    { title: "Cleared", customs: "cleared", payment: "cash-or-instalments", hybridType: "plug-in" },
    { title: "Uncleared", customs: "uncleared", payment: "instalments" },
    { title: "Volt 2014", make: "Chevrolet", model: "Volt", fuelType: "Hybrid" },
    { title: "Only says مجمركة كاش اقساط", payment: "cash" },
  );
  const found: [query: string, titles: string[]][] = [
    ["q=مجمركة", ["Cleared"]],
    ["q=camry غير مجمركة", ["Uncleared"]],
    ["customs=cleared", ["Cleared"]],
    ["not.customs=cleared", ["Only says مجمركة كاش اقساط", "Uncleared", "Volt 2014"]],
    ["q=اقساط", ["Cleared", "Uncleared"]],
    ["q=كاش", ["Cleared", "Only says مجمركة كاش اقساط"]],
    ["q=بدون اقساط", ["Only says مجمركة كاش اقساط"]],
    ["q=plug in", ["Cleared", "Volt 2014"]],
  ];
  for (const [query, expected] of found)
    expect([query, (await titles(query)).sort()]).toEqual([query, expected]);
});
