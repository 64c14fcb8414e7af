import { afterAll, beforeEach, expect, spyOn, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { type Config, readConfig } from "#src/config.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { rateLimits } from "#src/http/tables.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { smsConfig, startSmsGateway } from "#src/testing/outside/sms-gateway.ts";
import { testOnPostgres, testOnSqlite } from "#src/testing/site/engines.ts";
import { placesOf } from "#src/testing/site/lived-in.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/site/test-app.ts";
import { askForCode, codeQueue, tidyPhones } from "./actions.ts";
import { sendCodes } from "./jobs.ts";
import { phoneChecks } from "./tables.ts";

const gateway = startSmsGateway();
afterAll(gateway.stop);
beforeEach(() => {
  gateway.requests.length = 0;
  gateway.answer = () => Response.json({ success: true });
});

const PHONE = "+962791234567";
const phoneSite = (config: Partial<Config> = {}) => testApp({ config: { ...smsConfig(gateway), ...config } });
const join = (app: TestApp, given: Parameters<TestApp["signUp"]>[0] = {}) =>
  app.signUp({ phone: PHONE, emailVerifiedAt: 1, ...given });
const ask = (app: TestApp, as: TestUser, address?: string) =>
  app.json("POST", "/api/phone-checks", {}, { as, ...(address && { address }) });
const enter = (app: TestApp, as: TestUser, id: string, code: string) =>
  app.json("POST", `/api/phone-checks/${id}`, { code }, { as });
const rowOf = async ({ deps }: TestApp, { id }: TestUser) =>
  (await deps.db.read.select().from(users).where(eq(users.id, id)))[0];
const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");

/** Asks for a code and has it sent. */
async function receive(app: TestApp, as: TestUser) {
  const { body } = await ask(app, as);
  await sendCodes(app.deps);
  return { id: body.id as string, code: gateway.requests.at(-1)?.code ?? "" };
}

test("a code is sent to the number, and confirms it once", async () => {
  const app = phoneSite();
  const me = await join(app);
  const asked = await ask(app, me);
  const now = app.clock.now();
  expect(asked).toMatchObject({
    status: 202,
    body: { expiresAt: now + 10 * MINUTE_MS, resendAfterSeconds: 60 },
  });
  await sendCodes(app.deps);
  const [sent] = gateway.requests;
  expect(sent).toMatchObject({ id: asked.body.id, to: "962791234567" });
  const { code = "" } = sent ?? {};
  expect(code).toMatch(/^\d{6}$/);
  expect(sent?.text).toBe(`Your code for Markaba: ${code}. Don't share it.\n\n@cars.example.com #${code}`);
  const typed = `${code.slice(0, 3)} ${[...code.slice(3)].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]).join("")}`;
  expect(await enter(app, me, asked.body.id, typed)).toMatchObject({
    status: 200,
    body: { phoneConfirmedAt: now },
  });
  expect((await enter(app, me, asked.body.id, code)).status).toBe(410);
  expect((await app.json("GET", "/api/auth/me", undefined, { as: me })).body.user.phoneConfirmedAt).toBe(now);
  expect((await ask(app, me)).body.code).toBe("phoneConfirmed");
});

test("an Arabic message fits in one, with the code in Latin digits", async () => {
  const app = phoneSite();
  const { code } = await receive(app, await join(app, { language: "ar" }));
  const { text = "" } = gateway.requests[0] ?? {};
  expect(text).toBe(`رمزك في مركبة: ${code}. لا تعطه لأحد.\n\n@cars.example.com #${code}`);
  expect(text.length).toBeLessThanOrEqual(70);
});

test.each([
  [{ phone: null }, 400, "phoneNotMobile"],
  [{ phone: "+96265001234" }, 400, "phoneNotMobile"],
  [{ phone: "+971501234567" }, 400, "phoneNotMobile"],
  [{ emailVerifiedAt: null }, 403, "phoneNeedsEmail"],
])("nobody gets a code with %p", async (given, status, code) => {
  const app = phoneSite();
  expect(await ask(app, await join(app, given))).toMatchObject({ status, body: { code } });
  expect((await app.json("POST", "/api/phone-checks", {})).status).toBe(401);
});

test("other countries can be allowed; without a gateway there are no codes", async () => {
  const app = phoneSite({ PHONE_COUNTRIES: ["JO", "AE"] });
  expect((await ask(app, await join(app, { phone: "+971501234567" }))).status).toBe(202);
  const off = testApp();
  const me = await join(off);
  expect((await ask(off, me)).status).toBe(404);
  expect(await (await off.request("/settings", {}, { as: me })).text()).not.toContain("/settings/phone");
});

test("a code has five tries, over all sessions and at the same time", async () => {
  const app = phoneSite();
  const me = await join(app);
  const { id, code } = await receive(app, me);
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(app, me, id, wrongFor(code))));
  const wrong = answers.filter(({ status }) => status === 400);
  expect(wrong.map(({ body }) => body.triesLeft).toSorted()).toEqual([0, 1, 2, 3, 4]);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(3);
  expect((await enter(app, me, id, code)).status).toBe(410);
  expect((await rowOf(app, me))?.phoneConfirmedAt).toBeNull();
});

