import { expect, spyOn, test } from "bun:test";
import { MINUTE_MS } from "#src/core/time.ts";
import { smsConfig } from "#src/testing/outside/sms-gateway.ts";
import { testOnPostgres, testOnSqlite } from "#src/testing/site/engines.ts";
import { placesOf } from "#src/testing/site/lived-in.ts";
import { phoneSites } from "#src/testing/site/phone-sites.ts";
import { testApp, type TestUser } from "#src/testing/site/test-app.ts";
import { codeQueue } from "./actions.ts";
import { sendCodes } from "./jobs.ts";
import { phoneChecks } from "./tables.ts";

const { gateway, ask, phoneSite, join, enter, wrongFor, receive } = phoneSites();

test("an Arabic message fits in one, with the code in Latin digits", async () => {
  const app = phoneSite();
  const { code } = await receive(app, await join(app, { language: "ar" }));
  const { text = "" } = gateway.requests[0] ?? {};
  expect(text).toBe(`رمزك في مركبة: ${code}. لا تعطه لأحد.\n\n@cars.example.com #${code}`);
  expect(text.length).toBeLessThanOrEqual(70);
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
