import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { HOUR_MS } from "#src/core/time.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { car, csvFile, stockDesk } from "#src/testing/site/stock-desk.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { runImports } from "./actions/run-imports.ts";
import { readSheet } from "./read-sheet.ts";
import { xlsxOf } from "./write-sheet.ts";

const many = (count: number, fields: Record<string, string> = {}) =>
  Array.from({ length: count }, (_, i) => car(`A${i}`, fields));

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
  expect(await apply(body)).toMatchObject({
    status: "done",
    result: { created: 1, changed: 0, withdrawn: 0, failed: 0 },
  });
  expect(await stock()).toMatchObject({ A1: { make: "Toyota", price: 12500, stockStatus: "available" } });
});

test("changes are told field by field, and the same file again has nothing to do", async () => {
  const { importAll, plan, rowsOf, apply, stock } = await stockDesk();
  await importAll([car("A1"), car("00123")]);
  const changed = await plan([car("a1", { price: "11900", mileage: "92,400 km" }), car("00123")]);
  expect(changed.counts).toMatchObject({ new: 0, changed: 1, unchanged: 1 });
  expect(await rowsOf(changed, "changed")).toMatchObject([
    {
      row: 2,
      changes: [
        { field: "price", from: "12,500 JD", to: "11,900 JD" },
        { field: "mileage", from: "90,000 km", to: "92,400 km" },
      ],
    },
  ]);
  expect((await apply(changed)).result).toMatchObject({ created: 0, changed: 1 });
  const { A1, "00123": other } = await stock();
  expect([A1.price, A1.mileage, other.price]).toEqual([11900, 92400, 12500]);
  const again = await plan([car("a1", { price: "11900", mileage: "92,400 km" }), car("00123")]);
  expect(again.counts).toMatchObject({ changed: 0, unchanged: 2 });
  expect((await apply(changed)).result).toMatchObject({ changed: 1 });
  expect((await stock()).A1.rev).toBe(A1.rev);
});

test("fields without a column stay as they are", async () => {
  const { importAll, stock } = await stockDesk();
  await importAll([car("A1", { title: "A title of its own", features: "Sunroof", paint: "Original" })]);
  await importAll([{ stockId: "A1", price: "11000" }]);
  expect((await stock()).A1).toMatchObject({
    title: "A title of its own",
    features: ["Sunroof"],
    price: 11000,
  });
});

test("a full file withdraws the cars that it lacks, but not those with errors", async () => {
  const { importAll, plan, rowsOf, apply, stock } = await stockDesk();
  await importAll([car("A1"), car("A2"), car("A3")]);
  const before = await stock();
  const full = await plan([car("A1"), car("A2", { price: "much" })], { mode: "full" });
  expect(full.counts).toMatchObject({ unchanged: 1, missing: 1, errors: 1 });
  expect(await rowsOf(full, "missing")).toMatchObject([
    {
      row: null,
      stockId: "A3",
      changes: [{ field: "stockStatus", from: "Available", to: "Withdrawn" }],
    },
  ]);
  expect((await apply(full)).result).toMatchObject({ withdrawn: 1 });
  expect((await stock()).A3.stockStatus).toBe("withdrawn");
  // It comes back with its number and address.
  const back = await plan([car("A3")]);
  expect([back.counts.changed, (await rowsOf(back, "changed"))[0].changes]).toEqual([
    1,
    [{ field: "stockStatus", from: "Withdrawn", to: "Available" }],
  ]);
  expect((await apply(back)).result).toMatchObject({ restored: 1, changed: 0 });
  const { A3 } = await stock();
  expect([A3.stockStatus, A3.number]).toEqual(["available", before.A3.number]);
});

test("in mode update, cars that are missing stay", async () => {
  const { importAll, plan } = await stockDesk();
  await importAll([car("A1"), car("A2")]);
  expect((await plan([car("A1")])).counts).toMatchObject({ unchanged: 1, missing: 0 });
});

