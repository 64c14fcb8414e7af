import { afterEach, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findLink, issueLink, spendLink } from "#src/auth/one-time-links.ts";
import { hashOfToken } from "#src/auth/tokens.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { migrate } from "#src/db/migrate.ts";
import { openDatabase } from "#src/db/open.ts";
import { getOverview } from "#src/features/admin/queries/overview.ts";
import { tellOfExpiry } from "#src/features/listings/life-cycle/jobs/expiry.ts";
import { mailQueue } from "#src/features/mail/actions/outbox.ts";
import { writeDigests } from "#src/features/newsletter/jobs.ts";
import { subscribers } from "#src/features/newsletter/tables.ts";
import { mails } from "../outside/mails.ts";
import { plantCar } from "../listings/plant-car.ts";
import { closePostOffices, postOffice, subjects, write } from "../outside/post-office.ts";
import { testApp, type TestApp, type TestUser } from "../site/test-app.ts";

// Tests servers whose clock is set a day forward or back, while they run or between two runs.

afterEach(closePostOffices);

const isSignedIn = async (app: TestApp, as: TestUser) =>
  (await app.json("GET", "/api/auth/me", undefined, { as })).status === 200;

test("sessions: a step of a day in either direction signs no member out", async () => {
  const app = testApp();
  const member = await app.signUp();
  for (const step of [DAY_MS, -DAY_MS, -DAY_MS, DAY_MS]) {
    app.clock.advance(step);
    expect([step, await isSignedIn(app, member)]).toEqual([step, true]);
  }
});

test("sessions: one that began before the clock was set back does not last longer", async () => {
  const app = testApp();
  const admin = await app.signUp({ role: "admin" });
  const member = await app.signUp();
  app.clock.advance(-DAY_MS);
  expect(await isSignedIn(app, admin)).toBe(true);
  app.clock.advance(12 * HOUR_MS);
  expect(await isSignedIn(app, admin)).toBe(false);
  app.clock.advance(-12 * HOUR_MS);
  expect(await isSignedIn(app, member)).toBe(true);
  for (let day = 0; day < 30; day++) {
    expect(await isSignedIn(app, member)).toBe(true);
    app.clock.advance(DAY_MS);
  }
  expect(await isSignedIn(app, member)).toBe(false);
});

test("one-time links: one issued before the clock was set back works once", async () => {
  const app = testApp();
  const { id } = await app.signUp();
  const { db } = app.deps;
  const token = await db.withTx((tx) => issueLink(tx, "reset-password", id, app.clock.now(), HOUR_MS));
  app.clock.advance(-DAY_MS);
  const spend = () => db.withTx((tx) => spendLink(tx, "reset-password", token, app.clock.now()));
  expect(await findLink(db.read, "reset-password", token, app.clock.now())).not.toBeNull();
  expect([await spend(), await spend()]).toEqual([{ userId: id }, null]);
});

test("one-time links: after a step forward expired one, the next one works, even after a step back", async () => {
  const app = testApp();
  const { id } = await app.signUp();
  const { db } = app.deps;
  const issue = () => db.withTx((tx) => issueLink(tx, "reset-password", id, app.clock.now(), HOUR_MS));
  const spend = (token: string) => db.withTx((tx) => spendLink(tx, "reset-password", token, app.clock.now()));
  const first = await issue();
  app.clock.advance(DAY_MS);
  expect(await spend(first)).toBeNull();
  const second = await issue();
  app.clock.advance(-DAY_MS);
  expect(await spend(second)).toEqual({ userId: id });
});

test("expiry: a listing expires with a step forward, returns with a step back, and is reported once", async () => {
  const app = testApp();
  const seller = await app.signUp();
  await plantCar(app, seller, {
    listedAt: app.clock.now() - 20 * DAY_MS,
    expiresAt: app.clock.now() + 12 * HOUR_MS,
  });
  const shown = async () => (await app.json("GET", "/api/cars")).body.length;
  const told = async () => {
    await tellOfExpiry(app.deps);
    return (await mails(app)).map(({ kind }) => kind);
  };
  const both = ["listing-expiring", "listing-expired"];
  expect([await shown(), await told()]).toEqual([1, both.slice(0, 1)]);
  app.clock.advance(DAY_MS);
  expect([await shown(), await told()]).toEqual([0, both]);
  app.clock.advance(-DAY_MS);
  expect([await shown(), await told()]).toEqual([1, both]);
  app.clock.advance(DAY_MS);
  expect([await shown(), await told()]).toEqual([0, both]);
});

test("catalog: a car published before or after a step is found", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const found = async () => (await app.json("GET", "/api/cars")).body.length;
  let cars = 0;
  for (const step of [0, DAY_MS, -DAY_MS, -DAY_MS, DAY_MS]) {
    app.clock.advance(step);
    await plantCar(app, seller);
    cars++;
    expect([step, await found()]).toEqual([step, cars]);
  }
});

