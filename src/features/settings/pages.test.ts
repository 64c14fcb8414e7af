import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { hashPassword } from "#src/auth/passwords.ts";
import { issueLink } from "#src/auth/one-time-links.ts";
import { oneTimeLinks, sessions, users } from "#src/auth/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { subscribers } from "#src/features/newsletter/tables.ts";
import { HOUR_MS, MINUTE_MS } from "#src/http/rate-limit.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/test-app.ts";

const OLD = "zaytoun-7";
const NEW = "sumac-and-salt";
const PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";

async function settled(given: Partial<typeof users.$inferInsert> = {}) {
  const app = testApp();
  const user = await app.signUp({
    name: "Rania Haddad",
    email: "rania@example.com",
    passwordHash: await hashPassword(OLD),
    ...given,
  });
  return { app, user };
}

const row = async ({ deps }: TestApp, { id }: { id: string }) =>
  (await deps.db.read.select().from(users).where(eq(users.id, id)))[0];
const pageOf = async (app: TestApp, as: TestUser, path = "/settings") =>
  (await app.request(path, {}, { as })).text();
const isIn = async (app: TestApp, as: TestUser) =>
  (await app.json("GET", "/api/auth/me", undefined, { as })).status === 200;
const sidOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("sid="))
    ?.split(";")[0] ?? "";

async function signInElsewhere(app: TestApp, user: TestUser, userAgent = PHONE): Promise<TestUser> {
  const body = { email: user.email, password: OLD };
  const { headers } = await app.json("POST", "/api/auth/login", body, {
    headers: { "User-Agent": userAgent },
  });
  return { ...user, cookie: sidOf(headers) };
}

test("a guest is sent to the login and back", async () => {
  const answer = await testApp().request("/ar/settings");
  expect(answer.headers.get("Location")).toBe("/ar/login?next=%2Far%2Fsettings");
});

test("the page holds every part, in both languages, and what is known", async () => {
  const { app, user } = await settled({ phone: "+962791234567", location: "Irbid" });
  const html = await pageOf(app, user);
  for (const text of [
    "rania@example.com",
    "Not confirmed yet",
    'value="079 123 4567"',
    'value="Rania Haddad"',
  ])
    expect(html).toContain(text);
  expect(html).toContain('<option value="Irbid" selected="">');
  for (const id of ["profile", "preferences", "password", "devices", "data", "delete"]) {
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain(`href="#${id}"`);
  }
  expect(await pageOf(app, user, "/ar/settings")).toContain("الأجهزة المسجَّل دخولها");
});

test("two-step sign-in tells whether it is on", async () => {
  const { app, user } = await settled();
  const card = async () =>
    /<section id="second-factor".*?<\/section>/.exec(await pageOf(app, user))?.[0] ?? "";
  expect(await card()).toMatch(/Set it up.*>Off</);
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ totpSecret: "begun" }).where(eq(users.id, user.id)),
  );
  expect(await card()).toMatch(/Set it up.*>Off</);
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ totpConfirmedAt: app.clock.now() }).where(eq(users.id, user.id)),
  );
  expect(await card()).toMatch(/Manage it.*>On</);
});

test("menu and drawer lead to the settings", async () => {
  const { app, user } = await settled();
  expect((await pageOf(app, user, "/search")).match(/href="\/settings"/g)).toHaveLength(2);
});

test("the profile is saved, by a form and by a call", async () => {
  const { app, user } = await settled({ phone: "+962791234567", location: "Irbid" });
  const typed = { name: "  Rania  Q ", phone: "٠٧٨٧٦٥٤٣٢١", location: "Amman" };
  const saved = await app.form("/ar/settings/profile", typed, { as: user });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/ar/settings"]);
  expect(saved.headers.get("Set-Cookie")).toContain("flash=settingsSaved");
  expect(await row(app, user)).toMatchObject({ name: "Rania Q", phone: "+962787654321", location: "Amman" });
  const none = await app.json(
    "PATCH",
    "/api/user/profile",
    { name: "R", phone: "", location: null },
    { as: user },
  );
  expect(none.status).toBe(204);
  expect(await row(app, user)).toMatchObject({ name: "R", phone: null, location: null });
});

