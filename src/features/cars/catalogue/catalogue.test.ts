import { expect, test } from "bun:test";
import { foldTokens } from "#src/core/fold.ts";
import { makeLabel, MAKES, modelLabel, modelsOf, OTHER } from "./catalogue.ts";
import { aliasesOf, findMake, findModel, MODEL_LEXICON, spellingsOfMake } from "../lexicon/car-names.ts";

const MAKES_OF_SPECIFICATION = [
  ["Toyota", "Honda", "Hyundai", "Kia", "BMW", "Mercedes-Benz", "Audi", "Volkswagen"],
  ["Nissan", "Mazda", "Ford", "Chevrolet", "Peugeot", "Renault", "Mitsubishi"],
].flat();
const MAKES_ADDED = [
  "Jeep",
  "Opel",
  "Dodge",
  "Daewoo",
  "Land Rover",
  "Lexus",
  "Suzuki",
  "GMC",
  "Tesla",
  "BYD",
  "MG",
  ...[
    "Infiniti",
    "Daihatsu",
    "Cadillac",
    "Skoda",
    "Jaguar",
    "Mini",
    "Porsche",
    "Isuzu",
    "Samsung",
    "SsangYong",
  ],
  ...["Lada", "Saab", "Lincoln", "Subaru", "Fiat", "SEAT", "Volvo", "Chery", "Hummer"],
];

const modelAliases = MODEL_LEXICON.entries.flatMap(({ value, spellings }) => {
  const [make = "", model = ""] = value.split(": ");
  return spellings.map((spelling) => ({ make, model, spelling }));
});

test("makes are the specification's in its order, then added ones, Other last", () => {
  expect(MAKES.slice(0, 15)).toEqual(MAKES_OF_SPECIFICATION);
  expect(MAKES).toEqual(expect.arrayContaining([...MAKES_ADDED, "Changan"]));
  expect(MAKES.at(-1)).toBe(OTHER);
});

test("every make has models without duplicates; Other and unknown makes have none", () => {
  for (const make of MAKES) {
    const models = modelsOf(make);
    expect([make, models.length > 0]).toEqual([make, make !== OTHER]);
    expect(new Set(models).size).toBe(models.length);
    expect(models.filter((model) => model !== model.trim())).toEqual([]);
  }
  expect(["Trabant", "", "constructor"].flatMap(modelsOf)).toEqual([]);
  for (const model of ["Camry", "Corolla"]) expect(modelsOf("Toyota")).toContain(model);
  expect([...modelsOf("Honda"), ...modelsOf("Hyundai")]).toEqual(
    expect.arrayContaining(["Civic", "Elantra"]),
  );
});

test("every spelling of a make finds it, folded or not", () => {
  for (const make of MAKES) {
    for (const spelling of spellingsOfMake(make)) {
      expect([spelling, findMake(spelling)]).toEqual([spelling, make]);
      expect(findMake(foldTokens(spelling).join(" "))).toBe(make);
    }
  }
});

test("every model is found by its name and Arabic label, with and without its make", () => {
  for (const make of MAKES) {
    for (const model of modelsOf(make)) {
      const label = modelLabel(make, model, "ar");
      const typed = [model, label, `${make} ${model}`, `${makeLabel(make, "ar")} ${label}`];
      expect([typed, typed.map((text) => findModel(make, text))]).toEqual([typed, typed.map(() => model)]);
    }
  }
});

test("every alias finds its listed model", () => {
  for (const { make, model, spelling } of modelAliases) {
    expect(modelsOf(make)).toContain(model);
    expect([spelling, findModel(make, spelling)]).toEqual([spelling, model]);
  }
});

const AS_SELLERS_WRITE: [make: string, model: string, found: [string, string]][] = [
  ["هونداي", "افانتى", ["Hyundai", "Avante"]],
  ["تيوتا", "كرولا", ["Toyota", "Corolla"]],
  ["مرسيدس بنز", "E200", ["Mercedes-Benz", "E 200"]],
  ["بي ام", "520i", ["BMW", "520"]],
  ["honda", "crv", ["Honda", "CR-V"]],
  ["VW", "id4", ["Volkswagen", "ID.4"]],
  ["toyota", "راف ٤", ["Toyota", "RAV4"]],
  ["Toyota", "بريوس+", ["Toyota", "Prius+"]],
  ["ام جي", "MG ZS", ["MG", "ZS"]],
  ["تسلا", "3", ["Tesla", "Model 3"]],
  ["كيا", "أخرى", ["Kia", OTHER]],
];

for (const [make, model, found] of AS_SELLERS_WRITE) {
  test(`${make} ${model} is ${found.join(" ")}`, () => {
    expect(findMake(make)).toBe(found[0]);
    expect(findModel(found[0], model)).toBe(found[1]);
  });
}

test("unknown makes and models are null, and shown as typed", () => {
  expect(["", "Trabant", "constructor", "toString", "تويوتا كامري"].map(findMake)).toEqual(
    Array(5).fill(null),
  );
  expect(findModel("Trabant", "601")).toBeNull();
  expect(findModel("constructor", "name")).toBeNull();
  expect(["", "601", "constructor", "Toyota"].map((text) => findModel("Toyota", text))).toEqual(
    Array(4).fill(null),
  );
  expect(makeLabel("constructor", "ar")).toBe("constructor");
  expect(modelLabel("constructor", "__proto__", "ar")).toBe("__proto__");
  expect(modelLabel("Toyota", "كورولا سبيشل", "en")).toBe("كورولا سبيشل");
});

test("labels follow the language", () => {
  expect([makeLabel("Kia", "en"), makeLabel("Kia", "ar")]).toEqual(["Kia", "كيا"]);
  expect([modelLabel("Toyota", "Camry", "en"), modelLabel("Toyota", "Camry", "ar")]).toEqual([
    "Camry",
    "كامري",
  ]);
  expect([modelLabel("Kia", OTHER, "en"), modelLabel("Kia", OTHER, "ar")]).toEqual(["Other", "أخرى"]);
  for (const make of MAKES) expect(makeLabel(make, "ar")).toMatch(/[ء-ي]/);
});

const indexed = (make: string, model: string) => foldTokens(aliasesOf(make, model));

test("the index text of a car matches words in both scripts, nicknames and families", () => {
  expect(indexed("Mitsubishi", "Lancer")).toEqual(
    expect.arrayContaining(["lancer", "لانسر", "لنسر", "متسوبيشي"]),
  );
  expect(indexed("Honda", "CR-V")).toEqual(expect.arrayContaining(["cr", "v", "crv", "هوندا"]));
  expect(indexed("Mercedes-Benz", "E 220 d")).toEqual(expect.arrayContaining(["class", "220", "بنز", "كلاس"]));
  expect(indexed("BMW", "530e")).toEqual(expect.arrayContaining(["530", "5", "series"]));
  expect(indexed("Land Rover", "Defender")).not.toContain("class");
  expect(indexed("Trabant", "601")).toEqual(expect.arrayContaining(["trabant", "601"]));
});

test("a car is also found by its family's name", () => {
  expect(aliasesOf("BMW", "520")).toContain("الفئة الخامسة");
  expect(aliasesOf("Mercedes-Benz", "GLC 300")).toContain("جي ال سي");
});