test("text that is no code uses no try", async () => {
  const app = phoneSite();
  const me = await join(app);
  const { id, code } = await receive(app, me);
  for (let i = 0; i < 6; i++) expect((await enter(app, me, id, "12345a")).body.fields.code).toBeDefined();
  expect((await enter(app, me, id, code)).status).toBe(200);
});

test("a code ends after ten minutes, also if the clock is set back, and with a newer one", async () => {
  const app = phoneSite();
  const me = await join(app);
  const first = await receive(app, me);
  app.clock.advance(-HOUR_MS);
  expect((await enter(app, me, first.id, first.code)).status).toBe(410);
  app.clock.advance(HOUR_MS + MINUTE_MS);
  const second = await receive(app, me);
  expect((await enter(app, me, first.id, first.code)).status).toBe(410);
  app.clock.advance(10 * MINUTE_MS);
  expect((await enter(app, me, second.id, second.code)).status).toBe(410);
});

test("a code belongs to its person", async () => {
  const app = phoneSite();
  const { id, code } = await receive(app, await join(app));
  expect((await enter(app, await join(app), id, code)).status).toBe(404);
});

test("a code does not confirm a number that was changed in another tab, and a change removes the confirmation", async () => {
  const app = phoneSite();
  const me = await join(app);
  const save = (phone: string, name = "Rania") =>
    app.json("PATCH", "/api/user/profile", { name, phone }, { as: me });
  const { id, code } = await receive(app, me);
  await save("0781234567");
  expect((await enter(app, me, id, code)).body.code).toBe("phoneCodeEnded");
  await save("0791234567");
  expect((await enter(app, me, id, code)).status).toBe(200);
  await save("079 123 4567", "Rania Haddad");
  expect((await rowOf(app, me))?.phoneConfirmedAt).toBe(app.clock.now());
  await save("0781234567");
  expect((await rowOf(app, me))?.phoneConfirmedAt).toBeNull();
});

test("the next code comes after one minute, two, then an hour; a number gets three a day, a person five", async () => {
  const app = phoneSite();
  const me = await join(app);
  const waits: number[] = [];
  for (const wait of [60, 120, 3600]) {
    const { status, body } = await ask(app, me);
    expect([status, body.resendAfterSeconds]).toEqual([202, wait]);
    app.clock.advance(wait * 1000 - 1);
    const early = await ask(app, me);
    waits.push(early.status, Number(early.headers.get("Retry-After")));
    app.clock.advance(1);
  }
  expect(waits).toEqual([429, 1, 429, 1, 429, 1]);
  expect((await ask(app, me)).status).toBe(429);
  // Whose number it is makes no difference to what is said.
  const other = await join(app);
  const refused = await ask(app, other);
  expect([refused.status, refused.body.code]).toEqual([429, "tooManyTries"]);
  const call = async (phone: string) => {
    await app.deps.db.withTx((tx) => tx.update(users).set({ phone }).where(eq(users.id, me.id)));
    const { status } = await ask(app, me);
    app.clock.advance(HOUR_MS);
    return status;
  };
  expect([await call("+962791234501"), await call("+962781234502"), await call("+962771234503")]).toEqual([
    202, 202, 429,
  ]);
  app.clock.advance(DAY_MS);
  expect((await ask(app, me)).status).toBe(202);
});

test("an address gets ten codes a day, and the limits store no number", async () => {
  const app = phoneSite();
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++)
    statuses.push((await ask(app, await join(app, { phone: `+9627912345${i + 10}` }))).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  const keys = await app.deps.db.read.select({ key: rateLimits.key }).from(rateLimits);
  expect(JSON.stringify(keys)).not.toContain("79123");
});

