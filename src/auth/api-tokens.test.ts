import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { inquiries } from "#src/features/conversations/tables.ts";
import { cachedSite, OLD } from "#src/testing/site/cached-site.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { bearer, plantToken } from "#src/testing/site/plant-token.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";
import type { Scope } from "./access.ts";
import { findTokenSession, newApiToken, touchToken } from "./api-tokens.ts";
import { removeExpiredSessions } from "./sessions.ts";
import { apiTokens, users } from "./tables.ts";

const me = ({ json }: TestApp, token: string, headers: Record<string, string> = {}) =>
  json("GET", "/api/auth/me", undefined, { headers: { ...bearer(token), ...headers } });

test("a token has GitHub's format, with the CRC32 of what goes before in base62", () => {
  const tokens = Array.from({ length: 200 }, newApiToken);
  expect(new Set(tokens).size).toBe(200);
  const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  for (const token of tokens) {
    expect(token).toMatch(/^mkb_[0-9A-Za-z]{38}$/);
    const checksum = [...token.slice(-6)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0);
    expect(checksum).toBe(Bun.hash.crc32(token.slice(0, -6)));
  }
});

test("a mistyped token is refused before the database is asked", async () => {
  const token = newApiToken();
  const read = new Proxy({} as TestApp["deps"]["db"]["read"], {
    get: () => {
      throw new Error("asked");
    },
  });
  const other = token.endsWith("0") ? "1" : "0";
  for (const wrong of ["", "mkb_", token.slice(0, -1), `${token}0`, token.slice(0, -1) + other])
    expect(await findTokenSession(read, wrong, 0)).toBe(null);
  await expect(findTokenSession(read, token, 0)).rejects.toThrow("asked");
});

test("a token is a person on every call of the API, without an origin and whatever the cookies", async () => {
  const app = testApp();
  const owner = await app.signUp();
  const other = await app.signUp();
  const token = await plantToken(app, owner, ["listings:write"]);
  expect((await me(app, token)).body.user.id).toBe(owner.id);
  expect((await me(app, token, { Cookie: other.cookie })).body.user.id).toBe(owner.id);
  expect((await me(app, token, { Authorization: `bearer ${token}` })).status).toBe(200);
  const made = await app.json("POST", "/api/cars", typedCar, { headers: bearer(token) });
  expect([made.status, made.body.sellerId ?? made.body.seller?.id]).toEqual([201, owner.id]);
});

test("any other token is refused on every call of the API, even beside a cookie and on public ones", async () => {
  const app = testApp();
  const owner = await app.signUp();
  const suspended = await app.signUp();
  const gone = await plantToken(app, suspended);
  await app.deps.db.withTx((tx) => setUserActive(tx, suspended.id, false, app.clock.now()));
  const ended = await plantToken(app, owner, ["listings:read"], { expiresAt: app.clock.now() });
  for (const token of ["", "nonsense", newApiToken(), gone, ended, `${await plantToken(app, owner)}, x`])
    for (const path of ["/api/auth/me", "/api/stats", "/api/nowhere"]) {
      const { status, body, headers } = await app.json("GET", path, undefined, {
        as: owner,
        headers: bearer(token),
      });
      expect([token, path, status, body.code]).toEqual([token, path, 401, "tokenInvalid"]);
      expect(headers.get("WWW-Authenticate")).toBe('Bearer error="invalid_token"');
      expect(headers.get("X-Request-Id")).toBeTruthy();
    }
  expect((await app.request("/api/auth/me", { headers: { Authorization: "Bearer" } })).status).toBe(401);
});

test("pages, the documentation, the metrics and other kinds of authorization are not about tokens", async () => {
  const app = testApp({ config: { METRICS_TOKEN: "prometheus" } });
  const owner = await app.signUp();
  const token = await plantToken(app, owner);
  const status = async (path: string, headers: Record<string, string>) =>
    (await app.request(path, {}, { headers })).status;
  for (const path of ["/settings", "/ar/settings/api"])
    expect([path, await status(path, bearer(token))]).toEqual([path, 302]);
  for (const path of ["/", "/search", "/api/docs", "/api/docs/x"])
    expect([path, await status(path, bearer("wrong"))]).toEqual([path, path === "/api/docs/x" ? 404 : 200]);
  expect(await status("/metrics", { Authorization: "Bearer prometheus" })).toBe(200);
  expect(await status("/metrics", bearer(token))).toBe(404);
  expect(await status("/api/stats", { Authorization: "Basic bWU6eW91" })).toBe(200);
  expect(await status("/api/auth/me", { Authorization: "Basic bWU6eW91", Cookie: owner.cookie })).toBe(200);
});

