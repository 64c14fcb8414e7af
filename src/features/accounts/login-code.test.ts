import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { oneTimeLinks, sessions, users } from "#src/auth/tables.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { pushSubscriptions } from "#src/features/push/tables.ts";
import { codeAt } from "#src/testing/site/code-at.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { enrolled } from "#src/testing/site/enrolled.ts";
import {
  cookieIn,
  HALF_MINUTE_MS,
  PASSWORD,
  post,
  twoStepSite,
  userActs,
} from "#src/testing/site/two-step-site.ts";
import { resetAdminPassword } from "./actions/admins.ts";

test("with two-step verification the password opens nothing; the code opens a session with another token", async () => {
  const { app, admin, login, enter, me, clock, deps } = await twoStepSite();
  const { secret } = await enrolled(app, admin);
  clock.advance(HALF_MINUTE_MS);
  const first = await login();
  expect([first.status, first.body]).toEqual([202, { awaitsCode: true }]);
  expect(await me(first.cookie)).toBe(401);
  expect((await app.request("/dashboard", { headers: { Cookie: first.cookie } })).status).toBe(302);

  const second = await enter(first.cookie, await codeAt(secret, clock.now()));
  expect([second.status, second.body.user.email]).toEqual([200, admin.email]);
  const cookie = cookieIn(second.headers);
  expect(cookie).not.toBe(first.cookie);
  expect([await me(cookie), await me(first.cookie)]).toEqual([200, 401]);
  expect((await enter(first.cookie, "000000")).status).toBe(401);
  expect(await deps.db.read.$count(sessions, eq(sessions.awaitsCode, true))).toBe(0);
});

test("a code from half a minute earlier or later is accepted, from a minute is not", async () => {
  for (const [seconds, status] of [
    [-60, 400],
    [-30, 200],
    [30, 200],
    [60, 400],
  ] as const) {
    const { app, admin, login, enter, clock } = await twoStepSite();
    const { secret } = await enrolled(app, admin);
    clock.advance(5 * MINUTE_MS);
    const { cookie } = await login();
    const code = await codeAt(secret, clock.now() + seconds * 1000);
    expect([seconds, (await enter(cookie, code)).status]).toEqual([seconds, status]);
  }
});

