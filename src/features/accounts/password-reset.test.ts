import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { hashPassword } from "#src/auth/passwords.ts";
import { apiTokens, oneTimeLinks, users } from "#src/auth/tables.ts";
import { HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { plantToken } from "#src/testing/site/plant-token.ts";
import { sleepingNowhere } from "#src/testing/site/slept.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { testApp, type TestApp } from "#src/testing/site/test-app.ts";

const OLD = "zaytoun-7";
const NEW = "sumac-and-salt";

const slept = sleepingNowhere();

const forget = (app: TestApp, email: string, more = {}) => app.form("/forgot-password", { email }, more);
const login = async (app: TestApp, password: string) =>
  (await app.json("POST", "/api/auth/login", { email: "rania@example.com", password })).status;

/** Requests a reset for an account; `token` is from its newest email. */
async function forgotten(given: Partial<typeof users.$inferInsert> = {}) {
  const app = testApp();
  const user = await app.signUp({
    name: "Rania Haddad",
    email: "rania@example.com",
    passwordHash: await hashPassword(OLD),
    ...given,
  });
  const ask = async () => {
    await forget(app, "Rania@Example.com");
    const [mail] = (await mails(app)).filter(({ kind }) => kind === "reset-password").slice(-1);
    return /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  };
  const token = await ask();
  const reset = (password = NEW, confirmPassword = password, given = token, path = "/reset-password") =>
    app.form(path, { token: given, password, confirmPassword }, { as: user });
  return { app, user, token, ask, reset };
}

test("a reset ends all tokens of the account", async () => {
  const { app, user, reset } = await forgotten();
  await plantToken(app, user);
  await plantToken(app, await app.signUp());
  await reset();
  expect((await app.deps.db.read.select().from(apiTokens)).map(({ userId }) => userId)).not.toContain(
    user.id,
  );
  expect(await app.deps.db.read.$count(apiTokens)).toBe(1);
});

test("the login page links to the reset", async () => {
  expect(await (await testApp().request("/ar/login")).text()).toContain('href="/ar/forgot-password"');
});

test("the email is in the account's language, with a link to the page for a new password", async () => {
  const { app, user, token } = await forgotten({ language: "ar" });
  const [mail] = await mails(app);
  expect(mail).toMatchObject({ recipient: user.email, userId: user.id, language: "ar" });
  expect(mail?.text).toContain(`/ar/reset-password?token=${token}`);
  expect(mail?.text).toContain("60 دقيقة");
  const page = await app.request(`/ar/reset-password?token=${token}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('noindex"');
});

test("known, unknown and suspended addresses get the same response after the same time", async () => {
  const { app } = await forgotten();
  await app.signUp({ email: "suspended@example.com", isActive: false });
  const before = (await mails(app)).length;
  slept.length = 0;
  const answers = [];
  for (const email of ["rania@example.com", "nobody@example.com", "suspended@example.com"])
    answers.push(await forget(app, email));
  for (const { status, headers } of answers)
    expect([status, headers.get("Location")]).toEqual([303, "/forgot-password/sent"]);
  expect(slept).toEqual([400, 400, 400]);
  expect((await mails(app)).length).toBe(before + 1);
  expect(await (await app.request("/forgot-password/sent")).text()).toContain("If there is an account");
});

test("an invalid address is refused at its field and kept", async () => {
  const answer = await forget(testApp(), "rania@");
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("Invalid email address");
  expect(html).toContain('value="rania@"');
  expect((await testApp().form("/forgot-password", {})).status).toBe(400);
});

test("five emails an hour to an address, known or not; twenty attempts an hour from one IP address", async () => {
  for (const email of ["rania@example.com", "nobody@example.com"]) {
    const app = testApp();
    await app.signUp({ email: "rania@example.com" });
    const statuses = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await forget(app, email.toUpperCase(), { address: `192.0.2.${i}` })).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    app.clock.advance(HOUR_MS);
    expect((await forget(app, email)).status).toBe(303);
  }
  const app = testApp();
  for (let i = 0; i < 20; i++) expect((await forget(app, `p${i}@example.com`)).status).toBe(303);
  const refused = await forget(app, "one-more@example.com");
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
});

test("the new password works; the old one and all sessions end", async () => {
  const { app, user, reset } = await forgotten();
  const answer = await reset();
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login"]);
  const cookies = answer.headers.getSetCookie().join("\n");
  expect(cookies).toContain("flash=resetDone");
  expect(cookies).toMatch(/sid=;.*Max-Age=0/);
  expect((await app.json("GET", "/api/auth/me", undefined, { as: user })).status).toBe(401);
  expect([await login(app, OLD), await login(app, NEW)]).toEqual([401, 200]);
});

test("an email reports the change, and using the link confirms the address", async () => {
  const { app, user, reset } = await forgotten();
  await reset();
  const [, notice] = await mails(app);
  expect(notice).toMatchObject({ kind: "password-changed", recipient: user.email });
  const [row] = await app.deps.db.read.select().from(users);
  expect(row?.emailVerifiedAt).toBe(app.clock.now());
});

test("an address confirmed before keeps its date", async () => {
  const { app, reset } = await forgotten({ emailVerifiedAt: 5 });
  await reset();
  expect((await app.deps.db.read.select().from(users))[0]?.emailVerifiedAt).toBe(5);
});

test.each([
  [OLD, OLD, "This is already your password. Choose another one."],
  [NEW, "sumac-and-pepper", "Passwords do not match"],
  ["a1b2c", "a1b2c", "Password must be at least 6 characters"],
  ["password1", "password1", "This password is too easy to guess"],
  ["Rania Haddad", "Rania Haddad", "just your name or email is too easy to guess"],
  ["ب".repeat(513), "ب".repeat(513), "This password is too long. Use at most 500 characters."],
])("%p typed with %p is refused, and the link still works", async (password, again, message) => {
  const { app, reset } = await forgotten();
  const answer = await reset(password, again);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain(message);
  expect(html).not.toContain(`"${password}"`);
  expect(await login(app, OLD)).toBe(200);
  expect((await reset()).status).toBe(303);
});

test("an admin's new password needs twelve characters", async () => {
  const { reset } = await forgotten({ role: "admin" });
  expect(await (await reset("sumac-salt")).text()).toContain("at least 12 characters");
  expect((await reset("sumac-and-salt")).status).toBe(303);
});

test("a link works once within 60 minutes; a newer one replaces it", async () => {
  const { app, ask, reset, token } = await forgotten();
  const newer = await ask();
  expect((await reset(NEW, NEW, token)).status).toBe(410);
  app.clock.advance(60 * MINUTE_MS - 1);
  expect((await reset(NEW, NEW, newer)).status).toBe(303);
  expect((await reset("another-one", "another-one", newer)).status).toBe(410);
  const late = await ask();
  app.clock.advance(60 * MINUTE_MS);
  expect((await reset("another-one", "another-one", late)).status).toBe(410);
  expect(await login(app, NEW)).toBe(200);
});

test("sending the same form twice succeeds both times; another password fails", async () => {
  const { app, reset } = await forgotten();
  const twice = await Promise.all([reset(), reset()]);
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  expect((await mails(app)).filter(({ kind }) => kind === "password-changed")).toHaveLength(1);
  expect((await reset("another-one")).status).toBe(410);
  app.clock.advance(MINUTE_MS + 1);
  expect((await reset()).status).toBe(410);
});

test("of two passwords sent at the same moment one wins; the other gets an expired link", async () => {
  const { app, reset } = await forgotten();
  const answers = await Promise.all([reset(NEW), reset("another-one")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
  expect([await login(app, NEW), await login(app, "another-one")].sort()).toEqual([200, 401]);
});

test("used, foreign and unknown links offer a new one, before and after typing", async () => {
  const { app, user, token, reset } = await forgotten();
  const ended = async (answer: Response) => {
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('href="/forgot-password"');
  };
  for (const path of ["/reset-password", "/reset-password?token=", "/reset-password?token=nonsense"])
    await ended(await app.request(path));
  await ended(await reset("short", "short", "nonsense"));
  await app.deps.db.withTx((tx) => tx.update(users).set({ isActive: false }).where(eq(users.id, user.id)));
  await ended(await app.request(`/reset-password?token=${token}`));
  await ended(await reset());
  await app.deps.db.withTx((tx) => tx.delete(users).where(eq(users.id, user.id)));
  await ended(await reset());
  expect(await app.deps.db.read.$count(oneTimeLinks)).toBe(0);
});
