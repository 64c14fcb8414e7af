import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { recoveryCodes, users } from "#src/auth/tables.ts";
import { pushSubscriptions } from "#src/features/push/tables.ts";
import { codeAt } from "#src/testing/site/code-at.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { enrolled } from "#src/testing/site/enrolled.ts";
import type { TestApp } from "#src/testing/site/test-app.ts";
import {
  cookieIn,
  HALF_MINUTE_MS,
  PASSWORD,
  post,
  twoStepSite,
  userActs,
} from "#src/testing/site/two-step-site.ts";

const begin = async (app: TestApp, cookie: string) =>
  cookieIn((await post(app, "/second-factor/begin", {}, cookie)).headers);

test("setup gives a key and a QR code, is confirmed with password and code, and shows ten recovery codes once", async () => {
  const { app, admin, deps, clock } = await twoStepSite();
  const page = async (cookie = admin.cookie) =>
    (await app.request("/second-factor", {}, { as: { ...admin, cookie } })).text();
  expect(await page()).toContain("Set up");
  const begun = await post(app, "/second-factor/begin", {}, admin.cookie);
  expect(begun.headers.get("Location")).toBe("/second-factor");
  const here = cookieIn(begun.headers);
  const html = await page(here);
  expect(html).toContain('aria-label="QR code for the authenticator app"');
  expect(html).toContain('href="otpauth://totp/Markaba:huda%40example.com?secret=');
  const secret = /secret=([A-Z2-7]{32})/.exec(html)?.[1] ?? "";

  const send = (code: string, password = PASSWORD) =>
    post(app, "/second-factor/on", { code, password }, here);
  const code = await codeAt(secret, clock.now());
  expect(await (await send("000000")).text()).toContain("Incorrect code");
  const wrong = await send(code, "not my password");
  expect(wrong.status).toBe(400);
  const [off] = await deps.db.read.select().from(users).where(eq(users.id, admin.id));
  expect(off?.totpConfirmedAt).toBeNull();

  const on = await send(code);
  const done = await on.text();
  const codes = [...done.matchAll(/<code>([0-9a-z-]{19})<\/code>/g)].map(([, code]) => code);
  expect(new Set(codes).size).toBe(10);
  const after = await page(cookieIn(on.headers));
  expect(after).toContain("On since 15 June 2026");
  expect(after).toContain("You have 10 recovery codes left.");
  for (const secretly of [secret, ...codes]) expect(after).not.toContain(secretly ?? "");
  expect(JSON.stringify(await deps.db.read.select().from(recoveryCodes))).not.toContain(codes[0] ?? "");
  expect(await userActs(app)).toEqual(["second-factor.on"]);
  expect((await mails(app)).map(({ kind }) => kind)).toEqual(["second-factor-on"]);
});

test("a refusal focuses the wrong field and keeps a code that was not refused", async () => {
  const { app, admin } = await twoStepSite();
  const here = await begin(app, admin.cookie);
  const inputs = async (code: string, password: string) => {
    const html = await (await post(app, "/second-factor/on", { code, password }, here)).text();
    return ["code", "password"].map((name) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0]);
  };
  const [wrongCode, password] = await inputs("000000", PASSWORD);
  expect(wrongCode).toContain('autofocus=""');
  expect(wrongCode).not.toContain("000000");
  expect(password).not.toContain("autofocus");
  const [code, noPassword] = await inputs("123456", "");
  expect(code).toContain('value="123456"');
  expect(code).not.toContain("autofocus");
  expect(noPassword).toContain('autofocus=""');
});

test("the key is shown and confirmed only in the session that asked for it, not to a copy of its cookie", async () => {
  const { app, admin, login, clock, me } = await twoStepSite();
  const elsewhere = await login();
  const here = await begin(app, admin.cookie);
  const page = async (cookie: string) =>
    (await app.request("/second-factor", {}, { as: { ...admin, cookie } })).text();
  const secret = /secret=([A-Z2-7]{32})/.exec(await page(here))?.[1] ?? "";
  expect([await me(admin.cookie), await page(admin.cookie)]).toEqual([401, ""]);
  const there = await page(elsewhere.cookie);
  expect(there).toContain("Set up");
  expect(there).not.toMatch(/otpauth|secret=/);
  const fields = { code: await codeAt(secret, clock.now()), password: PASSWORD };
  expect((await post(app, "/second-factor/on", fields, elsewhere.cookie)).status).toBe(400);
  expect((await post(app, "/second-factor/on", fields, here)).status).toBe(200);
});

