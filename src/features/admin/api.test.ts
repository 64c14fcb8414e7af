import { expect, test } from "bun:test";
import { eq, inArray } from "drizzle-orm";
import { sessions, users } from "#src/auth/tables.ts";
import { newId } from "#src/core/ids.ts";
import { MOST_FOUND } from "#src/core/pagination.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { DAY_MS, HOUR_MS } from "#src/http/rate-limit.ts";
import { plantCar } from "#src/testing/plant-car.ts";
import { plantPlate } from "#src/testing/plant-plate.ts";
import { type TestApp, type TestUser, testApp } from "#src/testing/test-app.ts";
import type { AdminListing, AdminUser } from "./admin-json.ts";

async function office() {
  const app = testApp();
  const admin = await app.signUp({ name: "Huda", role: "admin", listingLimit: null });
  const seller = await app.signUp({ name: "Rania", phone: "+962791234567" });
  const call = (method: string, path: string, body?: unknown, as: TestUser | undefined = admin) =>
    app.json(method, `/api/admin${path}`, body, { as });
  return { app, admin, seller, call };
}

const rowOf = async ({ deps }: TestApp, id: string) =>
  (await deps.db.read.select().from(listings).where(eq(listings.id, id)))[0];

const limitOf = async ({ deps }: TestApp, id: string) =>
  (await deps.db.read.select().from(users).where(eq(users.id, id)))[0]?.listingLimit;

const actionsIn = async ({ deps }: TestApp) =>
  (await listAudit(deps.db.read, { q: "", action: "", page: 1 })).items.map(({ action }) => action);

test("guests get 401 and users 403 from every call, and nothing changes", async () => {
  const { app, seller, call } = await office();
  const car = await plantCar(app, seller);
  const before = await rowOf(app, car);
  const calls: [string, string, unknown?][] = [
    ["GET", "/overview"],
    ["GET", "/users"],
    ["GET", "/listings"],
    ["PATCH", `/users/${seller.id}/listing-limit`, { limit: 50 }],
    ["PATCH", `/users/${seller.id}`, { role: "admin" }],
    ["PATCH", `/cars/${car}`, { featured: true }],
    ["PATCH", `/cars/${car}/reboost`],
    ["DELETE", `/cars/${car}`],
  ];
  for (const [method, path, body] of calls) {
    expect((await app.json(method, `/api/admin${path}`, body)).status).toBe(401);
    expect((await call(method, path, body, seller)).status).toBe(403);
  }
  expect(await rowOf(app, car)).toEqual(before);
  expect(await limitOf(app, seller.id)).toBe(5);
  expect(await actionsIn(app)).toEqual([]);
});