test("a sold car stays sold, unless the file says otherwise", async () => {
  const { importAll, plan, stock } = await stockDesk();
  await importAll([car("A1", { status: "sold" }), car("A2", { status: "محجوزة" })]);
  const { A1, A2 } = await stock();
  expect([A1.stockStatus, A2.stockStatus]).toEqual(["sold", "reserved"]);
  expect((await plan([car("A1"), car("A2")])).counts).toMatchObject({ unchanged: 2 });
  await importAll([car("A1", { status: "Available" })]);
  expect((await stock()).A1.stockStatus).toBe("available");
});

test("many missing cars need their exact number", async () => {
  const { importAll, plan, call, apply } = await stockDesk();
  await importAll(many(7));
  const full = await plan([car("A0")], { mode: "full" });
  expect(full.counts.missing).toBe(6);
  for (const withdraw of [undefined, 5, 7]) {
    const { status, body } = await call("POST", `${full.id}/apply`, { hash: full.hash, withdraw });
    expect([status, body.code]).toEqual([409, "importWithdrawsMany"]);
    expect(body.error).toContain("6");
  }
  expect((await apply(full, { withdraw: 6 })).result).toMatchObject({ withdrawn: 6 });
});

test("five missing cars, and a fifth of many, need no number", async () => {
  const { importAll, plan, apply } = await stockDesk();
  await importAll(many(30));
  const five = await plan(many(30).slice(0, 25), { mode: "full" });
  expect((await apply(five)).result).toMatchObject({ withdrawn: 5 });
  await importAll(many(30));
  const six = await plan(many(30).slice(0, 24), { mode: "full" });
  expect((await apply(six)).result).toMatchObject({ withdrawn: 6 });
});

test("the last rows above the listing limit are refused with the number", async () => {
  const { importAll, plan, rowsOf } = await stockDesk(testApp(), { listingLimit: 3 });
  await importAll([car("A1"), car("A2")]);
  const over = await plan([car("B1"), car("A1"), car("B2"), car("B3")]);
  expect(over.counts).toMatchObject({ new: 1, unchanged: 1, errors: 2 });
  const errors = await rowsOf(over, "errors");
  const refused = (row: number) => ({ row, problems: [{ reason: expect.stringContaining("3") }] });
  expect(errors).toMatchObject([refused(4), refused(5)]);
  // Cars that leave make room.
  expect((await plan([car("B1"), car("B2"), car("B3")], { mode: "full" })).counts).toMatchObject({
    new: 3,
    errors: 0,
  });
});

test("a car that was changed since the plan is skipped and named", async () => {
  const { app, importAll, plan, apply, rowsOf, stock, manager } = await stockDesk();
  await importAll([car("A1"), car("A2")]);
  const changes = await plan([car("A1", { price: "11000" }), car("A2", { price: "11000" })]);
  const { A1 } = await stock();
  await app.json("PATCH", `/api/cars/${A1.id}`, { price: 10000 }, { as: manager });
  expect((await apply(changes)).result).toMatchObject({ changed: 1, skipped: 1 });
  expect(await rowsOf(changes, "skipped")).toMatchObject([{ stockId: "A1" }]);
  const after = await stock();
  expect([after.A1.price, after.A2.price]).toEqual([10000, 11000]);
});

test("a wrong hash, an old plan and a second import at the same time are refused", async () => {
  const { app, plan, call } = await stockDesk();
  const [one, other] = [await plan([car("A1")]), await plan([car("A2")])];
  expect((await call("POST", `${one.id}/apply`, { hash: other.hash })).status).toBe(409);
  expect((await call("POST", `${one.id}/apply`, { hash: one.hash })).body.status).toBe("applying");
  const second = await call("POST", `${other.id}/apply`, { hash: other.hash });
  expect([second.status, second.body.code]).toEqual([409, "importRunning"]);
  await runImports(app.deps);
  app.clock.advance(25 * HOUR_MS);
  const late = await call("POST", `${other.id}/apply`, { hash: other.hash });
  expect([late.status, late.body.code]).toEqual([409, "importStale"]);
});

