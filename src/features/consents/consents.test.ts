import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import { subscribers } from "#src/features/newsletter/tables.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/site/test-app.ts";
import { CONSENTS_KEPT_MS, removeOldConsents } from "./actions.ts";
import { consents } from "./tables.ts";

const rania = { name: "Rania", email: "rania@example.com", password: "zaytoun-7" };
const form = { ...rania, confirmPassword: rania.password, phone: "", location: "" };
const agreed = { terms: "yes", privacy: "yes" };

const rows = ({ deps }: TestApp) => deps.db.read.select().from(consents).orderBy(consents.id);
const purposes = async (app: TestApp) =>
  (await rows(app)).map(({ purpose, givenBy, language }) => `${purpose} ${givenBy} ${language}`);
const cookieOf = (answer: { headers: Headers }) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const withCookie = (cookie: string) => ({ headers: { Cookie: cookie } });
const listed = async (app: TestApp, as: TestUser) =>
  (await app.json("GET", "/api/user/consents", undefined, { as })).body.consents;
const end = (app: TestApp, as: TestUser, purpose: string) =>
  app.json("DELETE", `/api/user/consents/${purpose}`, undefined, { as });

test("a program registers people without consents; it answers for the required two", async () => {
  const app = testApp();
  expect((await app.json("POST", "/api/auth/register", rania)).status).toBe(201);
  expect(await purposes(app)).toEqual(["terms api en", "privacy api en"]);
  const other = { ...rania, email: "lina@example.com" };
  const refused = await app.json("POST", "/api/auth/register", { ...other, consents: { terms: true } });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["consents.privacy"]]);
  await app.json("POST", "/api/auth/register", { ...other, consents: { terms: true, privacy: true } });
  expect((await purposes(app)).slice(2)).toEqual(["terms form en", "privacy form en"]);
});

test("the form asks for three consents, of which the newsletter is optional", async () => {
  const app = testApp();
  const page = await (await app.request("/ar/register")).text();
  expect(page).toContain("ثلاث موافقات منفصلة");
  expect(page.match(/<input[^>]*type="checkbox"[^>]*>/g)?.join()).not.toContain("checked");
  expect((await app.form("/ar/register", { ...form, ...agreed })).status).toBe(303);
  expect(await purposes(app)).toEqual(["terms form ar", "privacy form ar"]);
  expect(await app.deps.db.read.$count(subscribers)).toBe(0);
  await app.form("/ar/register", { ...form, ...agreed, email: "l@example.com", newsletter: "yes" });
  expect((await purposes(app)).slice(2)).toEqual(["terms form ar", "privacy form ar", "newsletter form ar"]);
  const [reader] = await app.deps.db.read.select().from(subscribers);
  expect(reader).toMatchObject({ email: "l@example.com", language: "ar", confirmedAt: null });
});

test("without a required consent the form says so and keeps what was typed and checked", async () => {
  const app = testApp();
  const answer = await app.form("/register", {
    ...form,
    phone: "0791234567",
    privacy: "yes",
    newsletter: "yes",
  });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page.match(/>Check this box if you agree|<\/svg>Check this box/g)).toHaveLength(1);
  expect(page).toContain('value="0791234567"');
  const checked = page.match(/<input[^>]*checked[^>]*>/g)?.map((box) => /name="(\w+)"/.exec(box)?.[1]);
  expect(checked).toEqual(["privacy", "newsletter"]);
  expect(await app.deps.db.read.$count(users)).toBe(0);
});

test("a guest's inquiry needs a consent in the form, and none from programs and members", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const carId = await plantCar(app, seller);
  const typed = { buyerName: "Sami", buyerPhone: "0787654321", buyerEmail: "Sami@example.com" };
  const message = "Is it still for sale?";
  const page = `/cars/${carId}/inquiry`;
  const refused = await app.form(page, { ...typed, message });
  const html = await refused.text();
  expect([refused.status, html.includes("Check this box"), html.includes(message)]).toEqual([
    400,
    true,
    true,
  ]);
  const inquiries = async () => (await purposes(app)).filter((one) => one.startsWith("inquiry"));
  expect((await app.form(page, { ...typed, message, consent: "yes" })).status).toBe(303);
  await app.json("POST", "/api/inquiries", { ...typed, carId, message: `${message} Today?` });
  expect(await inquiries()).toEqual(["inquiry form en", "inquiry api en"]);
  const buyer = await app.signUp();
  expect(await (await app.request(page, {}, { as: buyer })).text()).not.toContain('name="consent"');
  expect((await app.form(page, { ...typed, message }, { as: buyer })).status).toBe(303);
  expect(await inquiries()).toHaveLength(2);
  const sami = await app.signUp({ email: "sami@example.com" });
  expect(await listed(app, sami)).toHaveLength(2);
  await app.deps.db.withTx((tx) => tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, sami.id)));
  expect(await listed(app, sami)).toHaveLength(4);
  expect(JSON.stringify(await rows(app)).toLowerCase()).not.toContain("sami");
});

