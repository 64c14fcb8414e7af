import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { setAsideUnusedPhotos } from "#src/features/photos/jobs.ts";
import { storePhoto } from "#src/features/photos/actions.ts";
import { photos } from "#src/features/photos/tables.ts";
import { eraseAccount } from "./actions.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import { conversationMarket } from "#src/testing/listings/conversation-market.ts";
import { typedInquiry } from "#src/testing/listings/inquiry-market.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { staffedDealer } from "#src/testing/site/plant-dealer.ts";
import type { TestApp, TestUser } from "#src/testing/site/test-app.ts";
import { photosKept } from "#src/features/conversations/photos-kept.ts";
import {
  blocks,
  conversations,
  conversationSides,
  inquiries,
  messages,
} from "#src/features/conversations/tables.ts";
import {
  CONVERSATIONS_KEPT_MS,
  eraseOldConversations,
} from "#src/features/conversations/threads/actions/leave.ts";

const erase = ({ deps }: TestApp, { id }: TestUser) =>
  deps.db.withTx(async (tx) => {
    const user = await findUser(tx, id);
    if (user) await eraseAccount(tx, deps, user);
  });

const left = ({ deps }: TestApp) =>
  Promise.all(
    [conversations, conversationSides, messages, inquiries].map((table) => deps.db.read.$count(table)),
  );

test("after the buyer's account the seller keeps the conversation with a former member", async () => {
  const { app, id, buyer, seller, call, write, read } = await conversationMarket();
  await write(buyer, "I come on Thursday.");
  await erase(app, buyer);
  const thread = await read(seller);
  expect([thread.other.name, thread.isGone]).toEqual(["Former member", true]);
  expect(thread.messages.map(({ text }) => text)).toEqual([typedInquiry.message, "I come on Thursday."]);
  expect(thread.listing).not.toBeNull();
  expect((await call(seller, "POST", `/${id}/messages`, { text: "Hello?" })).status).toBe(410);
  const stored = JSON.stringify([
    await app.deps.db.read.select().from(conversations),
    await app.deps.db.read.select().from(conversationSides),
  ]);
  for (const trace of [buyer.id, typedInquiry.buyerEmail, typedInquiry.buyerName])
    expect(stored).not.toContain(trace);
});

test("after the seller's account the buyer keeps the conversation without the listing", async () => {
  const { app, id, buyer, seller, call, write, read } = await conversationMarket();
  await write(seller, "It has one owner.");
  await erase(app, seller);
  const thread = await read(buyer);
  expect([thread.other.name, thread.listing]).toEqual(["Former member", null]);
  expect(thread.messages).toHaveLength(2);
  expect((await call(buyer, "POST", `/${id}/messages`, { text: "Hello?" })).status).toBe(410);
});

test.each([[0], [1]])("after both accounts nothing is left (%i first)", async (first) => {
  const { app, buyer, seller, call, id } = await conversationMarket();
  await call(seller, "POST", `/${id}/block`);
  const both = [buyer, seller];
  await erase(app, both[first] ?? buyer);
  await erase(app, both[1 - first] ?? buyer);
  expect(await left(app)).toEqual([0, 0, 0, 0]);
  expect(await app.deps.db.read.$count(blocks)).toBe(0);
});

test("a guest keeps the conversation after the seller's account, and the seller of a former member's not", async () => {
  const { app, buyer, seller, send } = await conversationMarket();
  await send({ buyerEmail: "guest@example.com" });
  await erase(app, seller);
  expect((await left(app)).slice(0, 2)).toEqual([2, 4]);
  await erase(app, buyer);
  expect((await left(app)).slice(0, 2)).toEqual([1, 2]);
});

test("a dealer keeps the conversations of a person who deletes the account", async () => {
  const { app, buyer, read } = await conversationMarket();
  const { dealerId, owner, manager, sales } = await staffedDealer(app);
  const carId = await plantCar(app, sales, { dealerId });
  const asked = await app.json("POST", "/api/inquiries", { ...typedInquiry, carId }, { as: buyer });
  const id = String(asked.body.conversationId);
  const text = { text: "Come at ten." };
  await app.json("POST", `/api/conversations/${id}/messages`, text, { as: sales });
  await erase(app, sales);
  for (const as of [owner, manager]) {
    const { status, body } = await app.json("GET", `/api/conversations/${id}`, undefined, { as });
    expect([status, body.messages.length]).toEqual([200, 2]);
  }
  expect((await read(buyer)).other.name).not.toBe("");
  const sent = await app.json("POST", `/api/conversations/${id}/messages`, text, { as: buyer });
  expect(sent.status).toBe(201);
});

test("two years after the last message the text is erased", async () => {
  const { app, buyer, write, seller } = await conversationMarket();
  app.clock.advance(DAY_MS);
  await write(seller, "It is still there.");
  app.clock.advance(CONVERSATIONS_KEPT_MS - 1);
  await eraseOldConversations(app.deps);
  expect(await app.deps.db.read.$count(messages)).toBe(2);
  app.clock.advance(1);
  await eraseOldConversations(app.deps);
  expect(await left(app)).toEqual([0, 0, 0, 1]);
  expect((await app.deps.db.read.select().from(inquiries)).map(({ message }) => message)).toEqual([""]);
  expect(buyer.id).toBeString();
});

test("a photo in a message is kept, also after its sender's account, and goes with the conversation", async () => {
  const { app, id, buyer, seller, call, read } = await conversationMarket();
  const photo = await storePhoto(app.deps, buyer.id, await plainPhoto(400, 300, 1));
  const stored = async () => {
    app.clock.advance(10 * DAY_MS);
    await setAsideUnusedPhotos(app.deps, photosKept);
    return app.deps.db.read.$count(photos);
  };
  expect((await call(buyer, "POST", `/${id}/messages`, { photos: [photo.id] })).status).toBe(201);
  const isShown = async () => (await read(seller)).messages.at(-1)?.photos.map((each) => each.id);
  expect(await isShown()).toEqual([photo.id]);
  await erase(app, buyer);
  expect(await isShown()).toEqual([photo.id]);
  expect(await stored()).toBe(1);
  await erase(app, seller);
  expect(await stored()).toBe(0);
});