test("a plan can be made again with another mapping, mode and separator", async () => {
  const { upload, plan, call, rowsOf } = await stockDesk();
  const { color: _, ...uncolored } = car("A1");
  const rows = [{ ...uncolored, Ref: "x", colour2: "Black" }];
  const first = await plan(rows);
  expect(first.counts.errors).toBe(1);
  const mapping = [{ header: "colour2", field: "color" }];
  const again = await call("PATCH", first.id, { mapping, mode: "full" });
  expect([again.status, again.body.mode, again.body.counts.new]).toEqual([200, "full", 1]);
  expect(again.body.hash).not.toBe(first.hash);
  expect(await rowsOf(first, "errors")).toEqual([]);
  // It is kept for the next file with the same headers.
  expect((await plan(rows)).counts.new).toBe(1);
  const wrong = await call("PATCH", first.id, { mapping: [{ header: "colour2", field: "price" }] });
  expect([wrong.status, wrong.body.code]).toEqual([400, "stockColumnTwice"]);
  const semicolon = (await upload(new File(["stockId;make\nA1;Kia"], "a.csv"))).body;
  expect(semicolon.file.separator).toBe(";");
  const comma = await call("PATCH", semicolon.id, { separator: "," });
  expect([comma.status, comma.body.code]).toEqual([400, "stockNoHeader"]);
});

test("salespeople are told who may import; other dealers' imports are not found", async () => {
  const { app, plan, call, sales, upload } = await stockDesk();
  const one = await plan([car("A1")]);
  const refused = await upload(csvFile([car("A1")]), {}, sales);
  expect([refused.status, refused.body.code]).toEqual([403, "dealerManagersOnly"]);
  expect((await app.request("/dealer/imports", {}, { as: sales })).status).toBe(403);
  const other = await stockDesk(app);
  for (const [method, path, body] of [
    ["GET", one.id],
    ["GET", `${one.id}/rows`],
    ["PATCH", one.id, {}],
    ["POST", `${one.id}/apply`, { hash: one.hash }],
    ["POST", `${one.id}/undo`],
    ["GET", `${one.id}/errors.csv`],
  ] as const)
    expect([path, (await call(method, path, body, other.manager)).status]).toEqual([path, 404]);
});

test("bad files are refused with a sentence", async () => {
  const { upload } = await stockDesk();
  const answerTo = async (content: string) => {
    const { status, body } = await upload(new File([content], "a.csv"));
    return [status, body.code];
  };
  expect(await answerTo("stockId,make\r\n")).toEqual([400, "stockFileEmpty"]);
  expect(await answerTo("")).toEqual([400, "stockFileEmpty"]);
  expect(await answerTo("%PDF-1.7\n1 0 obj")).toEqual([400, "stockFileNoTable"]);
  expect(await answerTo("PK\x03\x04 not a zip")).toEqual([400, "stockFileBroken"]);
  expect(await answerTo("x".repeat(20 * 1024 * 1024 + 1))).toEqual([413, "stockFileTooLarge"]);
  const rows = `stockId,make\r\n${"A,B\r\n".repeat(5001)}`;
  expect(await answerTo(rows)).toEqual([400, "stockTooManyRows"]);
});