test("the newsletter's page asks for a consent; leaving it ends the consent", async () => {
  const app = testApp();
  const email = "reader@example.com";
  const refused = await app.form("/newsletter", { email });
  const html = await refused.text();
  expect([refused.status, html.includes("Check this box"), html.includes(email)]).toEqual([400, true, true]);
  expect(await mails(app)).toHaveLength(0);
  await app.form("/newsletter", { email, consent: "yes" });
  await app.json("POST", "/api/newsletter", { email });
  expect(await purposes(app)).toEqual(["newsletter form en"]);
  const link = /\/newsletter\/confirm\?token=[\w-]+/.exec((await mails(app))[0]?.text ?? "")?.[0] ?? "";
  await app.form(link, {});
  expect(await purposes(app)).toEqual(["newsletter form en"]);
  await app.form(link.replace("confirm", "unsubscribe"), {});
  expect(await rows(app)).toMatchObject([{ withdrawnAt: app.clock.now() }]);
});

test("consents are listed with version and time; only the newsletter's can be taken back by itself", async () => {
  const app = testApp();
  const me = await app.signUp({ emailVerifiedAt: 1 });
  await app.form("/settings/newsletter", { wanted: "yes" }, { as: me });
  const givenAt = app.clock.now();
  const one = { version: 1, language: "en", givenAt, withdrawnAt: null };
  expect(await listed(app, me)).toEqual([
    { purpose: "newsletter", ...one },
    { purpose: "privacy", ...one },
    { purpose: "terms", ...one },
  ]);
  const page = await (await app.request("/settings", {}, { as: me })).text();
  expect(page).toContain("Version 1 · agreed on");
  expect((await end(app, me, "terms")).body).toMatchObject({ code: "consentNeedsAccount" });
  expect((await end(app, me, "terms")).status).toBe(409);
  expect((await end(app, me, "inquiry")).status).toBe(404);
  expect((await end(app, me, "newsletter")).status).toBe(204);
  expect((await end(app, me, "newsletter")).status).toBe(404);
  expect((await listed(app, me))[0]).toMatchObject({ purpose: "newsletter", withdrawnAt: givenAt });
  const [reader] = await app.deps.db.read.select().from(subscribers);
  expect(reader?.unsubscribedAt).toBe(givenAt);
  expect((await app.json("GET", "/api/user/consents")).status).toBe(401);
});

test("nobody ends another person's newsletter with that person's unconfirmed address", async () => {
  const app = testApp();
  const email = "victim@example.com";
  await app.json("POST", "/api/newsletter", { email });
  await app.deps.db.withTx((tx) => tx.update(subscribers).set({ confirmedAt: 1 }));
  const form = { ...rania, email, consents: { terms: true, privacy: true, newsletter: true } };
  const { headers, body } = await app.json("POST", "/api/auth/register", form);
  const me = { ...body.user, cookie: cookieOf({ headers }) };
  expect((await listed(app, me)).map((one: { purpose: string }) => one.purpose)).toContain("newsletter");
  expect((await end(app, me, "newsletter")).status).toBe(204);
  expect((await app.deps.db.read.select().from(subscribers))[0]?.unsubscribedAt).toBeNull();
});

