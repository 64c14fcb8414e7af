import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { hashPassword } from "#src/auth/passwords.ts";
import { recoveryCodes, sessions, users } from "#src/auth/tables.ts";
import { codeAt } from "#src/auth/totp.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { enrolled } from "#src/testing/enrolled.ts";
import { type TestApp, testApp } from "#src/testing/test-app.ts";
import { resetAdminPassword } from "./actions/admins.ts";

const PASSWORD = "olive-grove-1998";
const passwordHash = await hashPassword(PASSWORD);
const HALF_MINUTE = 30_000;

async function site(config: Parameters<typeof testApp>[0] = {}) {
  const app = testApp(config);
  const admin = await app.signUp({ email: "huda@example.com", name: "Huda", role: "admin", passwordHash });
  const credentials = { email: admin.email, password: PASSWORD };
  const login = async () => {
    const { status, body, headers } = await app.json("POST", "/api/auth/login", credentials);
    return { status, body, cookie: cookieIn(headers) };
  };
  const enter = (cookie: string, code: string) =>
    app.json("POST", "/api/auth/login/code", { code }, { headers: { Cookie: cookie } });
  const me = (cookie: string) =>
    app.json("GET", "/api/auth/me", undefined, { headers: { Cookie: cookie } }).then(({ status }) => status);
  return { ...app, app, admin, login, enter, me };
}

const cookieIn = (headers: Headers) => headers.get("Set-Cookie")?.split(";")[0] ?? "";
const post = (app: TestApp, path: string, fields: Record<string, string>, cookie: string) =>
  app.request(path, { method: "POST", body: new URLSearchParams(fields), headers: { Cookie: cookie } });
const actions = async ({ deps }: TestApp) =>
  (await listAudit(deps.db.read, { q: "", action: "user", page: 1 })).items.map(({ action }) => action);

test("it is begun with a key and a QR code, confirmed by password and code, and tells ten recovery codes once", async () => {
  const { app, admin, deps, clock } = await site();
  const page = async () => (await app.request("/second-factor", {}, { as: admin })).text();
  expect(await page()).toContain("Set it up");
  const begun = await app.request("/second-factor/begin", { method: "POST" }, { as: admin });
  expect(begun.headers.get("Location")).toBe("/second-factor");
  const html = await page();
  expect(html).toContain('aria-label="QR code for the authenticator app"');
  expect(html).toContain('href="otpauth://totp/Markaba:huda%40example.com?secret=');
  const secret = /secret=([A-Z2-7]{32})/.exec(html)?.[1] ?? "";

  const send = (code: string, password = PASSWORD) =>
    post(app, "/second-factor/on", { code, password }, admin.cookie);
  const code = await codeAt(secret, clock.now());
  expect(await (await send("000000")).text()).toContain("This code is not right");
  const wrong = await send(code, "not my password");
  expect(wrong.status).toBe(400);
  const [off] = await deps.db.read.select().from(users).where(eq(users.id, admin.id));
  expect(off?.totpConfirmedAt).toBeNull();

  const done = await (await send(code)).text();
  const codes = [...done.matchAll(/<code>([0-9a-z-]{19})<\/code>/g)].map(([, code]) => code);
  expect(new Set(codes).size).toBe(10);
  const after = await page();
  expect(after).toContain("On since 15 June 2026");
  expect(after).toContain("10 recovery codes are left.");
  for (const secretly of [secret, ...codes]) expect(after).not.toContain(secretly ?? "");
  expect(JSON.stringify(await deps.db.read.select().from(recoveryCodes))).not.toContain(codes[0] ?? "");
  expect(await actions(app)).toEqual(["second-factor.on"]);
  const mails = await deps.db.read.select().from(outbox);
  expect(mails.map(({ kind }) => kind)).toEqual(["second-factor-on"]);
});

test("turning it on ends the other sessions and keeps the one that did it", async () => {
  const { app, admin, login, me, clock } = await site();
  const elsewhere = await login();
  await app.request("/second-factor/begin", { method: "POST" }, { as: admin });
  const html = await (await app.request("/second-factor", {}, { as: admin })).text();
  const code = await codeAt(/secret=([A-Z2-7]{32})/.exec(html)?.[1] ?? "", clock.now());
  await post(app, "/second-factor/on", { code, password: PASSWORD }, admin.cookie);
  expect([await me(elsewhere.cookie), await me(admin.cookie)]).toEqual([401, 200]);
});

