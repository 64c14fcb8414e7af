import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { listings } from "#src/features/listings/tables.ts";
import { HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { conversationMarket } from "#src/testing/listings/conversation-market.ts";
import { typedInquiry } from "#src/testing/listings/inquiry-market.ts";
import { mailOf } from "#src/testing/outside/mails.ts";
import type { TestUser } from "#src/testing/site/test-app.ts";
import { conversations } from "../tables.ts";
import { addMessage } from "../threads/actions/add-message.ts";
import { mailUnread } from "../threads/actions/mail-unread.ts";

async function inboxPages() {
  const market = await conversationMarket();
  const { app, id } = market;
  const act = (as: TestUser, fields: Record<string, string>, path = id) =>
    app.form(`/messages/${path}`, fields, { as });
  const page = async (as?: TestUser, path = `/messages/${id}`) =>
    (await app.request(path, {}, as && { as })).text();
  return { ...market, act, page };
}

/** Done, and back at the newest message. */
const expectDone = (response: Response, id: string) =>
  expect([response.status, response.headers.get("Location")]).toEqual([303, `/messages/${id}#last`]);

test("every form of a conversation works without scripts", async () => {
  const { id, act, read, find, buyer, seller, inbox } = await inboxPages();
  const offerOf = async () => (await read(buyer)).messages.findLast(({ offer }) => offer)?.id ?? "";
  expectDone(await act(seller, { act: "message", text: "Yes, come and see it." }), id);
  expect((await read(buyer)).messages.at(-1)?.text).toBe("Yes, come and see it.");

  expectDone(await act(buyer, { act: "offer", amount: "١٥٬٠٠٠" }), id);
  expectDone(await act(seller, { act: "counter", offer: await offerOf(), amount: "15,500" }), id);
  expectDone(await act(buyer, { act: "decline", offer: await offerOf() }), id);
  expectDone(await act(buyer, { act: "offer", amount: "15200" }), id);
  expectDone(await act(buyer, { act: "withdraw", offer: await offerOf() }), id);
  expectDone(await act(buyer, { act: "offer", amount: "15300" }), id);
  expectDone(await act(seller, { act: "accept", offer: await offerOf(), reserve: "true" }), id);
  expect((await read(buyer)).listing?.reserved).toBe(true);

  expectDone(await act(seller, { act: "answer", answer: "available" }), id);
  expect((await read(buyer)).listing?.reserved).toBe(false);
  for (const [done, undone, name] of [
    ["mute", "unmute", "isMuted"],
    ["block", "unblock", "isBlocked"],
  ] as const)
    for (const change of [done, undone]) {
      expectDone(await act(seller, { act: change }), id);
      expect((await find(seller))?.[name]).toBe(change === done);
    }
  expectDone(await act(seller, { act: "close" }), id);
  expect((await find(seller))?.inquiryStatus).toBe("closed");
  expectDone(await act(seller, { act: "reopen" }), id);
  const hidden = await act(seller, { act: "hide" });
  expect([hidden.status, hidden.headers.get("Location")]).toEqual([303, "/messages"]);
  expect((await inbox(seller)).conversations).toEqual([]);
});

test("a refused form keeps what was typed and says why", async () => {
  const { act, buyer, seller, call, id } = await inboxPages();
  const long = await act(buyer, { act: "message", text: `${"x".repeat(2000)}tail` });
  expect(long.status).toBe(400);
  expect(await long.text()).toMatch(
    /xtail<\/textarea>[\s\S]*role="alert"[^>]*>Message must be at most 2,000/,
  );
  const low = await act(buyer, { act: "offer", amount: "10" });
  expect([low.status, await low.text()]).toEqual([400, expect.stringContaining("Offer between")]);
  await call(seller, "POST", `/${id}/block`);
  const blocked = await act(buyer, { act: "message", text: "Hello <again>" });
  expect(blocked.status).toBe(403);
  expect(await blocked.text()).toMatch(/Hello &lt;again&gt;<\/textarea>[\s\S]*does not take messages/);
  const wrong: Record<string, string>[] = [{}, { act: "constructor" }, { act: "accept", offer: "none" }];
  for (const form of wrong) expect((await act(buyer, form)).status).toBeGreaterThanOrEqual(400);
});

test("visitors log in first, and strangers find nothing", async () => {
  const { app, id } = await inboxPages();
  const visit = await app.request(`/messages/${id}`);
  expect([visit.status, visit.headers.get("Location")]).toEqual([
    302,
    `/login?next=${encodeURIComponent(`/messages/${id}`)}`,
  ]);
  const stranger = await app.signUp();
  for (const path of [`/messages/${id}`, "/messages/none"])
    expect((await app.request(path, {}, { as: stranger })).status).toBe(404);
  expect((await app.form(`/messages/${id}`, { act: "hide" }, { as: stranger })).status).toBe(404);
});

test("a guest reads and answers through the secret link of the email, until an account takes it over", async () => {
  const { app, carId, seller, call, page, inbox } = await inboxPages();
  await app.json("POST", "/api/inquiries", { ...typedInquiry, carId, message: "When may I see it?" });
  const { text = "" } = (await mailOf(app, "conversation-link")) ?? {};
  const path = /\/messages\/read~[^\s]+/.exec(text)?.[0] ?? "";
  const [first] = (await inbox(seller)).conversations;
  const id = first?.id ?? "";
  await call(seller, "POST", `/${id}/messages`, { text: "Come on Friday." });

  expect(await page(undefined, path)).toContain("Come on Friday.");
  expect((await call(seller, "GET", `/${id}`)).body.readUpTo).toBeString();
  const answer = await app.form(path, { act: "message", text: "See you then." });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${path}#last`]);
  expect((await inbox(seller)).conversations[0]?.lastMessage.text).toBe("See you then.");
  for (const wrong of [
    `${path.slice(0, -2)}xx`,
    path.replace("buyer", "seller"),
    path.replace("read", "reply"),
  ])
    expect((await app.request(wrong)).status).toBe(410);

  const { buyerEmail: email } = typedInquiry;
  const unconfirmed = await app.signUp({ email });
  expect((await app.request(path, {}, { as: unconfirmed })).status).toBe(200);
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ emailVerifiedAt: app.clock.now() }).where(eq(users.id, unconfirmed.id)),
  );
  for (const options of [{ as: unconfirmed }, {}]) {
    const claimed = await app.request(path, {}, options);
    expect([claimed.status, claimed.headers.get("Location")]).toEqual([303, `/messages/${id}`]);
  }
  expect(await page(unconfirmed, `/messages/${id}`)).toContain("See you then.");
});

