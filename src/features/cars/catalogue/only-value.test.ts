import { expect, test } from "bun:test";
import { readLexicon } from "#src/language/engine/lexicon.ts";
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from "../vocabulary.ts";
import { modelsOf } from "./catalogue.ts";
import { onlyValue } from "./only-value.ts";
import text from "./only-values.txt" with { type: "text" };

const VALUES = Object.entries({ fuelType: FUEL_TYPES, transmission: TRANSMISSIONS, bodyType: BODY_TYPES });

test("only known models are named, with one value of each field", () => {
  const values = VALUES.flatMap(([field, known]) => known.map((value) => `${field} ${value}`));
  const { entries } = readLexicon("only-values.txt", text, { values });
  const named = entries.flatMap(({ value, spellings }) =>
    spellings.map((car) => ({ field: value.split(" ")[0], car })),
  );
  const unknown = named.filter(({ car }) => {
    const [, make = "", model = ""] = /^(.*?): (.*)$/.exec(car) ?? [];
    return !modelsOf(make).includes(model);
  });
  expect(unknown).toEqual([]);
  const twice = named.filter(
    (one, i) => named.findIndex(({ field, car }) => field === one.field && car === one.car) !== i,
  );
  expect(twice).toEqual([]);
});

test("a value is given where a model has only one", () => {
  expect(onlyValue("bodyType", "Toyota", "Hilux")).toBe("Pickup");
  expect(onlyValue("fuelType", "Volkswagen", "ID.4")).toBe("Electric");
  expect(onlyValue("transmission", "Toyota", "Prius")).toBe("Automatic");
  expect(onlyValue("fuelType", "Toyota", "Camry")).toBeNull();
  expect(onlyValue("color", "Toyota", "Hilux")).toBeNull();
});