test("a refused profile names the fields, keeps what was typed and changes nothing", async () => {
  const { app, user } = await settled();
  const answer = await app.form(
    "/settings/profile",
    { name: "", phone: "12", location: "Paris" },
    { as: user },
  );
  expect(answer.status).toBe(400);
  const html = await answer.text();
  for (const text of ["Name is required", "Enter a Jordanian mobile number", "Choose a city", 'value="12"'])
    expect(html).toContain(text);
  expect(await row(app, user)).toMatchObject({ name: "Rania Haddad", phone: null });
  const long = { name: "x".repeat(81) };
  const refused = await app.json("PATCH", "/api/user/profile", long, { as: user });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["name"]]);
});

test("what decides rights cannot be sent along", async () => {
  const { app, user } = await settled();
  const sent = { name: "R", role: "admin", listingLimit: 999_999, email: "x@example.com", verifiedAt: 1 };
  await app.json("PATCH", "/api/user/profile", sent, { as: user });
  expect(await row(app, user)).toMatchObject({
    role: "user",
    listingLimit: 5,
    email: "rania@example.com",
    verifiedAt: null,
  });
});

test("the language chosen is that of mails and of the site; unticked mails stop", async () => {
  const { app, user } = await settled();
  const saved = await app.form("/settings/preferences", { language: "ar", mailsExpiry: "on" }, { as: user });
  expect(saved.headers.get("Location")).toBe("/ar/settings");
  expect(saved.headers.getSetCookie().join()).toContain("language=ar");
  expect(await row(app, user)).toMatchObject({ language: "ar", mailsInquiries: false, mailsExpiry: true });
  const back = { language: "en", mailsInquiries: true, mailsExpiry: false };
  const called = await app.json("PATCH", "/api/user/preferences", back, { as: user });
  expect(called.headers.getSetCookie().join()).toContain("language=en");
  expect(await row(app, user)).toMatchObject(back);
  const odd = { ...back, language: "fr" };
  expect((await app.json("PATCH", "/api/user/preferences", odd, { as: user })).status).toBe(400);
  expect((await app.form("/settings/preferences", { language: "fr" }, { as: user })).status).toBe(400);
});

test("the header's language switch counts for mails too", async () => {
  const { app, user } = await settled();
  await app.form("/preferences", { language: "ar", next: "/search" }, { as: user });
  expect((await row(app, user))?.language).toBe("ar");
  expect((await app.form("/preferences", { language: "en" })).status).toBe(303);
  expect((await row(app, user))?.language).toBe("ar");
});

test("a new password needs the current one; it ends the other sessions and renews this one", async () => {
  const { app, user } = await settled();
  const phone = await signInElsewhere(app, user);
  const change = { currentPassword: OLD, password: NEW, confirmPassword: NEW };
  const { status, headers } = await app.json("POST", "/api/user/password", change, { as: user });
  expect(status).toBe(204);
  const renewed = { ...user, cookie: sidOf(headers) };
  expect([await isIn(app, user), await isIn(app, phone), await isIn(app, renewed)]).toEqual([
    false,
    false,
    true,
  ]);
  const login = (password: string) => app.json("POST", "/api/auth/login", { email: user.email, password });
  expect([(await login(OLD)).status, (await login(NEW)).status]).toEqual([401, 200]);
  const [notice] = await app.deps.db.read.select().from(outbox);
  expect(notice).toMatchObject({ kind: "password-changed", recipient: user.email });
});

test("the password's form does the same without scripts", async () => {
  const { app, user } = await settled();
  const change = { currentPassword: OLD, password: NEW, confirmPassword: NEW };
  const done = await app.form("/settings/password", change, { as: user });
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/settings"]);
  expect(await isIn(app, { ...user, cookie: sidOf(done.headers) })).toBe(true);
});

