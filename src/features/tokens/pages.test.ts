import { expect, test } from "bun:test";
import { apiTokens } from "#src/auth/tables.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { wordsIn } from "#src/testing/pages/words-in.ts";
import { enrolled } from "#src/testing/site/enrolled.ts";
import { bearer, plantToken } from "#src/testing/site/plant-token.ts";
import { PASSWORD, pageOf, settled } from "#src/testing/site/settled.ts";

const typed = { name: "Showroom system", scopes: "listings:read", expiresInDays: "30", password: PASSWORD };

test("the settings link to the page, in both languages", async () => {
  const { app, user } = await settled();
  expect((await pageOf(app, user)).split('href="/settings/api"')).toHaveLength(3);
  expect(await pageOf(app, user, "/ar/settings")).toContain('href="/ar/settings/api"');
  expect(await pageOf(app, user, "/ar/settings/api")).toContain('href="/ar/api/docs"');
});

test("the form makes a token and shows it once, in an answer that nobody stores", async () => {
  const { app, user } = await settled();
  const body = new URLSearchParams({ ...typed, scopes: "listings:read" });
  body.append("scopes", "photos:write");
  const made = await app.request("/settings/api", { method: "POST", body }, { as: user });
  expect([made.status, made.headers.get("Cache-Control")]).toEqual([200, "private, no-store, no-transform"]);
  const [token = ""] = /mkb_[0-9A-Za-z]{38}/.exec(await made.text()) ?? [];
  const me = await app.json("GET", "/api/auth/me", undefined, { headers: bearer(token) });
  expect(me.body.user.id).toBe(user.id);
  const [row] = await app.deps.db.read.select().from(apiTokens);
  expect(row).toMatchObject({ scopes: ["listings:read", "photos:write"], name: "Showroom system" });
  expect(row?.expiresAt).toBe(app.clock.now() + 30 * DAY_MS);
  const page = await pageOf(app, user, "/settings/api");
  expect([page.includes(token), page.includes(token.slice(0, 8))]).toEqual([false, true]);
});

test("a form that is sent again makes no second token, and right passwords are no tries", async () => {
  const { app, user } = await settled();
  const page = await pageOf(app, user, "/settings/api");
  const [, id = ""] = /name="id" value="([^"]+)"/.exec(page) ?? [];
  const send = async (fields: Record<string, string>) =>
    (await app.form("/settings/api", { ...typed, ...fields }, { as: user })).status;
  expect([await send({ id }), await send({ id })]).toEqual([200, 409]);
  expect(await app.deps.db.read.$count(apiTokens)).toBe(1);
  // More often than wrong passwords are allowed.
  for (let i = 0; i < 12; i++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await send({})).toBe(200);
});

test("a refused form keeps what was typed, except the password, and says what is wrong at the field", async () => {
  const { app, user } = await settled();
  const send = async (wrong: Record<string, string>) => {
    const { scopes: _, name: __, ...untyped } = typed;
    const answer = await app.form("/settings/api", { ...untyped, ...wrong }, { as: user });
    return { status: answer.status, html: await answer.text() };
  };
  const bare = await send({ name: "Kiosk", expiresInDays: "365" });
  expect([bare.status, wordsIn(bare.html).includes("Required")]).toEqual([400, true]);
  const wrong = await send({ name: "Kiosk", scopes: "photos:write", password: "zaytoun-8" });
  expect([wrong.status, wordsIn(wrong.html).includes("Incorrect password.")]).toEqual([403, true]);
  expect(wrong.html).toContain('value="Kiosk"');
  expect(wrong.html).toMatch(
    /<input[^>]*checked=""[^>]*value="photos:write"|value="photos:write"[^>]*checked=""/,
  );
  expect(wrong.html).not.toContain("zaytoun-8");
  expect((await send({ scopes: "photos:write" })).status).toBe(400);
  expect((await send({ name: "Kiosk", expiresInDays: "soon", scopes: "photos:write" })).status).toBe(400);
  expect(await app.deps.db.read.$count(apiTokens)).toBe(0);
});

test("the list says when a token was used, and warns of its end 14 days before", async () => {
  const { app, user } = await settled();
  const now = app.clock.now();
  const used = { lastUsedAt: now - 2 * MINUTE_MS, name: "Inbox to CRM" };
  await plantToken(app, user, ["inquiries:read"], { ...used, expiresAt: now + 14 * DAY_MS - 1 });
  await plantToken(app, user, ["listings:read"], { expiresAt: now + 14 * DAY_MS });
  const words = wordsIn(await pageOf(app, user, "/settings/api"));
  for (const text of ["Inbox to CRM", "2 min ago", "in 14 days", "Never", "29 June 2026"])
    expect(words).toContain(text);
});

test("only admins are offered admin:read, and only with two steps a code is asked for", async () => {
  const { app, user } = await settled();
  const admin = await app.signUp({ role: "admin" });
  const offers = async (as: typeof user, what: string) =>
    (await pageOf(app, as, "/settings/api")).includes(what);
  expect([await offers(user, "admin:read"), await offers(admin, "admin:read")]).toEqual([false, true]);
  expect(await offers(user, 'name="code"')).toBe(false);
  await enrolled(app, user);
  expect(await offers(user, 'name="code"')).toBe(true);
});

test("a button revokes a token", async () => {
  const { app, user } = await settled();
  await plantToken(app, user);
  const [, path = ""] =
    /action="(\/settings\/api\/[^"]+\/revoke)"/.exec(await pageOf(app, user, "/settings/api")) ?? [];
  expect((await app.form(path, {}, { as: await app.signUp() })).status).toBe(404);
  const done = await app.form(path, {}, { as: user });
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/settings/api"]);
  expect(await app.deps.db.read.$count(apiTokens)).toBe(0);
});
