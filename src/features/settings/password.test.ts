import { describe, expect, test } from "bun:test";
import { issueLink } from "#src/auth/one-time-links.ts";
import { oneTimeLinks, users } from "#src/auth/tables.ts";
import { HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { pushSubscriptions } from "#src/features/push/tables.ts";
import { codeAt } from "#src/testing/site/code-at.ts";
import { enrolled } from "#src/testing/site/enrolled.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import type { TestApp } from "#src/testing/site/test-app.ts";
import { isIn, PASSWORD, pageOf, settled, sidOf, signInElsewhere } from "#src/testing/site/settled.ts";

const NEW = "sumac-and-salt";

test("a new password requires the current one, ends other sessions and renews this one", async () => {
  const { app, user } = await settled();
  const phone = await signInElsewhere(app, user);
  const change = { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };
  const { status, headers } = await app.json("POST", "/api/user/password", change, { as: user });
  expect(status).toBe(204);
  const renewed = { ...user, cookie: sidOf(headers) };
  expect([await isIn(app, user), await isIn(app, phone), await isIn(app, renewed)]).toEqual([
    false,
    false,
    true,
  ]);
  const login = (password: string) => app.json("POST", "/api/auth/login", { email: user.email, password });
  expect([(await login(PASSWORD)).status, (await login(NEW)).status]).toEqual([401, 200]);
  const [notice] = await app.deps.db.read.select().from(outbox);
  expect(notice).toMatchObject({ kind: "password-changed", recipient: user.email });
});

test("a new password deletes the devices with push notifications", async () => {
  const { app, user } = await settled();
  for (const as of [user, await signInElsewhere(app, user)])
    await app.json("POST", "/api/push-subscriptions", pushDevice().subscription, { as });
  const count = () => app.deps.db.read.$count(pushSubscriptions);
  expect(await count()).toBe(2);
  const change = { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };
  await app.json("POST", "/api/user/password", change, { as: user });
  expect(await count()).toBe(0);
});

test("the form changes the password without scripts", async () => {
  const { app, user } = await settled();
  const change = { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };
  const done = await app.form("/settings/password", change, { as: user });
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/settings"]);
  expect(await isIn(app, { ...user, cookie: sidOf(done.headers) })).toBe(true);
});

test.each([
  [{ currentPassword: "zaytoun-8" }, "currentPassword", "Incorrect password."],
  [{ currentPassword: "" }, "currentPassword", "Required"],
  [{ password: PASSWORD, confirmPassword: PASSWORD }, "password", "This is already your password."],
  [{ password: "abc", confirmPassword: "abc" }, "password", "at least 6 characters"],
  [{ password: "rania", confirmPassword: "rania haddad" }, "confirmPassword", "Passwords do not match"],
  [
    { password: "rania haddad", confirmPassword: "rania haddad" },
    "password",
    "just your name or email is too easy to guess",
  ],
])("the password change %j is refused at %p", async (wrong, field, message) => {
  const { app, user } = await settled();
  const change = { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW, ...wrong };
  const call = await app.json("POST", "/api/user/password", change, { as: user });
  expect([call.status, call.body.fields[field]]).toEqual([400, expect.stringContaining(message)]);
  const form = await app.form("/settings/password", change, { as: user });
  expect(form.status).toBe(400);
  const html = await form.text();
  expect(html).toContain(message);
  expect(html).not.toContain(NEW);
  expect(await isIn(app, user)).toBe(true);
});

test("a password change invalidates open reset links", async () => {
  const { app, user } = await settled();
  const { db, clock } = app.deps;
  await db.withTx((tx) => issueLink(tx, "reset-password", user.id, clock.now(), HOUR_MS));
  const change = { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };
  await app.json("POST", "/api/user/password", change, { as: user });
  expect(await db.read.$count(oneTimeLinks)).toBe(0);
});

/** Two requests run at the same time: the first two transactions of each wait for those of the other. */
function keepInStep({ deps: { db } }: TestApp): void {
  const { withTx } = db;
  const steps = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let calls = 0;
  db.withTx = async (work) => {
    const step = steps[calls++ >> 1];
    if (calls % 2 === 0) step?.resolve();
    await step?.promise;
    return withTx(work);
  };
}

test("a password change sent twice at once succeeds, and both responses are signed in", async () => {
  const { app, user } = await settled();
  const change = { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };
  keepInStep(app);
  const twice = await Promise.all([1, 2].map(() => app.form("/settings/password", change, { as: user })));
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  for (const { headers } of twice) expect(await isIn(app, { ...user, cookie: sidOf(headers) })).toBe(true);
  expect(await app.deps.db.read.$count(outbox)).toBe(1);
});

test("of two simultaneous changes one wins; the other gets an error at the current password", async () => {
  const { app, user } = await settled();
  keepInStep(app);
  const answers = await Promise.all(
    [NEW, "another-one"].map((password) =>
      app.form(
        "/settings/password",
        { currentPassword: PASSWORD, password, confirmPassword: password },
        { as: user },
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
});

test("the current password can be tried ten times per quarter of an hour", async () => {
  const { app, user } = await settled();
  const guess = (currentPassword: string) =>
    app.json(
      "POST",
      "/api/user/password",
      { currentPassword, password: NEW, confirmPassword: NEW },
      { as: user },
    );
  for (let i = 0; i < 10; i++) expect((await guess("wrong")).status).toBe(400);
  expect((await guess(PASSWORD)).status).toBe(429);
  app.clock.advance(15 * MINUTE_MS);
  expect((await guess(PASSWORD)).status).toBe(204);
});

test("a login fails if the password changes while it is checked", async () => {
  const { app, user } = await settled();
  const { verify } = Bun.password;
  Bun.password.verify = async (...args) => {
    const right = await verify(...args);
    Bun.password.verify = verify;
    await app.deps.db.withTx((tx) => tx.update(users).set({ passwordHash: "changed meanwhile" }));
    return right;
  };
  expect((await app.json("POST", "/api/auth/login", { email: user.email, password: PASSWORD })).status).toBe(
    401,
  );
});

describe("with two-step verification", () => {
  const change = { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };

  async function twoSteps() {
    const { app, user } = await settled();
    const { secret, codes } = await enrolled(app, user);
    app.clock.advance(MINUTE_MS);
    const send = (more: object) =>
      app.json("POST", "/api/user/password", { ...change, ...more }, { as: user });
    return { app, user, codes, send, code: await codeAt(secret, app.clock.now()) };
  }

  test("the API also requires the code, and accepts it once", async () => {
    const { app, user, send, code } = await twoSteps();
    for (const [given, message] of [
      [{}, "Enter the code"],
      [{ code: " " }, "Enter the code"],
      [{ code: 7 }, "Enter the code"],
      [{ code: "000000" }, "Incorrect code."],
    ] as const) {
      const { status, body } = await send(given);
      expect([status, body.fields.code]).toEqual([400, expect.stringContaining(message)]);
    }
    const wrong = await send({ code, currentPassword: "zaytoun-8" });
    expect(wrong.body.fields).toEqual({ currentPassword: "Incorrect password." });
    expect(await isIn(app, user)).toBe(true);
    const done = await send({ code });
    expect(done.status).toBe(204);
    const again = { currentPassword: NEW, password: PASSWORD, confirmPassword: PASSWORD, code };
    const spent = await app.json("POST", "/api/user/password", again, {
      as: { ...user, cookie: sidOf(done.headers) },
    });
    expect([spent.status, spent.body.fields.code]).toEqual([
      400,
      expect.stringContaining("already been used"),
    ]);
  });

  test.each([
    ["", "The 6-digit code from your app, or a recovery code", "Enter the code"],
    ["/ar", "الرمز المكوّن من 6 أرقام في تطبيقك، أو رمز احتياطي", "أدخل الرمز"],
  ])("the form under %p/settings asks for it, without scripts too", async (prefix, hint, missing) => {
    const { app, user, codes } = await twoSteps();
    expect(await pageOf(app, user, `${prefix}/settings`)).toContain(hint);
    const refused = await app.form(`${prefix}/settings/password`, change, { as: user });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(missing)]);
    const code = codes[0] ?? "";
    const done = await app.form(`${prefix}/settings/password`, { ...change, code }, { as: user });
    expect(done.status).toBe(303);
  });

  test("without two-step verification the form has no field for a code", async () => {
    const { app, user } = await settled();
    expect(await pageOf(app, user)).not.toContain('name="code"');
  });
});