test("a valid token opens the beta gate for the API, a wrong one and pages stay outside", async () => {
  const app = testApp({ config: { BETA_PASSWORD: "open sesame" } });
  const token = await plantToken(app, await app.signUp());
  expect((await app.json("GET", "/api/cars", undefined, { headers: bearer(token) })).status).toBe(200);
  expect((await app.json("GET", "/api/cars")).status).toBe(401);
  expect((await app.request("/search", {}, { headers: bearer(token) })).status).toBe(401);
});

test("a token may do what its scopes and the person's rights allow, both", async () => {
  const app = testApp();
  const owner = await app.signUp();
  const other = await app.signUp();
  const [mine, theirs] = [await plantCar(app, owner), await plantCar(app, other)];
  const reads = await plantToken(app, owner, ["listings:read"]);
  const writes = await plantToken(app, owner, ["listings:write"]);
  const change = (id: string, token: string) =>
    app.json("PATCH", `/api/cars/${id}`, { price: 9000 }, { headers: bearer(token) });
  expect((await change(mine, writes)).status).toBe(200);
  expect((await change(theirs, writes)).status).toBe(404);
  const refused = await change(mine, reads);
  expect([refused.status, refused.body]).toEqual([
    403,
    {
      error: "This token lacks the scope listings:write. Create one that has it.",
      code: "scopeMissing",
      scope: "listings:write",
    },
  ]);
  const list = (token: string) =>
    app.json("GET", "/api/user/listings", undefined, { headers: bearer(token) });
  expect([(await list(reads)).status, (await list(writes)).status]).toEqual([200, 403]);
  const never = await app.json("GET", "/api/favorites", undefined, { headers: bearer(writes) });
  expect([never.status, never.body.code]).toEqual([403, "tokenRefused"]);
});

test("admin:read works only while the person is an admin, with two steps where they are demanded", async () => {
  const app = testApp();
  const admin = await app.signUp({ role: "admin" });
  const token = await plantToken(app, admin, ["admin:read"]);
  const read = async () =>
    (await app.json("GET", "/api/admin/users", undefined, { headers: bearer(token) })).status;
  expect(await read()).toBe(200);
  app.deps.config.REQUIRE_ADMIN_TOTP = true;
  expect(await read()).toBe(403);
  app.deps.config.REQUIRE_ADMIN_TOTP = false;
  await app.deps.db.withTx(async (tx) => {
    await tx.update(users).set({ role: "user" }).where(eq(users.id, admin.id));
  });
  expect(await read()).toBe(403);
});

test("the last use is stored to the minute, once a minute", async () => {
  const app = testApp({ now: Date.UTC(2026, 5, 15, 9, 0, 20) });
  const token = await plantToken(app, await app.signUp());
  const used = async () => (await app.deps.db.read.select().from(apiTokens))[0]?.lastUsedAt;
  const minute = Date.UTC(2026, 5, 15, 9);
  let writes = 0;
  const { withTx } = app.deps.db;
  app.deps.db.withTx = (work) => {
    writes++;
    return withTx(work);
  };
  expect(await used()).toBe(null);
  for (const [ms, at, count] of [
    [0, minute, 1],
    [39_000, minute, 1],
    [1000, minute + MINUTE_MS, 2],
    [-MINUTE_MS, minute, 3],
  ] as const) {
    app.clock.advance(ms);
    expect((await me(app, token)).status).toBe(200);
    expect([ms, await used(), writes]).toEqual([ms, at, count]);
  }
});

// On PostgreSQL the version also changes with other tests' databases.
testOnSqlite("of several requests at once only the first writes", async () => {
  const app = testApp();
  const token = await plantToken(app, await app.signUp());
  const now = app.clock.now();
  const session = await findTokenSession(app.deps.db.read, token, now);
  if (!session) throw new Error("not found");
  await touchToken(app.deps.db, session, now);
  const before = await app.deps.db.dataVersion();
  await Bun.sleep(1);
  await touchToken(app.deps.db, session, now);
  expect(await app.deps.db.dataVersion()).toBe(before);
});

test("ended tokens are deleted with ended sessions", async () => {
  const app = testApp();
  const owner = await app.signUp();
  await plantToken(app, owner, ["listings:read"], { expiresAt: app.clock.now() + DAY_MS });
  await plantToken(app, owner);
  app.clock.advance(DAY_MS + 1);
  await removeExpiredSessions(app.deps.db, app.clock.now());
  expect(await app.deps.db.read.$count(apiTokens)).toBe(1);
});

