import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { hashOfToken } from "#src/auth/tokens.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { listings } from "#src/features/listings/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp, type TestApp } from "#src/testing/site/test-app.ts";
import { countTurns } from "#src/testing/site/turns.ts";
import { lastIssue, writeDigests } from "./jobs.ts";
import { subscribers } from "./tables.ts";
import { addressOf } from "#src/testing/pages/listing-address.ts";

const WEEK_MS = 7 * DAY_MS;
/** 17:00 in Jordan. */
const THURSDAY = Date.UTC(2026, 5, 18, 14);

async function reader(app: TestApp, given: Partial<typeof subscribers.$inferInsert> = {}) {
  const id = newId();
  const email = `${id}@example.com`;
  await app.deps.db.withTx(async (tx) =>
    tx.insert(subscribers).values({
      id,
      email,
      emailKey: email,
      language: "en",
      token: `token-${id}`,
      tokenHash: await hashOfToken(`token-${id}`),
      createdAt: THURSDAY - 2 * DAY_MS,
      confirmedAt: THURSDAY - 2 * DAY_MS,
      ...given,
    }),
  );
  return email;
}

async function world(now = THURSDAY) {
  const app = testApp({ now: THURSDAY - DAY_MS, config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  const seller = await app.signUp();
  await plantCar(app, seller);
  app.clock.advance(now - app.clock.now());
  return { ...app, app, seller };
}

test("an issue is due on Thursday at 17:00 in Jordan", () => {
  expect(lastIssue(THURSDAY)).toBe(THURSDAY);
  expect(lastIssue(THURSDAY - 1)).toBe(THURSDAY - WEEK_MS);
  expect(lastIssue(THURSDAY + WEEK_MS - 1)).toBe(THURSDAY);
});

test("a digest has the week's new cars and plates in the reader's language, with an unsubscribe link", async () => {
  const { app, seller } = await world();
  app.clock.advance(-HOUR_MS);
  const plate = await plantPlate(app, seller, { areaCode: 20, plateNumber: "777", title: "لوحة <مميزة>" });
  app.clock.advance(HOUR_MS);
  await reader(app, { language: "ar", email: "reader@example.com" });
  await writeDigests(app.deps);
  const [mail] = await mails(app);
  expect(mail).toMatchObject({
    kind: "digest",
    recipient: "reader@example.com",
    subject: "سيارة جديدة ولوحة جديدة هذا الأسبوع",
  });
  expect(mail?.unsubscribeUrl).toMatch(
    /^https:\/\/cars\.example\.com\/ar\/newsletter\/unsubscribe\?token=token-/,
  );
  expect(mail?.html).toContain(`href="${mail?.unsubscribeUrl}"`);
  expect(mail?.text).toContain(mail?.unsubscribeUrl ?? "-");
  expect(mail?.text).toContain("Toyota Camry 2019");
  expect(mail?.text).toContain("2019 · 84,000 كم · عمّان");
  expect(mail?.text).toContain("16,500 دينار");
  expect(mail?.text).toContain(`20-777\nلوحة <مميزة>`);
  expect(mail?.html).toContain("لوحة &lt;مميزة&gt;");
  expect(mail?.html).toContain(`href="https://cars.example.com/ar${await addressOf(app, plate)}"`);
});

test("other requests are served between two emails", async () => {
  const { app } = await world();
  for (let i = 0; i < 10; i++) await reader(app);
  expect(await countTurns(writeDigests(app.deps))).toBeGreaterThanOrEqual(10);
});

test("each subscriber gets one digest a week, however often the job runs", async () => {
  const { app, seller } = await world();
  await reader(app);
  await reader(app);
  for (let run = 0; run < 5; run++) {
    await writeDigests(app.deps);
    app.clock.advance(5 * HOUR_MS);
  }
  expect(await mails(app)).toHaveLength(2);
  await plantCar(app, seller);
  app.clock.advance(THURSDAY + WEEK_MS - app.clock.now());
  await Promise.all([writeDigests(app.deps), writeDigests(app.deps)]);
  expect(await mails(app)).toHaveLength(4);
});

test("there is no digest without new listings; those of last week do not count", async () => {
  const { app } = await world(THURSDAY + WEEK_MS);
  await reader(app);
  await writeDigests(app.deps);
  expect(await mails(app)).toEqual([]);
});

test("listings after the end of the week are in the next digest", async () => {
  const { app, seller } = await world(THURSDAY + HOUR_MS);
  await plantCar(app, seller, { title: "Listed too late" });
  await reader(app);
  await writeDigests(app.deps);
  const [mail] = await mails(app);
  expect(mail?.text).toContain("Toyota Camry 2019");
  expect(mail?.text).not.toContain("Listed too late");
});

test.each([
  ["sold", { status: "sold" }],
  ["removed", { status: "removed" }],
  ["expired", { expiresAt: THURSDAY }],
  ["held", { hold: "review" }],
  ["of a suspended seller", { sellerActive: false }],
] as const)("a listing that is %s is not in the digest", async (_, change) => {
  const { app, deps } = await world();
  await reader(app);
  await deps.db.withTx((tx) => tx.update(listings).set(change));
  await writeDigests(deps);
  expect(await mails(app)).toEqual([]);
});

test("only subscribers confirmed before the issue and still subscribed get it", async () => {
  const { app } = await world();
  const wanted = await reader(app);
  await reader(app, { confirmedAt: null });
  await reader(app, { unsubscribedAt: THURSDAY - DAY_MS });
  await reader(app, { confirmedAt: THURSDAY + 1 });
  await writeDigests(app.deps);
  expect((await mails(app)).map(({ recipient }) => recipient)).toEqual([wanted]);
});

test("after a downtime the digest is sent within a day, or skipped for that week", async () => {
  const late = await world(THURSDAY + DAY_MS - 1);
  await reader(late.app);
  await writeDigests(late.deps);
  expect(await mails(late.app)).toHaveLength(1);
  const tooLate = await world(THURSDAY + DAY_MS);
  await reader(tooLate.app);
  await writeDigests(tooLate.deps);
  expect(await mails(tooLate.app)).toEqual([]);
});

test("all subscribers get it, except those who unsubscribe before it is sent", async () => {
  const { app, deps } = await world();
  const emails = [];
  for (let i = 0; i < 45; i++) emails.push(await reader(app));
  await writeDigests(deps);
  expect((await mails(app)).map(({ recipient }) => recipient).sort()).toEqual(emails.sort());
  const [first] = await deps.db.read
    .select()
    .from(subscribers)
    .where(eq(subscribers.email, emails[0] ?? ""));
  await app.form(`/newsletter/unsubscribe?token=${first?.token}`, {});
  expect(await mails(app)).toHaveLength(44);
  // Sent digests stay recorded, so that no subscriber gets one twice.
  const [second] = await mails(app);
  await deps.db.withTx((tx) => tx.update(outbox).set({ sentAt: 1 }));
  await app.form(second?.unsubscribeUrl ?? "", {});
  expect(await mails(app)).toHaveLength(44);
});

test("a subscriber who unsubscribes while digests are queued gets none", async () => {
  const { app, deps } = await world();
  await reader(app);
  const { withTx } = deps.db;
  deps.db.withTx = async (work) => {
    deps.db.withTx = withTx;
    await withTx((tx) => tx.update(subscribers).set({ unsubscribedAt: THURSDAY }));
    return withTx(work);
  };
  await writeDigests(deps);
  expect(await mails(app)).toEqual([]);
});
