import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { jordanDate } from "#src/core/jordan-day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { markSold } from "#src/features/listings/life-cycle/own-listings.ts";
import { camryMarket } from "#src/testing/listings/camry-market.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { refreshValuations } from "#src/features/cars/worth/refresh-valuations.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { t } from "#t";
import { savedSearches } from "../tables.ts";
import { lastDaily, lastWeekly, tellFinds } from "./alerts.ts";
import { matchListings } from "./matching.ts";
import { addressOf } from "#src/testing/pages/listing-address.ts";

/** A market on 15 June 2026, a Monday, at noon in Jordan. */
async function market() {
  const app = testApp();
  const seller = await app.signUp({ listingLimit: null });
  const buyer = await app.signUp({ emailVerifiedAt: 1, email: "rania@example.com" });
  const save = async (query: string, more = {}) =>
    (
      await app.json(
        "POST",
        "/api/saved-searches",
        { kind: "car", query, rhythm: "now", ...more },
        { as: buyer },
      )
    ).body.id as string;
  const post = async (car = {}): Promise<string> => {
    const { body } = await app.json("POST", "/api/cars", { ...typedCar, ...car }, { as: seller });
    await matchListings(app.deps);
    return body.id;
  };
  const letters = async () => {
    await tellFinds(app.deps);
    return mails(app);
  };
  return { app, seller, buyer, save, post, letters };
}

test("matches within two minutes are in one email with the reason, and in no other", async () => {
  const { app, buyer, save, post, letters } = await market();
  await save("make=Toyota&maxPrice=17000", { name: "Family car" });
  const first = await post({ title: "First Camry" });
  app.clock.advance(2 * MINUTE_MS - 1);
  await post({ title: "Second Camry" });
  expect(await letters()).toEqual([]);
  app.clock.advance(1);
  const [mail, ...others] = await letters();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: buyer.email,
    subject: "2 new listings for “\u2068Family car\u2069”",
  });
  expect(mail?.text).toContain(
    "First Camry\n16,500 JD · 2019 · 84,000 km · Amman\nMatches: Toyota, up to 17,000 JD.",
  );
  expect(mail?.text).toContain(await addressOf(app, first));
  expect(mail?.html).toContain("Second Camry");
  app.clock.advance(HOUR_MS);
  expect(await letters()).toHaveLength(1);
});

test("matches of several searches within two minutes are in one email", async () => {
  const { app, save, post, letters } = await market();
  await save("make=Toyota", { name: "Toyotas" });
  await save("make=Kia", { name: "Kias" });
  await save("make=Ford", { name: "Fords", rhythm: "daily" });
  await post({ title: "First Camry" });
  app.clock.advance(MINUTE_MS);
  await post({ title: "Second car", make: "Kia", model: "Rio" });
  await post({ title: "Third car", make: "Ford", model: "Focus" });
  app.clock.advance(MINUTE_MS);
  const [mail, ...others] = await letters();
  expect(others).toEqual([]);
  expect(mail?.text).toContain("First Camry");
  expect(mail?.text).toContain("Second car");
  expect(mail?.text).not.toContain("Third car");
  app.clock.advance(HOUR_MS);
  expect(await letters()).toHaveLength(1);
});

test("the email has its date, the price comparison of each car, and a link to switch to daily", async () => {
  const { app, publish } = await camryMarket();
  await refreshValuations(app.deps);
  const buyer = await app.signUp({ emailVerifiedAt: 1 });
  const search = { kind: "car", query: "make=Toyota", rhythm: "now" };
  await app.json("POST", "/api/saved-searches", search, { as: buyer });
  await publish({ title: "Cheap Camry", year: 2018, price: 9000 });
  await matchListings(app.deps);
  app.clock.advance(2 * MINUTE_MS);
  await tellFinds(app.deps);
  const [mail] = (await mails(app)).filter(({ kind }) => kind === "saved-search-alert");
  expect(mail?.text).toContain("Cheap Camry\n9,000 JD · Great price · 2018 ·");
  expect(mail?.html).toMatch(/class="good"[^>]*>Great price</);
  expect(mail?.html).toContain(inLanguage("en", () => t.formatDate(app.clock.now())));
  const [, link = ""] = /Once a day instead: (\S+)/.exec(mail?.text ?? "") ?? [];
  const { pathname, search: token } = new URL(link);
  const rhythm = async () =>
    (await app.json("GET", "/api/saved-searches", undefined, { as: buyer })).body[0].rhythm;
  expect(await (await app.request(pathname + token)).text()).toContain("Get alerts once a day instead?");
  expect(await rhythm()).toBe("now");
  const pressed = await app.form(pathname + token, {});
  expect(await pressed.text()).toContain("Once a day from now on");
  expect(await rhythm()).toBe("daily");
});

