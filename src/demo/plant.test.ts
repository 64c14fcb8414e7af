import { expect, setDefaultTimeout, test } from "bun:test";
import { eq, gt, isNotNull } from "drizzle-orm";
import { type Config } from "#src/config.ts";
import { users } from "#src/auth/tables.ts";
import { verifyPassword } from "#src/auth/passwords.ts";
import { DAY_MS } from "#src/core/time.ts";
import { countWaiting } from "#src/features/admin/queries/overview.ts";
import { auditLog } from "#src/features/audit/tables.ts";
import { refreshValuations } from "#src/features/cars/worth/refresh-valuations.ts";
import { carValuations } from "#src/features/cars/tables.ts";
import { VERDICTS } from "#src/features/cars/worth/verdict.ts";
import { favorites } from "#src/features/favorites/tables.ts";
import { contactMessages } from "#src/features/help/tables.ts";
import { counters, listingDrafts, listings } from "#src/features/listings/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { listToReview } from "#src/features/moderation/queries/reviews.ts";
import { REPORT_STATUSES } from "#src/features/moderation/schema.ts";
import { reports } from "#src/features/moderation/tables.ts";
import { photoFilesOf } from "#src/features/photos/actions.ts";
import { photos } from "#src/features/photos/tables.ts";
import { savedSearches } from "#src/features/saved-searches/tables.ts";
import { getSetting } from "#src/features/site/queries.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";
import { isNewDatabase, plantDemo } from "./plant.ts";
import { readPictures } from "./pictures.ts";
import { DEMO_PASSWORD } from "./story-people.ts";

setDefaultTimeout(60_000);

/** A site that already has the demo's pictures, because encoding them takes 15 seconds. */
async function siteWithPictures(config: Partial<Config> = {}): Promise<TestApp> {
  const app = testApp({ config });
  const { db, photos: store } = app.deps;
  const contents = await Promise.all([...(await readPictures()).values()].map((file) => file.bytes()));
  const ids = contents.map((bytes) => new Bun.SHA256().update(bytes).digest("hex").slice(0, 32));
  const known = ids.map((id) => ({ id, width: 1600, height: 1200, placeholder: "", createdAt: 0 }));
  await db.withTx((tx) => tx.insert(photos).values(known));
  await store.put(ids.flatMap(photoFilesOf).map((name) => ({ name, bytes: new Uint8Array() })));
  return app;
}

test("in production the demo has no admin and a random password", async () => {
  const app = await siteWithPictures({ NODE_ENV: "production", LISTING_NEEDS_PHONE: "everybody" });
  const report = await plantDemo(app.deps);
  const everybody = await app.deps.db.read.select().from(users);
  expect(everybody.filter(({ role }) => role === "admin")).toEqual([]);
  expect(report).not.toContain("admin@");
  const [, password = ""] = /seller@markaba\.test {2}(\w{24})/.exec(report) ?? [];
  const hash = everybody[0]?.passwordHash ?? "";
  expect(await Promise.all([DEMO_PASSWORD, password].map((tried) => verifyPassword(tried, hash)))).toEqual([
    false,
    true,
  ]);
});

test("every list in the admin panel and dashboard has entries, in both languages", async () => {
  const app = await siteWithPictures();
  await plantDemo(app.deps);
  const now = app.deps.clock.now();
  const { read } = app.deps.db;
  const languagesOf = (texts: string[]) => new Set(texts.map((text) => /\p{Script=Arabic}/u.test(text)));
  const both = new Set([true, false]);

  const { items, total } = await listToReview(read, { page: 1, pageSize: 10 }, now);
  expect(total).toBeGreaterThanOrEqual(7);
  const rules = items.flatMap(({ flags }) => flags.map(({ rule }) => rule));
  for (const rule of ["contact-in-text", "price-low", "mileage-zero", "duplicate-text"] as const)
    expect(rules).toContain(rule);

  const told = await read.select().from(reports);
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set(REPORT_STATUSES));
  expect(new Set(told.map(({ reason }) => reason)).size).toBeGreaterThanOrEqual(6);
  expect(languagesOf(told.map(({ text }) => text))).toEqual(both);

  const messages = await read.select().from(contactMessages);
  expect(new Set(messages.map(({ handledAt }) => handledAt !== null))).toEqual(both);
  expect(languagesOf(messages.map(({ message }) => message))).toEqual(both);

  const entries = await read.select().from(auditLog);
  expect(new Set(entries.map(({ action }) => action)).size).toBeGreaterThanOrEqual(10);
  expect(Math.max(...entries.map(({ createdAt }) => createdAt))).toBeLessThan(now);

  const everybody = await read.select().from(users);
  expect(everybody.filter(({ isActive }) => !isActive)).toHaveLength(1);
  const weeks = new Set(everybody.map(({ createdAt }) => Math.floor((now - createdAt) / (7 * DAY_MS))));
  for (const week of [0, 1, 2, 3]) expect(weeks).toContain(week);

  const { mails, failedMails } = await countWaiting(read);
  expect(mails).toBeWithin(3, 30);
  expect(failedMails).toBe(1);
  for (const { subject, text } of await read.select().from(outbox))
    expect(subject + text).not.toMatch(/undefined|NaN/);
  expect(await read.$count(savedSearches)).toBeGreaterThanOrEqual(5);
  expect(await read.$count(favorites)).toBeGreaterThanOrEqual(5);
  expect(await read.$count(listingDrafts)).toBe(1);
  expect(await read.$count(listings, isNotNull(listings.reducedUntil))).toBeGreaterThan(20);
  expect(await read.$count(listings, gt(listings.updatedAt, now))).toBe(0);

  await refreshValuations(app.deps);
  const kept = await read.select({ verdict: carValuations.verdict }).from(carValuations);
  const verdicts = kept.flatMap(({ verdict }) => verdict ?? []);
  expect(verdicts.length).toBeGreaterThan(40);
  for (const verdict of VERDICTS)
    expect(verdicts.filter((it) => it === verdict).length / verdicts.length).toBeWithin(0.07, 0.6);
});

test("without admins there are no reports, suspensions or waiting emails", async () => {
  const { deps } = await siteWithPictures({ NODE_ENV: "production" });
  await plantDemo(deps);
  const { read } = deps.db;
  expect(await countWaiting(read)).toEqual({ review: 0, reports: 0, messages: 0, mails: 0, failedMails: 0 });
  expect(await read.$count(users, eq(users.isActive, false))).toBe(0);
  expect(await read.$count(savedSearches)).toBeGreaterThanOrEqual(5);
});

test("an interrupted setup of the demo starts again", async () => {
  const { deps } = await siteWithPictures();
  // Makes the last insert fail.
  await deps.db.withTx((tx) => tx.insert(counters).values({ name: "rev", value: 1 }));
  await expect(plantDemo(deps)).rejects.toThrow();
  expect(await isNewDatabase(deps)).toBe(true);
  await deps.db.withTx((tx) => tx.delete(counters));
  expect(await plantDemo(deps)).toContain(`admin@markaba.test  ${DEMO_PASSWORD}`);
  expect(await deps.db.read.$count(listings)).toBeGreaterThan(200);
  const testimonials = await getSetting(deps.db.read, "testimonials");
  expect(testimonials).toHaveLength(3);
  for (const { name, comment } of testimonials) {
    expect(name.ar + comment.ar).not.toMatch(/[a-z]/i);
    expect(name.en + comment.en).not.toMatch(/\p{Script=Arabic}/u);
  }
  await expect(plantDemo(deps)).rejects.toThrow("already has users");
});
