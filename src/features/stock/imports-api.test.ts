import { expect, test } from "bun:test";
import { car, csvFile, stockDesk } from "#src/testing/site/stock-desk.ts";

test("a file is planned, and nothing changes before it is applied", async () => {
  const { upload, rowsOf, apply, stock } = await stockDesk();
  const { status, body } = await upload(csvFile([car("A1"), car("A2", { year: "2091" })]));
  expect([status, body]).toMatchObject([
    201,
    {
      status: "planned",
      mode: "update",
      counts: { new: 1, changed: 0, unchanged: 0, missing: 0, errors: 1, warnings: 0 },
      result: null,
      undone: null,
    },
  ]);
  expect(body.file).toMatchObject({
    name: "stock.csv",
    rows: 2,
    encoding: "utf-8",
    separator: ",",
    sheet: null,
  });
  expect(body.mapping[0]).toEqual({ header: "stockId", field: "stockId" });
  expect(await stock()).toEqual({});
  expect(await rowsOf(body, "new")).toEqual([
    { row: 2, stockId: "A1", title: "Toyota Camry 2018", changes: [], problems: [] },
  ]);
  expect(await rowsOf(body, "errors")).toMatchObject([
    { row: 3, stockId: "A2", problems: [{ letter: "D", header: "year", value: "2091" }] },
  ]);
  const done = await apply(body);
  expect(done).toMatchObject({ status: "done", result: { created: 1, changed: 0, withdrawn: 0, failed: 0 } });
  expect(await stock()).toMatchObject({ A1: { make: "Toyota", price: 12500, stockStatus: "available" } });
});