test.each([
  [{ currentPassword: "zaytoun-8" }, "currentPassword", "This is not your password."],
  [{ currentPassword: "" }, "currentPassword", "Required"],
  [{ password: OLD, confirmPassword: OLD }, "password", "This is your old password."],
  [{ password: "abc", confirmPassword: "abc" }, "password", "at least 6 characters"],
  [{ password: "rania", confirmPassword: "rania haddad" }, "confirmPassword", "Passwords do not match"],
  [{ password: "rania haddad", confirmPassword: "rania haddad" }, "password", "alone is too easy to guess"],
])("the password change %j is refused at %p", async (wrong, field, message) => {
  const { app, user } = await settled();
  const change = { currentPassword: OLD, password: NEW, confirmPassword: NEW, ...wrong };
  const call = await app.json("POST", "/api/user/password", change, { as: user });
  expect([call.status, call.body.fields[field]]).toEqual([400, expect.stringContaining(message)]);
  const form = await app.form("/settings/password", change, { as: user });
  expect(form.status).toBe(400);
  const html = await form.text();
  expect(html).toContain(message);
  expect(html).not.toContain(NEW);
  expect(await isIn(app, user)).toBe(true);
});

test("a password change ends open links of a forgotten password", async () => {
  const { app, user } = await settled();
  const { db, clock } = app.deps;
  await db.withTx((tx) => issueLink(tx, "reset-password", user.id, clock.now(), HOUR_MS));
  const change = { currentPassword: OLD, password: NEW, confirmPassword: NEW };
  await app.json("POST", "/api/user/password", change, { as: user });
  expect(await db.read.$count(oneTimeLinks)).toBe(0);
});

test("a password change sent twice at once is done once and leaves both answers signed in", async () => {
  const { app, user } = await settled();
  const change = { currentPassword: OLD, password: NEW, confirmPassword: NEW };
  const twice = await Promise.all([1, 2].map(() => app.form("/settings/password", change, { as: user })));
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  for (const { headers } of twice) expect(await isIn(app, { ...user, cookie: sidOf(headers) })).toBe(true);
  expect(await app.deps.db.read.$count(outbox)).toBe(1);
});

