import { expect, test } from "bun:test";
import { flags } from "#src/features/listings/tables.ts";
import { postCar } from "#src/testing/listings/typed-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { doubtAbout, readVin } from "./vin.ts";

test.each([
  ["1HGCM82633A004352", "1HGCM82633A004352"],
  [" 1hgcm-82633 a٠٠٤٣٥٢ ", "1HGCM82633A004352"],
  ["1HGCM82633A00435", null],
  ["1HGCM82633AO04352", null],
])("%j is read as %j", (typed, vin) => expect(readVin(typed)).toBe(vin));

test.each([
  ["1HGCM82633A004352", "Honda", 2003, null],
  ["1HGCM82633A004352", "Toyota", 2003, "make"],
  ["1HGCM82633A004352", "Chery", 2003, null],
  ["1HGCM82633A004352", "Honda", 2004, null],
  ["1HGCM82633A004352", "Honda", 2010, "year"],
  ["WBA8E9G54GNU00000", "BMW", 2010, null],
] as const)("%s as a %s of %d is doubted by its %j", (vin, make, year, doubt) =>
  expect(doubtAbout(vin, { make, year })).toBe(doubt),
);

test("a chassis number on a second listing for sale, or of another car, is flagged", async () => {
  const app = testApp();
  const [one, other] = [await app.signUp(), await app.signUp()];
  const publish = async (as: typeof one, car: object) => (await postCar(app, as, car)).body.id as string;
  const flagsOf = async (id: string) =>
    (await app.deps.db.read.select().from(flags)).flatMap(({ listingId, rule }) =>
      listingId === id && rule.startsWith("vin") ? rule : [],
    );
  const vin = "KNAGM4A77B5000001";
  const kia = { make: "Kia", model: "Optima", year: 2011, vin };
  const first = await publish(one, kia);
  expect(await flagsOf(first)).toEqual([]);
  const second = await publish(other, kia);
  expect(await flagsOf(second)).toEqual(["vin-twice"]);
  await app.json("PATCH", `/api/cars/${second}`, { vin: "1HGCM82633A004352" }, { as: other });
  expect(await flagsOf(second)).toEqual(["vin-other"]);
  await app.json("PATCH", `/api/cars/${second}`, { vin: null }, { as: other });
  expect(await flagsOf(second)).toEqual([]);
  expect((await postCar(app, one, { vin: "short" })).status).toBe(400);
});