test("a new version is asked for after the next login; sessions and tokens go on", async () => {
  const app = testApp();
  await app.json("POST", "/api/auth/register", rania);
  await app.deps.db.withTx((tx) =>
    tx.update(consents).set({ version: 0 }).where(eq(consents.purpose, "terms")),
  );
  const login = await app.json("POST", "/api/auth/login", rania);
  const me = withCookie(cookieOf(login));
  const opened = async (path: string) => (await app.request(path, {}, me)).headers.get("Location");
  expect(await opened("/ar/login?done=1&next=/ar/list-car")).toBe("/ar/consents?next=%2Far%2Flist-car");
  expect((await app.json("GET", "/api/auth/me", undefined, me)).status).toBe(200);
  expect((await app.request("/dashboard", {}, me)).status).toBe(200);
  const page = await (await app.request("/consents?next=/list-car", {}, me)).text();
  expect([page.includes('name="terms"'), page.includes('name="privacy"')]).toEqual([true, false]);
  for (const way of ['action="/logout"', 'href="/settings#data"']) expect(page).toContain(way);
  const refused = await app.form("/consents", { next: "/list-car" }, me);
  expect([refused.status, (await refused.text()).includes("Check this box")]).toEqual([400, true]);
  const given = await app.form("/consents", { next: "/list-car", terms: "yes" }, me);
  expect([given.status, given.headers.get("Location")]).toEqual([303, "/list-car"]);
  expect(await opened("/login?done=1&next=/list-car")).toBe("/list-car");
  expect(await opened("/consents")).toBe("/");
  expect(await rows(app)).toHaveLength(3);
});

test("consents of people without an account are deleted two years after they ended or the inquiry", async () => {
  const app = testApp();
  await app.signUp();
  const base = { version: 1, language: "en", givenBy: "form", givenAt: app.clock.now() } as const;
  await app.deps.db.withTx((tx) =>
    tx.insert(consents).values([
      { ...base, id: "a", purpose: "inquiry", emailHash: "x" },
      { ...base, id: "b", purpose: "newsletter", emailHash: "x" },
      { ...base, id: "c", purpose: "newsletter", emailHash: "y", withdrawnAt: app.clock.now() },
    ]),
  );
  app.clock.advance(CONSENTS_KEPT_MS - DAY_MS);
  await removeOldConsents(app.deps);
  expect(await rows(app)).toHaveLength(5);
  app.clock.advance(DAY_MS + 1);
  await removeOldConsents(app.deps);
  expect((await rows(app)).map(({ purpose }) => purpose).sort()).toEqual(["newsletter", "privacy", "terms"]);
});

test("a newsletter that waits for its confirmation says so in the settings, and nothing of another's subscription", async () => {
  const app = testApp();
  const WAITS = "open our email and confirm it";
  const settings = async (as: { cookie: string }) =>
    (await app.request("/settings", {}, withCookie(as.cookie))).text();
  const join = async (email: string) => {
    const boxes = { terms: true, privacy: true, newsletter: true };
    const { headers } = await app.json("POST", "/api/auth/register", { ...rania, email, consents: boxes });
    return { cookie: cookieOf({ headers }) };
  };
  const me = await join("rania@example.com");
  for (const sentence of [WAITS, "Check your email to confirm your subscription"])
    expect(await settings(me)).toContain(sentence);
  await app.deps.db.withTx(async (tx) => {
    await tx.update(users).set({ emailVerifiedAt: 1 });
    await tx.update(subscribers).set({ confirmedAt: 1 });
  });
  expect(await settings(me)).toContain("You receive it every Thursday");
  expect(await settings(me)).not.toContain(WAITS);
  await app.json("POST", "/api/newsletter", { email: "victim@example.com" });
  await app.deps.db.withTx((tx) => tx.update(subscribers).set({ confirmedAt: 1 }));
  const stranger = await settings(await join("victim@example.com"));
  expect(stranger).toContain(WAITS);
  expect(stranger).not.toContain("You receive it every Thursday");
});

test("whoever never agreed to a version is not told that it changed", async () => {
  const app = testApp();
  const old = await app.signUp();
  await app.deps.db.withTx((tx) => tx.delete(consents));
  const page = async (base: string) => (await app.request(`${base}/consents`, {}, { as: old })).text();
  expect(await page("")).toContain("agreed to the version that applies now");
  expect(await page("/ar")).toContain("لم توافق بعد على النسخة السارية الآن");
  for (const base of ["", "/ar"]) expect(await page(base)).not.toMatch(/new version|نسخة جديدة/);
});
