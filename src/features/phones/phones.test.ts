import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { readConfig } from "#src/config.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { PHONE, phoneSites } from "#src/testing/site/phone-sites.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { tidyPhones } from "./actions.ts";
import { sendCodes } from "./jobs.ts";
import { phoneChecks } from "./tables.ts";

const { gateway, ask, phoneSite, join, enter, rowOf, wrongFor, receive } = phoneSites();

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
