import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { sessions, users } from "#src/auth/tables.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/site/test-app.ts";
import { verificationLink } from "./actions/email-verification.ts";

const linkFor = (app: TestApp, { id }: { id: string }, language: "en" | "ar" = "en") =>
  app.deps.db.withTx((tx) => verificationLink(tx, app.deps, { id, language }));
const pathOf = (link: string) => link.slice(new URL(link).origin.length);
const tokenOf = (link: string) => new URL(link).searchParams.get("token") ?? "";
const confirm = (app: TestApp, link: string, as?: TestUser) =>
  app.form(new URL(link).pathname, { token: tokenOf(link) }, { as });
async function verifiedAt(app: TestApp, { id }: { id: string }) {
  const [user] = await app.deps.db.read.select().from(users).where(eq(users.id, id));
  return user?.emailVerifiedAt;
}
const again = (app: TestApp, as: TestUser) => app.form("/verify-email/again", { next: "/dashboard" }, { as });

test("the link is absolute, in the user's language, and opening it changes nothing", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  const user = await app.signUp();
  const link = await linkFor(app, user, "ar");
  expect(link).toMatch(/^https:\/\/cars\.example\.com\/ar\/verify-email\?token=[\w-]{43}$/);
  const page = await app.request(pathOf(link));
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain("تأكيد البريد الإلكتروني");
  expect(html).toContain(user.email);
  expect(html).toContain('noindex"');
  expect(await verifiedAt(app, user)).toBeNull();
});

test("the page's button confirms the address, signed in or not, and the next page says so", async () => {
  const app = testApp();
  const user = await app.signUp();
  const answer = await confirm(app, await linkFor(app, user));
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
  expect(answer.headers.getSetCookie().join()).toContain("flash=verifyEmailDone");
  expect(await verifiedAt(app, user)).toBe(app.clock.now());
});

test("pressing the button twice, at once or later, has the same result", async () => {
  const app = testApp();
  const user = await app.signUp();
  const link = await linkFor(app, user);
  const first = app.clock.now();
  const twice = await Promise.all([confirm(app, link), confirm(app, link)]);
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  app.clock.advance(HOUR_MS);
  expect((await confirm(app, link)).status).toBe(303);
  expect(await (await app.request(pathOf(link))).text()).toContain("Your email is confirmed");
  expect(await verifiedAt(app, user)).toBe(first);
});

test.each([
  ["unknown", () => Promise.resolve("http://localhost/verify-email?token=nonsense")],
  ["missing", () => Promise.resolve("http://localhost/verify-email")],
  [
    "expired",
    async (app: TestApp, user: TestUser) => {
      const link = await linkFor(app, user);
      app.clock.advance(7 * DAY_MS);
      return link;
    },
  ],
  [
    "replaced by a newer one",
    async (app: TestApp, user: TestUser) => {
      const link = await linkFor(app, user);
      await linkFor(app, user);
      return link;
    },
  ],
  [
    "of a deleted account",
    async (app: TestApp) => {
      const gone = await app.signUp();
      const link = await linkFor(app, gone);
      await app.deps.db.withTx((tx) => tx.delete(users).where(eq(users.id, gone.id)));
      return link;
    },
  ],
  [
    "of a suspended account",
    async (app: TestApp) => {
      const suspended = await app.signUp();
      const link = await linkFor(app, suspended);
      await app.deps.db.withTx((tx) =>
        tx.update(users).set({ isActive: false }).where(eq(users.id, suspended.id)),
      );
      return link;
    },
  ],
])("a link that is %s says so and offers the way to a new one", async (_what, linkOf) => {
  const app = testApp();
  const user = await app.signUp({ createdAt: app.clock.now() });
  const link = await linkOf(app, user);
  for (const answer of [await app.request(pathOf(link)), await confirm(app, link)]) {
    expect(answer.status).toBe(410);
    const html = await answer.text();
    expect(html).toContain("This link no longer works");
    expect(html).toContain('href="/login');
  }
  expect(await verifiedAt(app, user)).toBeNull();
});

test("a signed-in user can request a new link in the account's language; the older one expires", async () => {
  const app = testApp();
  const user = await app.signUp({ language: "ar", name: "سمر" });
  const older = await linkFor(app, user);
  const page = await (await app.request("/verify-email?token=x", {}, { as: user })).text();
  expect(page).toContain('action="/verify-email/again"');
  const sent = await again(app, user);
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/dashboard"]);
  const [mail] = await mails(app);
  expect(mail).toMatchObject({
    kind: "verify-email",
    recipient: user.email,
    userId: user.id,
    language: "ar",
  });
  expect(mail?.text).not.toContain("سمر");
  const newer = /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect((await confirm(app, older)).status).toBe(410);
  expect((await confirm(app, newer)).status).toBe(303);
});

test("once confirmed, an expired link says so and no more emails are sent", async () => {
  const app = testApp();
  const user = await app.signUp({ emailVerifiedAt: 1 });
  const page = await app.request("/verify-email?token=x", {}, { as: user });
  expect([page.status, (await page.text()).includes("Your email is confirmed")]).toEqual([200, true]);
  await again(app, user);
  expect(await mails(app)).toEqual([]);
});

test("a user gets three new links an hour, a guest none", async () => {
  const app = testApp();
  const user = await app.signUp();
  for (let i = 0; i < 3; i++) expect((await again(app, user)).status).toBe(303);
  expect((await again(app, user)).status).toBe(429);
  app.clock.advance(HOUR_MS);
  expect((await again(app, user)).status).toBe(303);
  expect((await app.form("/verify-email/again", {})).status).toBe(401);
});

test("an unconfirmed address restricts nothing", async () => {
  const app = testApp();
  const user = await app.signUp();
  for (const path of ["/dashboard", "/list-car", "/api/auth/me"])
    expect((await app.request(path, {}, { as: user })).status).toBe(200);
});

test("an account keeps the language of its registration, a session the browser's language", async () => {
  const app = testApp();
  const person = { name: "سمر", email: "samar@example.com", password: "zaytoun-7" };
  await app.form(
    "/ar/register",
    { ...person, confirmPassword: person.password, terms: "yes", privacy: "yes" },
    { headers: { "User-Agent": "x".repeat(500) } },
  );
  const [user] = await app.deps.db.read.select().from(users);
  const [session] = await app.deps.db.read.select().from(sessions);
  expect(user?.language).toBe("ar");
  expect(session?.userAgent).toBe("x".repeat(300));
});