test("1,000 numbers get at most the site's limit, and the admins an email at half", async () => {
  const app = phoneSite({ PHONE_DAILY_LIMIT: 30 });
  const admin = await app.signUp({ role: "admin" });
  const people = Array.from({ length: 1000 }, (_, i) => ({
    ...{ id: `person-${i}`, name: "P", email: `p${i}@example.com`, emailKey: `p${i}@example.com` },
    ...{ phone: `+96279${1_000_000 + i * 7919}`, emailVerifiedAt: 1, passwordHash: "-" },
    ...{ createdAt: 1, updatedAt: 1 },
  }));
  await app.deps.db.withTx(async (tx) => {
    for (let i = 0; i < 10; i++) await tx.insert(users).values(people.slice(i * 100, i * 100 + 100));
  });
  const asked = await Promise.allSettled(
    people.map(({ id }, i) => askForCode(app.deps, id, `203.0.${i >> 8}.${i & 255}`)),
  );
  await sendCodes(app.deps);
  const sent = asked.filter(({ status }) => status === "fulfilled").length;
  expect([sent, gateway.requests.length]).toEqual([30, 30]);
  expect((await mails(app)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ["phone-budget", admin.email],
  ]);
});

test("a prefix of which fewer than a fifth confirm gets no more codes for a day", async () => {
  const app = phoneSite();
  let person = 0;
  const next = async (prefix: string) => {
    person++;
    const as = await join(app, { phone: `${prefix}${1000 + person}` });
    return { as, asked: await ask(app, as, `198.51.100.${person}`) };
  };
  for (let i = 0; i < 20; i++) {
    const { as, asked } = await next("+96279123");
    await sendCodes(app.deps);
    if (i < 3) await enter(app, as, asked.body.id, gateway.requests.at(-1)?.code ?? "");
  }
  const { as, asked } = await next("+96279123");
  expect([asked.status, asked.body.code]).toEqual([429, "tooManyTries"]);
  expect(asked.headers.get("Retry-After")).toBe("86400");
  expect((await next("+96279124")).asked.status).toBe(202);
  const [late] = await app.deps.db.read.select().from(phoneChecks).where(eq(phoneChecks.prefix, "+96279123"));
  await app.deps.db.withTx((tx) =>
    tx
      .update(phoneChecks)
      .set({ confirmedAt: 1 })
      .where(eq(phoneChecks.userId, String(late?.userId))),
  );
  app.clock.advance(DAY_MS);
  expect((await ask(app, as)).status).toBe(202);
});

test("a refusal is final, a busy gateway is asked again with the same id, for two minutes at most", async () => {
  const app = phoneSite();
  const me = await join(app);
  gateway.answer = () => Response.json({ success: false, error: "-110: s3cret-p4ss of Unifonic" });
  const { body } = await ask(app, me);
  for (let i = 0; i < 4; i++) {
    await sendCodes(app.deps);
    app.clock.advance(40_000);
  }
  expect(gateway.requests).toHaveLength(1);
  const page = await (await app.request("/settings", {}, { as: me })).text();
  expect(page).toContain("We couldn&#x27;t send the code");
  expect(page).toContain(body.id);

  gateway.requests.length = 0;
  gateway.answer = () => new Response("busy", { status: 503 });
  const { body: busy } = await ask(app, me);
  for (let i = 0; i < 15; i++) {
    await sendCodes(app.deps);
    app.clock.advance(10_000);
  }
  expect(gateway.requests.map(({ id }) => id)).toEqual([busy.id, busy.id, busy.id, busy.id]);
  const rows = await app.deps.db.read.select().from(phoneChecks);
  expect(rows.map(({ failedAt, code, lastError }) => [failedAt !== null, code, lastError])).toEqual([
    [true, "", "answered 200"],
    [true, "", "answered 503"],
  ]);
});

test("a slow gateway holds no request and is not asked again, because the code may be on its way", async () => {
  const app = phoneSite();
  const me = await join(app);
  const { timeout } = AbortSignal;
  const shorter = spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(500));
  gateway.answer = () => new Promise(() => undefined);
  const { status, body } = await ask(app, me);
  expect([status, gateway.requests.length]).toEqual([202, 0]);
  for (let i = 0; i < 3; i++) {
    await sendCodes(app.deps);
    app.clock.advance(30_000);
  }
  expect(shorter.mock.calls).toEqual([[10_000]]);
  shorter.mockRestore();
  expect(gateway.requests).toHaveLength(1);
  expect((await app.deps.db.read.select().from(phoneChecks))[0]?.lastError).toBe("TimeoutError");
  expect((await enter(app, me, body.id, gateway.requests[0]?.code ?? "")).status).toBe(200);
});

