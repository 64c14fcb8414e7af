import { expect, test } from "bun:test";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { findNews } from "#src/features/newsletter/queries.ts";
import { pushOutbox } from "#src/features/push/tables.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { tellFinds } from "./alerts.ts";
import { matchListings } from "./matching.ts";

async function market() {
  const app = testApp({ config: { REVIEW_FIRST: "nobody" } });
  const seller = await app.signUp({ listingLimit: null });
  const buyer = await app.signUp({ emailVerifiedAt: 1 });
  const call = async (method: string, path: string, body?: object, as = seller) =>
    (await app.json(method, `/api${path}`, body, { as })).body;
  await call("POST", "/push-subscriptions", pushDevice().subscription, buyer);
  for (const kind of ["car", "number-plate"]) {
    const search = { kind, query: "", rhythm: "now", channels: ["mail", "push"] };
    await call("POST", "/saved-searches", search, buyer);
  }
  /** Publishes, and sends all alerts. */
  const post = async (listing: object = {}, path = "/cars", as = seller) => {
    const typed = path === "/cars" ? typedCar : typedPlate;
    const body = await call("POST", path, { ...typed, ...listing }, as);
    await matchListings(app.deps);
    app.clock.advance(HOUR_MS);
    await tellFinds(app.deps);
    return body as { id: string; listedAt: number; createdAt: number };
  };
  const alerts = async () => {
    const told = (await mails(app)).filter(({ kind }) => kind === "saved-search-alert");
    return [told.length, await app.deps.db.read.$count(pushOutbox)];
  };
  const newest = async (path = "/cars") =>
    (await call("GET", `${path}?page=1&sort=newest`)).map(({ id }: { id: string }) => id);
  return { app, seller, call, post, alerts, newest };
}

test("a car that is deleted and published again, with small changes, keeps its place and alerts nobody", async () => {
  const { app, call, post, alerts, newest } = await market();
  const { id, listedAt } = await post();
  const other = await post({ make: "Kia", model: "Rio" }, "/cars", await app.signUp());
  expect(await alerts()).toEqual([2, 2]);
  let last = id;
  for (let i = 1; i <= 12; i++) {
    await call("DELETE", `/cars/${last}`);
    const changed = {
      title: `Camry number ${i}`,
      price: 16_000 - i,
      mileage: 84_000 + 300 * i,
      color: "Red",
    };
    const again = await post({ ...changed, make: "toyota", model: i % 2 ? "Camry LE." : "camry" });
    expect([again.listedAt, again.createdAt > listedAt]).toEqual([listedAt, true]);
    last = again.id;
    // Nor is a lower price news.
    await call("PATCH", `/cars/${last}`, { price: 9000 });
    await matchListings(app.deps);
  }
  expect(await newest()).toEqual([other.id, last]);
  await call("POST", `/cars/${last}/sale`);
  expect((await post()).listedAt).toBe(listedAt);
  expect(await alerts()).toEqual([2, 2]);
});

test("an edit before the deletion or after publishing again makes no other car of it", async () => {
  const { call, post, alerts } = await market();
  const { id, listedAt } = await post({ make: "Suzuki", model: "Baleno" });
  await call("PATCH", `/cars/${id}`, { year: 2001 });
  await call("DELETE", `/cars/${id}`);
  let last = await post({ make: "Suzuki", model: "Baleno" });
  expect(last.listedAt).toBe(listedAt);
  for (const model of ["New Baleno", "2019 Baleno", "The Baleno", "Balleno", "بالينو"]) {
    await call("PATCH", `/cars/${last.id}`, { mileage: 120_000, make: "Kia" });
    await call("DELETE", `/cars/${last.id}`);
    last = await post({ make: "Suzuki", model });
    expect([model, last.listedAt]).toEqual([model, listedAt]);
  }
  expect(await alerts()).toEqual([1, 1]);
});

test("an edited plate is the published one too", async () => {
  const { call, post } = await market();
  const { id, listedAt } = await post({}, "/number-plates");
  await call("PATCH", `/number-plates/${id}`, { plateNumber: "54321" });
  await call("DELETE", `/number-plates/${id}`);
  expect((await post({}, "/number-plates")).listedAt).toBe(listedAt);
});

test("another car, another seller's car, and a copy of a car that is for sale are new", async () => {
  const { app, call, post, alerts } = await market();
  const { id } = await post();
  await post();
  await call("DELETE", `/cars/${id}`);
  for (const car of [
    { year: 2018 },
    { model: "Corolla" },
    { mileage: 90_000 },
    { make: "Kia", model: "Rio" },
  ]) {
    const { listedAt, createdAt } = await post(car);
    expect(listedAt).toBe(createdAt);
  }
  await post({}, "/cars", await app.signUp());
  expect(await alerts()).toEqual([7, 7]);
});

test("a plate that is published again keeps its place too", async () => {
  const { call, post, alerts } = await market();
  const { id, listedAt } = await post({}, "/number-plates");
  await call("DELETE", `/number-plates/${id}`);
  expect((await post({ title: "The same plate", price: 5000 }, "/number-plates")).listedAt).toBe(listedAt);
  expect(await alerts()).toEqual([1, 1]);
  const another = await post({ plateNumber: "12322" }, "/number-plates");
  expect(another.listedAt).toBe(another.createdAt);
});

test("when it could have been relisted, it is new again", async () => {
  const { app, call, post, alerts } = await market();
  const { id } = await post();
  await call("DELETE", `/cars/${id}`);
  for (let week = 0; week < 3; week++) {
    app.clock.advance(9 * DAY_MS);
    // Keeps the session.
    await call("GET", "/user/listings");
  }
  const again = await post();
  expect(again.listedAt).toBe(again.createdAt);
  expect(await alerts()).toEqual([2, 2]);
});

test("the newsletter shows it once", async () => {
  const { app, call, post } = await market();
  const { id } = await post();
  const between = app.clock.now() + MINUTE_MS;
  app.clock.advance(DAY_MS);
  await call("DELETE", `/cars/${id}`);
  await post();
  expect(await findNews(app.deps.db.read, { from: between, to: app.clock.now() }, app.clock.now())).toEqual(
    [],
  );
});

test("an account publishes at most three times its limit a day, deleted ones included", async () => {
  const { app, call } = await market();
  const seller = await app.signUp({ listingLimit: 2 });
  const publish = async (as = seller) => {
    const answer = await app.json("POST", "/api/cars", typedCar, {
      as,
      headers: { "Accept-Language": "ar" },
    });
    if (answer.status === 201) await call("DELETE", `/cars/${answer.body.id}`, undefined, as);
    return answer;
  };
  for (let i = 0; i < 6; i++) {
    expect((await publish()).status).toBe(201);
    app.clock.advance(HOUR_MS);
  }
  const refused = await publish();
  expect([refused.status, refused.body.code]).toEqual([429, "listingsTooManyToday"]);
  expect(refused.headers.get("Retry-After")).toBe(String(18 * 3600));
  expect(refused.body.error).toContain("18 ساعة");
  app.clock.advance(18 * HOUR_MS);
  expect([(await publish()).status, (await publish()).status]).toEqual([201, 429]);
  const dealer = await app.signUp({ listingLimit: null });
  for (let i = 0; i < 20; i++) expect((await publish(dealer)).status).toBe(201);
});
