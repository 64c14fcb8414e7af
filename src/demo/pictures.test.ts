import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { coloursOf, pictureNames, picturePath, picturesFor } from "./pictures.ts";

const seen = (fuel: string) =>
  Array.from({ length: 60 }, (_, seed) => picturesFor("Sedan", "White", seed, 2021, fuel))
    .flat()
    .join(" ");

const bodies = ["Sedan", "SUV", "Hatchback", "Coupe", "Convertible", "Wagon", "Pickup", "Van"];

test("the folder, the list and the plan name the same pictures", () => {
  const drawn = readdirSync(join(import.meta.dir, "pictures")).toSorted();
  expect(drawn).toEqual(pictureNames.toSorted());
  for (const name of pictureNames) expect(Bun.file(picturePath(name)).size).toBeGreaterThan(1000);
});

test("the pictures stay small enough to carry in the executable", () => {
  const bytes = pictureNames.reduce((sum, name) => sum + Bun.file(picturePath(name)).size, 0);
  expect(bytes).toBeLessThan(2.5 * 1024 * 1024);
});

test("every body, colour and year has three to eight different pictures, the whole car first", () => {
  for (const body of bodies)
    for (const year of [1994, 2007, 2022])
      for (const colour of coloursOf(body, year))
        for (let seed = 0; seed < 20; seed++) {
          const names = picturesFor(body, colour, seed, year);
          expect(names.length).toBeWithin(3, 9);
          expect(new Set(names).size).toBe(names.length);
          expect(names[0]).toContain(`-${colour.toLowerCase()}-`);
          expect(names[0]).toMatch(/-(?:side|right)\.webp$/);
          for (const name of names) expect(pictureNames).toContain(name);
        }
});

test("an unknown body or colour still has pictures", () => {
  expect(picturesFor("Spaceship", "Ultraviolet", 1).length).toBeGreaterThanOrEqual(3);
});

test("only an electric car is shown charging, and never its engine", () => {
  expect(seen("Electric")).toContain("-charge");
  expect(seen("Electric")).not.toContain("engine");
  expect(seen("Gasoline")).not.toContain("-charge");
  expect(seen("Gasoline")).toContain("engine");
});