test("a gateway that leaves, redirects or is not there sends nothing, and is not followed", async () => {
  const app = phoneSite();
  const answers: (() => Response)[] = [
    () => new Response(null, { status: 302, headers: { Location: gateway.url } }),
    () => new Response("wrong password s3cret-p4ss", { status: 401 }),
  ];
  for (const [i, answer] of answers.entries()) {
    gateway.answer = answer;
    await ask(app, await join(app, { phone: `+96279123000${i}` }));
    await sendCodes(app.deps);
  }
  expect(gateway.requests).toHaveLength(2);
  const away = phoneSite({ PHONE_HTTP_URL: "http://127.0.0.1:9/?password=s3cret-p4ss" });
  await ask(away, await join(away));
  await sendCodes(away.deps);
  expect((await away.deps.db.read.select().from(phoneChecks))[0]).toMatchObject({
    sentAt: null,
    attempts: 1,
  });
  expect([...app.logged, ...away.logged].join("\n")).not.toMatch(/s3cret|t0ken|7912/);
});

test("two servers, and one after a crash, send a code once; a late or replaced one is not sent", async () => {
  const app = phoneSite();
  const me = await join(app);
  await ask(app, me);
  await Promise.all([sendCodes(app.deps), sendCodes(app.deps)]);
  expect(gateway.requests).toHaveLength(1);

  app.clock.advance(MINUTE_MS);
  await ask(app, me);
  expect(await codeQueue.claim(app.deps)).not.toBeNull();
  for (let i = 0; i < 10; i++) {
    app.clock.advance(MINUTE_MS);
    await sendCodes(app.deps);
  }
  expect(gateway.requests).toHaveLength(1);

  const other = await join(app, { phone: "+962781234567" });
  await ask(app, other);
  app.clock.advance(MINUTE_MS);
  const { id } = await receive(app, other);
  expect(gateway.requests.slice(1).map((request) => request.id)).toEqual([id]);
});

testOnPostgres("two servers on one database send each code once", async () => {
  const app = phoneSite();
  const other = testApp({ beside: app, config: smsConfig(gateway) });
  for (let i = 0; i < 9; i++) await ask(app, await join(app, { phone: `+96279123400${i}` }));
  await Promise.all([sendCodes(app.deps), sendCodes(other.deps)]);
  expect(new Set(gateway.requests.map(({ id }) => id)).size).toBe(9);
  expect(gateway.requests).toHaveLength(9);
});

testOnSqlite("codes and passwords are in no log, metric, table, export or page", async () => {
  const app = phoneSite({ METRICS_TOKEN: "m" });
  const me = await join(app);
  const admin = await app.signUp({ role: "admin" });
  const { body } = await ask(app, me);
  const codes = new Set<string>();
  const look = async () => {
    const texts = await Promise.all(
      [
        ["/api/user/data", me],
        ["/settings", me],
        [`/dashboard/users/${me.id}`, admin],
        ["/dashboard/backups", admin],
        ["/dashboard/export/users", admin],
      ].map(async ([path, as]) => (await app.request(String(path), {}, { as: as as TestUser })).text()),
    );
    const metrics = await app.request("/metrics", { headers: { Authorization: "Bearer m" } });
    return [...texts, await metrics.text(), ...app.logged].join("\n");
  };
  const before = await look();
  gateway.answer = () => new Response("busy: s3cret-p4ss", { status: 503 });
  await sendCodes(app.deps);
  codes.add(gateway.requests[0]?.code ?? "");
  await enter(app, me, body.id, wrongFor([...codes][0] ?? ""));
  for (const code of codes) {
    expect(code).toMatch(/^\d{6}$/);
    expect(`${before}${await look()}`).not.toMatch(new RegExp(`\\b${code}\\b|s3cret|t0ken`));
    expect(placesOf(app, [code, "s3cret"])).toEqual([]);
  }
  expect(JSON.stringify(app.logged)).toContain("phone code not sent");
});

