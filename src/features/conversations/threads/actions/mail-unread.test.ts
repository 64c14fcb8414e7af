import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { conversationMarket } from "#src/testing/listings/conversation-market.ts";
import { typedInquiry } from "#src/testing/listings/inquiry-market.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { mailUnread } from "./mail-unread.ts";

const { message: FIRST } = typedInquiry;

async function market(emailVerifiedAt: number | null = 1) {
  const given = await conversationMarket();
  const { app, seller } = given;
  await app.deps.db.withTx((tx) => tx.update(users).set({ emailVerifiedAt }).where(eq(users.id, seller.id)));
  const after = async (ms: number) => {
    app.clock.advance(ms);
    await mailUnread(app.deps);
    return (await mails(app)).filter(({ kind }) => kind === "messages-unread");
  };
  /** The address of a page that the newest email leads to. */
  const linkIn = async (page: string) => {
    const [newest] = (await mails(app)).toReversed();
    const found = new RegExp(`http\\S+(/messages/${page}\\?token=\\S+)`).exec(newest?.text ?? "");
    return found?.[1] ?? "";
  };
  return { ...given, after, linkIn };
}

test("a message is mailed after three minutes unread, with its text", async () => {
  const { seller, after } = await market();
  expect(await after(3 * MINUTE_MS - 1)).toEqual([]);
  const [mail, ...more] = await after(1);
  expect(mail).toMatchObject({ recipient: seller.email, subject: expect.stringContaining("New message") });
  expect(mail?.text).toContain(FIRST);
  expect(more).toEqual([]);
  expect(await after(3 * HOUR_MS)).toHaveLength(1);
});

test("the next emails about a conversation bundle its messages, at most hourly", async () => {
  const { buyer, write, after } = await market();
  await after(3 * MINUTE_MS);
  await write(buyer, "It is urgent.");
  await write(buyer, "Can you hear me?");
  expect(await after(HOUR_MS - 1)).toHaveLength(1);
  const second = (await after(1))[1];
  expect(second?.text).toContain(`> ${FIRST}\n> \n> It is urgent.\n> \n> Can you hear me?`);
});

test("nothing is mailed that was read, answered or muted, nor to those who want no emails", async () => {
  const { app, id, buyer, seller, call, write, read, after } = await market();
  await call(seller, "POST", `/${id}/read`, { upTo: (await read(seller)).messages.at(-1)?.id });
  expect(await after(HOUR_MS)).toEqual([]);
  await write(buyer, "A second message");
  await write(seller, "An answer");
  await call(buyer, "POST", `/${id}/mute`);
  expect(await after(HOUR_MS)).toEqual([]);
  await write(seller, "Another answer");
  expect(await after(HOUR_MS)).toEqual([]);
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ mailsInquiries: false }).where(eq(users.id, seller.id)),
  );
  await write(buyer, "A third message");
  expect(await after(HOUR_MS)).toEqual([]);
});

test("an unconfirmed address gets neither words nor a link that shows them", async () => {
  const { id, after } = await market(null);
  const [mail] = await after(3 * MINUTE_MS);
  expect(mail?.subject).toBe("You have a new message");
  for (const secret of [FIRST, typedInquiry.buyerName, "Camry", "/messages/reply"])
    expect([secret, mail?.text.includes(secret)]).toEqual([secret, false]);
  expect(mail?.text).toContain(`/messages/${id}`);
});

test("a guest gets the secret link at once, without a word that somebody typed", async () => {
  const { app, send } = await market();
  await send({
    buyerEmail: "guest@example.com",
    buyerName: "Buy at evil.test",
    message: "Look at evil.test",
  });
  const mail = (await mails(app)).find(({ kind }) => kind === "conversation-link");
  expect(mail?.recipient).toBe("guest@example.com");
  expect(mail?.text).not.toContain("evil.test");
  const [path = ""] = /\/messages\/read~\S+/.exec(mail?.text ?? "") ?? [];
  const page = await app.request(path);
  expect([page.status, (await page.text()).includes("Look at evil.test")]).toEqual([200, true]);
  expect((await app.form(path, { act: "message", text: "Hello again" })).status).toBe(303);
  const forged = await app.request(path.replace("buyer", "seller"));
  expect(forged.status).not.toBe(200);
});

test("the link in an email sends one reply without a session, then it has ended", async () => {
  const { app, buyer, read, after, linkIn } = await market();
  await after(3 * MINUTE_MS);
  const link = await linkIn("reply");
  const page = await app.request(link);
  expect([page.status, (await page.text()).includes(FIRST)]).toEqual([200, true]);
  const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
  const reply = (text: string, given = token) => app.form("/messages/reply", { token: given, text });
  const empty = await reply(" ");
  expect([empty.status, (await empty.text()).includes("Write a message")]).toEqual([400, true]);
  expect((await reply("Come at ten.")).status).toBe(200);
  expect((await reply("Come at eleven.")).status).toBe(410);
  expect((await app.request(link)).status).toBe(410);
  expect((await reply("Forged", token.replace("seller", "buyer"))).status).toBe(410);
  expect((await read(buyer)).messages.map(({ from, text }) => [from, text])).toEqual([
    ["buyer", FIRST],
    ["seller", "Come at ten."],
  ]);
});

test("two presses of the reply at once send it once", async () => {
  const { app, buyer, read, after, linkIn } = await market();
  await after(3 * MINUTE_MS);
  const token = new URLSearchParams((await linkIn("reply")).split("?")[1]).get("token") ?? "";
  const press = async () => (await app.form("/messages/reply", { token, text: "Come at ten." })).status;
  expect((await Promise.all([press(), press()])).toSorted()).toEqual([200, 410]);
  expect((await read(buyer)).messages).toHaveLength(2);
});

test("the link ends after seven days", async () => {
  const { app, after, linkIn } = await market();
  await after(3 * MINUTE_MS);
  const link = await linkIn("reply");
  app.clock.advance(7 * DAY_MS - 1);
  expect((await app.request(link)).status).toBe(200);
  app.clock.advance(1);
  expect((await app.request(link)).status).toBe(410);
});

test("the unsubscribe header of an email mutes its conversation", async () => {
  const { app, buyer, seller, write, find, after } = await market();
  const [mail] = await after(3 * MINUTE_MS);
  const url = new URL(mail?.unsubscribeUrl ?? "");
  expect(url.pathname).toBe("/messages/mute");
  const path = url.pathname + url.search;
  expect((await app.request(path)).status).toBe(200);
  expect(await find(seller)).toMatchObject({ isMuted: false });
  const answer = await app.form(path, { "List-Unsubscribe": "One-Click" });
  expect(answer.status).toBe(200);
  expect(await find(seller)).toMatchObject({ isMuted: true });
  expect(await find(buyer)).toMatchObject({ isMuted: false });
  await write(buyer, "Hello?");
  expect(await after(2 * HOUR_MS)).toHaveLength(1);
});
