import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { postCar, typedCar } from "#src/testing/listings/typed-car.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { mailOf } from "#src/testing/outside/mails.ts";
import { wordsIn } from "#src/testing/pages/words-in.ts";
import { actionsIn, office } from "#src/testing/site/office.ts";
import { testApp } from "#src/testing/site/test-app.ts";

const CONFIRMED_AT = Date.UTC(2026, 2, 9);

test("buyers see when a seller confirmed the number, also where no codes are sent", async () => {
  const app = testApp({ config: { PAGE_CACHE_MB: 1 } });
  const seller = await app.signUp({ phone: "+962791234567" });
  const car = await plantCar(app, seller);
  const pages = async () => {
    const paths = [`/cars/${car}`, `/sellers/${seller.id}`, `/ar/sellers/${seller.id}`];
    const found = paths.map(async (path) => {
      const page = await app.request(path);
      const at = page.headers.get("Location");
      return wordsIn(await (at ? await app.request(at) : page).text());
    });
    return Promise.all(found);
  };
  for (const text of await pages()) expect(text).not.toMatch(/Phone confirmed|تأكيد رقم/);
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ phoneConfirmedAt: CONFIRMED_AT }).where(eq(users.id, seller.id)),
  );
  const [listing, page, arabic] = await pages();
  expect(listing).toContain("Phone confirmed in March 2026");
  expect(page).toContain("Phone confirmed in March 2026");
  expect(arabic).toContain("تم تأكيد رقم الهاتف في آذار 2026");
});

test("an admin confirms the number that was called, and takes that back", async () => {
  const { app, seller, call } = await office();
  const former = await app.signUp({ phone: "+962791234567", phoneConfirmedAt: 1 });
  const set = (confirmedPhone: unknown) => call("PATCH", `/users/${seller.id}`, { confirmedPhone });
  const other = await set("+962781234567");
  expect([other.status, other.body.code]).toEqual([409, "adminPhoneChanged"]);
  expect((await set(7)).status).toBe(400);
  expect((await set("+962791234567")).body.phoneConfirmedAt).toBe(app.clock.now());
  expect(await mailOf(app, "phone-taken")).toMatchObject({ recipient: former.email });
  expect((await set(null)).body.phoneConfirmedAt).toBeNull();
  expect(await actionsIn(app)).toEqual(["user.change", "user.change"]);
});

test("the audit log keeps the end of the number that was called, and a note, but not the number", async () => {
  const { app, seller, call } = await office();
  const confirmedPhone = "+962791234567";
  await call("PATCH", `/users/${seller.id}`, { confirmedPhone, callNote: " Rania answered. " });
  await call("PATCH", `/users/${seller.id}`, { confirmedPhone, callNote: "" });
  const { items } = await listAudit(app.deps.db.read, { q: "", action: "user.change", page: 1 });
  const at = app.clock.now();
  expect(items.map(({ after }) => after)).toEqual([
    { phoneConfirmedAt: at, phoneEnding: "4567" },
    { phoneConfirmedAt: at, phoneEnding: "4567", callNote: "Rania answered." },
  ]);
  expect(JSON.stringify(items)).not.toContain("1234567");
});

test.each([
  ["off", "listingNeedsCall"],
  ["whatsapp", "listingNeedsPhone"],
] as const)(
  "with codes %s, a listing of a new seller without a confirmed number is refused and loses nothing",
  async (PHONE_CODES, code) => {
    const app = testApp({ config: { LISTING_NEEDS_PHONE: "new-sellers", PHONE_CODES } });
    const seller = await app.signUp({ phone: "+962791234567" });
    const refused = await postCar(app, seller);
    expect([refused.status, refused.body.code]).toEqual([403, code]);
    const { description: _, ...fields } = typedCar;
    const typed = Object.entries({
      ...fields,
      title: "My typed Camry",
      description: "One owner, no accidents",
    });
    const form = new FormData();
    for (const [name, value] of typed) form.set(name, String(value));
    const page = await app.request("/list-car", { method: "POST", body: form }, { as: seller });
    expect(page.status).toBe(403);
    expect(await page.text()).toContain('value="My typed Camry"');
    for (const may of [
      { phoneConfirmedAt: 1 },
      { createdAt: app.clock.now() - 14 * DAY_MS },
      { verifiedAt: 1 },
      { role: "admin" },
    ] as const)
      expect((await postCar(app, await app.signUp(may))).status).toBe(201);
  },
);

test("everybody can be asked for a number, except those who sell for a verified dealer", async () => {
  const app = testApp({ config: { LISTING_NEEDS_PHONE: "everybody" } });
  const old = { createdAt: 1, verifiedAt: 1 };
  const me = await app.signUp(old);
  expect((await postCar(app, me)).status).toBe(403);
  const names = { nameEn: "Citadel", nameAr: "القلعة", legalName: "Citadel LLC" };
  const { body } = await app.json(
    "POST",
    "/api/dealers",
    { ...names, phone: "0791234567", location: "Amman" },
    { as: me },
  );
  expect((await postCar(app, me)).status).toBe(403);
  await app.deps.db.withTx((tx) => tx.update(dealers).set({ verifiedAt: 1 }).where(eq(dealers.id, body.id)));
  expect((await postCar(app, me)).status).toBe(201);
  expect((await postCar(app, me, { seller: "private" })).status).toBe(403);
  await app.deps.db.withTx((tx) => tx.update(users).set({ phoneConfirmedAt: 1 }).where(eq(users.id, me.id)));
  expect((await postCar(app, me, { seller: "private" })).status).toBe(201);
});
