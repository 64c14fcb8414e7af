import { expect, test } from "bun:test";
import { and, eq, inArray } from "drizzle-orm";
import { sessions, users } from "#src/auth/tables.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { mailOf } from "#src/testing/outside/mails.ts";
import { actionsIn, office } from "#src/testing/site/office.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { type TestApp } from "#src/testing/site/test-app.ts";
import { postCar } from "#src/testing/listings/typed-car.ts";
import type { AdminListing } from "./queries/listings.ts";
import type { AdminUser } from "./shapes.ts";

const limitOf = async ({ deps }: TestApp, id: string) =>
  (await deps.db.read.select().from(users).where(eq(users.id, id)))[0]?.listingLimit;

test("a limit is a whole number or `unlimited`, in either script; all else gets the specification's error", async () => {
  const { app, seller, call } = await office();
  const path = `/users/${seller.id}/listing-limit`;
  const good: [unknown, number][] = [
    [0, 0],
    ["12", 12],
    ["١٢", 12],
    ["\u200f13", 13],
    ["Unlimited", 999_999],
    [" unlimited ", 999_999],
  ];
  for (const [limit, stored] of good) {
    expect((await call("PATCH", path, { limit })).status).toBe(200);
    expect(await limitOf(app, seller.id)).toBe(stored);
  }
  for (const limit of [-1, 1.5, "", "many", null, undefined, [], "1e9", "99999999"]) {
    const { status, body } = await call("PATCH", path, { limit });
    expect([status, body.fields]).toEqual([400, { limit: 'Please enter a valid number or "unlimited"' }]);
  }
  expect(await limitOf(app, seller.id)).toBe(999_999);
  expect((await call("PATCH", "/users/nobody/listing-limit", { limit: 3 })).status).toBe(404);
});

test("the limit applies to the next listing", async () => {
  const { app, seller, call } = await office();
  await call("PATCH", `/users/${seller.id}/listing-limit`, { limit: 0 });
  const refused = await postCar(app, seller);
  expect(refused.status).toBe(403);
  await call("PATCH", `/users/${seller.id}/listing-limit`, { limit: "unlimited" });
  expect((await postCar(app, seller)).status).toBe(201);
});

test("a suspension ends the session right away and hides the listings, without deleting them", async () => {
  const { app, seller, call } = await office();
  const car = await plantCar(app, seller);
  expect((await call("PATCH", `/users/${seller.id}`, { isActive: false })).status).toBe(200);
  expect((await app.json("GET", "/api/auth/me", undefined, { as: seller })).status).toBe(401);
  expect((await app.json("GET", "/api/cars")).body).toEqual([]);
  expect((await app.json("GET", `/api/cars/${car}`)).status).toBe(410);
  const states = async (query: string) =>
    ((await call("GET", `/listings${query}`)).body.cars as AdminListing[]).map(({ state }) => state);
  expect([await states("?state=suspended"), await states("?state=active")]).toEqual([["suspended"], []]);
  await call("PATCH", `/users/${seller.id}`, { isActive: true });
  expect((await app.json("GET", "/api/cars")).body).toHaveLength(1);
  expect(await actionsIn(app)).toEqual(["user.restore", "user.suspend"]);
});

test("a suspended user sees the reason and a contact, and reports about them are upheld", async () => {
  const { app, call } = await office();
  const seller = await app.signUp();
  const car = await plantCar(app, seller);
  await plantCar(app, seller);
  for (const subject of [{ listingId: car }, { sellerId: seller.id }])
    await app.json("POST", "/api/reports", { ...subject, reason: "scam" });
  expect((await call("GET", "/reviews")).body.items).toHaveLength(1);
  await call("PATCH", `/users/${seller.id}`, { isActive: false, note: "The cars are not yours." });
  expect((await call("GET", "/reviews")).body.items).toEqual([]);
  expect((await call("GET", "/reports?status=upheld")).body.total).toBe(2);
  const mail = await mailOf(app, "account-suspended");
  expect(mail).toMatchObject({ userId: seller.id, subject: "Your account is suspended" });
  expect(mail?.text).toContain("The cars are not yours.");
  expect(mail?.text).toContain("/contact");
  await call("PATCH", `/users/${seller.id}`, { isActive: true });
  const told = await app.deps.db.read.select().from(outbox).where(eq(outbox.userId, seller.id));
  expect(told.map(({ kind }) => kind)).toContain("account-restored");
});

test("the reason of a suspension is shown in the reader's language and logged in both", async () => {
  const { app, seller, call } = await office();
  const reader = await app.signUp({ language: "en" });
  const reasons = { note: "The cars are not yours.", noteAr: "السيارات ليست لك." };
  const tell = async (id: string, notes: object) => {
    await call("PATCH", `/users/${id}`, { isActive: false, ...notes });
    const [mail] = await app.deps.db.read
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, "account-suspended"), eq(outbox.userId, id)));
    return Object.values(reasons).filter((reason) => mail?.text.includes(reason));
  };
  expect(await tell(seller.id, reasons)).toEqual([reasons.noteAr]);
  expect(await tell(reader.id, reasons)).toEqual([reasons.note]);
  const [entry] = (await listAudit(app.deps.db.read, { q: reader.id, action: "user.suspend", page: 1 }))
    .items;
  expect(entry?.after).toEqual({ isActive: false, ...reasons });
  // A note in the other language is better than none.
  const other = await app.signUp({ language: "ar" });
  expect(await tell(other.id, { note: reasons.note, noteAr: "  " })).toEqual([reasons.note]);
  const third = await app.signUp({});
  expect((await call("PATCH", `/users/${third.id}`, { isActive: false, noteAr: 5 })).status).toBe(400);
});

