import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { apiTokens, repeatableRequests, users } from "#src/auth/tables.ts";
import { hashOfToken } from "#src/auth/tokens.ts";
import { DAY_MS } from "#src/core/time.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { codeAt } from "#src/testing/site/code-at.ts";
import { enrolled } from "#src/testing/site/enrolled.ts";
import { bearer, plantToken } from "#src/testing/site/plant-token.ts";
import { PASSWORD, settled } from "#src/testing/site/settled.ts";
import type { TestApp, TestUser } from "#src/testing/site/test-app.ts";
import { userActs } from "#src/testing/site/two-step-site.ts";

const asked = { name: "Showroom system", scopes: ["photos:write", "listings:read"], password: PASSWORD };

const make = (app: TestApp, as: TestUser, more: object = {}, headers: Record<string, string> = {}) =>
  app.json("POST", "/api/tokens", { ...asked, ...more }, { as, headers });
const list = (app: TestApp, as: TestUser) => app.json("GET", "/api/tokens", undefined, { as });
const statusWith = async (app: TestApp, token: string) =>
  (await app.json("GET", "/api/auth/me", undefined, { headers: bearer(token) })).status;

test("a token is shown once, lasts 90 days, and only its hash is stored", async () => {
  const { app, user } = await settled();
  const { status, body, headers } = await make(app, user);
  const expiresAt = app.clock.now() + 90 * DAY_MS;
  const scopes = ["listings:read", "photos:write"];
  const { token, id, ...more } = body;
  expect([status, headers.get("Cache-Control")]).toEqual([201, "private, no-store"]);
  expect(more).toEqual({ name: "Showroom system", scopes, expiresAt });
  expect(await statusWith(app, token)).toBe(200);
  const start = token.slice(0, 8);
  const shown = { id, name: "Showroom system", start, scopes, createdAt: app.clock.now(), expiresAt };
  expect((await list(app, user)).body).toEqual([{ ...shown, lastUsedAt: app.clock.now() }]);
  expect((await list(app, await app.signUp())).body).toEqual([]);
  const [row] = await app.deps.db.read.select().from(apiTokens);
  expect(row?.tokenHash).toBe(await hashOfToken(token));
  expect(JSON.stringify(row)).not.toContain(token.slice(8));
});

test("the person is mailed, and it is in the audit trail", async () => {
  const { app, user } = await settled();
  const { body } = await make(app, user);
  const [mail, ...others] = await mails(app);
  expect([mail?.kind, mail?.recipient, others]).toEqual(["token-made", user.email, []]);
  expect(mail?.text).toContain("until 13 September 2026 (listings:read, photos:write)");
  await app.json("DELETE", `/api/tokens/${body.id}`, undefined, { as: user });
  expect(await userActs(app)).toEqual(["token.revoke", "token.make"]);
});