test("no code works twice: not the confirming one, not at the same moment, not an older one after a newer", async () => {
  const { app, admin, login, enter, clock } = await twoStepSite();
  const { secret } = await enrolled(app, admin);
  const first = await login();
  const spent = await enter(first.cookie, await codeAt(secret, clock.now()));
  expect([spent.status, spent.body.fields.code]).toEqual([
    400,
    "This code has already been used. Wait up to 30 seconds for the next one.",
  ]);

  clock.advance(5 * MINUTE_MS);
  const [a, b, c] = [await login(), await login(), await login()];
  const code = await codeAt(secret, clock.now());
  const both = await Promise.all([enter(a.cookie, code), enter(b.cookie, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const older = await codeAt(secret, clock.now() - HALF_MINUTE_MS);
  expect((await enter(c.cookie, older)).status).toBe(400);
});

test("a recovery code works once, in any notation, and its owner is notified", async () => {
  const { app, admin, login, enter } = await twoStepSite();
  const { codes } = await enrolled(app, admin);
  const [code = "", other = ""] = codes;
  const first = await login();
  expect((await enter(first.cookie, code.toUpperCase().replaceAll("-", " "))).status).toBe(200);
  const again = await login();
  expect((await enter(again.cookie, code)).status).toBe(400);
  expect((await enter(again.cookie, other)).status).toBe(200);
  expect(await userActs(app)).toEqual(["second-factor.recovery", "second-factor.recovery"]);
  expect((await mails(app)).map(({ text }) => /You have (\d+) recovery codes left/.exec(text)?.[1])).toEqual([
    "9",
    "8",
  ]);
});

test("a login's second step succeeds once, even with two codes at the same moment", async () => {
  const { app, admin, login, enter } = await twoStepSite();
  const { codes } = await enrolled(app, admin);
  const { cookie } = await login();
  const answers = await Promise.all(codes.slice(0, 2).map((code) => enter(cookie, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test("another account's code and recovery code are refused", async () => {
  const { app, admin, login, enter, clock, signUp } = await twoStepSite();
  await enrolled(app, admin);
  const theirs = await enrolled(app, await signUp());
  clock.advance(HALF_MINUTE_MS);
  const { cookie } = await login();
  expect((await enter(cookie, await codeAt(theirs.secret, clock.now()))).status).toBe(400);
  expect((await enter(cookie, theirs.codes[0] ?? "")).status).toBe(400);
});

test("a quarter of an hour allows six attempts, across all logins", async () => {
  const { app, admin, login, enter, clock } = await twoStepSite();
  const { secret } = await enrolled(app, admin);
  clock.advance(HALF_MINUTE_MS);
  for (let i = 0; i < 6; i++) expect((await enter((await login()).cookie, "000000")).status).toBe(400);
  const { cookie } = await login();
  const right = await enter(cookie, await codeAt(secret, clock.now()));
  expect([right.status, right.headers.has("Retry-After")]).toEqual([429, true]);
  clock.advance(15 * MINUTE_MS);
  const later = await login();
  expect((await enter(later.cookie, await codeAt(secret, clock.now()))).status).toBe(200);
});

test("right codes count against no limit", async () => {
  const { app, admin, login, enter, clock } = await twoStepSite();
  const { secret } = await enrolled(app, admin);
  for (let i = 0; i < 8; i++) {
    clock.advance(HALF_MINUTE_MS);
    expect((await enter((await login()).cookie, await codeAt(secret, clock.now()))).status).toBe(200);
  }
});

test("a login awaits the code for ten minutes, unless the account is suspended", async () => {
  const { app, admin, login, enter, clock, deps } = await twoStepSite();
  const { secret } = await enrolled(app, admin);
  const { cookie } = await login();
  clock.advance(10 * MINUTE_MS);
  const late = await enter(cookie, await codeAt(secret, clock.now()));
  expect([late.status, late.body.error]).toEqual([401, "Your login timed out. Log in again."]);
  const next = await login();
  await deps.db.withTx((tx) => tx.update(users).set({ isActive: false }).where(eq(users.id, admin.id)));
  expect((await enter(next.cookie, await codeAt(secret, clock.now()))).status).toBe(401);
});

test("without scripts the code's page leads to the page that the user wanted", async () => {
  const { app, admin, clock } = await twoStepSite();
  const { secret } = await enrolled(app, admin);
  clock.advance(HALF_MINUTE_MS);
  expect((await app.request("/ar/login/code?next=/ar/list-car")).headers.get("Location")).toBe(
    "/ar/login?next=%2Far%2Flist-car",
  );
  const fields = { email: admin.email, password: PASSWORD, next: "/ar/list-car" };
  const first = await post(app, "/ar/login", fields, "");
  expect([first.status, first.headers.get("Location")]).toEqual([
    303,
    "/ar/login/code?done=1&next=%2Far%2Flist-car",
  ]);
  const cookie = cookieIn(first.headers);
  const page = await app.request("/ar/login/code?next=/ar/list-car", { headers: { Cookie: cookie } });
  expect(await page.text()).toContain("أدخل رمز التحقق");
  const refused = await post(app, "/ar/login/code", { code: "1", next: "/ar/list-car" }, cookie);
  const html = await refused.text();
  expect([refused.status, html.includes("الرمز غير صحيح")]).toEqual([400, true]);
  expect(html).toContain('name="next" value="/ar/list-car"');
  const arabicDigits = (await codeAt(secret, clock.now())).replaceAll(
    /\d/g,
    (digit) => "٠١٢٣٤٥٦٧٨٩"[+digit] ?? "",
  );
  const done = await post(app, "/ar/login/code", { code: arabicDigits, next: "/ar/list-car" }, cookie);
  expect([done.status, done.headers.get("Location")]).toEqual([
    303,
    "/ar/login?done=1&next=%2Far%2Flist-car",
  ]);
  expect((await app.request("/ar/login/code", { headers: { Cookie: cookieIn(done.headers) } })).status).toBe(
    302,
  );
});

test("an admin's new password ends sessions, devices with notifications and unused reset links", async () => {
  const { app, admin, deps } = await twoStepSite();
  await app.json("POST", "/api/push-subscriptions", pushDevice().subscription, { as: admin });
  await app.form("/forgot-password", { email: admin.email });
  const left = async () => {
    const { read } = deps.db;
    return [
      await read.$count(sessions),
      await read.$count(pushSubscriptions),
      await read.$count(oneTimeLinks),
    ];
  };
  expect(await left()).toEqual([1, 1, 1]);
  await resetAdminPassword(deps, admin.email, "another olive grove");
  expect(await left()).toEqual([0, 0, 0]);
});

test("a new password keeps two-step verification", async () => {
  const { app, admin, deps } = await twoStepSite();
  await enrolled(app, admin);
  const password = "another olive grove";
  await resetAdminPassword(deps, admin.email, password);
  const { status } = await app.json("POST", "/api/auth/login", { email: admin.email, password });
  expect(status).toBe(202);
});