test("the newest confirmation of a number wins, after an email to the older account", async () => {
  const app = phoneSite();
  const former = await join(app, { phoneConfirmedAt: 1, name: "Former" });
  const me = await join(app);
  const { id, code } = await receive(app, me);
  expect(await mails(app)).toEqual([]);
  await enter(app, me, id, code);
  expect((await rowOf(app, former))?.phoneConfirmedAt).toBeNull();
  const [mail] = await app.deps.db.read.select().from(outbox);
  expect(mail).toMatchObject({ kind: "phone-taken", recipient: former.email });
});

test("a confirmation ends after twelve months without a login; numbers are kept as long, codes a day", async () => {
  const app = phoneSite();
  const me = await join(app);
  const { id, code } = await receive(app, me);
  await enter(app, me, id, code);
  const away = await join(app, { phone: "+962781234567", phoneConfirmedAt: app.clock.now() });
  app.clock.advance(DAY_MS);
  await tidyPhones(app.deps);
  expect(await app.deps.db.read.select().from(phoneChecks)).toMatchObject([{ codeHash: "", phone: PHONE }]);
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ signedInAt: app.clock.now() }).where(eq(users.id, me.id)),
  );
  app.clock.advance(364 * DAY_MS + 1);
  await tidyPhones(app.deps);
  expect(await app.deps.db.read.$count(phoneChecks)).toBe(0);
  expect((await rowOf(app, me))?.phoneConfirmedAt).not.toBeNull();
  expect((await rowOf(app, away))?.phoneConfirmedAt).toBeNull();
  app.clock.advance(DAY_MS);
  await tidyPhones(app.deps);
  expect((await rowOf(app, me))?.phoneConfirmedAt).toBeNull();
});

test("the settings work without scripts, in both languages", async () => {
  const app = phoneSite();
  const me = await join(app);
  const page = async (path = "/settings") => (await app.request(path, {}, { as: me })).text();
  expect(await page()).toContain('formAction="/settings/phone#phone"');
  expect(await page("/ar/settings")).toContain('formAction="/ar/settings/phone#phone"');
  const asked = await app.form("/settings/phone", {}, { as: me });
  expect([asked.status, asked.headers.get("Location")]).toEqual([303, "/settings#phone"]);
  await sendCodes(app.deps);
  const html = await page();
  expect(html).toMatch(/<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/i);
  const check = /name="check" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const code = gateway.requests[0]?.code ?? "";
  const early = await app.form("/settings/phone", {}, { as: me });
  expect([early.status, (await early.text()).includes("You can ask for another one in 60 seconds")]).toEqual([
    429,
    true,
  ]);
  const wrong = await app.form("/ar/settings/phone/code", { check, code: wrongFor(code) }, { as: me });
  expect([wrong.status, (await wrong.text()).includes("بقيت لديك 4 محاولات")]).toEqual([400, true]);
  const right = await app.form("/settings/phone/code", { check, code }, { as: me });
  expect([right.status, right.headers.get("Location")]).toEqual([303, "/settings#phone"]);
  expect(await page()).toContain("Phone confirmed in June 2026");
});

test("settings that a gateway cannot work with are refused", () => {
  const refusal = (settings: Record<string, string>) => {
    try {
      return (
        readConfig({
          PHONE_CODES: "http",
          PHONE_HTTP_URL: "https://sms.example.com?to={to}&msg={text}",
          ...settings,
        }) && ""
      );
    } catch (error) {
      return String(error);
    }
  };
  expect(refusal({})).toBe("");
  expect(refusal({ PHONE_HTTP_HEADERS: "Content-Type: application/x-www-form-urlencoded\nX-Key: a" })).toBe(
    "",
  );
  expect(refusal({ PHONE_HTTP_URL: "" })).toContain("PHONE_HTTP_URL: must be set for PHONE_CODES=http");
  for (const lacking of ["?to={to}", "?msg={text}"])
    expect(refusal({ PHONE_HTTP_URL: `https://sms.example.com${lacking}` })).toContain("{code} or {text}");
  expect(refusal({ PHONE_CODES: "whatsapp" })).toContain("PHONE_WHATSAPP_TOKEN: must be set");
  expect(refusal({ PHONE_HTTP_OK: "200 /(/" })).toContain("PHONE_HTTP_OK: must");
  expect(refusal({ PHONE_HTTP_HEADERS: "s3cret" })).toMatch(/^(?!.*s3cret).*PHONE_HTTP_HEADERS: must/s);
  expect(refusal({ PHONE_HTTP_HEADERS: "Content-Type: text/xml" })).toContain("PHONE_HTTP_HEADERS: must");
});