test("emails: one queued before the clock was set back is sent right away", async () => {
  const { app, sink, run } = await postOffice();
  await write(app);
  app.clock.advance(-DAY_MS);
  await mailQueue.endLongWaits(app.deps);
  await run();
  expect(subjects(sink.mails)).toEqual(["Letter 1"]);
});

test("emails: a scheduled one is not sent early while the clock is right", async () => {
  const { app, sink, run } = await postOffice();
  await write(app, 1, { sendAt: app.clock.now() + HOUR_MS });
  await mailQueue.endLongWaits(app.deps);
  await run();
  expect(sink.mails).toEqual([]);
  app.clock.advance(HOUR_MS);
  await run();
  expect(subjects(sink.mails)).toEqual(["Letter 1"]);
});

test("emails: one that waits for another attempt does not wait longer", async () => {
  const { app, sink, run } = await postOffice();
  sink.manners = "refuse";
  await write(app);
  await run();
  await mailQueue.endLongWaits(app.deps);
  sink.manners = "take";
  await run();
  expect(sink.mails).toEqual([]);
  app.clock.advance(-DAY_MS);
  await mailQueue.endLongWaits(app.deps);
  await run();
  expect(subjects(sink.mails)).toEqual(["Letter 1"]);
});

test("emails: a server that was down before the clock was set back is tried again after a minute", async () => {
  const { app, sink, run } = await postOffice();
  await sink.die();
  await write(app);
  await run();
  app.clock.advance(-DAY_MS);
  await mailQueue.endLongWaits(app.deps);
  await sink.listen();
  app.clock.advance(2 * MINUTE_MS);
  await run();
  expect(subjects(sink.mails)).toEqual(["Letter 1"]);
});

test("emails: a step forward causes no duplicate and no failure", async () => {
  const { app, sink, run } = await postOffice();
  await write(app, 2);
  await run();
  await write(app, 1, { kind: "later" });
  for (const step of [DAY_MS, -DAY_MS]) {
    app.clock.advance(step);
    await run();
  }
  expect(subjects(sink.mails)).toEqual(["Letter 1", "Letter 1", "Letter 2"]);
});

test("digests: a step over Thursday evening and back sends each reader one", async () => {
  const THURSDAY = Date.UTC(2026, 5, 18, 14);
  const app = testApp({ now: THURSDAY - 3 * DAY_MS });
  await plantCar(app, await app.signUp());
  const reader = { id: "1", email: "a@example.com", emailKey: "a@example.com", language: "en" as const };
  const asked = {
    token: "t",
    tokenHash: await hashOfToken("t"),
    createdAt: app.clock.now(),
    confirmedAt: app.clock.now(),
  };
  await app.deps.db.withTx((tx) => tx.insert(subscribers).values({ ...reader, ...asked }));
  app.clock.advance(THURSDAY + HOUR_MS - app.clock.now());
  for (const step of [-DAY_MS, DAY_MS, -DAY_MS, DAY_MS, DAY_MS]) {
    app.clock.advance(step);
    await writeDigests(app.deps);
  }
  expect((await mails(app)).map(({ kind }) => kind)).toEqual(["digest"]);
});

test("pages: one rendered before the clock was set back is rendered again", async () => {
  const app = testApp();
  const copyright = async () => /© (\d{4})/.exec(await (await app.request("/terms")).text())?.[1];
  app.clock.advance(Date.UTC(2027, 0, 1, 9) - app.clock.now());
  expect(await copyright()).toBe("2027");
  app.clock.advance(-DAY_MS);
  expect(await copyright()).toBe("2026");
});

test("admin panel: figures counted before the clock was set back are counted again", async () => {
  const app = testApp();
  const users = async () => (await getOverview(app.deps)).totals.users;
  expect(await users()).toBe(0);
  await app.signUp();
  app.clock.advance(-DAY_MS);
  expect(await users()).toBe(1);
});

test("copies before migrations: the newest one is kept, even after the clock was set back", () => {
  const folder = mkdtempSync(join(tmpdir(), "markaba-clock-"));
  const { writer } = openDatabase(":memory:").sqlite;
  const names = [0, 1, 2, 3, 4].map((n) => ({ name: `${n}`, sql: `CREATE TABLE t${n} (id INTEGER)` }));
  const now = Date.UTC(2026, 5, 15);
  const made: string[] = [];
  for (const [i, at] of [now, now, now + 1, now + 2, now - DAY_MS].entries()) {
    migrate(writer, names.slice(0, i + 1), folder, at);
    made.push(...readdirSync(folder).filter((name) => !made.includes(name)));
  }
  expect(made).toHaveLength(4);
  expect(readdirSync(folder).toSorted()).toEqual(made.slice(1).toSorted());
  rmSync(folder, { recursive: true });
});
