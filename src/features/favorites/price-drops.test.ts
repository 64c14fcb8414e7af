import { expect, test } from "bun:test";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { markSold } from "#src/features/listings/life-cycle/own-listings.ts";
import type { NoticePayload } from "#src/features/push/schema.ts";
import { pushOutbox } from "#src/features/push/tables.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import { addressOf } from "#src/testing/pages/listing-address.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { tellOfPriceDrops } from "./jobs.ts";

async function market(flags = {}) {
  const app = testApp();
  const seller = await app.signUp();
  const fan = await app.signUp({ emailVerifiedAt: 1, ...flags });
  const call = (method: string, path: string, body?: unknown, as = fan) =>
    app.json(method, `/api${path}`, body, { as });
  await call("POST", "/push-subscriptions", pushDevice().subscription);
  const car: string = (await call("POST", "/cars", typedCar, seller)).body.id;
  const setPrice = (price: number) => call("PATCH", `/cars/${car}`, { price }, seller);
  app.clock.advance(HOUR_MS);
  expect((await call("PUT", `/favorites/${car}`)).status).toBe(204);
  app.clock.advance(HOUR_MS);
  const told = async (): Promise<NoticePayload[]> => {
    await tellOfPriceDrops(app.deps);
    const rows = await app.deps.db.read.select().from(pushOutbox).orderBy(pushOutbox.id);
    return rows.map(({ payload }) => JSON.parse(payload));
  };
  return { app, seller, fan, car, call, setPrice, told };
}

test("a lower price of a favorite is reported once, with the price and the difference", async () => {
  const { app, car, setPrice, told } = await market();
  await setPrice(15_900);
  const [notice, ...others] = await told();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ title: typedCar.title, url: await addressOf(app, car) });
  expect(notice?.body).toBe("15,900 JD · 2019 · 84,000 km · Amman\nReduced by 600 JD");
  expect(await told()).toHaveLength(1);
  expect(await mails(app)).toEqual([]);
});

test("raising a price and lowering it again sends no email", async () => {
  const { app, setPrice, told } = await market();
  await setPrice(18_000);
  expect(await told()).toEqual([]);
  app.clock.advance(DAY_MS);
  await setPrice(16_500);
  expect(await told()).toEqual([]);
  app.clock.advance(DAY_MS);
  await setPrice(16_400);
  expect(await told()).toHaveLength(1);
});

test("several reductions in a day are reported once, those of another day again", async () => {
  const { app, setPrice, told } = await market();
  for (const price of [16_400, 16_300, 16_200]) {
    await setPrice(price);
    await told();
  }
  expect(await told()).toHaveLength(1);
  app.clock.advance(DAY_MS);
  await setPrice(16_000);
  expect(await told()).toHaveLength(2);
});

test("there is no email about a sold listing or one saved at the new price", async () => {
  const { app, seller, car, call, setPrice, told } = await market();
  await setPrice(15_000);
  await markSold(app.deps, seller, car);
  expect(await told()).toEqual([]);
  const late = await market();
  await late.call("DELETE", `/favorites/${late.car}`);
  await late.setPrice(15_000);
  await late.call("PUT", `/favorites/${late.car}`);
  expect(await late.told()).toEqual([]);
  expect((await call("GET", "/favorites")).status).toBe(200);
});

test("email and push have separate settings", async () => {
  const { app, setPrice, told } = await market({ pushesPriceDrops: false, mailsPriceDrops: true });
  await setPrice(15_900);
  expect(await told()).toEqual([]);
  await told();
  const [mail, ...others] = await mails(app);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: "price-drop", subject: `Price drop: \u2068${typedCar.title}\u2069` });
  expect(mail?.text).toContain("15,900 JD · 2019 · 84,000 km · Amman\nReduced by 600 JD");
});