test("of two changes at once one wins, the other is told that the current password was another", async () => {
  const { app, user } = await settled();
  const answers = await Promise.all(
    [NEW, "another-one"].map((password) =>
      app.form(
        "/settings/password",
        { currentPassword: OLD, password, confirmPassword: password },
        { as: user },
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
});

test("ten guesses of the current password in a quarter of an hour", async () => {
  const { app, user } = await settled();
  const guess = (currentPassword: string) =>
    app.json(
      "POST",
      "/api/user/password",
      { currentPassword, password: NEW, confirmPassword: NEW },
      { as: user },
    );
  for (let i = 0; i < 10; i++) expect((await guess("wrong")).status).toBe(400);
  expect((await guess(OLD)).status).toBe(429);
  app.clock.advance(15 * MINUTE_MS);
  expect((await guess(OLD)).status).toBe(204);
});

test("a login that was checked while the password changed does not get in", async () => {
  const { app, user } = await settled();
  const { verify } = Bun.password;
  Bun.password.verify = async (...args) => {
    const right = await verify(...args);
    Bun.password.verify = verify;
    await app.deps.db.withTx((tx) => tx.update(users).set({ passwordHash: "changed meanwhile" }));
    return right;
  };
  expect((await app.json("POST", "/api/auth/login", { email: user.email, password: OLD })).status).toBe(401);
});

const handles = (html: string) =>
  [...html.matchAll(/\/settings\/sessions\/([\w-]+)\/end"/g)].map(([, it]) => it ?? "");

test("devices are told in words, this one is marked, and no hash or token leaves the server", async () => {
  const { app, user } = await settled();
  await signInElsewhere(app, user);
  app.clock.advance(2 * HOUR_MS);
  const here = await signInElsewhere(app, user, "Mozilla/5.0 (Windows NT 10.0) Firefox/132.0");
  const html = await pageOf(app, here);
  for (const text of ["Chrome on Android", "Last seen: 2 h ago", "Firefox on Windows", "This device"])
    expect(html).toContain(text);
  expect(html.indexOf("Firefox on Windows")).toBeLessThan(html.indexOf("Chrome on Android"));
  expect(handles(html)).toHaveLength(2);
  for (const { tokenHash } of await app.deps.db.read.select().from(sessions))
    expect(html).not.toContain(tokenHash);
});

test("a device is signed out, once or twice, by its handle alone", async () => {
  const { app, user } = await settled();
  const phone = await signInElsewhere(app, user);
  const [handle = ""] = handles(await pageOf(app, user));
  const stranger = await app.signUp();
  await app.json("DELETE", `/api/user/sessions/${handle}`, undefined, { as: stranger });
  expect(await isIn(app, phone)).toBe(true);
  for (let i = 0; i < 2; i++)
    expect((await app.json("DELETE", `/api/user/sessions/${handle}`, undefined, { as: user })).status).toBe(
      204,
    );
  expect([await isIn(app, phone), await isIn(app, user)]).toEqual([false, true]);
});

test("every other device is signed out, by a form and by a call", async () => {
  const { app, user } = await settled();
  const others = [await signInElsewhere(app, user), await signInElsewhere(app, user)];
  const stranger = await app.signUp();
  const [handle = ""] = handles(await pageOf(app, user));
  const one = await app.form(`/settings/sessions/${handle}/end`, {}, { as: user });
  expect(one.headers.get("Location")).toBe("/settings");
  const rest = await app.form("/settings/sessions/end-others", {}, { as: user });
  expect(rest.status).toBe(303);
  for (const other of others) expect(await isIn(app, other)).toBe(false);
  others.push(await signInElsewhere(app, user));
  await app.json("DELETE", "/api/user/sessions", undefined, { as: user });
  expect(await app.deps.db.read.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  expect([await isIn(app, user), await isIn(app, stranger)]).toEqual([true, true]);
});

test("the confirmation link is sent again from here", async () => {
  const { app, user } = await settled();
  expect((await app.json("POST", "/api/user/verification", undefined, { as: user })).status).toBe(204);
  expect(await app.deps.db.read.$count(outbox, eq(outbox.kind, "verify-email"))).toBe(1);
  await app.deps.db.withTx((tx) => tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, user.id)));
  const html = await pageOf(app, user);
  expect(html).toContain("Confirmed");
  expect(html).not.toContain("/verify-email/again");
});

test("the newsletter is asked for and left from here; of an unconfirmed address nothing is told or ended", async () => {
  const { app, user } = await settled();
  const post = (wanted: string) => app.form("/settings/newsletter", { wanted }, { as: user });
  const [subscriber] = await app.deps.db.withTx((tx) =>
    tx
      .insert(subscribers)
      .values({
        id: "s",
        email: user.email,
        emailKey: user.email,
        language: "en",
        token: "t",
        createdAt: 1,
        confirmedAt: 2,
      })
      .returning(),
  );
  expect(subscriber?.unsubscribedAt).toBeNull();
  expect(await pageOf(app, user)).not.toContain("You get it every Thursday.");
  await post("no");
  const standing = async () => (await app.deps.db.read.select().from(subscribers))[0];
  expect((await standing())?.unsubscribedAt).toBeNull();
  await app.deps.db.withTx((tx) => tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, user.id)));
  expect(await pageOf(app, user)).toContain("You get it every Thursday.");
  const ended = await post("no");
  expect([ended.status, ended.headers.get("Location")]).toEqual([303, "/settings"]);
  expect((await standing())?.unsubscribedAt).toBe(app.clock.now());
  await post("yes");
  expect(await app.deps.db.read.$count(outbox, eq(outbox.kind, "newsletter-confirm"))).toBe(1);
  expect(await pageOf(app, user)).toContain("press it and the newsletter comes");
});
