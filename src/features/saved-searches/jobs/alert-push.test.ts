import { expect, test } from "bun:test";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import type { NoticePayload } from "#src/features/push/schema.ts";
import { pushOutbox } from "#src/features/push/tables.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { tellFinds } from "./alerts.ts";
import { matchListings } from "./matching.ts";

async function market() {
  const app = testApp();
  const seller = await app.signUp({ listingLimit: null });
  const buyer = await app.signUp({ emailVerifiedAt: 1 });
  const call = (method: string, path: string, body: unknown, as = buyer) =>
    app.json(method, `/api${path}`, body, { as });
  await call("POST", "/push-subscriptions", pushDevice().subscription);
  const save = async (more = {}) => {
    const search = { kind: "car", query: "make=Toyota", name: "Toyotas", rhythm: "now", channels: ["push"] };
    return (await call("POST", "/saved-searches", { ...search, ...more })).body.id as string;
  };
  const post = async (car = {}): Promise<string> => {
    const { body } = await call("POST", "/cars", { ...typedCar, ...car }, seller);
    await matchListings(app.deps);
    return body.id;
  };
  const pushes = async (afterMs = 2 * MINUTE_MS): Promise<NoticePayload[]> => {
    app.clock.advance(afterMs);
    await tellFinds(app.deps);
    const rows = await app.deps.db.read.select().from(pushOutbox).orderBy(pushOutbox.id);
    return rows.map(({ payload }) => JSON.parse(payload));
  };
  return { app, seller, buyer, call, save, post, pushes };
}

test("a match is pushed once with title, price and reason, and opens the listing", async () => {
  const { app, save, post, pushes } = await market();
  await save();
  await post({ title: "First Camry" });
  expect(await pushes()).toMatchObject([
    {
      title: "First Camry",
      body: "16,500 JD · 2019 · 84,000 km · Amman\nNew for “\u2068Toyotas\u2069”",
      url: "/cars/100001-toyota-camry-2019",
      lang: "en",
    },
  ]);
  expect(await pushes(DAY_MS)).toHaveLength(1);
  expect(await mails(app)).toEqual([]);
});

test("email and push are independent: a delay of one does not affect the other", async () => {
  const { app, save, post, pushes } = await market();
  await save({ channels: ["mail", "push"] });
  await post();
  expect(await pushes()).toHaveLength(1);
  expect(await mails(app)).toHaveLength(1);
});

test("a channel that is turned on later does not report earlier matches", async () => {
  const { app, call, save, post, pushes } = await market();
  const search = await save({ channels: ["mail"] });
  await post();
  await call("PATCH", `/saved-searches/${search}`, { channels: ["mail", "push"] });
  expect(await pushes()).toEqual([]);
  expect(await mails(app)).toHaveLength(1);
  await call("PATCH", `/saved-searches/${search}`, { channels: [] });
  await post();
  await call("PATCH", `/saved-searches/${search}`, { channels: ["mail", "push"] });
  expect(await pushes()).toEqual([]);
  expect(await mails(app)).toHaveLength(1);
});

test("many matches are one notification that opens the search with them marked", async () => {
  const { save, post, pushes } = await market();
  await save();
  for (let i = 0; i < 4; i++) await post({ title: `Camry ${i}` });
  const [notice, ...others] = await pushes();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ title: "4 new listings for “\u2068Toyotas\u2069”" });
  expect(notice?.url).toMatch(/^\/search\?make=Toyota&new=[\w.-]{80,}$/);
});

test("notifications are in the user's language", async () => {
  const { call, save, post, pushes } = await market();
  await call("PATCH", "/user/preferences", { language: "ar", mailsInquiries: true, mailsExpiry: true });
  await save();
  await post();
  const [notice] = await pushes();
  expect(notice).toMatchObject({ lang: "ar", dir: "rtl", url: expect.stringMatching(/^\/ar\/cars\//) });
  expect(notice?.body).toContain("16,500 دينار");
});
