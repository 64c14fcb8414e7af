import { expect, test } from "bun:test";
import * as ar from "#src/i18n/ar/car-vocabulary.ts";
import * as en from "#src/i18n/en/car-vocabulary.ts";
import { findColor } from "./lexicon/color-names.ts";
import * as words from "./vocabulary.ts";

const colours = words.COLORS.map(({ name }) => name);
const LISTS = [
  { values: words.FUEL_TYPES, english: en.fuelTypeLabel, arabic: ar.fuelTypeLabel },
  { values: words.TRANSMISSIONS, english: en.transmissionLabel, arabic: ar.transmissionLabel },
  { values: words.BODY_TYPES, english: en.bodyTypeLabel, arabic: ar.bodyTypeLabel },
  { values: words.FEATURES, english: en.featureLabel, arabic: ar.featureLabel },
  { values: colours, english: en.colorLabel, arabic: ar.colorLabel },
  { values: words.HYBRID_TYPES, english: en.hybridTypeLabel, arabic: ar.hybridTypeLabel },
  { values: words.CUSTOMS, english: en.customsLabel, arabic: ar.customsLabel },
  { values: words.LICENCE, english: en.licenceLabel, arabic: ar.licenceLabel },
  { values: words.INSURANCE, english: en.insuranceLabel, arabic: ar.insuranceLabel },
  { values: words.REGIONAL_SPECS, english: en.regionalSpecLabel, arabic: ar.regionalSpecLabel },
  { values: words.PAINT, english: en.paintLabel, arabic: ar.paintLabel },
  { values: words.BODY_CONDITIONS, english: en.bodyConditionLabel, arabic: ar.bodyConditionLabel },
  { values: words.INSPECTIONS, english: en.inspectionLabel, arabic: ar.inspectionLabel },
  { values: words.PAYMENTS, english: en.paymentLabel, arabic: ar.paymentLabel },
];

for (const { values, english, arabic } of LISTS) {
  test(`${values.join(", ")} have a label in both languages, no two alike`, () => {
    for (const value of values) {
      expect(arabic(value)).toMatch(/[ء-ي]/);
      expect(english(value)).toMatch(/^[A-Z]/);
    }
    expect(new Set(values.map(arabic)).size).toBe(values.length);
    expect(new Set(values.map(english)).size).toBe(values.length);
  });
}

test("every list of values is checked", () => {
  const checked: unknown[] = [...LISTS.map(({ values }) => values), words.COLORS];
  expect(Object.values(words).filter((list) => !checked.includes(list))).toEqual([]);
});

test("unknown values are shown as given", () => {
  for (const { english, arabic } of LISTS) {
    for (const value of ["Turquoise", "constructor", "__proto__", ""]) {
      expect([english(value), arabic(value)]).toEqual([value, value]);
    }
  }
});

test("the specification's values are their own English labels", () => {
  for (const { values, english } of LISTS.slice(0, 4)) expect(values.map(english)).toEqual([...values]);
});

test("every color is found by its name in both languages", () => {
  for (const name of colours) {
    expect(findColor(name)).toBe(name);
    expect(findColor(ar.colorLabel(name))).toBe(name);
  }
});

test("colors are found in sellers' spellings", () => {
  const written = ["اسود", " BLACK", "فضى", "gray", "كحلى", "خمرى", "سلفر", "أزرق غامق"].map(findColor);
  expect(written).toEqual(["Black", "Black", "Silver", "Grey", "Navy", "Burgundy", "Silver", "Navy"]);
  expect(["", "تركواز", "blackish", "constructor"].map(findColor)).toEqual([null, null, null, null]);
});

test("swatches are hex colors", () => {
  for (const { hex } of words.COLORS) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
});
