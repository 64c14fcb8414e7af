import { expect, test } from "bun:test";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import type { TestUser } from "#src/testing/site/test-app.ts";
import { dealership } from "#src/testing/site/dealership.ts";
import { findReplyMinutes } from "./queries.ts";

async function asked() {
  const site = await dealership();
  const sales = await site.employ("sales", { name: "Suhaib" });
  const car = await site.listCar(sales);
  const form = { carId: car, buyerName: "Lina", buyerPhone: "0791112223", buyerEmail: "l@example.com" };
  const ask = async (message: string) =>
    (await site.app.json("POST", "/api/inquiries", { ...form, message })).body.id as string;
  const seen = async (as: TestUser) =>
    (await site.call("GET", "/api/inquiries", undefined, as)).body as {
      id: string;
      takenBy: string | null;
    }[];
  const change = (as: TestUser, id: string, patch: object) =>
    site.call("PATCH", `/api/inquiries/${id}`, patch, as);
  return { ...site, sales, car, ask, seen, change };
}

test("everybody at the dealer sees an inquiry until a salesperson takes it over; managers always", async () => {
  const { owner, sales, employ, ask, seen, change } = await asked();
  const [colleague, third, manager] = [await employ("sales"), await employ("sales"), await employ("manager")];
  const id = await ask("Is the price final?");
  for (const person of [owner, sales, colleague, manager])
    expect(await seen(person)).toMatchObject([{ id, takenBy: null, canTake: true }]);
  expect((await change(colleague, id, { taken: true })).status).toBe(200);
  expect(await seen(third)).toEqual([]);
  expect((await change(third, id, { status: "read" })).status).toBe(404);
  expect(await seen(colleague)).toMatchObject([{ id, canTake: false }]);
  for (const person of [owner, manager, sales])
    expect(await seen(person)).toMatchObject([{ id, canTake: true }]);
});

test("strangers and people of other dealers see and change nothing; a change must say something", async () => {
  const { app, owner, ask, seen, change } = await asked();
  const id = await ask("Is the price final?");
  const stranger = await app.signUp();
  const rival = await app.signUp({ dealerId: "another", dealerRole: "owner" });
  for (const person of [stranger, rival]) {
    expect(await seen(person)).toEqual([]);
    expect((await change(person, id, { taken: true })).status).toBe(404);
  }
  expect((await change(owner, id, {})).status).toBe(400);
});

test("an inquiry about a private car cannot be taken over", async () => {
  const { app, sales, seen, change, call } = await asked();
  const own = await call("POST", "/api/cars", { ...typedCar, seller: "private" }, sales);
  const form = {
    carId: own.body.id,
    buyerName: "Lina",
    buyerPhone: "0791112223",
    buyerEmail: "l@example.com",
  };
  const { body } = await app.json("POST", "/api/inquiries", { ...form, message: "Is the price final?" });
  expect(await seen(sales)).toMatchObject([{ canTake: false }]);
  expect((await change(sales, body.id, { taken: true })).status).toBe(404);
});

test("people of the dealer cannot ask about its cars", async () => {
  const { owner, call, car } = await asked();
  const form = { carId: car, buyerName: "Lina", buyerPhone: "0791112223", buyerEmail: "l@example.com" };
  const { status } = await call("POST", "/api/inquiries", { ...form, message: "Is the price final?" }, owner);
  expect(status).toBe(409);
});

test("the typical reply time is the median of at least three answers within 90 days", async () => {
  const { app, dealer, owner, ask, change } = await asked();
  const minutes = () => findReplyMinutes(app.deps.db.read, dealer.id, app.clock.now());
  for (const [at, wait] of [10, 40, 300].entries()) {
    expect(await minutes()).toBeNull();
    const id = await ask(`Question number ${at} about it`);
    app.clock.advance(wait * MINUTE_MS);
    await change(owner, id, { status: "replied" });
    // Taking it over later is no answer.
    app.clock.advance(500 * MINUTE_MS);
    await change(owner, id, { taken: true });
  }
  expect(await minutes()).toBe(40);
  app.clock.advance(91 * 24 * 60 * MINUTE_MS);
  expect(await minutes()).toBeNull();
});

test("taking over one inquiry takes over the conversation with all of its inquiries", async () => {
  const { owner, sales, employ, ask, seen, change } = await asked();
  const colleague = await employ("sales");
  const [first] = [await ask("Is the price final?"), await ask("And is it accident-free?")];
  await change(sales, first, { taken: true });
  expect(await seen(colleague)).toEqual([]);
  expect((await seen(owner)).map(({ takenBy }) => takenBy)).toEqual(["Suhaib", "Suhaib"]);
});