test("the link of an email sends one answer without signing in, and another one mutes", async () => {
  const { app, buyer, seller, write, read, find } = await inboxPages();
  await app.deps.db.withTx((tx) => tx.update(users).set({ emailVerifiedAt: 1 }));
  await write(seller, "Still for sale.");
  app.clock.advance(4 * MINUTE_MS);
  await mailUnread(app.deps);
  const { text = "", unsubscribeUrl } = (await mailOf(app, "messages-unread")) ?? {};
  const url = new URL(/https?:[^\s]+\/messages\/reply[^\s]+/.exec(text)?.[0] ?? "");
  const path = url.pathname + url.search;
  const token = url.searchParams.get("token") ?? "";
  expect(await (await app.request(path)).text()).toContain("Still for sale.");

  const refused = await app.form("/messages/reply", { token, text: " " });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("Write a message")]);
  expect((await app.form("/messages/reply", { token, text: "I will come." })).status).toBe(200);
  expect((await read(buyer)).messages.at(-1)).toMatchObject({ from: "buyer", text: "I will come." });
  expect((await app.form("/messages/reply", { token, text: "And again" })).status).toBe(410);
  expect((await app.request(path)).status).toBe(410);

  const muting = new URL(unsubscribeUrl ?? "");
  expect((await app.request(muting.pathname + muting.search, { method: "POST" })).status).toBe(200);
  expect((await find(buyer))?.isMuted).toBe(true);
});

test("a reply link ends after seven days", async () => {
  const { app, buyer, seller, write } = await inboxPages();
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, buyer.id)),
  );
  await write(seller, "Still for sale.");
  app.clock.advance(4 * MINUTE_MS);
  await mailUnread(app.deps);
  const { text = "" } = (await mailOf(app, "messages-unread")) ?? {};
  app.clock.advance(7 * 24 * HOUR_MS);
  const path = /\/messages\/reply[^\s]+/.exec(text)?.[0] ?? "";
  expect((await app.request(path)).status).toBe(410);
});

test("the seller is asked for one press until they have written", async () => {
  const { ask, page, write, seller } = await inboxPages();
  const isAsked = async () => (await page(seller)).includes('value="reserved"');
  await ask("Is it still available?");
  expect(await isAsked()).toBe(true);
  await write(seller, "Yes, come and see it.");
  expect(await isAsked()).toBe(false);
});