test("600 requests a minute, each token for itself, with the limit in every answer", async () => {
  const app = testApp();
  const owner = await app.signUp();
  const [token, other] = [await plantToken(app, owner), await plantToken(app, owner)];
  let address = 0;
  // From other addresses, so that their own limit does not count.
  const call = (path: string, by: string) =>
    app.request(path, {}, { headers: bearer(by), address: `198.51.100.${address++ % 250}` });
  const limits = ({ status, headers }: Response) => [
    status,
    ...["Limit", "Remaining", "Reset"].map((name) => headers.get(`RateLimit-${name}`)),
  ];
  expect(limits(await call("/api/auth/me", token))).toEqual([200, "600", "599", "60"]);
  app.clock.advance(20_500);
  for (const [path, status] of [
    ["/api/favorites", 403],
    ["/api/nowhere", 404],
    ["/api/cars?page=1", 200],
  ] as const)
    expect(limits(await call(path, token)).slice(0, 2)).toEqual([status, "600"]);
  for (let i = 4; i < 599; i++) await call("/api/nowhere", token);
  expect(limits(await call("/api/auth/me", token))).toEqual([200, "600", "0", "40"]);
  const over = await call("/api/auth/me", token);
  expect([...limits(over), over.headers.get("Retry-After")]).toEqual([429, "600", "0", "40", "40"]);
  expect(limits(await call("/api/auth/me", other))).toEqual([200, "600", "599", "40"]);
  expect((await app.request("/api/stats")).headers.has("RateLimit-Limit")).toBe(false);
  app.clock.advance(39_500);
  expect(limits(await call("/api/auth/me", token))).toEqual([200, "600", "599", "60"]);
});

test("a public call answers a token like a guest, from the same cache", async () => {
  const { app, seller, openTwice, open, changeUnnoticed } = await cachedSite();
  const headers = bearer(await plantToken(app, seller));
  const path = "/api/cars?page=1";
  expect((await openTwice(path)).text).toContain(OLD);
  await changeUnnoticed();
  expect((await open(path, { headers })).text).toContain(OLD);
});

test("without the scope, a public call shows and does nothing in the person's name", async () => {
  const app = testApp();
  const [admin, owner] = [await app.signUp({ role: "admin" }), await app.signUp()];
  const car = await plantCar(app, owner);
  await app.deps.db.withTx((tx) => setUserActive(tx, owner.id, false, app.clock.now()));
  const statusWith = async (scope: Scope) => {
    const headers = bearer(await plantToken(app, admin, [scope]));
    return (await app.json("GET", `/api/cars/${car}`, undefined, { headers })).status;
  };
  expect([await statusWith("photos:write"), await statusWith("listings:read")]).toEqual([410, 200]);
  const other = await plantCar(app, await app.signUp());
  const asked = { buyerName: "Lina", buyerPhone: "0787654321", buyerEmail: "lina@example.com" };
  const message = { ...asked, carId: other, message: "Is it still for sale?" };
  const headers = bearer(await plantToken(app, admin, ["photos:write"]));
  expect((await app.json("POST", "/api/inquiries", message, { headers })).status).toBe(201);
  const rows = await app.deps.db.read.select({ buyerId: inquiries.buyerId }).from(inquiries);
  expect(rows).toEqual([{ buyerId: null }]);
});

test("a call that needs somebody asks for a token", async () => {
  const { headers } = await testApp().json("GET", "/api/auth/me");
  expect(headers.get("WWW-Authenticate")).toBe("Bearer");
});

test("a suspension ends tokens for good", async () => {
  const app = testApp();
  const owner = await app.signUp();
  const headers = bearer(await plantToken(app, owner));
  for (const isActive of [false, true])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await app.deps.db.withTx((tx) => setUserActive(tx, owner.id, isActive, app.clock.now()));
  expect((await app.json("GET", "/api/auth/me", undefined, { headers })).status).toBe(401);
});

test("wrong tokens count within the limit of an address", async () => {
  const app = testApp();
  const status = async () => (await app.request("/api/stats", {}, { headers: bearer("mkb_wrong") })).status;
  const statuses = new Set(await Promise.all(Array.from({ length: 700 }, status)));
  expect([...statuses].sort()).toEqual([401, 429]);
});

test("a program that repeats publishing gets the first answer, or hears that the request differs", async () => {
  const app = testApp();
  const owner = await app.signUp({ phone: "+962791234567" });
  const headers = { ...bearer(await plantToken(app, owner, ["listings:write"])), "Idempotency-Key": "k1" };
  const publish = (more = {}) => app.json("POST", "/api/cars", { ...typedCar, ...more }, { headers });
  const [first, again] = [await publish(), await publish()];
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  expect(again.headers.get("Idempotency-Replayed")).toBe("true");
  expect((await publish({ price: 1 })).body.code).toBe("requestKeyUsed");
  expect(first.headers.get("ETag")).toBe(`"${first.body.rev}"`);
});