test("the last active admin cannot be suspended or demoted; a demoted one loses access at the next call", async () => {
  const { app, admin, call } = await office();
  for (const patch of [{ isActive: false }, { role: "user" }]) {
    const { status, body } = await call("PATCH", `/users/${admin.id}`, patch);
    expect([status, body.code]).toEqual([409, "adminLastAdmin"]);
  }
  const other = await app.signUp({ role: "admin" });
  expect((await call("GET", "/users", undefined, other)).status).toBe(200);
  expect((await call("PATCH", `/users/${admin.id}`, { role: "user" }, other)).status).toBe(200);
  expect((await call("GET", "/users")).status).toBe(403);
  expect((await call("PATCH", `/users/${other.id}`, { isActive: false }, other)).status).toBe(409);
});

test("a new admin must sign in again with a longer password; a suspended user cannot be promoted", async () => {
  const { app, call } = await office();
  const signUp = async (password: string) => {
    const email = `of-${password}@example.com`;
    await app.json("POST", "/api/auth/register", { name: "Lina", email, password });
    const [user] = (await call("GET", `/users?q=${email}`)).body.users as AdminUser[];
    const login = () => app.json("POST", "/api/auth/login", { email, password });
    return { id: user?.id ?? "", login };
  };
  const long = await signUp("wadi-rum-at-dusk");
  const short = await signUp("petra-by-9");
  expect((await short.login()).status).toBe(200);
  for (const { id } of [long, short])
    expect((await call("PATCH", `/users/${id}`, { role: "admin" })).status).toBe(200);
  expect(await app.deps.db.read.$count(sessions, inArray(sessions.userId, [long.id, short.id]))).toBe(0);
  expect((await long.login()).status).toBe(200);
  const refused = await short.login();
  expect([refused.status, refused.body.code]).toEqual([403, "loginTooShortForAdmin"]);
  const gone = await app.signUp({ isActive: false });
  const promoted = await call("PATCH", `/users/${gone.id}`, { role: "admin" });
  expect([promoted.status, promoted.body.code]).toEqual([409, "adminSuspendedNotAdmin"]);
});

test("the users' list shows verification, note and the user's fields", async () => {
  const { app, seller, call } = await office();
  await plantCar(app, seller);
  await plantCar(app, seller, { expiresAt: app.clock.now() });
  const { body } = await call("PATCH", `/users/${seller.id}`, {
    verified: true,
    adminNote: "  Calls back.  ",
  });
  expect(body).toEqual({
    id: seller.id,
    name: "Rania",
    email: seller.email,
    phone: "+962791234567",
    location: null,
    language: "ar",
    role: "user",
    isActive: true,
    verified: true,
    emailVerified: false,
    hasSecondFactor: false,
    phoneConfirmedAt: null,
    listingLimit: 5,
    adminNote: "Calls back.",
    createdAt: app.clock.now(),
    updatedAt: app.clock.now(),
    activeListings: 1,
    listings: 2,
    reports: 0,
  } satisfies AdminUser);
});

test("the log loses the name and notes of a deleted account and keeps the actions", async () => {
  const { app, seller, call } = await office();
  const path = `/users/${seller.id}`;
  await call("PATCH", path, { adminNote: "Sold a stolen Camry." });
  await app.json("POST", "/api/reports", { sellerId: seller.id, reason: "scam" });
  await call("PATCH", path, { isActive: false, note: "Not your cars." });
  const search = async (q: string) => (await listAudit(app.deps.db.read, { q, action: "", page: 1 })).items;
  expect(await search("rania")).toHaveLength(3);
  expect((await call("DELETE", path, { email: seller.email })).status).toBe(204);
  expect(await search("rania")).toEqual([]);
  const entries = await search("");
  expect(entries.map(({ action, actorName, subjectName }) => [action, actorName, subjectName])).toEqual([
    ["user.delete", "Huda", "–"],
    ["report.settle", "Huda", "–"],
    ["user.suspend", "Huda", "–"],
    ["user.change", "Huda", "–"],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Rania|Camry|cars/);
});

test("typing its email deletes an account with all its data, except the last admin's", async () => {
  const { app, admin, seller, call } = await office();
  const car = await plantCar(app, seller);
  const wrong = await call("DELETE", `/users/${seller.id}`, { email: "somebody@example.com" });
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { email: "This is not the account's email. Nothing was deleted." },
  ]);
  expect((await call("DELETE", `/users/${seller.id}`, { email: seller.email.toUpperCase() })).status).toBe(
    204,
  );
  expect((await app.json("GET", "/api/auth/me", undefined, { as: seller })).status).toBe(401);
  expect((await app.json("GET", `/api/cars/${car}`)).status).toBe(404);
  expect((await call("DELETE", `/users/${seller.id}`, { email: seller.email })).status).toBe(404);
  expect((await call("DELETE", `/users/${admin.id}`, { email: admin.email })).body.code).toBe(
    "adminLastAdmin",
  );
  expect(await actionsIn(app)).toEqual(["user.delete"]);
});
