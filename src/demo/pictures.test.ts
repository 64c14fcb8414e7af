import { expect, test } from "bun:test";
import { shots } from "./picture-plan.ts";
import { coloursOf, picturesFor, readPictures } from "./pictures.ts";

const seen = (fuel: string) =>
  Array.from({ length: 60 }, (_, seed) => picturesFor("Sedan", "White", seed, 2021, fuel))
    .flat()
    .join(" ");

const bodies = ["Sedan", "SUV", "Hatchback", "Coupe", "Convertible", "Wagon", "Pickup", "Van"];

test("the archive has every picture of the plan, and all are small enough to carry in the executable", async () => {
  const pictures = await readPictures();
  expect([...pictures.keys()].toSorted()).toEqual([...shots.keys()].toSorted());
  const sizes = [...pictures.values()].map(({ size }) => size);
  expect(Math.min(...sizes)).toBeGreaterThan(1000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2.5 * 1024 * 1024);
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
          for (const name of names) expect(shots.has(name)).toBe(true);
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
