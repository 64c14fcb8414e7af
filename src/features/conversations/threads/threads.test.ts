import { expect, test } from "bun:test";
import { repeatableRequests } from "#src/auth/tables.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { typedInquiry } from "#src/testing/listings/inquiry-market.ts";
import { conversationMarket } from "#src/testing/listings/conversation-market.ts";

test("an inquiry begins a conversation that both sides see, and a second one continues it", async () => {
  const { id, ask, buyer, seller, read, find, app } = await conversationMarket();
  expect(await find(buyer)).toMatchObject({ id, role: "buyer", unread: 0, inquiryStatus: "pending" });
  expect(await find(seller)).toMatchObject({
    role: "seller",
    unread: 1,
    other: { name: typedInquiry.buyerName },
  });
  expect(await ask("And is it accident-free?")).toBe(id);
  expect((await read(seller)).messages.map(({ from, text }) => [from, text])).toEqual([
    ["buyer", typedInquiry.message],
    ["buyer", "And is it accident-free?"],
  ]);
  const stranger = await app.signUp();
  expect(await find(stranger)).toBeUndefined();
});

test("the inquiry's status follows: read, then replied", async () => {
  const { id, buyer, seller, call, write, read, find } = await conversationMarket();
  const [message] = (await read(seller)).messages;
  expect((await call(seller, "POST", `/${id}/read`, { upTo: message?.id })).status).toBe(204);
  expect(await find(seller)).toMatchObject({ unread: 0, inquiryStatus: "read" });
  expect((await read(buyer)).readUpTo).toBe(message?.id ?? "");
  await write(seller, "Yes, come and see it.");
  expect(await find(buyer)).toMatchObject({
    unread: 1,
    inquiryStatus: "replied",
    lastMessage: { from: "seller" },
  });
});

test("strangers get 404 for everything", async () => {
  const { app, id, call } = await conversationMarket();
  const stranger = await app.signUp();
  const calls: [string, string, object?][] = [
    ["GET", ""],
    ["DELETE", ""],
    ["POST", "/messages", { text: "Hello" }],
    ["POST", "/read", { upTo: "x" }],
    ["POST", "/block"],
    ["DELETE", "/block"],
    ["POST", "/mute"],
    ["DELETE", "/mute"],
    ["POST", "/answer", { answer: "sold" }],
    ["POST", "/offers", { amount: 9000 }],
    ["POST", "/offers/x/accept", {}],
    ["POST", "/offers/x/decline"],
    ["POST", "/offers/x/withdraw"],
    ["POST", "/offers/x/counter", { amount: 9000 }],
  ];
  for (const [method, path, body] of calls)
    expect([path, (await call(stranger, method, `/${id}${path}`, body)).status]).toEqual([path, 404]);
});

test("a hidden conversation comes back with the next message", async () => {
  const { id, buyer, seller, call, write, find } = await conversationMarket();
  await call(buyer, "DELETE", `/${id}`);
  expect(await find(buyer)).toBeUndefined();
  expect(await find(seller)).toBeDefined();
  await write(seller, "Still interested?");
  expect(await find(buyer)).toMatchObject({ unread: 1 });
});

test("a block is silent, covers all conversations, and ends", async () => {
  const { app, id, carId, buyer, seller, call, find } = await conversationMarket();
  expect((await call(seller, "POST", `/${id}/block`)).status).toBe(204);
  expect(await find(seller)).toMatchObject({ isBlocked: true });
  expect(await find(buyer)).toMatchObject({ isBlocked: false });
  const refused = await call(buyer, "POST", `/${id}/messages`, { text: "Hello?" });
  expect([refused.status, refused.body.error]).toEqual([403, "This seller does not take messages."]);
  expect((await call(buyer, "POST", `/${id}/offers`, { amount: 9000 })).status).toBe(403);
  const asked = { ...typedInquiry, carId, message: "Another question about it" };
  expect((await app.json("POST", "/api/inquiries", asked, { as: buyer })).status).toBe(403);
  expect((await call(seller, "POST", `/${id}/messages`, { text: "Hi" })).status).toBe(409);
  await call(seller, "DELETE", `/${id}/block`);
  expect((await call(buyer, "POST", `/${id}/messages`, { text: "Hello?" })).status).toBe(201);
});

test("one press tells the buyer whether it is still for sale, and changes the listing", async () => {
  const { app, id, carId, buyer, seller, call, read } = await conversationMarket();
  expect((await call(buyer, "POST", `/${id}/answer`, { answer: "sold" })).status).toBe(403);
  expect((await call(seller, "POST", `/${id}/answer`, { answer: "available" })).status).toBe(204);
  expect((await call(seller, "POST", `/${id}/answer`, { answer: "reserved" })).status).toBe(204);
  expect((await app.json("GET", `/api/cars/${carId}`)).body).toMatchObject({ reserved: true });
  expect((await call(seller, "POST", `/${id}/answer`, { answer: "sold" })).status).toBe(204);
  const { messages, listing } = await read(buyer);
  expect(messages.slice(1).map(({ text }) => text)).toEqual([
    "Yes, it's still available.",
    "It's reserved for someone else.",
    "It has been sold.",
  ]);
  expect(listing).toMatchObject({ status: "sold" });
  expect((await call(seller, "POST", `/${id}/answer`, { answer: "available" })).status).toBe(409);
});

test("empty messages, long ones and photos of others are refused", async () => {
  const { id, buyer, call, read } = await conversationMarket();
  const post = (body: object) => call(buyer, "POST", `/${id}/messages`, body);
  for (const body of [
    {},
    { text: "" },
    { text: " \n\u202e " },
    { text: "x".repeat(2001) },
    { photos: ["x"] },
  ])
    expect([body, (await post(body)).status]).toEqual([body, 400]);
  expect((await post({ text: "x".repeat(2000) })).status).toBe(201);
  await post({ text: "<b>\u202eHello\u2066</b>" });
  expect((await read(buyer)).messages.at(-1)?.text).toBe("<b>Hello</b>");
});

test("a person sends at most thirty messages a minute", async () => {
  const { id, buyer, call } = await conversationMarket();
  for (let i = 0; i < 30; i++) await call(buyer, "POST", `/${id}/messages`, { text: `Message ${i}` });
  const refused = await call(buyer, "POST", `/${id}/messages`, { text: "One more" });
  expect(refused.status).toBe(429);
});

test("a message whose answer was lost with its server is not stored twice", async () => {
  const { app, id, buyer, read } = await conversationMarket();
  const headers = { "Idempotency-Key": "thursday" };
  const post = () =>
    app.json("POST", `/api/conversations/${id}/messages`, { text: "On Thursday?" }, { as: buyer, headers });
  const first = await post();
  await app.deps.db.withTx((tx) => tx.update(repeatableRequests).set({ status: null, answer: null }));
  app.clock.advance(5 * MINUTE_MS);
  const again = await post();
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  expect((await read(buyer)).messages).toHaveLength(2);
});
