import { afterEach, expect, test } from "bun:test";
import { asc } from "drizzle-orm";
import { csvOf } from "#src/core/csv.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { network } from "#src/http/safe-fetch.ts";
import { car, stockDesk } from "#src/testing/site/stock-desk.ts";
import { pullStock } from "./actions/pull-stock.ts";
import { runImports } from "./actions/run-imports.ts";
import { stockImports, stockPulls } from "./tables.ts";

const real = { ...network };
afterEach(() => void Object.assign(network, real));

const csv = (rows: Record<string, string>[]) => {
  const names = Object.keys(rows[0] ?? {});
  return csvOf([names, ...rows.map((row) => names.map((name) => row[name]))]);
};

type Answer = () => Response | Promise<Response>;

async function pulled(mode: string, answer: Answer) {
  const desk = await stockDesk();
  const { app, manager } = desk;
  const server = { answer, headers: [] as Headers[] };
  network.resolve = async () => ["93.184.215.14"];
  network.fetch = async (_, init) => {
    server.headers.push(new Headers(init.headers as HeadersInit));
    return server.answer();
  };
  const fields = { address: "https://dms.example/cars.csv", name: "us", password: "secret", mode };
  const { status } = await app.form("/dealer/imports/feed", fields, { as: manager });
  expect(status).toBe(303);
  const read = async () => {
    await pullStock(app.deps);
    await runImports(app.deps);
  };
  const nextHour = () => {
    app.clock.advance(HOUR_MS);
    return read();
  };
  const list = () => app.deps.db.read.select().from(stockImports).orderBy(asc(stockImports.createdAt));
  const mails = async () =>
    (await app.deps.db.read.select().from(outbox).orderBy(asc(outbox.createdAt))).map(
      ({ subject }) => subject,
    );
  return { ...desk, server, read, nextHour, list, mails };
}

test("a feed is fetched every hour, with its password, and applied by itself", async () => {
  const { server, read, nextHour, stock, list, app } = await pulled("update", () => {
    return new Response(csv([car("A1")]), { headers: { ETag: '"1"' } });
  });
  await read();
  await read();
  expect(server.headers).toHaveLength(1);
  expect(server.headers[0]?.get("Authorization")).toBe(`Basic ${btoa("us:secret")}`);
  expect(await stock()).toMatchObject({ A1: { price: 12500 } });
  server.answer = () => new Response(null, { status: 304 });
  await nextHour();
  expect(server.headers[1]?.get("If-None-Match")).toBe('"1"');
  expect(await list()).toHaveLength(1);
  const stored = await app.deps.db.read.select({ address: stockPulls.address }).from(stockPulls);
  expect(stored).toEqual([{ address: "https://dms.example/cars.csv" }]);
});

test("a file that changes nothing leaves no import", async () => {
  const { read, nextHour, list } = await pulled("update", () => new Response(csv([car("A1")])));
  await read();
  await nextHour();
  expect(await list()).toHaveLength(1);
});

test("a file that lacks many cars stops, and its reader gets a mail with the link once", async () => {
  const all = Array.from({ length: 8 }, (_, i) => car(`A${i}`));
  const { server, read, nextHour, list, mails, stock, call } = await pulled(
    "full",
    () => new Response(csv(all)),
  );
  await read();
  server.answer = () => new Response(csv([car("A0")]));
  await nextHour();
  await nextHour();
  const [, stopped] = await list();
  expect([(await list()).length, stopped?.status]).toEqual([2, "stopped"]);
  expect((await mails()).filter((subject) => /waits/.test(subject))).toHaveLength(1);
  expect((await stock()).A7.stockStatus).toBe("available");
  const { status } = await call("POST", `${stopped?.id}/apply`, { hash: stopped?.hash, withdraw: 7 });
  expect(status).toBe(202);
});

test("the owner hears of the third failure in a row, and of no other", async () => {
  const { app, server, read, nextHour, mails } = await pulled(
    "update",
    () => new Response("", { status: 500 }),
  );
  await read();
  await nextHour();
  expect(await mails()).toEqual([]);
  await nextHour();
  await nextHour();
  expect(await mails()).toEqual(["We couldn't read your stock feed"]);
  server.answer = () => new Response(csv([car("A1")]));
  await nextHour();
  const [pull] = await app.deps.db.read.select().from(stockPulls);
  expect([pull?.failures, pull?.reason]).toEqual([0, null]);
});

test("a feed is read at once on request, and ends with an empty address", async () => {
  const { app, server, read, manager } = await pulled("update", () => new Response(csv([car("A1")])));
  await read();
  await app.form("/dealer/imports/feed/now", {}, { as: manager });
  await read();
  expect(server.headers).toHaveLength(2);
  await app.form("/dealer/imports/feed", { address: "" }, { as: manager });
  expect(await app.deps.db.read.$count(stockPulls)).toBe(0);
});
