import { expect, test } from "bun:test";
import type { users } from "#src/auth/tables.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { pushOutbox } from "#src/features/push/tables.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import { testApp, type TestApp } from "#src/testing/site/test-app.ts";
import { countTurns } from "#src/testing/site/turns.ts";
import { relist } from "./own-listings.ts";
import { tellOfExpiry } from "./jobs/expiry.ts";
import { listings } from "../tables.ts";

const kinds = async (app: TestApp) => (await mails(app)).map(({ kind }) => kind);

async function world(seller: Partial<typeof users.$inferInsert> = {}) {
  const app = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  const person = await app.signUp(seller);
  const id = await plantCar(app, person);
  return { ...app, app, person, id };
}

test("sellers get one email three days before the end and one at the end, however often the job runs", async () => {
  const { app, deps, clock } = await world();
  const look = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      await Promise.all([tellOfExpiry(deps), tellOfExpiry(deps)]);
      clock.advance(HOUR_MS);
    }
    return kinds(app);
  };
  expect(await look(27 * 24)).toEqual([]);
  expect(await look(1)).toEqual(["listing-expiring"]);
  expect(await look(71)).toEqual(["listing-expiring"]);
  expect(await look(1)).toEqual(["listing-expiring", "listing-expired"]);
  expect(await look(10 * 24)).toEqual(["listing-expiring", "listing-expired"]);
});

test("other writes wait for one email at most", async () => {
  const { app, deps, clock, person } = await world();
  for (let i = 0; i < 4; i++) await plantCar(app, person);
  clock.advance(28 * DAY_MS);
  const mailsPerWrite: number[] = [];
  const { withTx } = deps.db;
  deps.db.withTx = (work) =>
    withTx(async (tx) => {
      const before = await tx.$count(outbox);
      const result = await work(tx);
      mailsPerWrite.push((await tx.$count(outbox)) - before);
      return result;
    });
  await tellOfExpiry(deps);
  expect(mailsPerWrite).toEqual([1, 1, 1, 1, 1]);
});

test("other work runs after each email", async () => {
  const { app, deps, clock, person } = await world();
  for (let i = 0; i < 9; i++) await plantCar(app, person);
  clock.advance(28 * DAY_MS);
  expect(await countTurns(tellOfExpiry(deps))).toBeGreaterThanOrEqual(10);
});

test("the email is in the seller's language, with the day, the figures and a link to turn it off", async () => {
  const { app, deps, clock, person } = await world({ language: "ar", name: "سمر", emailVerifiedAt: 1 });
  await deps.db.withTx((tx) => tx.update(listings).set({ viewCount: 1234, contactCount: 7 }));
  clock.advance(28 * DAY_MS);
  await tellOfExpiry(deps);
  const [mail] = await mails(app);
  expect(mail).toMatchObject({
    recipient: person.email,
    userId: person.id,
    subject: "إعلانك ينتهي قريبًا: \u2068Toyota Camry 2019\u2069",
  });
  for (const text of [
    "15 تموز 2026",
    "المشاهدات: \u20681,234\u2069",
    "طلبات التواصل: \u20687\u2069",
    "رقم الإعلان: \u2068100001\u2069",
    "https://cars.example.com/ar/dashboard#listings",
    "إعدادات البريد: https://cars.example.com/ar/settings",
  ])
    expect(mail?.text).toContain(text);
});

test("an unconfirmed address gets the listing's number, not its title", async () => {
  const { app, deps, clock } = await world();
  clock.advance(28 * DAY_MS);
  await tellOfExpiry(deps);
  const [mail] = await mails(app);
  expect(mail?.subject).toBe("Expiring soon: \u2068Listing 100001\u2069");
  expect(mail?.text).not.toContain("Camry");
});

test("each listing has its own emails; a new end date is reported again", async () => {
  const { app, deps, clock, person, id } = await world();
  await plantPlate(app, person);
  clock.advance(28 * DAY_MS);
  await tellOfExpiry(deps);
  expect(await kinds(app)).toEqual(["listing-expiring", "listing-expiring"]);
  await relist(deps, person, id);
  clock.advance(28 * DAY_MS);
  await tellOfExpiry(deps);
  expect(await kinds(app)).toEqual(["listing-expiring", "listing-expiring", "listing-expiring"]);
});

test.each([
  ["sold", { status: "sold" }],
  ["removed", { status: "removed" }],
  ["held", { hold: "hidden" }],
] as const)("nothing is said of a listing that is %s", async (_, change) => {
  const { app, deps, clock } = await world();
  await deps.db.withTx((tx) => tx.update(listings).set(change));
  for (const days of [28, 3]) {
    clock.advance(days * DAY_MS);
    await tellOfExpiry(deps);
  }
  expect(await mails(app)).toEqual([]);
});

test.each([{ mailsExpiry: false }, { isActive: false }])("a seller with %p gets no email", async (seller) => {
  const { app, deps, clock } = await world(seller);
  clock.advance(28 * DAY_MS);
  await tellOfExpiry(deps);
  expect(await mails(app)).toEqual([]);
});

test.each([{ mailsExpiry: false }, { pushesExpiry: false }])(
  "email and push have separate settings, and each notifies once: %p",
  async (seller) => {
    const { app, deps, clock, person } = await world(seller);
    const as = { ...person, cookie: `__Host-${person.cookie}` };
    await app.json("POST", "/api/push-subscriptions", pushDevice().subscription, { as });
    clock.advance(28 * DAY_MS);
    await tellOfExpiry(deps);
    await tellOfExpiry(deps);
    const pushed = await deps.db.read.select().from(pushOutbox);
    const byMail = seller.mailsExpiry !== false;
    expect([(await mails(app)).length, pushed.length]).toEqual(byMail ? [1, 0] : [0, 1]);
    for (const { payload } of pushed)
      expect(JSON.parse(payload)).toMatchObject({
        url: "/dashboard#listings",
        body: expect.stringContaining("Relist"),
      });
  },
);

test("there is no email about listings that ended long ago or are listed for a few days only", async () => {
  const { app, deps, clock, person } = await world();
  clock.advance(33 * DAY_MS);
  await tellOfExpiry(deps);
  await plantCar(app, person, { listedAt: clock.now(), expiresAt: clock.now() + 3 * DAY_MS });
  await tellOfExpiry(deps);
  expect(await mails(app)).toEqual([]);
});

test("a seller with many listings gets an email about every one", async () => {
  const { app, deps, clock, person } = await world();
  for (let i = 0; i < 44; i++) await plantCar(app, person);
  clock.advance(28 * DAY_MS);
  await tellOfExpiry(deps);
  expect(await mails(app)).toHaveLength(45);
});
