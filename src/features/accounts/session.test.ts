import { expect, test } from "bun:test";
import { sessions, users } from "#src/auth/tables.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { as, cookieOf, login, rania, register } from "#src/testing/site/rania.ts";
import { testApp } from "#src/testing/site/test-app.ts";

test("the session cookie has its name and attributes on plain http and over https", async () => {
  const plain = cookieOf((await register(testApp())).headers);
  expect(plain).toMatch(/^sid=[\w-]{43}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/);
  const app = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  const secure = await register(app);
  expect(cookieOf(secure.headers)).toMatch(
    /^__Host-sid=[\w-]{43}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/,
  );
  expect((await app.json("GET", "/api/auth/me", undefined, as(secure.headers))).status).toBe(200);
});

test("the database stores neither the token nor the password", async () => {
  const app = testApp();
  const token = /sid=([^;]+)/.exec(cookieOf((await register(app)).headers))?.[1] ?? "";
  const [session] = await app.deps.db.read.select().from(sessions);
  const [user] = await app.deps.db.read.select().from(users);
  expect(session?.tokenHash).toMatch(/^[\w-]{43}$/);
  expect(session?.tokenHash).not.toBe(token);
  expect(user?.passwordHash).toStartWith("$argon2id$v=19$m=19456,t=2,p=1$");
});

test("login starts a new session and ends the browser's previous one", async () => {
  const app = testApp();
  const first = await register(app);
  const second = await login(app, rania.email, rania.password, as(first.headers));
  expect(cookieOf(second.headers)).not.toBe(cookieOf(first.headers));
  expect((await app.json("GET", "/api/auth/me", undefined, as(first.headers))).status).toBe(401);
  expect((await app.json("GET", "/api/auth/me", undefined, as(second.headers))).status).toBe(200);
  const elsewhere = await login(app);
  expect((await app.json("GET", "/api/auth/me", undefined, as(second.headers))).status).toBe(200);
  expect((await app.json("GET", "/api/auth/me", undefined, as(elsewhere.headers))).status).toBe(200);
});

test("session and login responses say when the user was created and last changed", async () => {
  const app = testApp();
  const { headers } = await register(app);
  const createdAt = app.clock.now();
  app.clock.advance(HOUR_MS);
  const updatedAt = app.clock.now();
  await app.json("PATCH", "/api/user/profile", { name: "Rania" }, as(headers));
  const me = await app.json("GET", "/api/auth/me", undefined, as(headers));
  expect(me.body.user).toMatchObject({ name: "Rania", createdAt, updatedAt });
  expect((await login(app)).body).toEqual(me.body);
});

test("logout ends the session on the server and removes the cookie", async () => {
  const app = testApp();
  const { headers } = await register(app);
  const out = await app.json("POST", "/api/auth/logout", undefined, as(headers));
  expect(out.status).toBe(204);
  expect(cookieOf(out.headers)).toContain("sid=; HttpOnly; Max-Age=0");
  expect(out.headers.get("Clear-Site-Data")).toBe('"storage"');
  expect((await app.json("GET", "/api/auth/me", undefined, as(headers))).status).toBe(401);
  expect((await app.json("POST", "/api/auth/logout")).status).toBe(204);
});

test("a guest is told to sign in", async () => {
  const { status, body } = await testApp().json("GET", "/api/auth/me");
  expect(status).toBe(401);
  expect(body).toEqual({ error: "Log in to continue.", code: "notSignedIn" });
});

test("a suspended user is signed out at the next request", async () => {
  const app = testApp();
  const user = await app.signUp();
  expect((await app.json("GET", "/api/auth/me", undefined, { as: user })).status).toBe(200);
  await app.deps.db.withTx((tx) => tx.update(users).set({ isActive: false }));
  expect((await app.json("GET", "/api/auth/me", undefined, { as: user })).status).toBe(401);
});

test("a session ends after 14 days without use, and after 30 days in any case", async () => {
  const app = testApp();
  const [inTime, idle, busy] = [await app.signUp(), await app.signUp(), await app.signUp()];
  const me = async (as: typeof idle) => (await app.json("GET", "/api/auth/me", undefined, { as })).status;
  app.clock.advance(14 * DAY_MS - 1);
  expect([await me(inTime), await me(busy)]).toEqual([200, 200]);
  app.clock.advance(1);
  expect(await me(idle)).toBe(401);
  app.clock.advance(13 * DAY_MS);
  expect(await me(busy)).toBe(200);
  app.clock.advance(3 * DAY_MS - 1);
  expect(await me(busy)).toBe(200);
  app.clock.advance(1);
  expect(await me(busy)).toBe(401);
});

test("an admin's session ends after 12 hours, used or not", async () => {
  const app = testApp();
  const [admin, idle] = [await app.signUp({ role: "admin" }), await app.signUp({ role: "admin" })];
  const me = async (as = admin) => (await app.json("GET", "/api/auth/me", undefined, { as })).status;
  for (const step of [6, 5]) {
    app.clock.advance(step * HOUR_MS);
    expect(await me()).toBe(200);
  }
  app.clock.advance(HOUR_MS);
  expect([await me(), await me(idle)]).toEqual([401, 401]);
});

test("a session's last use is stored at most once an hour", async () => {
  const app = testApp();
  const as = await app.signUp();
  const begun = app.clock.now();
  const seenAfter = async (ms: number) => {
    app.clock.advance(ms);
    await app.json("GET", "/api/auth/me", undefined, { as });
    return (await app.deps.db.read.select().from(sessions))[0]?.seenAt;
  };
  expect(await seenAfter(HOUR_MS - 1)).toBe(begun);
  expect(await seenAfter(1)).toBe(begun + HOUR_MS);
});