test.each([
  [{ name: " \t " }, "name"],
  [{ name: "x".repeat(61) }, "name"],
  [{ scopes: [] }, "scopes"],
  [{ scopes: ["users:write"] }, "scopes.0"],
  [{ expiresInDays: 0 }, "expiresInDays"],
  [{ expiresInDays: 366 }, "expiresInDays"],
  [{ expiresInDays: 1.5 }, "expiresInDays"],
])("%p is refused at its field", async (wrong, field) => {
  const { app, user } = await settled();
  const { status, body } = await make(app, user, wrong);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test("it lasts from one day to a year", async () => {
  const { app, user } = await settled();
  for (const days of [1, 365]) {
    const { body } = await make(app, user, { expiresInDays: days });
    expect(body.expiresAt).toBe(app.clock.now() + days * DAY_MS);
  }
  app.clock.advance(DAY_MS);
  expect((await list(app, user)).body).toHaveLength(1);
});

test("it takes the password again: a wrong or missing one is 403 and named, and tries are limited", async () => {
  const { app, user } = await settled();
  for (const password of ["zaytoun-8", "", undefined]) {
    const { status, body } = await make(app, user, { password });
    expect([status, body.fields]).toEqual([403, { password: "Incorrect password." }]);
  }
  expect(await app.deps.db.read.$count(apiTokens)).toBe(0);
  for (let i = 0; i < 7; i++) await make(app, user, { password: "zaytoun-8" });
  expect((await make(app, user)).status).toBe(429);
});

test("with two-step verification it takes the code too", async () => {
  const { app, user } = await settled();
  const { secret } = await enrolled(app, user);
  for (const [code, message] of [
    ["", "Enter the code"],
    ["000000", "Incorrect code."],
  ] as const) {
    const { status, body } = await make(app, user, { code });
    expect([status, Object.keys(body.fields)]).toEqual([403, ["code"]]);
    expect(body.fields.code).toContain(message);
  }
  expect(await app.deps.db.read.$count(apiTokens)).toBe(0);
  app.clock.advance(30_000);
  expect((await make(app, user, { code: await codeAt(secret, app.clock.now()) })).status).toBe(201);
});

test("only admins may ask for admin:read", async () => {
  const { app, user } = await settled();
  const refused = await make(app, user, { scopes: ["admin:read"] });
  expect([refused.status, refused.body.code]).toEqual([403, "adminOnly"]);
  await app.deps.db.withTx(async (tx) => void (await tx.update(users).set({ role: "admin" })));
  expect((await make(app, user, { scopes: ["admin:read"] })).status).toBe(201);
});

test("a token makes, lists and ends no tokens, and changes no password", async () => {
  const { app, user } = await settled();
  const headers = bearer(await plantToken(app, user, ["listings:write", "admin:read"]));
  for (const [method, path] of [
    ["POST", "/api/tokens"],
    ["GET", "/api/tokens"],
    ["DELETE", "/api/tokens/x"],
    ["POST", "/api/user/password"],
  ] as const) {
    const { status, body } = await app.json(method, path, method === "GET" ? undefined : asked, { headers });
    expect([method, path, status, body.code]).toEqual([method, path, 403, "tokenRefused"]);
  }
});

test("a person has at most 20 tokens; ended ones do not count", async () => {
  const { app, user } = await settled();
  const expiresAt = app.clock.now() + 2 * DAY_MS;
  for (let i = 0; i < 20; i++) await plantToken(app, user, ["listings:read"], i ? {} : { expiresAt });
  const other = await app.signUp();
  await plantToken(app, other);
  const { status, body } = await make(app, user);
  expect([status, body.code]).toEqual([409, "tokensTooMany"]);
  app.clock.advance(2 * DAY_MS);
  expect((await make(app, user)).status).toBe(201);
});

test("only its owner revokes a token, which then opens nothing", async () => {
  const { app, user } = await settled();
  const { body } = await make(app, user);
  const revoke = async (as: TestUser) =>
    (await app.json("DELETE", `/api/tokens/${body.id}`, undefined, { as })).status;
  expect([await revoke(await app.signUp()), await statusWith(app, body.token)]).toEqual([404, 200]);
  expect([await revoke(user), await statusWith(app, body.token)]).toEqual([204, 401]);
  expect(await revoke(user)).toBe(404);
});

test("it ends with the account", async () => {
  const { app, user } = await settled();
  const token = await plantToken(app, user);
  await app.deps.db.withTx(async (tx) => void (await tx.delete(users).where(eq(users.id, user.id))));
  expect(await statusWith(app, token)).toBe(401);
  expect(await app.deps.db.read.$count(apiTokens)).toBe(0);
});

test("with a key it is made once: the second time it cannot be shown, whatever else is sent", async () => {
  const { app, user } = await settled();
  const key = { "Idempotency-Key": "deploy-7" };
  expect((await make(app, user, { password: "zaytoun-8" }, key)).status).toBe(403);
  const { body } = await make(app, user, {}, key);
  const [row] = await app.deps.db.read.select().from(repeatableRequests);
  expect(row?.answer).toBe(null);
  for (const more of [{}, { password: "zaytoun-8" }]) {
    const again = await make(app, user, more, key);
    expect([again.status, again.body.code]).toEqual([409, "tokenMadeAlready"]);
    expect(JSON.stringify(again.body)).not.toContain(body.token);
  }
  expect(await app.deps.db.read.$count(apiTokens)).toBe(1);
});

test("a new password ends the tokens if the person wants it", async () => {
  const { app, user } = await settled();
  const token = await plantToken(app, user);
  const change = async (as: TestUser, from: string, to: string, more = {}) => {
    const body = { currentPassword: from, password: to, confirmPassword: to, ...more };
    const { headers } = await app.json("POST", "/api/user/password", body, { as });
    return { ...as, cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  };
  const renewed = await change(user, PASSWORD, "sumac-and-salt");
  expect(await statusWith(app, token)).toBe(200);
  await change(renewed, "sumac-and-salt", "salt-and-sumac", { endTokens: true });
  expect(await statusWith(app, token)).toBe(401);
});

test("the settings ask about the tokens only those who have some, also without scripts", async () => {
  const { app, user } = await settled();
  const page = async () => (await app.request("/settings", {}, { as: user })).text();
  expect(await page()).not.toContain('name="endTokens"');
  const token = await plantToken(app, user);
  expect(await page()).toContain('name="endTokens"');
  const change = { currentPassword: PASSWORD, password: "sumac-and-salt", confirmPassword: "sumac-and-salt" };
  await app.form("/settings/password", { ...change, endTokens: "on" }, { as: user });
  expect(await statusWith(app, token)).toBe(401);
});
