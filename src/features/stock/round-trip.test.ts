import { expect, test } from "bun:test";
import fc from "fast-check";
import type { CarInput } from "#src/features/cars/car-input.ts";
import { carFields } from "#src/features/cars/fields.ts";
import {
  BODY_CONDITIONS,
  BODY_TYPES,
  COLORS,
  CUSTOMS,
  FEATURES,
  FUEL_TYPES,
  HYBRID_TYPES,
  INSPECTIONS,
  INSURANCE,
  LICENCE,
  PAINT,
  PAYMENTS,
  REGIONAL_SPECS,
  TRANSMISSIONS,
} from "#src/features/cars/vocabulary.ts";
import { listings } from "#src/features/listings/tables.ts";
import { CITIES } from "#src/features/places/places.ts";
import "#src/testing/listings/property-seed.ts";
import { staffedDealer } from "#src/testing/site/plant-dealer.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { STOCK_STATUSES, tableIn } from "./columns.ts";
import { listStock } from "./queries/stock.ts";
import { stockKeyOf } from "./read-row.ts";
import { readRows } from "./read-rows.ts";
import { parseSheet } from "./sheet.ts";

const CARS = 200;

const oneOf = (values: readonly string[]) => fc.constantFrom(...values);
const perhaps = (values: readonly string[]) => fc.option(oneOf(values));
/** What typing and spreadsheets do to texts. */
const TEXTS = [
  "كامري 2018 فل كامل، فحص كامل",
  'Camry "best" one',
  "=1+1 is a formula",
  "-5% off, today",
  "@home; 100% clean",
  "'quoted' and _x0041_",
  "+962 is Jordan's code",
  "TRUE",
  "00123 is a number",
  "1E5 kilometers",
  "a|b | c",
  "two\nlines, and\n\na paragraph",
];
const line = oneOf(TEXTS.map((text) => text.replaceAll("\n", " ")));
const cents = (most: number) => fc.integer({ min: 1, max: most }).map((amount) => amount / 100);

const car = fc.record({
  title: line.map((text) => `${text} for sale`),
  description: oneOf(TEXTS).map((text) => `${text}\nOne owner, serviced.`),
  price: cents(9_000_000),
  make: oneOf(["Toyota", "Kia", "Made here"]),
  model: oneOf(["Camry", "Rio", "3", "A 200"]),
  location: oneOf(CITIES),
  year: fc.integer({ min: 1990, max: 2026 }),
  mileage: fc.integer({ min: 0, max: 900_000 }),
  fuelType: oneOf(FUEL_TYPES),
  transmission: oneOf(TRANSMISSIONS),
  bodyType: oneOf(BODY_TYPES),
  engineSize: fc.option(oneOf(["2000", "1.6", "2.5 L", "1,998 cc"])),
  features: fc.uniqueArray(oneOf([...FEATURES, "Two keys, both work", "مفتاحان، أصليان", "Tinted"])),
  color: oneOf([...COLORS.map(({ name }) => name), "Sunset, two-tone"]),
  hybridType: perhaps(HYBRID_TYPES),
  customs: perhaps(CUSTOMS),
  licence: perhaps(LICENCE),
  licensedUntil: fc.option(oneOf(["2027-06", "2026-12"])),
  insurance: perhaps(INSURANCE),
  regionalSpec: perhaps(REGIONAL_SPECS),
  paint: perhaps(PAINT),
  bodyCondition: perhaps(BODY_CONDITIONS),
  inspection: perhaps(INSPECTIONS),
  inspectionNote: fc.option(line),
  payment: perhaps(PAYMENTS),
  downPayment: fc.option(cents(500_000)),
  monthly: fc.option(cents(50_000)),
  months: fc.option(fc.integer({ min: 1, max: 120 })),
  status: oneOf(STOCK_STATUSES),
});

test("the stock that a feed gives is read back as the same cars", async () => {
  const app = testApp();
  const { dealerId, manager } = await staffedDealer(app, { listingLimit: 1_000_000 });
  const stock = fc.sample(car, CARS);
  const ids = ["00123", "=1+1", "1E5", "سيارة ٧", "A,7;x"];
  for (const [i, fields] of stock.entries()) {
    const path = `/api/dealer/stock/${encodeURIComponent(ids[i] ?? `A-${i}`)}`;
    // oxlint-disable-next-line no-await-in-loop -- in this order
    const { status, body } = await app.json("PUT", path, fields, {
      as: manager,
      address: `198.51.${i % 250}.1`,
    });
    expect([status, body.fields]).toEqual([201, undefined]);
  }
  expect(await app.deps.db.read.$count(listings)).toBe(CARS);
  const now = app.clock.now();
  const page = { status: null, q: "", page: 1, pageSize: CARS };
  const member = { id: manager.id, dealerId, dealerRole: "manager" as const };
  const { items } = await listStock(app.deps.db.read, member, page, now);
  const before = new Map(items.map((item) => [stockKeyOf(item.stockId ?? ""), item]));
  const { body: feed } = await app.json("POST", "/api/dealer/feeds", { kind: "stock" }, { as: manager });
  const path = new URL(feed.url).pathname;
  for (const file of [path, path.replace(".csv", ".xlsx")]) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    const sheet = await parseSheet(await (await app.request(file)).bytes(), {});
    const table = tableIn(sheet);
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    const rows = await readRows(
      table,
      { location: "Irbid", language: "en" },
      (key) => before.get(key) ?? null,
    );
    expect(rows).toHaveLength(CARS);
    for (const { stockId, status, input, problems } of rows) {
      const own = before.get(stockKeyOf(stockId));
      if (!own) throw new Error(`${stockId} is unknown`);
      expect({ stockId, problems, status }).toEqual({
        stockId: own.stockId ?? "",
        problems: [],
        status: own.stockStatus,
      });
      expect(valuesOf(input)).toEqual(valuesOf(own));
    }
  }
}, 60_000);

const valuesOf = (car: CarInput | null) => {
  const values: Record<string, unknown> = { ...car };
  return Object.entries(carFields).map(([name, field]) => [
    name,
    values["column" in field ? field.column : name] ?? null,
  ]);
};
