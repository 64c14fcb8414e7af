import { expect, test } from "bun:test";
import { hashOfToken } from "#src/auth/tokens.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { EMAIL, linkOf, post, rows, subscribed, unsubscribing } from "#src/testing/site/newsletter-site.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { tidySubscribers } from "./actions.ts";
import { subscribers } from "./tables.ts";

test("an unconfirmed or unsubscribed address gets at most one email a week, a subscribed one none", async () => {
  const { app, link } = await subscribed();
  app.clock.advance(30 * DAY_MS);
  await post(app, { email: EMAIL });
  expect(await mails(app)).toHaveLength(1);
  expect((await rows(app))[0]?.confirmedAt).not.toBeNull();

  await app.form(unsubscribing(link), {});
  for (const letters of [2, 3]) {
    for (let hour = 0; hour < 7 * 24; hour++) {
      await post(app, { email: EMAIL.toUpperCase() });
      app.clock.advance(HOUR_MS);
    }
    expect(await mails(app)).toHaveLength(letters);
  }
  expect(await rows(app)).toHaveLength(1);
});

test.each(["/newsletter/confirm", "/newsletter/unsubscribe"])(
  "an invalid link to %s shows an error",
  async (path) => {
    const { app } = await subscribed();
    for (const query of ["", "?token=", "?token=nonsense", "?token=%00%27--"])
      for (const answer of [await app.request(path + query), await app.form(path + query, {})])
        expect(answer.status).toBe(410);
    expect((await rows(app))[0]).toMatchObject({ unsubscribedAt: null });
  },
);

test("opening the unsubscribe link changes nothing; its button works twice and can be undone", async () => {
  const { app, link } = await subscribed();
  const leave = unsubscribing(link);
  expect(await (await app.request(leave)).text()).toContain("Yes, unsubscribe");
  expect((await rows(app))[0]?.unsubscribedAt).toBeNull();
  for (let press = 0; press < 2; press++) {
    const left = await app.form(leave, {});
    expect(left.status).toBe(200);
    expect(await left.text()).toContain("You&#x27;re unsubscribed");
  }
  const leftAt = app.clock.now();
  expect((await rows(app))[0]?.unsubscribedAt).toBe(leftAt);
  app.clock.advance(MINUTE_MS);
  await app.form(leave, {});
  expect((await rows(app))[0]?.unsubscribedAt).toBe(leftAt);
  expect(await (await app.request(leave)).text()).toContain("You&#x27;re unsubscribed");
  expect((await app.form(link, {})).status).toBe(410);

  app.clock.advance(HOUR_MS);
  await post(app, { email: EMAIL });
  expect((await rows(app))[0]).toMatchObject({ confirmedAt: null, unsubscribedAt: null });
  await app.form(await linkOf(app), {});
  expect((await rows(app))[0]?.confirmedAt).toBe(app.clock.now());
});

test("a subscriber who returns within the week confirms with the earlier email", async () => {
  const { app, link } = await subscribed();
  await app.form(unsubscribing(link), {});
  app.clock.advance(MINUTE_MS);
  await post(app, { email: EMAIL });
  expect(await mails(app)).toHaveLength(1);
  expect((await rows(app))[0]?.confirmedAt).toBeNull();
  expect((await app.form(link, {})).status).toBe(200);
  expect((await rows(app))[0]?.confirmedAt).toBe(app.clock.now());
});

test("a mail program unsubscribes with one POST, without cookie or origin, and despite the beta gate", async () => {
  const app = testApp({ config: { BETA_PASSWORD: "open sesame" } });
  const token = "a-token";
  await app.deps.db.withTx(async (tx) =>
    tx.insert(subscribers).values({
      id: "1",
      email: EMAIL,
      emailKey: EMAIL.toLowerCase(),
      language: "en",
      token,
      tokenHash: await hashOfToken(token),
      createdAt: app.clock.now(),
      confirmedAt: app.clock.now(),
    }),
  );
  const path = `/newsletter/unsubscribe?token=${token}`;
  const page = await app.request(path);
  expect([page.status, (await page.text()).includes("Yes, unsubscribe")]).toEqual([200, true]);
  const left = await app.form(path, { "List-Unsubscribe": "One-Click" });
  expect([left.status, left.headers.get("Location"), left.headers.get("Set-Cookie")]).toEqual([
    200,
    null,
    null,
  ]);
  expect((await rows(app))[0]?.unsubscribedAt).toBe(app.clock.now());
  expect((await app.request("/newsletter")).status).toBe(401);
});

test("unconfirmed and unsubscribed addresses are deleted after a month; subscribers are kept", async () => {
  const { app, link } = await subscribed();
  app.clock.advance(40 * DAY_MS);
  await post(app, { email: "never@example.com" });
  await tidySubscribers(app.deps);
  expect(await rows(app)).toHaveLength(2);
  app.clock.advance(31 * DAY_MS);
  await tidySubscribers(app.deps);
  expect((await rows(app)).map(({ email }) => email)).toEqual([EMAIL]);
  await app.form(unsubscribing(link), {});
  app.clock.advance(31 * DAY_MS);
  await tidySubscribers(app.deps);
  expect(await rows(app)).toEqual([]);
});