test("turning it on renews the session, ends all others, and keeps only the notifications here", async () => {
  const { app, admin, login, me, clock, deps } = await twoStepSite();
  const elsewhere = await login();
  const [here, there] = [pushDevice().subscription, pushDevice().subscription];
  await app.json("POST", "/api/push-subscriptions", here, { as: admin });
  await app.json("POST", "/api/push-subscriptions", there, { as: { ...admin, cookie: elsewhere.cookie } });
  expect(await deps.db.read.$count(pushSubscriptions)).toBe(2);
  const begun = await begin(app, admin.cookie);
  const html = await (await app.request("/second-factor", {}, { as: { ...admin, cookie: begun } })).text();
  const code = await codeAt(/secret=([A-Z2-7]{32})/.exec(html)?.[1] ?? "", clock.now());
  const on = await post(app, "/second-factor/on", { code, password: PASSWORD }, begun);
  const renewed = cookieIn(on.headers);
  // A copy of the cookie that turned it on is worth nothing either.
  expect([await me(elsewhere.cookie), await me(begun), await me(renewed)]).toEqual([401, 401, 200]);
  expect((await deps.db.read.select().from(pushSubscriptions)).map(({ endpoint }) => endpoint)).toEqual([
    here.endpoint,
  ]);
  await app.json("POST", "/api/auth/logout", undefined, { as: { ...admin, cookie: renewed } });
  expect(await deps.db.read.$count(pushSubscriptions)).toBe(0);
});

test("turning it off takes password and code; afterwards the password is enough", async () => {
  const { app, admin, login, clock, deps } = await twoStepSite();
  const { secret, codes } = await enrolled(app, admin);
  clock.advance(HALF_MINUTE_MS);
  const off = (code: string, password = PASSWORD) =>
    post(app, "/second-factor/off", { code, password }, admin.cookie);
  expect((await off("000000")).status).toBe(400);
  expect((await off(codes[0] ?? "", "guess")).status).toBe(400);
  expect((await login()).status).toBe(202);
  expect((await off(await codeAt(secret, clock.now()))).status).toBe(303);
  expect((await login()).status).toBe(200);
  expect(await deps.db.read.$count(recoveryCodes)).toBe(0);
  expect(await userActs(app)).toEqual(["second-factor.off"]);
});

test("new recovery codes replace the old ones", async () => {
  const { app, admin, login, enter, clock } = await twoStepSite();
  const { secret, codes } = await enrolled(app, admin);
  clock.advance(HALF_MINUTE_MS);
  const fields = { code: await codeAt(secret, clock.now()), password: PASSWORD };
  const html = await (await post(app, "/second-factor/codes", fields, admin.cookie)).text();
  const [, fresh = ""] = /<code>([0-9a-z-]{19})<\/code>/.exec(html) ?? [];
  const { cookie } = await login();
  expect((await enter(cookie, codes[1] ?? "")).status).toBe(400);
  expect((await enter(cookie, fresh)).status).toBe(200);
});

test("starting again while it is on changes nothing", async () => {
  const { app, admin, login, enter, clock } = await twoStepSite();
  const { secret } = await enrolled(app, admin);
  clock.advance(HALF_MINUTE_MS);
  const here = await begin(app, admin.cookie);
  const fields = { code: await codeAt(secret, clock.now()), password: PASSWORD };
  expect((await post(app, "/second-factor/on", fields, here)).status).toBe(400);
  expect((await enter((await login()).cookie, fields.code)).status).toBe(200);
});

test("if it is required, admins cannot use the panel before turning it on, but everything else", async () => {
  const { app, admin, clock } = await twoStepSite({ config: { REQUIRE_ADMIN_TOTP: true } });
  const call = () => app.json("GET", "/api/admin/users", undefined, { as: admin });
  const refused = await call();
  expect([refused.status, refused.body.code]).toEqual([403, "secondFactorDemanded"]);
  for (const path of ["/dashboard", "/dashboard/users"]) {
    const page = await app.request(`/ar${path}`, {}, { as: admin });
    expect([page.status, page.headers.get("Location")]).toEqual([302, "/ar/second-factor"]);
  }
  const way = await app.request("/second-factor", {}, { as: admin });
  expect(await way.text()).toContain("This site requires two-step verification for admins.");
  expect((await app.request("/list-car", {}, { as: admin })).status).toBe(200);
  await enrolled(app, admin);
  clock.advance(1);
  expect((await call()).status).toBe(200);
});

test("guests are redirected to the sign-in page", async () => {
  const { app } = await twoStepSite();
  expect((await app.request("/second-factor")).headers.get("Location")).toBe("/login?next=%2Fsecond-factor");
  for (const verb of ["begin", "on", "codes", "off"])
    expect((await app.request(`/second-factor/${verb}`, { method: "POST" })).status).toBe(401);
});
