import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { addRun } from "#src/features/backups/runs.ts";
import { inquiries } from "#src/features/conversations/tables.ts";
import { erasedListings, listingPhotos, listings } from "#src/features/listings/tables.ts";
import { markSent, queueMail } from "#src/features/mail/actions/outbox.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { reports } from "#src/features/moderation/tables.ts";
import { subscribers } from "#src/features/newsletter/tables.ts";
import { photos } from "#src/features/photos/tables.ts";
import { mailOf } from "#src/testing/outside/mails.ts";
import { pushOutbox, pushSubscriptions } from "#src/features/push/tables.ts";
import { livedIn, PASSWORD, passwordHash, placesOf } from "#src/testing/site/lived-in.ts";
import type { memoryPhotoStore } from "#src/testing/site/memory-photo-store.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/site/test-app.ts";

const remove = (app: TestApp, as: TestUser, more: Record<string, string> = {}) =>
  app.form("/settings/delete", { password: PASSWORD, confirm: "yes", ...more }, { as });

const exists = async ({ deps }: TestApp, { id }: { id: string }) =>
  (await deps.db.read.$count(users, eq(users.id, id))) === 1;

testOnSqlite(
  "an account is deleted with all of its rows and photos, and nothing of other users",
  async () => {
    const { app, me, other, own, shared, mine, theirs } = await livedIn();
    const { read } = app.deps.db;
    const traces = [me.id, me.email, me.name, "0790001122", "+962790001122", "Unmistakable"];
    const tables = placesOf(app, traces).map((place) => place.split(".")[0]);
    expect(new Set(tables).size).toBeGreaterThan(11);
    const answer = await remove(app, me);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
    const cookies = answer.headers.getSetCookie().join("\n");
    expect(cookies).toMatch(/sid=;.*Max-Age=0/);
    expect(cookies).toContain("flash=accountDeleted");

    const last = await mailOf(app, "account-deleted");
    expect(last).toMatchObject({ recipient: me.email, userId: null });
    // Once it is sent, it is not kept either.
    if (last) await markSent(app.deps, last);
    expect(placesOf(app, [me.id, me.email, me.name, "0790001122", "+962790001122", "Unmistakable"])).toEqual(
      [],
    );

    expect(await read.select({ id: erasedListings.listingId }).from(erasedListings)).toEqual([{ id: mine }]);
    expect((await app.request(`/cars/${mine}`)).status).toBe(404);
    const { files } = app.deps.photos as ReturnType<typeof memoryPhotoStore>;
    const left = new Set([...files.keys()].map((name) => name.split("-")[0]));
    expect([left.has(own.id), left.has(shared.id)]).toEqual([false, true]);
    expect(await read.select({ id: photos.id }).from(photos)).toEqual([{ id: shared.id }]);

    expect(await exists(app, other)).toBe(true);
    expect(await read.$count(listings, eq(listings.id, theirs))).toBe(1);
    expect(await read.$count(subscribers)).toBe(1);
    expect(await read.$count(outbox, and(eq(outbox.userId, other.id)))).toBe(1);
    expect(await read.$count(reports)).toBe(1);
  },
);

testOnSqlite("the form and the last email say when the last backup with the account is removed", async () => {
  const { app, me } = await livedIn();
  const form = async () => (await app.request("/settings/delete", { headers: { Cookie: me.cookie } })).text();
  expect(await form()).not.toContain("our backups");
  const DATA_DIR = mkdtempSync(join(tmpdir(), "markaba-delete-"));
  Object.assign(app.deps.config, { DATA_DIR, BACKUPS_KEEP: "7d" });
  const time = app.clock.now();
  const backup = { time, bytes: 1, addedBytes: 1, listings: 0, photos: 0, lost: 0, pruned: 0 };
  addRun(app.deps.config, {
    place: join(DATA_DIR, "backups"),
    startedAt: time,
    endedAt: time,
    backup,
    error: null,
  });
  expect(await form()).toContain("A copy stays in our backups until 22 June 2026");
  await remove(app, me);
  expect((await mailOf(app, "account-deleted"))?.text).toContain(
    "keep a copy of your data until 22 June 2026",
  );
  rmSync(DATA_DIR, { recursive: true });
});

test("the page says what happens to reviews", async () => {
  const { app, me } = await livedIn();
  const page = async (base: string) =>
    (await app.request(`${base}/settings/delete`, { headers: { Cookie: me.cookie } })).text();
  expect(await page("")).toContain("Reviews you wrote stay for 36 months, also without your name");
  expect(await page("/ar")).toContain("وتبقى التقييمات التي كتبتها لمدة 36 شهرًا دون اسمك");
});

test("a photo used by another seller's listing is kept, even if the deleted user uploaded it", async () => {
  const { app, me, own, theirs } = await livedIn();
  await app.deps.db.withTx((tx) =>
    tx.insert(listingPhotos).values({ listingId: theirs, photoId: own.id, position: 0 }),
  );
  await remove(app, me);
  expect(await app.deps.db.read.$count(photos, eq(photos.id, own.id))).toBe(1);
});

