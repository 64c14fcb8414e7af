import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { rateLimits } from "#src/http/tables.ts";
import { repeatableRequests, sessions } from "#src/auth/tables.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";
import { markSold, relist, removeListing, undoSale } from "./own-listings.ts";
import { countView, writeViews } from "./visits.ts";
import { tidyingJobs } from "./jobs/tidying.ts";
import { SOON_MS } from "../schema.ts";
import { counters, listings, listingViews } from "../tables.ts";

async function ownCar(given: Partial<typeof listings.$inferInsert> = {}) {
  const app = testApp();
  const owner = await app.signUp();
  const id = await plantCar(app, owner, { rev: 0, ...given });
  return { app, owner, id };
}

async function rowOf({ deps }: TestApp, id: string) {
  const [row] = await deps.db.read.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("no such listing");
  return row;
}

const endSoon = ({ deps, clock }: TestApp) =>
  deps.db.withTx((tx) => tx.update(listings).set({ expiresAt: clock.now() + SOON_MS }));

test("every change of status gets the next revision and the time", async () => {
  const { app, owner, id } = await ownCar();
  await endSoon(app);
  let last = await rowOf(app, id);
  for (const verb of [markSold, undoSale, relist, markSold, undoSale, removeListing]) {
    app.clock.advance(1000);
    await verb(app.deps, owner, id);
    const next = await rowOf(app, id);
    expect(next.rev).toBeGreaterThan(last.rev);
    expect(next.updatedAt).toBe(app.clock.now());
    last = next;
  }
  expect(last).toMatchObject({ status: "removed", removedAt: app.clock.now() });
  expect(await app.deps.db.read.select().from(counters).where(eq(counters.name, "rev"))).toEqual([
    { name: "rev", value: last.rev },
  ]);
});

test("the first reported day of the sale counts", async () => {
  const { app, owner, id } = await ownCar();
  await markSold(app.deps, owner, id);
  const soldAt = app.clock.now();
  app.clock.advance(DAY_MS);
  await markSold(app.deps, owner, id);
  expect((await rowOf(app, id)).soldAt).toBe(soldAt);
});

test("a sale undone after the period leaves the listing expired and free of the limit", async () => {
  const { app, owner, id } = await ownCar({ status: "sold", soldAt: 1, expiresAt: 2 });
  for (let i = 0; i < 5; i++) await plantCar(app, owner);
  await undoSale(app.deps, owner, id);
  expect(await rowOf(app, id)).toMatchObject({ status: "active", soldAt: null, expiresAt: 2 });
});

test("simultaneous relisting and undoing never exceed the limit", async () => {
  const { app, owner } = await ownCar();
  const sold = await Promise.all(Array.from({ length: 8 }, () => plantCar(app, owner, { status: "sold" })));
  await endSoon(app);
  const verbs = sold.map((id, i) => (i % 2 ? relist : undoSale)(app.deps, owner, id));
  const results = await Promise.allSettled(verbs);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  expect(await app.deps.db.read.$count(listings, eq(listings.status, "active"))).toBe(5);
});

test.each(["active", "sold"] as const)(
  "a listing that is %s can be relisted from three days before its end",
  async (status) => {
    const soldAt = status === "sold" ? 1 : null;
    const { app, owner, id } = await ownCar({ status, soldAt });
    const { expiresAt, listedAt } = await rowOf(app, id);
    app.clock.advance(expiresAt - app.clock.now() - SOON_MS - 1);
    const refusal = await relist(app.deps, owner, id).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ kind: "conflict", key: "listingRelistTooEarly", params: [3] });
    expect(await rowOf(app, id)).toMatchObject({ status, soldAt, listedAt, expiresAt });
    app.clock.advance(1);
    await relist(app.deps, owner, id);
    expect(await rowOf(app, id)).toMatchObject({ status: "active", soldAt: null, listedAt: app.clock.now() });
  },
);

const visitor = { address: "192.0.2.1", userAgent: "Safari", userId: null };

test("a visitor counts once a day, the seller never, and no address is stored", async () => {
  const { app, owner, id } = await ownCar();
  const see = (who: Partial<Parameters<typeof countView>[2]> = {}) =>
    countView(app.deps, id, { ...visitor, ...who });
  const views = async () => {
    await writeViews(app.deps);
    return (await rowOf(app, id)).viewCount;
  };
  see();
  see();
  expect(await views()).toBe(1);
  see();
  expect(await views()).toBe(1);
  see({ address: "192.0.2.2" });
  see({ userAgent: "Firefox" });
  expect(await views()).toBe(3);
  see({ address: "192.0.2.3", userId: owner.id });
  expect(await views()).toBe(3);
  app.clock.advance(DAY_MS);
  see();
  expect(await views()).toBe(4);
  countView(app.deps, "nothing", visitor);
  expect(await views()).toBe(4);
  expect(JSON.stringify(await app.deps.db.read.select().from(listingViews))).not.toMatch(/192\.0\.2|Safari/);
});

test("visitors are counted by the day in Jordan", async () => {
  const { app, id } = await ownCar();
  for (const [at, count] of [
    ["2026-06-15T20:59:59Z", 1],
    ["2026-06-15T21:00:00Z", 2],
    ["2026-06-16T00:00:00Z", 2],
  ] as const) {
    app.clock.time = Date.parse(at);
    countView(app.deps, id, visitor);
    await writeViews(app.deps);
    expect([at, (await rowOf(app, id)).viewCount]).toEqual([at, count]);
  }
});

test("addresses cannot be guessed from the stored views", async () => {
  const { app, id } = await ownCar();
  countView(app.deps, id, visitor);
  await writeViews(app.deps);
  const [view] = await app.deps.db.read.select().from(listingViews);
  const plain = ["", `${view?.day} `].map((before) =>
    new Bun.CryptoHasher("sha256").update(`${before}192.0.2.1 Safari`).digest("base64url").slice(0, 22),
  );
  expect(plain).not.toContain(view?.visitor);
});

test("a view does not change the listing's revision", async () => {
  const { app, id } = await ownCar();
  const before = await rowOf(app, id);
  countView(app.deps, id, visitor);
  await writeViews(app.deps);
  expect(await rowOf(app, id)).toEqual({ ...before, viewCount: 1 });
});

test("cleanup deletes old visitors, expired limits and sessions, and nothing else", async () => {
  const { app, id } = await ownCar();
  const { deps, clock } = app;
  countView(deps, id, visitor);
  await writeViews(deps);
  await countTry(deps.db, { name: "try", max: 1, perMs: HOUR_MS }, "old", clock.now());
  const request = { id: "r", subject: "u", key: "k", requestHash: "-", createdAt: clock.now() };
  await deps.db.withTx((tx) => tx.insert(repeatableRequests).values(request));
  const rows = async () => [
    await deps.db.read.$count(repeatableRequests),
    await deps.db.read.$count(listingViews),
    await deps.db.read.$count(rateLimits),
    await deps.db.read.$count(sessions),
  ];
  for (const job of tidyingJobs(deps)) await job.run();
  expect(await rows()).toEqual([1, 1, 1, 1]);
  clock.advance(3 * DAY_MS);
  countView(deps, id, visitor);
  await writeViews(deps);
  for (const job of tidyingJobs(deps)) await job.run();
  expect(await rows()).toEqual([0, 1, 0, 1]);
  clock.advance(30 * DAY_MS);
  for (const job of tidyingJobs(deps)) await job.run();
  expect(await rows()).toEqual([0, 0, 0, 0]);
  expect((await rowOf(app, id)).viewCount).toBe(2);
});