test("the password alone opens nothing then; the code opens a session of another token", async () => {
  const { app, admin, login, enter, me, clock, deps } = await site();
  const { secret } = await enrolled(app, admin);
  clock.advance(HALF_MINUTE);
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

test("a code of half a minute ago or ahead is taken, of a minute is not", async () => {
  for (const [seconds, status] of [
    [-60, 400],
    [-30, 200],
    [30, 200],
    [60, 400],
  ] as const) {
    const { app, admin, login, enter, clock } = await site();
    const { secret } = await enrolled(app, admin);
    clock.advance(5 * MINUTE_MS);
    const { cookie } = await login();
    const code = await codeAt(secret, clock.now() + seconds * 1000);
    expect([seconds, (await enter(cookie, code)).status]).toEqual([seconds, status]);
  }
});

test("no code opens twice: not the one that confirmed, not at the same moment, not an older one after a newer", async () => {
  const { app, admin, login, enter, clock } = await site();
  const { secret } = await enrolled(app, admin);
  const first = await login();
  const spent = await enter(first.cookie, await codeAt(secret, clock.now()));
  expect([spent.status, spent.body.fields.code]).toEqual([
    400,
    "This code was used already. Wait until the app shows the next one, at most half a minute.",
  ]);

  clock.advance(5 * MINUTE_MS);
  const [a, b, c] = [await login(), await login(), await login()];
  const code = await codeAt(secret, clock.now());
  const both = await Promise.all([enter(a.cookie, code), enter(b.cookie, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const older = await codeAt(secret, clock.now() - HALF_MINUTE);
  expect((await enter(c.cookie, older)).status).toBe(400);
});

test("a recovery code opens once, however it is typed, and its owner is told", async () => {
  const { app, admin, login, enter, deps } = await site();
  const { codes } = await enrolled(app, admin);
  const [code = "", other = ""] = codes;
  const first = await login();
  expect((await enter(first.cookie, code.toUpperCase().replaceAll("-", " "))).status).toBe(200);
  const again = await login();
  expect((await enter(again.cookie, code)).status).toBe(400);
  expect((await enter(again.cookie, other)).status).toBe(200);
  expect(await actions(app)).toEqual(["second-factor.recovery", "second-factor.recovery"]);
  const mails = await deps.db.read.select().from(outbox);
  expect(mails.map(({ text }) => /(\d+) recovery codes are left/.exec(text)?.[1])).toEqual(["9", "8"]);
});

test("one login's second step is taken once, also with two codes at the same moment", async () => {
  const { app, admin, login, enter } = await site();
  const { codes } = await enrolled(app, admin);
  const { cookie } = await login();
  const answers = await Promise.all(codes.slice(0, 2).map((code) => enter(cookie, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test("another account's code and recovery code open nothing", async () => {
  const { app, admin, login, enter, clock, signUp } = await site();
  await enrolled(app, admin);
  const theirs = await enrolled(app, await signUp());
  clock.advance(HALF_MINUTE);
  const { cookie } = await login();
  expect((await enter(cookie, await codeAt(theirs.secret, clock.now()))).status).toBe(400);
  expect((await enter(cookie, theirs.codes[0] ?? "")).status).toBe(400);
});

test("six tries in a quarter of an hour, whatever login they come from", async () => {
  const { app, admin, login, enter, clock } = await site();
  const { secret } = await enrolled(app, admin);
  clock.advance(HALF_MINUTE);
  for (let i = 0; i < 6; i++) expect((await enter((await login()).cookie, "000000")).status).toBe(400);
  const { cookie } = await login();
  const right = await enter(cookie, await codeAt(secret, clock.now()));
  expect([right.status, right.headers.has("Retry-After")]).toEqual([429, true]);
  clock.advance(15 * MINUTE_MS);
  const later = await login();
  expect((await enter(later.cookie, await codeAt(secret, clock.now()))).status).toBe(200);
});

test("right codes count against no limit", async () => {
  const { app, admin, login, enter, clock } = await site();
  const { secret } = await enrolled(app, admin);
  for (let i = 0; i < 8; i++) {
    clock.advance(HALF_MINUTE);
    expect((await enter((await login()).cookie, await codeAt(secret, clock.now()))).status).toBe(200);
  }
});

test("the code is awaited for ten minutes, and not from who was suspended meanwhile", async () => {
  const { app, admin, login, enter, clock, deps } = await site();
  const { secret } = await enrolled(app, admin);
  const { cookie } = await login();
  clock.advance(10 * MINUTE_MS);
  const late = await enter(cookie, await codeAt(secret, clock.now()));
  expect([late.status, late.body.error]).toEqual([401, "This login took too long. Please sign in again."]);
  const next = await login();
  await deps.db.withTx((tx) => tx.update(users).set({ isActive: false }).where(eq(users.id, admin.id)));
  expect((await enter(next.cookie, await codeAt(secret, clock.now()))).status).toBe(401);
});

test("without scripts the login leads over the code's page to where one wanted to go", async () => {
  const { app, admin, clock } = await site();
  const { secret } = await enrolled(app, admin);
  clock.advance(HALF_MINUTE);
  expect((await app.request("/ar/login/code?next=/ar/list-car")).headers.get("Location")).toBe(
    "/ar/login?next=%2Far%2Flist-car",
  );
  const fields = { email: admin.email, password: PASSWORD, next: "/ar/list-car" };
  const first = await post(app, "/ar/login", fields, "");
  expect([first.status, first.headers.get("Location")]).toEqual([
    303,
    "/ar/login/code?next=%2Far%2Flist-car",
  ]);
  const cookie = cookieIn(first.headers);
  const page = await app.request("/ar/login/code?next=/ar/list-car", { headers: { Cookie: cookie } });
  expect(await page.text()).toContain("اكتب رمز الدخول");
  const refused = await post(app, "/ar/login/code", { code: "1", next: "/ar/list-car" }, cookie);
  const html = await refused.text();
  expect([refused.status, html.includes("الرمز غير صحيح")]).toEqual([400, true]);
  expect(html).toContain('name="next" value="/ar/list-car"');
  const arabicDigits = (await codeAt(secret, clock.now())).replaceAll(
    /\d/g,
    (digit) => "٠١٢٣٤٥٦٧٨٩"[+digit] ?? "",
  );
  const done = await post(app, "/ar/login/code", { code: arabicDigits, next: "/ar/list-car" }, cookie);
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/ar/list-car"]);
  expect((await app.request("/ar/login/code", { headers: { Cookie: cookieIn(done.headers) } })).status).toBe(
    302,
  );
});

test("it goes off by password and code, and the password alone opens again", async () => {
  const { app, admin, login, clock, deps } = await site();
  const { secret, codes } = await enrolled(app, admin);
  clock.advance(HALF_MINUTE);
  const off = (code: string, password = PASSWORD) =>
    post(app, "/second-factor/off", { code, password }, admin.cookie);
  expect((await off("000000")).status).toBe(400);
  expect((await off(codes[0] ?? "", "guess")).status).toBe(400);
  expect((await login()).status).toBe(202);
  expect((await off(await codeAt(secret, clock.now()))).status).toBe(303);
  expect((await login()).status).toBe(200);
  expect(await deps.db.read.$count(recoveryCodes)).toBe(0);
  expect(await actions(app)).toEqual(["second-factor.off"]);
});

test("new recovery codes end the old ones", async () => {
  const { app, admin, login, enter, clock } = await site();
  const { secret, codes } = await enrolled(app, admin);
  clock.advance(HALF_MINUTE);
  const fields = { code: await codeAt(secret, clock.now()), password: PASSWORD };
  const html = await (await post(app, "/second-factor/codes", fields, admin.cookie)).text();
  const [, fresh = ""] = /<code>([0-9a-z-]{19})<\/code>/.exec(html) ?? [];
  const { cookie } = await login();
  expect((await enter(cookie, codes[1] ?? "")).status).toBe(400);
  expect((await enter(cookie, fresh)).status).toBe(200);
});

test("beginning again while it is on changes nothing", async () => {
  const { app, admin, login, enter, clock } = await site();
  const { secret } = await enrolled(app, admin);
  clock.advance(HALF_MINUTE);
  await app.request("/second-factor/begin", { method: "POST" }, { as: admin });
  const fields = { code: await codeAt(secret, clock.now()), password: PASSWORD };
  expect((await post(app, "/second-factor/on", fields, admin.cookie)).status).toBe(400);
  expect((await enter((await login()).cookie, fields.code)).status).toBe(200);
});

test("a new password leaves the second factor", async () => {
  const { app, admin, deps } = await site();
  await enrolled(app, admin);
  const password = "another olive grove";
  await resetAdminPassword(deps, admin.email, password);
  const { status } = await app.json("POST", "/api/auth/login", { email: admin.email, password });
  expect(status).toBe(202);
});

test("where it is demanded, admins see nothing of the admin's before it is on, and all else", async () => {
  const { app, admin, clock } = await site({ config: { REQUIRE_ADMIN_TOTP: true } });
  const call = () => app.json("GET", "/api/admin/users", undefined, { as: admin });
  const refused = await call();
  expect([refused.status, refused.body.code]).toEqual([403, "secondFactorDemanded"]);
  for (const path of ["/dashboard", "/dashboard/users"]) {
    const page = await app.request(`/ar${path}`, {}, { as: admin });
    expect([page.status, page.headers.get("Location")]).toEqual([302, "/ar/second-factor"]);
  }
  const way = await app.request("/second-factor", {}, { as: admin });
  expect(await way.text()).toContain("This site asks its admins for two-step sign-in.");
  expect((await app.request("/list-car", {}, { as: admin })).status).toBe(200);
  await enrolled(app, admin);
  clock.advance(1);
  expect((await call()).status).toBe(200);
});

test("guests are sent to the login", async () => {
  const { app } = await site();
  expect((await app.request("/second-factor")).headers.get("Location")).toBe("/login?next=%2Fsecond-factor");
  for (const verb of ["begin", "on", "codes", "off"])
    expect((await app.request(`/second-factor/${verb}`, { method: "POST" })).status).toBe(401);
});
