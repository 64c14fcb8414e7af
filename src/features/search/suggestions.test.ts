import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { listings } from "#src/features/listings/tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp } from "#src/testing/site/test-app.ts";

async function market() {
  const app = testApp();
  const seller = await app.signUp({ listingLimit: null });
  await plantCar(app, seller);
  await plantCar(app, seller, { location: "Irbid" });
  for (const plateNumber of ["7", "77", "7012", "123"]) await plantPlate(app, seller, { plateNumber });
  await plantPlate(app, seller, { plateNumber: "45654", location: "Ramtha" });
  await plantPlate(app, seller, { areaCode: 22, plateNumber: "777", status: "sold" });
  const suggested = async (params: Record<string, string>, language = "en"): Promise<string[]> => {
    const path = `/api/suggestions?${new URLSearchParams(params)}`;
    const { status, body } = await app.json("GET", path, undefined, {
      headers: { "Accept-Language": language },
    });
    expect(status).toBe(200);
    return body.suggestions.map(
      ({ kind, text, count }: Record<string, string>) => `${kind} ${text} ${count}`,
    );
  };
  return { app, seller, suggested };
}

test("cars for sale are suggested with their count, in the reader's language", async () => {
  const { suggested } = await market();
  expect(await suggested({ q: "cam" })).toEqual(["model Toyota Camry 2", "year Toyota Camry 2019 2"]);
  expect(await suggested({ q: "cam" }, "ar")).toEqual(["model تويوتا كامري 2", "year تويوتا كامري 2019 2"]);
  expect(await suggested({ q: "camry irb", kind: "car" })).toEqual(["city camry Irbid 1"]);
  expect(await suggested({ q: "kia" })).toEqual([]);
});

test("matching plates for sale, patterns and words are suggested", async () => {
  const { app, seller, suggested } = await market();
  const plates = (q: string) => suggested({ q, kind: "number-plate" });
  expect(await plates("7")).toEqual([
    ...["plate 10-7 1", "plate 10-77 1", "plate 10-7012 1"],
    ...["pattern 7* 3", "pattern *7 2"],
  ]);
  expect(await plates("عمان ١٠-٧٧")).toEqual([
    "plate عمان 10-77 1",
    "pattern عمان 10-77* 1",
    "pattern عمان 10-*77 1",
  ]);
  expect(await plates("mirr")).toEqual(["tag Mirror 2"]);
  expect(await plates("under 500 irb")).toEqual(["city under 500 Irbid 1"]);
  expect(await plates("irbid 45")).toEqual([...["plate irbid 10-45654 1", "pattern irbid 45* 1"]]);
  for (const plateNumber of ["70", "700", "701", "702"]) await plantPlate(app, seller, { plateNumber });
  expect((await plates("7")).slice(0, -2)).toEqual([
    ...["plate 10-7 1", "plate 10-70 1", "plate 10-77 1", "plate 10-700 1", "plate 10-701 1"],
  ]);
  // Searches without results are not suggested.
  for (const typed of ["22-77", "zarqa", "under 100 irb", "irbid 77", "99999"])
    expect([typed, await plates(typed)]).toEqual([typed, []]);
});

test("the number of a public listing is suggested, in the reader's language", async () => {
  const { app, seller, suggested } = await market();
  const numberOf = async (id: string) =>
    (await app.deps.db.read.select().from(listings).where(eq(listings.id, id)))[0]?.number;
  const number = await numberOf(await plantPlate(app, seller, { plateNumber: "31313" }));
  expect((await suggested({ q: String(number) }))[0]).toBe(`number Listing ${number} null`);
  expect((await suggested({ q: `listing ${number}`, kind: "number-plate" }))[0]).toBe(
    `number Listing ${number} null`,
  );
  expect(await suggested({ q: `إعلان ${number}` }, "ar")).toEqual([`number إعلان ${number} null`]);
  const hidden = await numberOf(await plantPlate(app, seller, { plateNumber: "31314", hold: "hidden" }));
  expect(await suggested({ q: `listing ${hidden}` })).toEqual([]);
});

test("input that is not a search gets no suggestions and no error", async () => {
  const { suggested, app } = await market();
  for (const kind of ["car", "number-plate", "boat"])
    for (const q of ["", " ", "🚗", '"', "\0", "\u202e", "%", "()", "x".repeat(5000), "ا ".repeat(500)])
      expect([kind, q.slice(0, 9), await suggested({ q, kind })]).toEqual([kind, q.slice(0, 9), []]);
  expect((await app.json("GET", "/api/suggestions")).body).toEqual({ suggestions: [] });
  expect(app.logged).toEqual([]);
});

test("more than ten words get no suggestions", async () => {
  const { suggested } = await market();
  const [first] = await suggested({ q: "toy" });
  expect(first).toContain("Toyota");
  const asking = "please can you find me a really nice and cheap";
  expect(await suggested({ q: `${asking} toy` })).toEqual([]);
});