test("at most 60 imports an hour", async () => {
  const { upload } = await stockDesk();
  const statuses = [];
  for (let i = 0; i < 61; i++) statuses.push((await upload(csvFile([car("A1")]))).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});

test("the file comes back with a column of errors, as CSV and as XLSX", async () => {
  const { app, plan, manager } = await stockDesk();
  const { id } = await plan([car("A1"), car("=1+1", { year: "2091", mileage: "far" })]);
  const fetched = (ending: string) =>
    app.request(`/api/dealer/imports/${id}/errors.${ending}`, {}, { as: manager });
  for (const ending of ["csv", "xlsx"]) {
    const answer = await fetched(ending);
    expect(answer.headers.get("Content-Disposition")).toContain(`errors.${ending}`);
    const { rows } = await readSheet(await answer.bytes());
    expect(rows.map(({ cells }) => [cells[0], cells.at(-1)])).toEqual([
      ["stockId", "Error"],
      ["A1", ""],
      ["=1+1", expect.stringMatching(/^year: .+; mileage: ./)],
    ]);
  }
});

test("an XLSX file is read, and its sheet named", async () => {
  const { upload } = await stockDesk();
  const rows = [Object.keys(car("A1")), Object.values(car("007"))];
  const bytes = await new Response(await xlsxOf("Cars", rows)).bytes();
  const { body } = await upload(new File([bytes], "cars.xlsx"));
  expect([body.file.sheet, body.file.encoding, body.counts.new]).toEqual(["Cars", null, 1]);
});

test("who applied it is in the audit log, and gets the result by mail", async () => {
  const { app, importAll, manager, dealerId } = await stockDesk();
  await importAll([car("A1")]);
  const [entry] = (await listAudit(app.deps.db.read, { q: "", action: "dealer", page: 1 })).items;
  expect(entry).toMatchObject({ actorName: manager.name, action: "import.apply", subjectId: dealerId });
  expect(entry?.after).toMatchObject({ created: 1 });
  const [mail] = await app.deps.db.read.select().from(outbox).where(eq(outbox.userId, manager.id));
  expect([mail?.subject, mail?.text]).toEqual([
    "Your stock file is applied: stock.csv",
    expect.stringContaining("/dealer/imports/"),
  ]);
});

test("an import of a suspended dealer stops, and can go on later", async () => {
  const { app, plan, apply, stock, dealerId } = await stockDesk();
  const one = await plan([car("A1")]);
  const setActive = (isActive: boolean) =>
    app.deps.db.withTx((tx) => tx.update(dealers).set({ isActive }).where(eq(dealers.id, dealerId)));
  await setActive(false);
  const stopped = await apply(one);
  expect([stopped.status, stopped.reason]).toEqual(["stopped", expect.stringContaining("suspended")]);
  expect(await stock()).toEqual({});
  await setActive(true);
  expect(await apply(one)).toMatchObject({ status: "done", result: { created: 1 } });
});

test("an import is taken back within a day, without the cars that were changed since", async () => {
  const { app, importAll, plan, apply, call, stock, manager } = await stockDesk();
  await importAll([car("A1"), car("A2"), car("A3"), car("A4")]);
  await importAll([car("A4", { status: "withdrawn" })]);
  const before = await stock();
  const rows = [
    car("A1", { price: "11000" }),
    car("A2", { price: "11000" }),
    car("A4"),
    car("B1"),
    car("B2"),
  ];
  const one = await apply(await plan(rows, { mode: "full" }));
  expect(one.result).toMatchObject({ created: 2, changed: 2, withdrawn: 1, restored: 1 });
  const { A2, B2 } = await stock();
  await app.json("PATCH", `/api/cars/${A2.id}`, { price: 10500 }, { as: manager });
  await app.json("PATCH", `/api/cars/${B2.id}`, { price: 10500 }, { as: manager });
  const undo = await call("POST", `${one.id}/undo`);
  expect([undo.status, undo.body.status]).toEqual([202, "applying"]);
  await runImports(app.deps);
  const undone = (await call("GET", one.id)).body;
  expect([undone.status, undone.undone]).toEqual(["done", { left: ["A2", "B2"] }]);
  const states = Object.entries(await stock()).map(([id, { price, stockStatus }]) => [
    id,
    price,
    stockStatus,
  ]);
  expect(Object.fromEntries(states.map(([id, ...state]) => [id, state]))).toEqual({
    A1: [before.A1.price, "available"],
    A2: [10500, "available"],
    A3: [12500, "available"],
    A4: [12500, "withdrawn"],
    B1: [12500, "withdrawn"],
    B2: [10500, "available"],
  });
  expect((await call("POST", `${one.id}/undo`)).status).toBe(409);
});

test("after a day an import can no longer be taken back", async () => {
  const { app, importAll, call } = await stockDesk();
  const one = await importAll([car("A1")]);
  app.clock.advance(24 * HOUR_MS);
  const { status, body } = await call("POST", `${one.id}/undo`);
  expect([status, body.code]).toEqual([409, "importUndoTooLate"]);
});
