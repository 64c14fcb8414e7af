import { expect, test } from "bun:test";
import { dialect } from "#src/config.ts";
import { pick } from "#src/core/pick.ts";
import type { Database } from "#src/db/open.ts";
import { car, deskOf, stockDesk } from "#src/testing/site/stock-desk.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { copierOf } from "#src/testing/site/test-database.ts";
import { testOnPostgres } from "#src/testing/site/engines.ts";
import { runImports } from "./actions/run-imports.ts";

const KILLS = dialect === "postgres" ? 6 : 20;

const NUMBERS = Array.from({ length: 60 }, (_, i) => i);
const before = NUMBERS.slice(0, 40).map((i) => car(`A${i}`));
/** New, changed, restored, changed and restored, sold and missing cars. */
const after = NUMBERS.slice(8).map((i) =>
  car(`A${i}`, { price: i % 2 ? "11000" : "12500", status: i % 7 === 0 ? "sold" : "available" }),
);

async function start() {
  const desk = await stockDesk(testApp(), { listingLimit: 500 });
  await desk.importAll(before);
  const withdrawn = NUMBERS.slice(8, 16).map((i) => ({ stockId: `A${i}`, status: "withdrawn" }));
  await desk.importAll(withdrawn);
  const { id, hash } = await desk.plan(after, { mode: "full" });
  const { status } = await desk.call("POST", `${id}/apply`, { hash, withdraw: 8 });
  expect(status).toBe(202);
  const { manager } = desk;
  return { copy: await copierOf(desk.app.deps.db), dealer: { manager, id } };
}

let first: ReturnType<typeof start> | undefined;

/** Copied, because the three requests and two imports before take longer than a kill. */
async function started() {
  const { copy, dealer } = await (first ??= start());
  return deskOf(testApp({ db: copy() }), dealer);
}
type Started = Awaited<ReturnType<typeof started>>;

/** A database whose server ends before its commit of this number. */
function dyingAt(db: Database, commit: number): { db: Database; commits: () => number } {
  let commits = 0;
  const withTx: Database["withTx"] = (work) =>
    commits++ === commit ? Promise.reject(new Error("killed")) : db.withTx(work);
  return { db: Object.create(db, { withTx: { value: withTx } }), commits: () => commits };
}

async function endState({ call, id, stock }: Started) {
  const { status, result, undone } = (await call("GET", id)).body;
  const cars = Object.entries(await stock()).sort(([a], [b]) => (a < b ? -1 : 1));
  const facts = cars.map(([key, one]) => [key, pick(one, "price", "mileage", "title", "stockStatus")]);
  return { status, result, undone, facts };
}

async function runTo(desk: Started, kill: number) {
  const { deps } = desk.app;
  await runImports({ ...deps, db: dyingAt(deps.db, kill).db }).catch(() => undefined);
  await runImports(deps);
  return endState(desk);
}

test("killed at many points, an import ends as one that was not, and so does taking it back", async () => {
  const calm = await started();
  const counted = dyingAt(calm.app.deps.db, Infinity);
  await runImports({ ...calm.app.deps, db: counted.db });
  const expected = await endState(calm);
  expect(expected.result).toEqual({
    created: 20,
    changed: 14,
    withdrawn: 8,
    restored: 7,
    skipped: 0,
    failed: 0,
  });
  await calm.call("POST", `${calm.id}/undo`);
  await runImports(calm.app.deps);
  const undone = await endState(calm);
  expect(undone.undone).toEqual({ left: [] });
  for (let i = 0; i < KILLS; i++) {
    const desk = await started();
    const kill = Math.floor(((i + 0.5) * counted.commits()) / KILLS);
    expect([kill, await runTo(desk, kill)]).toEqual([kill, expected]);
    await desk.call("POST", `${desk.id}/undo`);
    expect([kill, await runTo(desk, kill)]).toEqual([kill, undone]);
  }
});

test("an import that fails again and again is given up", async () => {
  const desk = await started();
  const { deps } = desk.app;
  const broken = {
    ...deps,
    afterListed: () => Promise.reject(new Error("broken")),
  };
  // The first run still applies what it can.
  for (let i = 0; i < 6; i++) await expect(runImports(broken)).rejects.toThrow("broken");
  await runImports(broken);
  const { status, reason } = (await desk.call("GET", desk.id)).body;
  expect([status, reason]).toEqual(["failed", expect.stringContaining("error on our side")]);
});

testOnPostgres("two servers cannot apply two files of one dealer", async () => {
  const desk = await stockDesk();
  const other = testApp({ beside: desk.app });
  const [one, two] = [await desk.plan([car("A1")]), await desk.plan([car("A2")])];
  const starts = await Promise.all([
    desk.call("POST", `${one.id}/apply`, { hash: one.hash }),
    other.json("POST", `/api/dealer/imports/${two.id}/apply`, { hash: two.hash }, { as: desk.manager }),
  ]);
  expect(starts.map(({ status }) => status).sort()).toEqual([202, 409]);
});