test("a limit is a whole number from 0 or unlimited, in either script; anything else gets the specification's text", async () => {
  const { app, seller, call } = await office();
  const path = `/users/${seller.id}/listing-limit`;
  const good: [unknown, number][] = [
    [0, 0],
    ["12", 12],
    ["١٢", 12],
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

test("the limit rules the next listing", async () => {
  const { app, seller, call } = await office();
  const { typedCar } = await import("#src/testing/typed-car.ts");
  await call("PATCH", `/users/${seller.id}/listing-limit`, { limit: 0 });
  const refused = await app.json("POST", "/api/cars", typedCar, { as: seller });
  expect(refused.status).toBe(403);
  await call("PATCH", `/users/${seller.id}/listing-limit`, { limit: "unlimited" });
  expect((await app.json("POST", "/api/cars", typedCar, { as: seller })).status).toBe(201);
});

test("reboost starts a new period and stands first among the newest; a sold one is refused", async () => {
  const { app, seller, call } = await office();
  const old = await plantCar(app, seller, { title: "Old", expiresAt: app.clock.now() + HOUR_MS });
  app.clock.advance(1000);
  await plantCar(app, seller, { title: "New" });
  app.clock.advance(2 * HOUR_MS);
  expect((await call("PATCH", `/cars/${old}/reboost`)).status).toBe(200);
  const now = app.clock.now();
  expect(await rowOf(app, old)).toMatchObject({ listedAt: now, expiresAt: now + 30 * DAY_MS });
  const found = (await app.json("GET", "/api/cars")).body as { id: string }[];
  expect(found[0]?.id).toBe(old);
  const sold = await plantPlate(app, seller, { status: "sold", soldAt: now });
  expect((await call("PATCH", `/number-plates/${sold}/reboost`)).status).toBe(409);
  expect((await call("PATCH", `/number-plates/${old}/reboost`)).status).toBe(404);
  expect(await actionsIn(app)).toEqual(["listing.reboost"]);
});

test("an expired plate whose twin is for sale is not put beside it", async () => {
  const { app, seller, call } = await office();
  const expired = await plantPlate(app, seller, { expiresAt: app.clock.now() });
  await plantPlate(app, seller);
  expect((await call("PATCH", `/number-plates/${expired}/reboost`)).status).toBe(409);
});

test("badges are given and taken; the second admin who saw an older state is told", async () => {
  const { app, seller, call } = await office();
  const car = await plantCar(app, seller);
  const { rev } = (await rowOf(app, car)) ?? {};
  const { body } = await call("PATCH", `/cars/${car}`, { featured: true, rev });
  expect(body).toEqual({ rev: (await rowOf(app, car))?.rev });
  const late = await call("PATCH", `/cars/${car}`, { verified: true, rev });
  expect([late.status, late.body.code]).toEqual([409, "adminListingChanged"]);
  expect(await rowOf(app, car)).toMatchObject({ featured: true, verified: false });
  for (const [method, path] of [
    ["PATCH", `/cars/${car}/reboost`],
    ["DELETE", `/cars/${car}`],
  ] as const)
    expect((await call(method, path, { rev })).body.code).toBe("adminListingChanged");
  expect(await actionsIn(app)).toEqual(["listing.badges"]);
  expect((await app.json("GET", `/api/cars/${car}`)).body.featured).toBe(true);
  for (const [method, path] of [
    ["PATCH", `/cars/${car}/reboost`],
    ["DELETE", `/cars/${car}`],
  ] as const) {
    const stale = await call(method, path, { rev });
    expect([stale.status, stale.body.code]).toEqual([409, "adminListingChanged"]);
    expect((await call(method, path, { rev: "x" })).status).toBe(400);
  }
  expect((await call("DELETE", `/cars/${car}`, { rev: body.rev })).status).toBe(204);
});

test("a change of nothing is no change", async () => {
  const { app, seller, call } = await office();
  const car = await plantCar(app, seller);
  const before = await rowOf(app, car);
  expect((await call("PATCH", `/cars/${car}`, {})).body).toEqual({ rev: before?.rev });
  expect(await rowOf(app, car)).toEqual(before);
  expect(await actionsIn(app)).toEqual([]);
});

test("a deleted listing is gone, for its seller too", async () => {
  const { app, seller, call } = await office();
  const car = await plantCar(app, seller);
  expect((await call("DELETE", `/cars/${car}`)).status).toBe(204);
  expect((await app.json("GET", `/api/cars/${car}`)).status).toBe(410);
  expect((await call("DELETE", `/cars/${car}`)).status).toBe(410);
  expect((await call("DELETE", "/cars/nothing")).status).toBe(404);
});

test("a suspended user's session ends at once and the listings are hidden, not lost", async () => {
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

test("a suspended user is told why and where to write, and what was reported of them is upheld", async () => {
  const { app, seller, call } = await office();
  const car = await plantCar(app, seller);
  await plantCar(app, seller);
  for (const subject of [{ listingId: car }, { sellerId: seller.id }])
    await app.json("POST", "/api/reports", { ...subject, reason: "scam" });
  expect((await call("GET", "/reviews")).body.items).toHaveLength(1);
  await call("PATCH", `/users/${seller.id}`, { isActive: false, note: "The cars are not yours." });
  expect((await call("GET", "/reviews")).body.items).toEqual([]);
  expect((await call("GET", "/reports?status=upheld")).body.total).toBe(2);
  const [mail] = await app.deps.db.read.select().from(outbox).where(eq(outbox.kind, "account-suspended"));
  expect(mail).toMatchObject({ userId: seller.id, subject: "Your account is suspended" });
  expect(mail?.text).toContain("The cars are not yours.");
  expect(mail?.text).toContain("/contact");
  await call("PATCH", `/users/${seller.id}`, { isActive: true });
  const told = await app.deps.db.read.select().from(outbox).where(eq(outbox.userId, seller.id));
  expect(told.map(({ kind }) => kind)).toContain("account-restored");
});

test("the last active admin is neither suspended nor demoted; a demoted one is out at the next call", async () => {
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

test("who is made an admin signs in anew, with a password that is long enough for one; a suspended user is not made one", async () => {
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

test("a verified seller, a note, and what the list answers of a user", async () => {
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
    role: "user",
    isActive: true,
    verified: true,
    emailVerified: false,
    hasSecondFactor: false,
    listingLimit: 5,
    adminNote: "Calls back.",
    createdAt: app.clock.now(),
    activeListings: 1,
    listings: 2,
    reports: 0,
  } satisfies AdminUser);
});

test("users are found by name, email or phone, in a state and an order", async () => {
  const { admin, app, seller, call } = await office();
  const third = await app.signUp({ name: "Aws", isActive: false, listingLimit: 999_999 });
  const found = async (query: string) =>
    ((await call("GET", `/users${query}`)).body.users as AdminUser[]).map(({ id }) => id);
  expect(await found("")).toEqual([third.id, seller.id, admin.id]);
  expect(await found("?sort=oldest")).toEqual([admin.id, seller.id, third.id]);
  expect(await found("?sort=name")).toEqual([third.id, admin.id, seller.id]);
  expect(await found("?q=rani")).toEqual([seller.id]);
  expect(await found(`?q=${encodeURIComponent(seller.email.toUpperCase())}`)).toEqual([seller.id]);
  expect(await found("?q=0791234567")).toEqual([seller.id]);
  expect(await found("?q=%2B962+79+123")).toEqual([seller.id]);
  expect(await found(`?q=${third.id.toUpperCase()}`)).toEqual([third.id]);
  expect(await found(`?q=${third.id}&state=admin`)).toEqual([]);
  expect(await found("?q=example.com&sort=oldest")).toEqual([admin.id, seller.id, third.id]);
  expect(await found("?q=example.com&sort=name")).toEqual([third.id, admin.id, seller.id]);
  expect(await found("?q=example.com&state=active")).toEqual([seller.id, admin.id]);
  expect(await found("?q=%25%22%27%00")).toHaveLength(3);
  expect(await found("?state=suspended")).toEqual([third.id]);
  expect(await found("?state=admin&page=99")).toEqual([admin.id]);
  expect(await found("?state=nonsense&sort=nonsense&page=-4")).toHaveLength(3);
});

test("listings of every state are found, by word, seller, kind, state and badge", async () => {
  const { app, seller, call } = await office();
  const now = app.clock.now();
  const other = await app.signUp({ name: "Omar" });
  const active = await plantCar(app, seller, { featured: true });
  const expired = await plantCar(app, seller, { expiresAt: now });
  const sold = await plantCar(app, other, { status: "sold", soldAt: now });
  const hidden = await plantCar(app, other, { hold: "hidden" });
  const removed = await plantCar(app, other, { status: "removed", removedAt: now });
  const plate = await plantPlate(app, other);
  const found = async (query: string) => {
    const { body } = await call("GET", `/listings${query}`);
    return [...body.cars, ...body.numberPlates].map(({ id }: AdminListing) => id);
  };
  expect(await found("")).toEqual([removed, hidden, sold, expired, active, plate]);
  expect(await found("?state=active")).toEqual([active, plate]);
  expect(await found("?state=expired")).toEqual([expired]);
  expect(await found("?state=sold")).toEqual([sold]);
  expect(await found("?state=hidden")).toEqual([hidden]);
  expect(await found("?state=removed")).toEqual([removed]);
  expect(await found("?kind=number-plate")).toEqual([plate]);
  expect(await found("?badge=featured")).toEqual([active]);
  expect(await found(`?seller=${seller.id}`)).toEqual([expired, active]);
  expect(await found(`?q=${active}`)).toEqual([active]);
  expect(await found("?q=oma&kind=car")).toEqual([removed, hidden, sold]);
  expect(await found(`?q=${other.id}&state=hidden`)).toEqual([hidden]);
  expect(await found(`?q=https://markaba.test/ar/cars/${sold}?x=1`)).toEqual([sold]);
  expect(await found("?q=%22%29+OR")).toEqual([]);
});

test("flagged listings are found by what was noticed, until an admin lets it pass", async () => {
  const { app, seller, call } = await office();
  const { typedCar } = await import("#src/testing/typed-car.ts");
  const publish = async (car: object) =>
    (await app.json("POST", "/api/cars", { ...typedCar, ...car }, { as: seller })).body.id as string;
  const called = await publish({ description: "Call me at 079 123 4567 at any time of the day." });
  const unused = await publish({ year: 2018, mileage: 0 });
  await publish({});
  const found = async (flag: string) =>
    ((await call("GET", `/listings?flag=${flag}`)).body.cars as AdminListing[]).map(({ id }) => id);
  expect(await found("any")).toEqual([unused, called]);
  expect(await found("mileage-zero")).toEqual([unused]);
  expect(await found("price-low")).toEqual([]);
  expect(await found("nonsense")).toHaveLength(3);
  await call("POST", `/reviews/${unused}`, { verdict: "approved" });
  expect(await found("any")).toEqual([called]);
});

test("a row says what was noticed, until an admin lets it pass; how long it stands only where that matters", async () => {
  const { app, admin, seller, call } = await office();
  const { typedCar } = await import("#src/testing/typed-car.ts");
  const description = "Call me at 079 123 4567 at any time of the day.";
  const { id } = (await app.json("POST", "/api/cars", { ...typedCar, description }, { as: seller })).body;
  const flags = async () => (await call("GET", `/listings?q=${id}`)).body.cars[0].flags;
  const page = async () => (await app.request(`/dashboard/listings?q=${id}`, {}, { as: admin })).text();
  expect(await flags()).toMatchObject([{ rule: "contact-in-text" }]);
  expect(await page()).toContain("Contact in the text: 079 123 4567");
  await call("POST", `/reviews/${id}`, { verdict: "approved" });
  expect(await flags()).toEqual([]);
  expect(await page()).toContain("30d 0h");
  await call("POST", `/reviews/${id}`, { verdict: "rejected", reason: "sold" });
  expect(await page()).not.toContain("30d 0h");
});

test("a filter finds at most five hundred and says that there are more; the whole list has every page", async () => {
  const { app, admin, seller, call } = await office();
  const now = app.clock.now();
  const [person] = await app.deps.db.read.select().from(users).where(eq(users.id, seller.id));
  if (!person) throw new Error("The seller is gone");
  await app.deps.db.withTx(async (tx) => {
    for (let i = 0; i < MOST_FOUND; i++) {
      const email = `many${i}@example.com`;
      await tx.insert(users).values({ ...person, id: newId(), name: `Many ${i}`, email, emailKey: email });
      await recordAudit(
        tx,
        { actor: admin, action: "user.limit", subject: { kind: "user", id: "u", name: `Many ${i}` } },
        now,
      );
    }
  });
  const seen = async (path: string) => {
    const { total, more, page } = (await call("GET", path)).body;
    return { total, more, page };
  };
  expect(await seen("/users")).toEqual({ total: MOST_FOUND + 2, more: false, page: 1 });
  expect(await seen("/users?page=99")).toEqual({ total: MOST_FOUND + 2, more: false, page: 21 });
  expect(await seen("/users?q=many")).toEqual({ total: MOST_FOUND, more: false, page: 1 });
  expect(await seen("/users?q=example&page=99")).toEqual({ total: MOST_FOUND, more: true, page: 20 });
  expect(await seen("/users?state=active")).toEqual({ total: MOST_FOUND, more: true, page: 1 });
  const page = async (path: string) => (await app.request(path, {}, { as: admin })).text();
  expect(await page("/dashboard/users?q=example")).toContain("More than 500 found.");
  expect(await page("/ar/dashboard/users?q=example")).toContain("وُجد أكثر من 500");
  expect(await page("/dashboard/users?q=many")).toContain("500 users");
  expect(await page("/dashboard/audit?q=many")).toContain("500 entries");
});

test("the log forgets the name and the notes of a deleted account, and keeps what was done", async () => {
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

test("an account is deleted by typing its email, with all that was its own; the last admin's is not", async () => {
  const { app, admin, seller, call } = await office();
  const car = await plantCar(app, seller);
  const wrong = await call("DELETE", `/users/${seller.id}`, { email: "somebody@example.com" });
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { email: "This is not the email of the account. Nothing was deleted." },
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

test("the overview counts people and listings and names the five latest", async () => {
  const { app, seller, call } = await office();
  for (let i = 0; i < 6; i++) await plantCar(app, seller, { title: `Car ${i}` });
  await plantPlate(app, seller, { expiresAt: app.clock.now() });
  const { body } = await call("GET", "/overview");
  expect(body.totals).toEqual({ users: 2, activeListings: 6, expiredListings: 1, cars: 6 });
  expect(body.recent.map(({ title }: AdminListing) => title)).toEqual([
    "Number plate 10-48213",
    "Car 5",
    "Car 4",
    "Car 3",
    "Car 2",
  ]);
});
