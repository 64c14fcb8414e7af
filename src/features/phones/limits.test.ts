import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { rateLimits } from "#src/http/tables.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { phoneSites } from "#src/testing/site/phone-sites.ts";
import { askForCode } from "./actions.ts";
import { sendCodes } from "./jobs.ts";
import { phoneChecks } from "./tables.ts";

const { gateway, ask, phoneSite, join, enter } = phoneSites();

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

test("the settings say in either language when another code may be asked for, and let one ask then", async () => {
  const app = phoneSite();
  const me = await join(app);
  const card = async (base = "") => {
    const page = await (await app.request(`${base}/settings`, {}, { as: me })).text();
    return /<section id="phone".*?<\/section>/s.exec(page)?.[0] ?? "";
  };
  const next = "You can ask for another code from";
  expect(await card()).not.toContain(next);
  await ask(app, me);
  const at = app.clock.now() + MINUTE_MS;
  expect(await card()).toContain(`${next} ${messagesOf.en.formatDateTime(at)}`);
  expect(await card("/ar")).toContain(`طلب رمز آخر ابتداءً من ${messagesOf.ar.formatDateTime(at)}`);
  expect((await app.form("/settings/phone", {}, { as: me })).status).toBe(429);
  app.clock.advance(MINUTE_MS);
  expect(await card()).not.toContain(next);
  expect(await card()).not.toContain("disabled");
  expect((await app.form("/settings/phone", {}, { as: me })).status).toBe(303);
  app.clock.advance(2 * MINUTE_MS);
  await ask(app, me);
  // The third of its day for this number.
  app.clock.advance(HOUR_MS);
  expect(await card()).toContain(messagesOf.en.formatDateTime(at - MINUTE_MS + DAY_MS));
});
