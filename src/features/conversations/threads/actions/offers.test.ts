import { expect, test } from "bun:test";
import { HOUR_MS } from "#src/core/time.ts";
import { conversationMarket } from "#src/testing/listings/conversation-market.ts";
import { settleOffers } from "./settle-offers.ts";

const market = async () => {
  const given = await conversationMarket();
  const { read, buyer } = given;
  const price = (await read(buyer)).listing?.price ?? 0;
  return { ...given, price };
};

test("a buyer offers between half of the price and the price, in whole dinars", async () => {
  const { offer, buyer, seller, price } = await market();
  for (const amount of [Math.ceil(price / 2) - 1, price + 1, 9000.5, 0, -1])
    expect([amount, (await offer(buyer, amount)).status]).toEqual([amount, 400]);
  expect((await offer(seller, price)).status).toBe(403);
  const made = await offer(buyer, Math.ceil(price / 2));
  expect(made).toMatchObject({ status: 201, body: { by: "buyer", status: "open" } });
  expect((await offer(buyer, price)).body).toMatchObject({
    error: "An offer is still open. Withdraw it or answer it first.",
    offer: { id: made.body.id, status: "open" },
  });
});

test("a buyer makes three offers, withdrawn ones included", async () => {
  const { offer, settle, read, buyer, price } = await market();
  for (const left of [2, 1, 0]) {
    const { body } = await offer(buyer, price - 100);
    expect((await settle(buyer, String(body.id), "withdraw")).body).toMatchObject({ status: "withdrawn" });
    expect((await read(buyer)).offers).toMatchObject({ left });
  }
  expect(await offer(buyer, price)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("accept a counter-offer or write") },
  });
});

test("a counter-offer ends the offer before it, and only the other side accepts", async () => {
  const { offer, settle, read, buyer, seller, price } = await market();
  const first = (await offer(buyer, price - 500)).body.id as string;
  expect((await settle(buyer, first, "accept")).status).toBe(403);
  expect((await offer(seller, price + 1, `/${first}/counter`)).status).toBe(400);
  const counter = await offer(seller, price - 200, `/${first}/counter`);
  expect(counter).toMatchObject({ status: 201, body: { by: "seller", status: "open" } });
  expect((await settle(seller, first, "accept")).body).toMatchObject({ offer: { status: "countered" } });
  const accepted = await settle(buyer, String(counter.body.id), "accept");
  expect(accepted).toMatchObject({ status: 200, body: { status: "accepted", amount: price - 200 } });
  expect((await settle(seller, String(counter.body.id), "withdraw")).status).toBe(409);
  expect((await read(seller)).messages.at(-1)).toMatchObject({ kind: "notice", from: "buyer" });
});

test("the seller reserves the car with the press that accepts", async () => {
  const { app, carId, offer, settle, buyer, seller, price } = await market();
  const { body } = await offer(buyer, price);
  await settle(seller, String(body.id), "accept", { reserve: true });
  expect((await app.json("GET", `/api/cars/${carId}`)).body).toMatchObject({ reserved: true });
});

test("an offer ends after 48 hours", async () => {
  const { app, offer, settle, read, buyer, seller, price } = await market();
  const { body } = await offer(buyer, price - 500);
  app.clock.advance(48 * HOUR_MS);
  const offerOf = async () => (await read(seller)).messages.find(({ kind }) => kind === "offer")?.offer;
  expect(await offerOf()).toMatchObject({ status: "expired" });
  expect((await settle(seller, String(body.id), "accept")).body).toMatchObject({
    offer: { status: "expired" },
  });
  await settleOffers(app.deps);
  expect(await offerOf()).toMatchObject({ status: "expired" });
});

test.each([
  ["sold", { path: "/sale", method: "POST" }, "Sold. The offer of"],
  [
    "cheaper",
    { path: "", method: "PATCH", body: (price: number) => ({ price: price - 500 }) },
    "The asking price is now",
  ],
  ["removed", { path: "", method: "DELETE" }, "No longer on sale."],
])("an open offer is closed with a line once the car is %s", async (_, { path, method, ...more }, line) => {
  const { app, carId, offer, read, settle, buyer, seller, price } = await market();
  const { body } = await offer(buyer, price - 500);
  const change = "body" in more ? more.body(price) : undefined;
  await app.json(method, `/api/cars/${carId}${path}`, change, { as: seller });
  expect((await settle(seller, String(body.id), "accept")).body).toMatchObject({
    offer: { status: "closed" },
  });
  await settleOffers(app.deps);
  await settleOffers(app.deps);
  const { messages } = await read(buyer);
  expect(messages.filter(({ kind }) => kind === "notice")).toHaveLength(1);
  expect(messages.at(-1)?.text).toStartWith(line);
});

test("nobody accepts across a block, but may end the offer", async () => {
  const { id, call, offer, settle, buyer, seller, price } = await market();
  const first = String((await offer(buyer, price - 500)).body.id);
  await call(seller, "POST", `/${id}/block`);
  expect((await settle(seller, first, "accept")).status).toBe(409);
  await call(seller, "DELETE", `/${id}/block`);
  const counter = String((await offer(seller, price - 100, `/${first}/counter`)).body.id);
  await call(seller, "POST", `/${id}/block`);
  expect((await settle(buyer, counter, "accept")).status).toBe(403);
  expect((await settle(buyer, counter, "decline")).status).toBe(200);
});

test("of two presses at once one counts, and the other is told the state that holds", async () => {
  const { offer, settle, read, buyer, seller, price } = await market();
  for (const [mine, theirs] of [
    ["withdraw", "accept"],
    ["withdraw", "decline"],
    ["withdraw", "counter"],
  ] as const) {
    const offerId = String((await offer(buyer, price - 500)).body.id);
    const answers = await Promise.all([
      settle(buyer, offerId, mine),
      theirs === "counter"
        ? offer(seller, price - 100, `/${offerId}/counter`)
        : settle(seller, offerId, theirs),
    ]);
    const [right, ...more] = answers.filter(({ status }) => status < 300);
    const [late] = answers.filter(({ status }) => status === 409);
    expect([right !== undefined, more.length]).toEqual([true, 0]);
    const { messages } = await read(buyer);
    const holds = messages.find((message) => message.id === offerId)?.offer?.status;
    expect(late?.body.offer).toMatchObject({ id: offerId, status: holds });
    const open = messages.findLast((message) => message.offer?.status === "open");
    if (open) await settle(seller, open.id, "withdraw");
  }
});