test("a buyer reaches a seller who gave a number by WhatsApp and phone, while the listing is for sale", async () => {
  const { app, carId, page, call, id, buyer, seller } = await inboxPages();
  const links = async (as: TestUser) => {
    const html = await page(as);
    return ["whatsapp", "phone"].filter((name) => html.includes(`"/cars/${carId}/${name}"`));
  };
  expect(await links(buyer)).toEqual([]);
  await app.json("PATCH", "/api/user/profile", { name: "Rania", phone: "0791234567" }, { as: seller });
  expect(await links(buyer)).toEqual(["whatsapp", "phone"]);
  expect(await links(seller)).toEqual([]);
  await call(seller, "POST", `/${id}/answer`, { answer: "sold" });
  expect(await links(buyer)).toEqual([]);
});

test("opening a conversation marks it as read", async () => {
  const { page, find, seller, id } = await inboxPages();
  await page(seller, "/messages");
  expect((await find(seller))?.unread).toBe(1);
  await page(seller);
  expect(await find(seller)).toMatchObject({ id, unread: 0, inquiryStatus: "read" });
});

test("the header counts conversations with unread messages, and the dashboard lists the newest", async () => {
  const { app, seller, buyer, page, write } = await inboxPages();
  expect(await page(seller, "/")).toContain('aria-label="Messages: 1"');
  expect(await page(buyer, "/")).toContain('aria-label="Messages"');
  await write(seller, "Yes.");
  expect(await page(seller, "/")).toContain('aria-label="Messages"');
  expect(await page(buyer, "/")).toContain('aria-label="Messages: 1"');
  expect(await page(seller, "/dashboard")).toMatch(/id="messages"[\s\S]*Dana Khoury[\s\S]*Yes\./);
  expect(await page(await app.signUp(), "/dashboard")).toContain("No inquiries yet");
});

test("older messages have a page of their own, which leads back to the newest", async () => {
  const { app, id, page, buyer } = await inboxPages();
  await app.deps.db.withTx(async (tx) => {
    for (let i = 0; i < 120; i++) {
      if (i % 30 === 0) app.clock.advance(HOUR_MS);
      await addMessage(tx, app.deps, id, "buyer", { kind: "text", text: `Message ${i}.` });
    }
  });
  const newest = await page(buyer);
  expect(newest).toContain("Message 119.");
  expect(newest).not.toContain("Message 19.");
  expect(newest).not.toContain("Newest messages");
  const older = /href="([^"]+\?before=[^"]+)"/.exec(newest)?.[1] ?? "";
  const oldest = await page(buyer, older);
  expect(oldest).toContain("Message 19.");
  expect(oldest).toContain(typedInquiry.message);
  expect(oldest).not.toContain("Message 20.");
  expect(oldest).not.toContain("Older messages");
  expect(oldest).toMatch(new RegExp(`href="/messages/${id}"[^>]*>Newest messages`));
  expect((await app.request(`/messages/${id}?before=none`, {}, { as: buyer })).status).toBe(404);
});

test("whoever wrote about a listing continues there, and is led to the conversation", async () => {
  const { app, id, carId, page, buyer } = await inboxPages();
  const other = await app.signUp();
  expect(await page(buyer, `/cars/${carId}`)).toContain("Continue Your Conversation");
  expect(await page(other, `/cars/${carId}`)).not.toContain("Continue Your Conversation");
  const again = await app.form(`/cars/${carId}/inquiry`, { ...typedInquiry, website: "" }, { as: buyer });
  expect([again.status, again.headers.get("Location")]).toEqual([303, `/messages/${id}`]);
});

test("a removed or erased listing leaves its conversation, without a link and without offers", async () => {
  const { app, id, carId, page, buyer, offer, act } = await inboxPages();
  expect(await page(buyer)).toContain('id="offer-dialog"');
  await app.deps.db.withTx((tx) =>
    tx.update(listings).set({ status: "removed" }).where(eq(listings.id, carId)),
  );
  const removed = await page(buyer);
  expect(removed).not.toContain('id="offer-dialog"');
  expect(removed).not.toMatch(/href="\/cars\/\d/);
  expect((await offer(buyer, 15_500)).status).toBe(410);
  await app.deps.db.withTx((tx) =>
    tx.update(conversations).set({ listingId: null }).where(eq(conversations.id, id)),
  );
  expect(await page(buyer)).toContain("Deleted listing");
  expectDone(await act(buyer, { act: "message", text: "Still there?" }), id);
});
