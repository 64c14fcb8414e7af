import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { EMAIL, linkOf, post, rows, subscribed } from "#src/testing/site/newsletter-site.ts";
import { testApp } from "#src/testing/site/test-app.ts";

test("a new address gets a confirmation email in the page's language", async () => {
  const app = testApp();
  const answer = await post(app, { email: ` ${EMAIL} ` }, "ar");
  expect([answer.status, answer.body]).toEqual([202, ""]);
  const [mail] = await mails(app);
  expect(mail).toMatchObject({
    kind: "newsletter-confirm",
    recipient: EMAIL,
    language: "ar",
    subject: "تأكيد اشتراكك",
    userId: null,
  });
  expect(await rows(app)).toMatchObject([
    { email: EMAIL, emailKey: "reader@example.com", confirmedAt: null },
  ]);
  expect(await linkOf(app)).toMatch(/^\/ar\/newsletter\/confirm\?token=[\w-]{43}$/);
});

test("opening the link confirms nothing; its button does, and can be pressed twice", async () => {
  const app = testApp();
  await post(app, { email: EMAIL });
  const link = await linkOf(app);
  const page = await app.request(link);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain("Confirm your subscription");
  expect(html).toContain(EMAIL);
  expect(html).toContain(`action="${link}"`);
  expect((await rows(app))[0]?.confirmedAt).toBeNull();

  for (let press = 0; press < 2; press++) {
    const done = await app.form(link, {});
    expect(done.status).toBe(200);
    expect(await done.text()).toContain("You&#x27;re subscribed");
  }
  expect((await rows(app))[0]?.confirmedAt).toBe(app.clock.now());
  expect(await (await app.request(link)).text()).toContain("You&#x27;re subscribed");
});

test("no response reveals whether an address is known", async () => {
  const { app } = await subscribed();
  const [known, unknown] = [
    await post(app, { email: EMAIL }),
    await post(app, { email: "somebody@example.com" }),
  ];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const forms = await Promise.all(
    [EMAIL, "other@example.com"].map((email) => app.form("/newsletter", { email, consent: "yes" })),
  );
  expect(forms.map(({ status, headers }) => [status, headers.get("Location")])).toEqual([
    [303, "/"],
    [303, "/"],
  ]);
});

test("two simultaneous requests give one subscription and one email", async () => {
  const app = testApp();
  await Promise.all([post(app, { email: EMAIL }), post(app, { email: EMAIL })]);
  expect([(await rows(app)).length, (await mails(app)).length]).toEqual([1, 1]);
});

test("the confirmation link is valid for seven days; then the page says so and offers a new one", async () => {
  const app = testApp();
  await post(app, { email: EMAIL });
  const link = await linkOf(app);
  app.clock.advance(7 * DAY_MS - 1);
  expect((await app.request(link)).status).toBe(200);
  app.clock.advance(1);
  for (const answer of [await app.request(link), await app.form(link, {})]) {
    expect(answer.status).toBe(410);
    const html = await answer.text();
    expect(html).toContain("This link no longer works");
    expect(html).toContain('href="/newsletter"');
  }
  expect((await rows(app))[0]?.confirmedAt).toBeNull();
  await post(app, { email: EMAIL });
  expect((await app.form(await linkOf(app), {})).status).toBe(200);
  expect((await rows(app))[0]?.confirmedAt).toBe(app.clock.now());
});

test("an invalid address is reported at its field, by the API and without scripts", async () => {
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

test("the form without scripts returns to the home page, which says to check the inbox", async () => {
  const app = testApp();
  const answer = await app.form("/ar/newsletter", { email: EMAIL, consent: "yes" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/ar"]);
  const cookie = answer.headers.getSetCookie().join().split(";")[0] ?? "";
  expect(await (await app.request("/ar/search", { headers: { Cookie: cookie } })).text()).toContain(
    "أرسلنا إليك رسالة فيها رابط",
  );
  expect(await mails(app)).toHaveLength(1);
});

test("a form filled in by a bot is ignored, but gets the usual response", async () => {
  const app = testApp();
  expect((await post(app, { email: EMAIL, website: "https://spam.example" })).status).toBe(202);
  expect((await app.form("/newsletter", { email: EMAIL, website: "x", consent: "yes" })).status).toBe(303);
  expect([await rows(app), await mails(app)]).toEqual([[], []]);
});

test("requests by one visitor are limited, with Retry-After", async () => {
  const app = testApp();
  for (let i = 0; i < 20; i++) expect((await post(app, { email: `a${i}@example.com` })).status).toBe(202);
  const refused = await post(app, { email: "one-more@example.com", consent: "yes" });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
  const page = await app.form("/newsletter", { email: "one-more@example.com", consent: "yes" });
  expect(page.status).toBe(429);
  expect(await page.text()).toContain('role="alert"');
  expect((await post(app, { email: "one-more@example.com", consent: "yes" }, "en", "192.0.2.9")).status).toBe(
    202,
  );
});
