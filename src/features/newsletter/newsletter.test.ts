import { expect, test } from "bun:test";
import { desc } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { testApp, type TestApp } from "#src/testing/test-app.ts";
import { tidySubscribers } from "./actions.ts";
import { subscribers } from "./tables.ts";

const EMAIL = "Reader@Example.com";
const post = (app: TestApp, body: object, language = "en", address?: string) =>
  app.json("POST", "/api/newsletter", body, {
    headers: { "Accept-Language": language },
    ...(address && { address }),
  });
const mails = ({ deps }: TestApp) =>
  deps.db.read.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id));
const rows = ({ deps }: TestApp) => deps.db.read.select().from(subscribers);

/** The path of the newest mail's link. */
async function linkOf(app: TestApp): Promise<string> {
  const [mail] = await mails(app);
  const { pathname, search } = new URL(/http\S+token=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return pathname + search;
}
const unsubscribing = (link: string) => link.replace("/confirm", "/unsubscribe");

async function subscribed(language = "en") {
  const app = testApp();
  await post(app, { email: EMAIL }, language);
  const link = await linkOf(app);
  await app.form(link, {});
  return { ...app, app, link };
}

test("an address is asked first, in the language of the page", async () => {
  const app = testApp();
  const answer = await post(app, { email: ` ${EMAIL} ` }, "ar");
  expect([answer.status, answer.body]).toEqual([202, ""]);
  const [mail] = await mails(app);
  expect(mail).toMatchObject({
    kind: "newsletter-confirm",
    recipient: EMAIL,
    language: "ar",
    subject: "أكّد اشتراكك",
    userId: null,
  });
  expect(await rows(app)).toMatchObject([
    { email: EMAIL, emailKey: "reader@example.com", confirmedAt: null },
  ]);
  expect(await linkOf(app)).toMatch(/^\/ar\/newsletter\/confirm\?token=[\w-]{43}$/);
});

test("opening the link confirms nothing, its button does, and a second press is as good", async () => {
  const app = testApp();
  await post(app, { email: EMAIL });
  const link = await linkOf(app);
  const page = await app.request(link);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain("Confirm Your Subscription");
  expect(html).toContain(EMAIL);
  expect(html).toContain(`action="${link}"`);
  expect((await rows(app))[0]?.confirmedAt).toBeNull();

  for (let press = 0; press < 2; press++) {
    const done = await app.form(link, {});
    expect(done.status).toBe(200);
    expect(await done.text()).toContain("You Are Subscribed");
  }
  expect((await rows(app))[0]?.confirmedAt).toBe(app.clock.now());
  expect(await (await app.request(link)).text()).toContain("You Are Subscribed");
});

test("whether an address is known shows in no answer", async () => {
  const { app } = await subscribed();
  const [known, unknown] = [
    await post(app, { email: EMAIL }),
    await post(app, { email: "somebody@example.com" }),
  ];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const forms = await Promise.all(
    [EMAIL, "other@example.com"].map((email) => app.form("/newsletter", { email })),
  );
  expect(forms.map(({ status, headers }) => [status, headers.get("Location")])).toEqual([
    [303, "/"],
    [303, "/"],
  ]);
});

test("a week brings one mail to who never confirmed or has left, whoever asks for it, and none to who is subscribed", async () => {
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

test("two requests at the same moment are one subscription and one mail", async () => {
  const app = testApp();
  await Promise.all([post(app, { email: EMAIL }), post(app, { email: EMAIL })]);
  expect([(await rows(app)).length, (await mails(app)).length]).toEqual([1, 1]);
});

test("a confirmation is waited for seven days; then the link says so, and a new one can be asked for", async () => {
  const app = testApp();
  await post(app, { email: EMAIL });
  const link = await linkOf(app);
  app.clock.advance(7 * DAY_MS - 1);
  expect((await app.request(link)).status).toBe(200);
  app.clock.advance(1);
  for (const answer of [await app.request(link), await app.form(link, {})]) {
    expect(answer.status).toBe(410);
    const html = await answer.text();
    expect(html).toContain("This Link No Longer Works");
    expect(html).toContain('href="/newsletter"');
  }
  expect((await rows(app))[0]?.confirmedAt).toBeNull();
  await post(app, { email: EMAIL });
  expect((await app.form(await linkOf(app), {})).status).toBe(200);
  expect((await rows(app))[0]?.confirmedAt).toBe(app.clock.now());
});

test.each(["/newsletter/confirm", "/newsletter/unsubscribe"])("a wrong link to %s says so", async (path) => {
  const { app } = await subscribed();
  for (const query of ["", "?token=", "?token=nonsense", "?token=%00%27--"])
    for (const answer of [await app.request(path + query), await app.form(path + query, {})])
      expect(answer.status).toBe(410);
  expect((await rows(app))[0]).toMatchObject({ unsubscribedAt: null });
});

test("leaving: opening the link ends nothing, its button does, twice is as good, and it can be taken back", async () => {
  const { app, link } = await subscribed();
  const leave = unsubscribing(link);
  expect(await (await app.request(leave)).text()).toContain("Yes, Unsubscribe");
  expect((await rows(app))[0]?.unsubscribedAt).toBeNull();
  for (let press = 0; press < 2; press++) {
    const left = await app.form(leave, {});
    expect(left.status).toBe(200);
    expect(await left.text()).toContain("You Are Unsubscribed");
  }
  const leftAt = app.clock.now();
  expect((await rows(app))[0]?.unsubscribedAt).toBe(leftAt);
  app.clock.advance(MINUTE_MS);
  await app.form(leave, {});
  expect((await rows(app))[0]?.unsubscribedAt).toBe(leftAt);
  expect(await (await app.request(leave)).text()).toContain("You Are Unsubscribed");
  expect((await app.form(link, {})).status).toBe(410);

  app.clock.advance(HOUR_MS);
  await post(app, { email: EMAIL });
  expect((await rows(app))[0]).toMatchObject({ confirmedAt: null, unsubscribedAt: null });
  await app.form(await linkOf(app), {});
  expect((await rows(app))[0]?.confirmedAt).toBe(app.clock.now());
});

test("who leaves and comes back within the week confirms by the mail that is already there", async () => {
  const { app, link } = await subscribed();
  await app.form(unsubscribing(link), {});
  app.clock.advance(MINUTE_MS);
  await post(app, { email: EMAIL });
  expect(await mails(app)).toHaveLength(1);
  expect((await rows(app))[0]?.confirmedAt).toBeNull();
  expect((await app.form(link, {})).status).toBe(200);
  expect((await rows(app))[0]?.confirmedAt).toBe(app.clock.now());
});

test("a mail program leaves with one POST: no cookie, no origin, no page to press, before the beta gate too", async () => {
  const app = testApp({ config: { BETA_PASSWORD: "open sesame" } });
  const token = "a-token";
  await app.deps.db.withTx((tx) =>
    tx.insert(subscribers).values({
      id: "1",
      email: EMAIL,
      emailKey: EMAIL.toLowerCase(),
      language: "en",
      token,
      createdAt: app.clock.now(),
      confirmedAt: app.clock.now(),
    }),
  );
  const path = `/newsletter/unsubscribe?token=${token}`;
  const page = await app.request(path);
  expect([page.status, (await page.text()).includes("Yes, Unsubscribe")]).toEqual([200, true]);
  const left = await app.form(path, { "List-Unsubscribe": "One-Click" });
  expect([left.status, left.headers.get("Location"), left.headers.get("Set-Cookie")]).toEqual([
    200,
    null,
    null,
  ]);
  expect((await rows(app))[0]?.unsubscribedAt).toBe(app.clock.now());
  expect((await app.request("/newsletter")).status).toBe(401);
});

test("a wrong address is said at its field, by the API and without scripts", async () => {
  const app = testApp();
  for (const email of ["nobody", "", "a@b", `${"a".repeat(250)}@example.com`, 5, null]) {
    const answer = await post(app, { email });
    expect(answer.status).toBe(400);
    expect(answer.body.fields.email).toBeString();
  }
  const page = await app.form("/ar/newsletter", { email: "nobody" });
  expect(page.status).toBe(400);
  const html = await page.text();
  expect(html).toContain("عنوان البريد الإلكتروني غير صحيح");
  expect(html).toContain('value="nobody"');
  expect(html).toContain('aria-invalid="true"');
  expect([await rows(app), await mails(app)]).toEqual([[], []]);
});

test("the form without scripts comes back to the home page, which says where to look", async () => {
  const app = testApp();
  const answer = await app.form("/ar/newsletter", { email: EMAIL });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/ar"]);
  const cookie = answer.headers.getSetCookie().join().split(";")[0] ?? "";
  expect(await (await app.request("/ar/search", { headers: { Cookie: cookie } })).text()).toContain(
    "أرسلنا إليك رسالة فيها رابط",
  );
  expect(await mails(app)).toHaveLength(1);
});

test("what a robot filled in goes nowhere and is answered like any other", async () => {
  const app = testApp();
  expect((await post(app, { email: EMAIL, website: "https://spam.example" })).status).toBe(202);
  expect((await app.form("/newsletter", { email: EMAIL, website: "x" })).status).toBe(303);
  expect([await rows(app), await mails(app)]).toEqual([[], []]);
});

test("one visitor cannot subscribe the world, and hears when to come back", async () => {
  const app = testApp();
  for (let i = 0; i < 20; i++) expect((await post(app, { email: `a${i}@example.com` })).status).toBe(202);
  const refused = await post(app, { email: "one-more@example.com" });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
  const page = await app.form("/newsletter", { email: "one-more@example.com" });
  expect(page.status).toBe(429);
  expect(await page.text()).toContain('role="alert"');
  expect((await post(app, { email: "one-more@example.com" }, "en", "192.0.2.9")).status).toBe(202);
});

test("who never confirmed, and who left, is forgotten after a month; readers stay", async () => {
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
