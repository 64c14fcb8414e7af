import { expect, test } from "bun:test";
import { createLog } from "#src/runtime/log.ts";
import { startJobs } from "#src/runtime/jobs.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { countContact, countView, writeViews } from "../visits.ts";
import { listingDays, listings, listingViews } from "../../tables.ts";
import { jordanDay, startOfJordanDay } from "#src/core/jordan-day.ts";
import { pick } from "#src/core/pick.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { STATISTICS_DAYS } from "../../schema.ts";
import { removeOldViews, viewsJob } from "./tidying.ts";

async function market() {
  const app = testApp();
  const { deps } = app;
  const seller = await app.signUp();
  const cars = [await plantCar(app, seller), await plantCar(app, seller)];
  let transactions = 0;
  const { withTx } = deps.db;
  const db = { ...deps.db, withTx: ((work) => (transactions++, withTx(work))) as typeof withTx };
  const see = (car: number, visitor: number, userId: string | null = null) =>
    countView({ ...deps, db }, cars[car] ?? "", {
      address: `198.18.${visitor >> 8}.${visitor & 255}`,
      userAgent: "Safari",
      userId,
    });
  const counts = async () => {
    const rows = await deps.db.read.select({ id: listings.id, views: listings.viewCount }).from(listings);
    return cars.map((id) => rows.find((row) => row.id === id)?.views);
  };
  return { app, cars, deps: { ...deps, db }, seller, see, counts, transactions: () => transactions };
}

test("many views are written in one transaction; without views there is none", async () => {
  const { deps, seller, see, counts, transactions } = await market();
  for (let visitor = 0; visitor < 6000; visitor++) see(0, visitor);
  for (let visitor = 0; visitor < 3; visitor++) see(1, visitor);
  see(1, 2);
  see(1, 7, seller.id);
  see(1, 7);
  expect(await counts()).toEqual([0, 0]);
  await writeViews(deps);
  await writeViews(deps);
  expect(await counts()).toEqual([6000, 4]);
  expect(transactions()).toBe(1);
});

test("at most five browsers and three contacts of an address count for a listing and day", async () => {
  const { app, cars, deps, seller, counts } = await market();
  const look = (car: number, browser: number, address = "192.0.2.1") =>
    countView(deps, cars[car] ?? "", { address, userAgent: `Browser ${browser}`, userId: null });
  const contact = (address: string, userId: string | null = null) =>
    countContact(deps, { id: cars[0] ?? "", sellerId: seller.id }, { address, userId });
  for (let browser = 0; browser < 120; browser++) look(0, browser);
  for (let browser = 0; browser < 3; browser++) look(1, browser);
  look(1, 0);
  look(0, 0, "192.0.2.2");
  await writeViews(deps);
  // Browsers that counted do so no second time, nor make room for others.
  for (let browser = 0; browser < 120; browser++) look(0, browser);
  await writeViews(deps);
  expect(await counts()).toEqual([6, 3]);
  for (let i = 0; i < 20; i++) await contact("192.0.2.1", i % 2 ? `buyer ${i}` : null);
  await contact("192.0.2.2");
  const contacts = async () =>
    (await deps.db.read.select(pick(listingDays, "day", "contacts")).from(listingDays))
      .filter((day) => day.contacts > 0)
      .map((day) => day.contacts);
  expect(await contacts()).toEqual([4]);
  app.clock.advance(DAY_MS);
  for (let i = 0; i < 4; i++) await contact("192.0.2.1");
  expect((await contacts()).sort()).toEqual([3, 4]);
});

test("after a failed write, views are kept and later ones are added", async () => {
  const { deps, see, counts } = await market();
  see(0, 1);
  const { withTx } = deps.db;
  deps.db.withTx = () => Promise.reject(new Error("no disk"));
  await expect(writeViews(deps)).rejects.toThrow("no disk");
  deps.db.withTx = (work) => {
    see(0, 2);
    return withTx(work);
  };
  await writeViews(deps);
  expect(await counts()).toEqual([1, 0]);
  await writeViews(deps);
  expect(await counts()).toEqual([2, 0]);
});

test("stopping the server writes them, even before the first run", async () => {
  const { deps, see, counts } = await market();
  const jobs = startJobs(
    [viewsJob(deps)],
    createLog("error", () => {}),
    new Promise(() => {}),
  );
  see(0, 1);
  await jobs.stop();
  expect(await counts()).toEqual([1, 0]);
});

test("the number of unwritten views is limited", async () => {
  const { deps, see } = await market();
  for (let visitor = 0; visitor < 20_100; visitor++) see(0, visitor);
  await writeViews(deps);
  expect(await deps.db.read.$count(listingViews)).toBe(20_000);
});

test("views and contacts are counted by the day in Jordan, except the seller's own", async () => {
  const { app, cars, deps, seller, see } = await market();
  const [id = ""] = cars;
  const today = jordanDay(app.clock.now());
  const midnight = startOfJordanDay(today + 1);
  app.clock.advance(midnight - MINUTE_MS - app.clock.now());
  const contact = (userId: string | null = null) =>
    countContact(deps, { id, sellerId: seller.id }, { address: "192.0.2.1", userId });
  see(0, 1);
  see(0, 2);
  see(0, 3, seller.id);
  await contact();
  await writeViews(deps);
  see(0, 4);
  app.clock.advance(2 * MINUTE_MS);
  see(0, 1);
  see(1, 1);
  await contact();
  await contact();
  await contact(seller.id);
  await writeViews(deps);
  const days = () => deps.db.read.select().from(listingDays).orderBy(listingDays.day, listingDays.listingId);
  expect(await days()).toEqual(
    [
      { listingId: id, day: today, views: 3, contacts: 1 },
      { listingId: id, day: today + 1, views: 1, contacts: 2 },
      { listingId: cars[1] ?? "", day: today + 1, views: 1, contacts: 0 },
    ].sort((a, b) => a.day - b.day || a.listingId.localeCompare(b.listingId)),
  );
  app.clock.advance((STATISTICS_DAYS - 1) * DAY_MS);
  await removeOldViews(app.deps);
  expect(new Set((await days()).map(({ day }) => day))).toEqual(new Set([today + 1]));
});
