import { csvOf } from "#src/core/csv.ts";
import { runImports } from "#src/features/stock/actions/run-imports.ts";
import { staffedDealer } from "./plant-dealer.ts";
import { type TestApp, type TestUser, testApp } from "./test-app.ts";

/** A row of a file: a car that is complete, with what is given. */
export const car = (stockId: string, fields: Record<string, string> = {}): Record<string, string> => ({
  stockId,
  make: "Toyota",
  model: "Camry",
  year: "2018",
  mileage: "90000",
  price: "12500",
  fuelType: "Hybrid",
  transmission: "Automatic",
  color: "White",
  ...fields,
});

export function csvFile(rows: Record<string, string>[], name = "stock.csv"): File {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return new File([csvOf([names, ...rows.map((row) => names.map((each) => row[each] ?? ""))])], name);
}

/** A dealer with people, and functions for its imports. */
export const stockDesk = async (app: TestApp = testApp(), given: Parameters<typeof staffedDealer>[1] = {}) =>
  deskOf(app, await staffedDealer(app, given));

export function deskOf<Dealer extends { manager: TestUser }>(app: TestApp, dealer: Dealer) {
  const { manager } = dealer;

  const upload = async (file: File, fields: Record<string, string> = {}, as: TestUser = manager) => {
    const body = new FormData();
    body.set("file", file);
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const response = await app.request("/api/dealer/imports", { method: "POST", body }, { as });
    // oxlint-disable-next-line typescript/no-explicit-any -- responses of every shape
    return { status: response.status, body: (await response.json()) as any };
  };
  const call = (method: string, path: string, body?: unknown, as: TestUser = manager) =>
    app.json(method, `/api/dealer/imports/${path}`, body, { as });
  const plan = async (rows: Record<string, string>[], fields: Record<string, string> = {}) =>
    (await upload(csvFile(rows), fields)).body;
  const rowsOf = async ({ id }: { id: string }, tab: string) =>
    (await call("GET", `${id}/rows?tab=${tab}&pageSize=100`)).body.rows;
  /** Applies a plan and waits for it; returns what the API says then. */
  const apply = async ({ id, hash }: { id: string; hash: string }, more: object = {}) => {
    const { status, body } = await call("POST", `${id}/apply`, { hash, ...more });
    if (status !== 202) return body;
    await runImports(app.deps);
    return (await call("GET", id)).body;
  };
  const importAll = async (rows: Record<string, string>[], fields: Record<string, string> = {}) =>
    apply(await plan(rows, fields));
  /** The dealer's stock by stock number. */
  const stock = async () => {
    const { body } = await app.json("GET", "/api/dealer/stock", undefined, { as: manager });
    return Object.fromEntries(body.map((item: { stockId: string }) => [item.stockId, item]));
  };
  return { ...dealer, app, upload, call, plan, rowsOf, apply, importAll, stock };
}
export type Desk = Awaited<ReturnType<typeof stockDesk>>;
