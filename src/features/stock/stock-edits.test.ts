import { expect, test } from "bun:test";
import fc from "fast-check";
import { dialect } from "#src/config.ts";
import { csvOf } from "#src/core/csv.ts";
import { COLORS, FUEL_TYPES, PAINT, TRANSMISSIONS } from "#src/features/cars/vocabulary.ts";
import { CITIES } from "#src/features/places/places.ts";
import "#src/testing/listings/property-seed.ts";
import { readSheetsInThisThread } from "#src/testing/site/sheets-in-this-thread.ts";
import { stockDesk } from "#src/testing/site/stock-desk.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { parseSheet } from "./sheet.ts";

readSheetsInThisThread();
const STOCKS = dialect === "postgres" ? 40 : 200;

const oneOf = (values: readonly string[]) => fc.constantFrom(...values);
/** Fields that edits change, with what may be written in them. */
const EDITS = {
  price: fc.integer({ min: 500, max: 90_000 }).map(String),
  mileage: fc.integer({ min: 0, max: 900_000 }).map(String),
  year: fc.integer({ min: 1990, max: 2026 }).map(String),
  fuelType: oneOf(FUEL_TYPES),
  transmission: oneOf(TRANSMISSIONS),
  color: oneOf(COLORS.map(({ name }) => name)),
  location: oneOf(CITIES),
  paint: oneOf(PAINT),
  title: oneOf(["Clean, one owner", 'The "best" Camry', "سيارة نظيفة جدا"]),
  status: oneOf(["available", "reserved"]),
};
type Edited = keyof typeof EDITS;
const FIELDS = Object.keys(EDITS) as Edited[];

const stocks = fc.record({
  cars: fc.array(fc.record(EDITS), { minLength: 1, maxLength: 3 }),
  edits: fc.array(fc.record({ row: fc.nat(2), field: fc.constantFrom(...FIELDS), to: fc.record(EDITS) }), {
    maxLength: 4,
  }),
});

test("an export says nothing to do, and edits of it are exactly the changes", async () => {
  const app = testApp();
  for (const [i, { cars, edits }] of fc.sample(stocks, STOCKS).entries()) {
    // For the limit of requests per address.
    app.clock.advance(1000);
    const { importAll, rowsOf, manager, upload } = await stockDesk(app);
    const more = { make: "Toyota", model: "Camry", bodyType: "Sedan" };
    await importAll(cars.map((car, at) => ({ stockId: `0${at}`, ...more, ...car })));
    const { body } = await app.json("POST", "/api/dealer/feeds", { kind: "stock" }, { as: manager });
    const path = new URL(body.url, "http://localhost").pathname;
    const exported = await (await app.request(path, {}, { address: `198.51.100.${i}` })).bytes();
    const { counts } = (await upload(new File([exported], "stock.csv"))).body;
    expect(counts).toEqual({
      new: 0,
      changed: 0,
      unchanged: cars.length,
      missing: 0,
      errors: 0,
      warnings: 0,
    });

    const [header = [], ...rows] = (await parseSheet(exported, {})).rows.map(({ cells }) => cells);
    const table = rows.map((cells) => Object.fromEntries(cells.map((cell, i) => [header[i] ?? "", cell])));
    const before = structuredClone(table);
    for (const { row, field, to } of edits) {
      const cells = table[row % table.length];
      if (cells) cells[field] = to[field];
    }
    const content = csvOf([header, ...table.map((row) => header.map((name) => row[name]))]);
    const edited = (await upload(new File([content], "stock.csv"))).body;
    const wanted = table.flatMap((row, i) => {
      const fields = FIELDS.filter((field) => row[field] !== before[i]?.[field]);
      return fields.length > 0
        ? [[i + 2, fields.map((field) => (field === "status" ? "stockStatus" : field)).sort()]]
        : [];
    });
    const changed = await rowsOf(edited, "changed");
    expect(
      changed.map(({ row, changes }: { row: number; changes: { field: string }[] }) => [
        row,
        changes.map(({ field }) => field).sort(),
      ]),
    ).toEqual(wanted);
  }
});