test("the email's link opens the search with new listings marked, even without signing in", async () => {
  const { app, save, post, letters } = await market();
  await save("make=Toyota");
  await post();
  app.clock.advance(2 * MINUTE_MS);
  const [mail] = await letters();
  const { pathname, search } = new URL(/http\S+\/search\?\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  const html = await (await app.request(pathname + search)).text();
  expect(html).toContain("New for you");
});

test("a listing that matches several searches is in one email, with a stop link for each search", async () => {
  const { app, save, post, letters } = await market();
  await save("make=Toyota", { name: "Toyotas" });
  await save("q=camry", { name: "Camrys" });
  await save("location=Amman", { name: "Nearby", rhythm: "daily" });
  await post();
  app.clock.advance(2 * MINUTE_MS);
  const [mail] = await letters();
  expect(mail?.subject).toBe("1 new listing for your saved searches");
  expect(mail?.text).toContain("Also matches: Camrys.");
  const stops = [...(mail?.text ?? "").matchAll(/Stop alerts for “\u2068(.+?)\u2069”: (\S+)/g)];
  expect(stops.map(([, name]) => name)).toEqual(["Toyotas", "Camrys"]);
  expect(mail?.unsubscribeUrl).toBe(stops[0]?.[2] ?? "");
  app.clock.advance(2 * DAY_MS);
  expect(await letters()).toHaveLength(1);
});

test("unsubscribing in the mail program stops only the first search's alerts", async () => {
  const { app, save, post, letters } = await market();
  await save("make=Toyota", { name: "Toyotas" });
  await post();
  app.clock.advance(2 * MINUTE_MS);
  const url = new URL((await letters())[0]?.unsubscribeUrl ?? "");
  const body = "List-Unsubscribe=One-Click";
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  expect((await app.app.request(url.pathname + url.search, { method: "POST", body, headers })).status).toBe(
    200,
  );
  await post();
  app.clock.advance(2 * DAY_MS);
  expect(await letters()).toHaveLength(1);
});

test("matches from before the alerts were stopped are not sent after turning them on again", async () => {
  const { app, buyer, save, post, letters } = await market();
  const id = await save("make=Toyota");
  await post();
  const [search] = await app.deps.db.read.select().from(savedSearches);
  await app.form(`/saved-searches/stop?token=${search?.stopToken}`, {});
  await app.json("PATCH", `/api/saved-searches/${id}`, { rhythm: "now" }, { as: buyer });
  app.clock.advance(HOUR_MS);
  expect(await letters()).toEqual([]);
  await post();
  app.clock.advance(2 * MINUTE_MS);
  expect((await letters()).map(({ subject }) => subject)).toEqual([expect.stringContaining("1 new listing")]);
});

test("alerts are sent daily at eight in the morning or weekly on Sunday, in Jordan", async () => {
  const now = Date.UTC(2026, 5, 15, 9);
  expect(new Date(lastDaily(now)).toISOString()).toBe("2026-06-15T05:00:00.000Z");
  expect(lastDaily(Date.UTC(2026, 5, 15, 4, 59))).toBe(Date.UTC(2026, 5, 14, 5));
  expect([new Date(lastWeekly(now)).getUTCDay(), jordanDate(lastWeekly(now))]).toEqual([0, "2026-06-14"]);
  const { app, save, post, letters } = await market();
  await save("make=Toyota", { rhythm: "daily", name: "Every day" });
  await save("make=Kia", { rhythm: "weekly", name: "Every week" });
  await save("make=Kia", { rhythm: "never", name: "Never" });
  await post();
  await post({ make: "Kia", model: "Cerato" });
  const told: string[] = [];
  for (let hour = 0; hour < 8 * 24; hour++) {
    const before = (await letters()).length;
    app.clock.advance(HOUR_MS);
    const [mail] = (await letters()).slice(before);
    if (mail) told.push(`${new Date(app.clock.now()).toISOString().slice(0, 13)} ${mail.subject}`);
  }
  expect(told).toEqual([
    "2026-06-16T05 1 new listing for “\u2068Every day\u2069”",
    "2026-06-21T05 1 new listing for “\u2068Every week\u2069”",
  ]);
});

test("a suspended or unconfirmed user gets no email until that ends", async () => {
  const { app, buyer, save, post, letters } = await market();
  await save("make=Toyota");
  await post();
  app.clock.advance(2 * MINUTE_MS);
  const set = (change: Partial<typeof users.$inferInsert>) =>
    app.deps.db.withTx(async (tx) => void (await tx.update(users).set(change).where(eq(users.id, buyer.id))));
  await set({ isActive: false });
  expect(await letters()).toEqual([]);
  await set({ isActive: true, emailVerifiedAt: null });
  expect(await letters()).toEqual([]);
  await set({ emailVerifiedAt: 1 });
  expect(await letters()).toHaveLength(1);
});

test("a listing sold in the meantime is not in the email, and alone causes none", async () => {
  const { app, seller, save, post, letters } = await market();
  await save("make=Toyota");
  const sold = await post();
  await markSold(app.deps, seller, sold);
  app.clock.advance(2 * MINUTE_MS);
  expect(await letters()).toEqual([]);
});

test("an email shows twelve listings, some of each search, and the number of the others", async () => {
  const { app, save, post, letters } = await market();
  await save("make=Toyota");
  await save("make=Kia");
  for (let i = 0; i < 14; i++) await post({ title: `Car ${i}` });
  await post({ title: "The only Kia", make: "Kia", model: "Rio" });
  app.clock.advance(2 * MINUTE_MS);
  const [mail] = await letters();
  expect(mail?.text.match(/\/cars\//g)).toHaveLength(12);
  expect(mail?.text).toContain("3 more also match.");
  expect(mail?.text).toContain("The only Kia");
});

test("a price that came down into the range is marked so, in the reader's language", async () => {
  const { app, seller, buyer, save, post, letters } = await market();
  await app.json(
    "PATCH",
    "/api/user/preferences",
    { language: "ar", mailsInquiries: true, mailsExpiry: true },
    { as: buyer },
  );
  await save("make=Toyota&maxPrice=16000");
  const car = await post();
  await app.json("PATCH", `/api/cars/${car}`, { price: 15_800 }, { as: seller });
  await matchListings(app.deps);
  app.clock.advance(2 * MINUTE_MS);
  const [mail] = await letters();
  expect(mail?.text).toContain("نزل السعر 700 دينار فدخل الإعلان ضمن بحثك.");
});
