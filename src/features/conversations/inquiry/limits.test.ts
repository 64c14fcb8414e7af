import { expect, test } from "bun:test";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { rateLimits } from "#src/http/tables.ts";
import { inquiryMarket, typedInquiry } from "#src/testing/listings/inquiry-market.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";

type Market = Awaited<ReturnType<typeof inquiryMarket>>;

const guestsLimit = { about: 20, anHour: 40 };
const membersLimit = { about: 3, anHour: 10 };

test.each([
  ["guests, known by their address", false, guestsLimit],
  ["a member", true, membersLimit],
])("%s: so many inquiries a day about one listing", async (_, isMember, { about }) => {
  const { app, seller, send, stored } = await inquiryMarket();
  const options = isMember ? { as: await app.signUp() } : {};
  for (let i = 0; i < about; i++) expect((await send({ buyerName: `Buyer ${i}` }, options)).status).toBe(201);
  const last = await send({ buyerName: "D" }, options);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get("Retry-After"))).toBe(DAY_MS / 1000);
  const other = isMember ? { as: await app.signUp() } : { address: "192.0.2.2" };
  expect((await send({ buyerName: "D" }, other)).status).toBe(201);
  expect((await send({ carId: await plantCar(app, seller) }, options)).status).toBe(201);
  app.clock.advance(DAY_MS);
  expect((await send({ buyerName: "D" }, options)).status).toBe(201);
  expect(await stored()).toHaveLength(about + 3);
});

test.each([
  ["guests of one address", false, guestsLimit],
  ["a member", true, membersLimit],
])("%s: so many inquiries an hour", async (_, isMember, { anHour }) => {
  const { app, seller, send } = await inquiryMarket();
  const options = isMember ? { as: await app.signUp() } : {};
  for (let i = 0; i < anHour; i++)
    expect((await send({ carId: await plantCar(app, seller) }, options)).status).toBe(201);
  const carId = await plantCar(app, seller);
  expect((await send({ carId }, options)).status).toBe(429);
  app.clock.advance(60 * MINUTE_MS);
  expect((await send({ carId }, options)).status).toBe(201);
});

test("a member begins thirty conversations a day, and goes on with those there are", async () => {
  const { app, seller, send } = await inquiryMarket();
  const options = { as: await app.signUp() };
  const cars = await Promise.all(Array.from({ length: 31 }, () => plantCar(app, seller)));
  const statuses: number[] = [];
  for (const [i, carId] of cars.entries()) {
    if (i % 10 === 0) app.clock.advance(60 * MINUTE_MS);
    statuses.push((await send({ carId }, options)).status);
  }
  expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([30, 429]);
  expect((await send({ carId: cars[0], message: "Where can I see it?" }, options)).status).toBe(201);
});

test("all accounts of an address send forty inquiries an hour, those of a /48 three times as many", async () => {
  const { app, seller, send } = await inquiryMarket();
  const cars = await Promise.all(Array.from({ length: 10 }, () => plantCar(app, seller)));
  const sent = async (addressOf: (account: number) => string) => {
    const answers: number[] = [];
    for (let account = 0; account < 14; account++) {
      const options = { as: await app.signUp(), address: addressOf(account) };
      for (const carId of cars)
        answers.push((await send({ carId, buyerName: `Buyer ${account}` }, options)).status);
    }
    app.clock.advance(60 * MINUTE_MS);
    return answers.filter((status) => status === 201).length;
  };
  expect(await sent(() => "192.0.2.1")).toBe(40);
  expect(await sent((account) => `2001:db8:0:1::${account}`)).toBe(40);
  expect(await sent((account) => `2001:db8:0:${account}::1`)).toBe(120);
  expect(await sent((account) => `2001:db8:${account}::1`)).toBe(140);
});

test("all guests together have an hourly limit per listing and per seller, which members do not have", async () => {
  const { app, seller, carId, send } = await inquiryMarket();
  let guests = 0;
  const ask = (about: string) =>
    send({ carId: about, buyerName: `Guest ${++guests}` }, { address: `10.0.0.${guests}` });
  for (let i = 0; i < 30; i++) expect((await ask(carId)).status).toBe(201);
  const crowded = await ask(carId);
  expect([crowded.status, crowded.body.code]).toEqual([429, "sellerBusyForGuests"]);
  expect(crowded.body.error).toContain("Log in to send your inquiry right away");
  expect(crowded.body.error).toContain("60 minutes");
  expect(crowded.headers.get("Retry-After")).toBe("3600");
  const others = [await plantCar(app, seller), await plantCar(app, seller)];
  for (let i = 0; i < 30; i++) expect((await ask(others[0] ?? "")).status).toBe(201);
  expect((await ask(others[1] ?? "")).status).toBe(429);
  expect((await ask(await plantCar(app, await app.signUp()))).status).toBe(201);
  for (let i = 0; i < 10; i++)
    expect((await send({ buyerName: `M ${i}` }, { as: await app.signUp() })).status).toBe(201);
  app.clock.advance(60 * MINUTE_MS);
  expect((await ask(carId)).status).toBe(201);
});

test.each([
  ["about a listing", 300, (market: Market) => market.carId],
  ["to a seller", 600, (market: Market) => market.seller.id],
])("all members together: so many inquiries an hour %s", async (_, most, subjectOf) => {
  const market = await inquiryMarket();
  const { app, send } = market;
  const key = `inquiries-of-members:${subjectOf(market)}`;
  const endsAt = app.clock.now() + 60 * MINUTE_MS;
  await app.deps.db.withTx((tx) => tx.insert(rateLimits).values({ key, count: most - 1, endsAt }));
  const ask = async () => send({ buyerName: "M" }, { as: await app.signUp() });
  expect((await ask()).status).toBe(201);
  app.clock.advance(2 * MINUTE_MS);
  const crowded = await ask();
  expect([crowded.status, crowded.body.code]).toEqual([429, "sellerBusy"]);
});

test("without scripts, a guest above the limit keeps the input and can sign in", async () => {
  const { app, carId, send } = await inquiryMarket();
  for (let i = 0; i < 30; i++) await send({ buyerName: `Guest ${i}` }, { address: `10.0.0.${i}` });
  const page = await app.form(`/cars/${carId}/inquiry`, { ...typedInquiry, consent: "yes" });
  expect(page.status).toBe(429);
  const html = await page.text();
  expect(html).toContain("Log in to send your inquiry right away");
  expect(html).toContain('<a href="/login" target="_blank"');
  expect(html).toContain(typedInquiry.message);
});

test("a repeated inquiry does not count toward the limit", async () => {
  const { send } = await inquiryMarket();
  for (let i = 0; i <= guestsLimit.about; i++) expect((await send()).status).toBe(201);
  expect((await send({ buyerName: "Sami" })).status).toBe(201);
});