test("the user's devices are deleted, and no one gets notifications about the user", async () => {
  const { app, me, other } = await livedIn();
  const { read } = app.deps.db;
  expect(await read.$count(pushOutbox)).toBe(3);
  await remove(app, me);
  expect(await read.$count(pushSubscriptions, eq(pushSubscriptions.userId, other.id))).toBe(1);
  expect(await read.$count(pushSubscriptions)).toBe(1);
  expect(await read.$count(pushOutbox)).toBe(0);
});

test("the user's sessions end", async () => {
  const { app, me } = await livedIn();
  await remove(app, me);
  expect((await app.json("GET", "/api/auth/me", undefined, { as: me })).status).toBe(401);
  const login = { email: me.email, password: PASSWORD };
  expect((await app.json("POST", "/api/auth/login", login)).status).toBe(401);
});

test("the address can be registered again, as an empty account", async () => {
  const { app, me } = await livedIn();
  await remove(app, me);
  const again = { name: "Samar", email: me.email, password: "another-pass" };
  expect((await app.json("POST", "/api/auth/register", again)).status).toBe(201);
});

test.each([
  [{ password: "zaytoun-8" }, "Incorrect password.", true],
  [{ password: "" }, "Required", true],
  [{ confirm: "" }, "Check the box to confirm", false],
])("%j does not delete, and the box stays checked or not", async (wrong, message, isChecked) => {
  const app = testApp();
  const me = await app.signUp({ passwordHash });
  const answer = await remove(app, me, wrong as Record<string, string>);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(message);
  expect(/<input[^>]*name="confirm"[^>]* checked/.test(page)).toBe(isChecked);
  expect(await exists(app, me)).toBe(true);
});

test("an unconfirmed address does not delete what others wrote with it", async () => {
  const app = testApp();
  const me = await app.signUp({ email: "victim@example.com", passwordHash });
  const seller = await app.signUp();
  const carId = await plantCar(app, seller);
  await app.json("POST", "/api/inquiries", {
    carId,
    buyerName: "The Victim",
    buyerPhone: "0787654321",
    buyerEmail: "victim@example.com",
    message: "Is it still for sale?",
  });
  const subscriber = { language: "en", token: "t", tokenHash: "-", createdAt: 1 } as const;
  await app.deps.db.withTx((tx) =>
    tx.insert(subscribers).values({ id: "s", email: me.email, emailKey: me.email, ...subscriber }),
  );
  await remove(app, me);
  expect(await exists(app, me)).toBe(false);
  expect(await app.deps.db.read.$count(inquiries)).toBe(1);
  expect(await app.deps.db.read.$count(subscribers)).toBe(1);
});

test("an underscore in the address is not a wildcard", async () => {
  const app = testApp();
  const me = await app.signUp({ email: "______@example.com", emailVerifiedAt: 1, passwordHash });
  const other = await app.signUp({ email: "victim@example.com" });
  const limited = { email: other.email, password: "wrong" };
  for (let i = 0; i < 10; i++) await app.json("POST", "/api/auth/login", limited);
  await app.deps.db.withTx((tx) =>
    queueMail(tx, app.deps, {
      kind: "test",
      to: { userId: null, email: "someone@example.com", language: "en" },
      write: () => ({ subject: "Test", paragraphs: ["victim@example.com asks"] }),
    }),
  );
  await remove(app, me);
  expect((await app.json("POST", "/api/auth/login", limited)).status).toBe(429);
  expect(await app.deps.db.read.$count(outbox, eq(outbox.kind, "test"))).toBe(1);
});

test("the last admin cannot be deleted; one of two can; a suspended one does not count", async () => {
  const app = testApp();
  const first = await app.signUp({ role: "admin", passwordHash });
  await app.signUp({ role: "admin", isActive: false });
  const refused = await remove(app, first);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("You&#x27;re the only admin.");
  await app.signUp({ role: "admin" });
  expect((await remove(app, first)).status).toBe(303);
});

test("deleting twice at the same moment succeeds once", async () => {
  const app = testApp();
  const me = await app.signUp({ passwordHash });
  const twice = await Promise.all([remove(app, me), remove(app, me)]);
  expect(twice.map(({ status }) => status)).toContain(303);
  expect(await app.deps.db.read.$count(outbox)).toBe(1);
});

test("the password can be tried ten times per quarter of an hour", async () => {
  const app = testApp();
  const me = await app.signUp({ passwordHash });
  for (let i = 0; i < 10; i++) expect((await remove(app, me, { password: "x" })).status).toBe(400);
  expect((await remove(app, me)).status).toBe(429);
  app.clock.advance(15 * MINUTE_MS);
  expect((await remove(app, me)).status).toBe(303);
});

test("the page lists what is deleted and offers a download first; guests are sent to sign in", async () => {
  const app = testApp();
  const html = await (await app.request("/ar/settings/delete", {}, { as: await app.signUp() })).text();
  for (const text of [
    "حذف حسابك",
    'href="/api/user/data"',
    'action="/ar/settings/delete"',
    'href="/ar/settings"',
  ])
    expect(html).toContain(text);
  expect((await app.request("/settings/delete")).status).toBe(302);
});
