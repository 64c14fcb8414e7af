import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { hashOfToken } from "#src/auth/tokens.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { subscribers } from "#src/features/newsletter/tables.ts";
import { pageOf, settled } from "#src/testing/site/settled.ts";
import { testApp } from "#src/testing/site/test-app.ts";

test("a guest is sent to sign in and back", async () => {
  const answer = await testApp().request("/ar/settings");
  expect(answer.headers.get("Location")).toBe("/ar/login?next=%2Far%2Fsettings");
});

test("the page has every section, in both languages, with the known values", async () => {
  const { app, user } = await settled({ phone: "+962791234567", location: "Irbid" });
  const html = await pageOf(app, user);
  for (const text of [
    "rania@example.com",
    "Not confirmed yet",
    'value="079 123 4567"',
    'value="Rania Haddad"',
  ])
    expect(html).toContain(text);
  expect(html).toContain('<option value="Irbid" selected="">');
  for (const id of ["profile", "preferences", "password", "devices", "data", "delete"]) {
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain(`href="#${id}"`);
  }
  expect(await pageOf(app, user, "/ar/settings")).toContain("الأجهزة المتصلة بحسابك");
});

test("the minimum length of a password is shown, which differs for admins", async () => {
  const user = await settled();
  expect(await pageOf(user.app, user.user)).toContain("Minimum 6 characters");
  const admin = await settled({ role: "admin" });
  expect(await pageOf(admin.app, admin.user)).toContain("Minimum 12 characters");
  expect(await pageOf(admin.app, admin.user, "/ar/settings")).toContain("12 حرفًا على الأقل");
});

test("two-step verification shows whether it is on", async () => {
  const { app, user } = await settled();
  const card = async () =>
    /<section id="second-factor".*?<\/section>/.exec(await pageOf(app, user))?.[0] ?? "";
  expect(await card()).toMatch(/Set up.*>Off</);
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ totpSecret: "begun" }).where(eq(users.id, user.id)),
  );
  expect(await card()).toMatch(/Set up.*>Off</);
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ totpConfirmedAt: app.clock.now() }).where(eq(users.id, user.id)),
  );
  expect(await card()).toMatch(/Manage.*>On</);
});

test("menu and drawer link to the settings", async () => {
  const { app, user } = await settled();
  expect((await pageOf(app, user, "/search")).match(/href="\/settings"/g)).toHaveLength(2);
});

test("the confirmation link can be sent again from here", async () => {
  const { app, user } = await settled();
  expect((await app.json("POST", "/api/user/verification", undefined, { as: user })).status).toBe(204);
  expect(await app.deps.db.read.$count(outbox, eq(outbox.kind, "verify-email"))).toBe(1);
  await app.deps.db.withTx((tx) => tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, user.id)));
  const html = await pageOf(app, user);
  expect(html).toContain("Confirmed");
  expect(html).not.toContain("/verify-email/again");
});

test("the newsletter is turned on and off here; an unconfirmed address shows and changes nothing", async () => {
  const { app, user } = await settled();
  const post = (wanted: string) => app.form("/settings/newsletter", { wanted }, { as: user });
  const [subscriber] = await app.deps.db.withTx(async (tx) =>
    tx
      .insert(subscribers)
      .values({
        id: "s",
        email: user.email,
        emailKey: user.email,
        language: "en",
        token: "t",
        tokenHash: await hashOfToken("t"),
        createdAt: 1,
        confirmedAt: 2,
      })
      .returning(),
  );
  expect(subscriber?.unsubscribedAt).toBeNull();
  expect(await pageOf(app, user)).not.toContain("You receive it every Thursday.");
  await post("no");
  const standing = async () => (await app.deps.db.read.select().from(subscribers))[0];
  expect((await standing())?.unsubscribedAt).toBeNull();
  await app.deps.db.withTx((tx) => tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, user.id)));
  expect(await pageOf(app, user)).toContain("You receive it every Thursday.");
  const ended = await post("no");
  expect([ended.status, ended.headers.get("Location")]).toEqual([303, "/settings"]);
  expect((await standing())?.unsubscribedAt).toBe(app.clock.now());
  await post("yes");
  expect(await app.deps.db.read.$count(outbox, eq(outbox.kind, "newsletter-confirm"))).toBe(1);
  expect(await pageOf(app, user)).toContain("Check your email to confirm your subscription");
});
