import { expect, test } from "bun:test";
import { coloursOf, picturesFor, readPictures, shots } from "./pictures.ts";

const seen = (fuel: string) =>
  Array.from({ length: 60 }, (_, seed) =>
    picturesFor({ bodyType: "SUV", model: "ID.4", color: "White", year: 2021, fuelType: fuel }, seed),
  )
    .flat()
    .join(" ");

const bodies = ["Sedan", "SUV", "Hatchback", "Coupe", "Convertible", "Wagon", "Pickup", "Van"];

test("the archive has every picture in the plan, small enough for the executable", async () => {
  const pictures = await readPictures();
  expect([...pictures.keys()].toSorted()).toEqual([...shots.keys()].toSorted());
  const sizes = [...pictures.values()].map(({ size }) => size);
  expect(Math.min(...sizes)).toBeGreaterThan(1000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(4 * 1024 * 1024);
});

test("every body type, color and year has three to eight distinct pictures, the whole car first", () => {
  for (const bodyType of bodies)
    for (const year of [1994, 2007, 2022])
      for (const color of coloursOf({ bodyType, year }))
        for (let seed = 0; seed < 20; seed++) {
          const names = picturesFor({ bodyType, color, year }, seed);
          expect(names.length).toBeWithin(3, 9);
          expect(new Set(names).size).toBe(names.length);
          expect(names[0]).toContain(`-${color.toLowerCase()}-`);
          expect(names[0]).toMatch(/-(?:side|right|front)\.webp$/);
          for (const name of names) expect(shots.has(name)).toBe(true);
        }
});

test("an unknown body type or color still has pictures", () => {
  expect(picturesFor({ bodyType: "Spaceship", color: "Ultraviolet" }, 1).length).toBeGreaterThanOrEqual(3);
});

test("only an electric car is shown charging, and never its engine", () => {
  expect(seen("Electric")).toContain("-charge");
  expect(seen("Electric")).not.toContain("engine");
  expect(seen("Gasoline")).not.toContain("-charge");
  expect(seen("Gasoline")).toContain("engine");
});

test("a recent cover is followed by another view, and the front is one of the views", () => {
  const car = { bodyType: "Sedan", color: "White", year: 2021 };
  const covers: string[] = [];
  for (let i = 0; i < 6; i++) covers.push(picturesFor(car, i, covers)[0] ?? "");
  expect(new Set(covers).size).toBeGreaterThanOrEqual(5);
  expect(covers.join(" ")).toMatch(/-side\.webp.*-front\.webp|-front\.webp.*-side\.webp/);
});

test("models have their own shapes, by year", () => {
  const cover = (bodyType: string, model: string, year: number) =>
    picturesFor({ bodyType, model, year, color: "White" }, 1)[0];
  expect(cover("SUV", "Pajero", 2003)).toStartWith("pajero-");
  expect(cover("SUV", "Sportage", 1999)).toStartWith("offroader-");
  expect(cover("Hatchback", "Golf", 1995)).toStartWith("boxhatch-");
  expect(cover("Sedan", "E 200", 2018)).toStartWith("executive-");
  expect(cover("Sedan", "E 200", 1991)).toStartWith("saloon-");
});

test("pictures of problem listings are used by no other car", () => {
  for (const bodyType of bodies)
    for (const model of ["", "Picanto", "Sportage"])
      for (const color of coloursOf({ bodyType, model }))
        for (let seed = 0; seed < 20; seed++)
          expect(picturesFor({ bodyType, model, color }, seed).join()).not.toMatch(/dusty|scratched|phone/);
});
