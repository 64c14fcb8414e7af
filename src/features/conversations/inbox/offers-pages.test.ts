import { expect, test } from "bun:test";
import { HOUR_MS } from "#src/core/time.ts";
import { conversationMarket } from "#src/testing/listings/conversation-market.ts";
import { typedInquiry } from "#src/testing/listings/inquiry-market.ts";
import { mailOf } from "#src/testing/outside/mails.ts";
import type { TestUser } from "#src/testing/site/test-app.ts";

const OPENS_SHEET = 'command="show-modal" commandfor="offer-dialog"';

async function offerPages() {
  const market = await conversationMarket();
  const { app, id } = market;
  const page = async (as: TestUser, path = `/messages/${id}`) => (await app.request(path, {}, { as })).text();
  const post = async (as: TestUser | undefined, fields: Record<string, string>, path = `/messages/${id}`) =>
    (await app.form(path, fields, as && { as })).text();
  return { ...market, page, post };
}

/** Expects that a refused offer opens its form with the typed amount and the error, and leaves the message field alone. */
const expectRefused = (page: string, amount: string, error: string) => {
  const sheet = /<dialog[^>]*id="offer-dialog" open=""[\s\S]*?<\/dialog>/.exec(page)?.[0] ?? "";
  expect(sheet).toMatch(new RegExp(`<input[^>]* aria-invalid="true"[^>]* name="amount"[^>]*`));
  expect(sheet).toContain(`value="${amount}"`);
  expect(sheet).toMatch(new RegExp(`role="alert">${error}`));
  expect(/<textarea[^>]*>/.exec(page)?.[0]).not.toContain("aria-invalid");
  expect(page.match(/role="alert"/g)).toHaveLength(1);
};

test("a refused offer stays in its open sheet with its own error", async () => {
  const { app, carId, post, offer, call, inbox, buyer, seller } = await offerPages();
  expectRefused(await post(buyer, { act: "offer", amount: "10" }), "10", "Offer between");
  expectRefused(await post(buyer, { act: "offer", amount: "" }), "", "Enter a whole amount");
  const { body } = await offer(buyer, 15_500);
  const counter = { act: "counter", offer: String(body.id), amount: "99999" };
  expectRefused(await post(seller, counter), "99999", "Offer between");

  await app.json("POST", "/api/inquiries", { ...typedInquiry, carId });
  const { text = "" } = (await mailOf(app, "conversation-link")) ?? {};
  const path = /\/messages\/read~[^\s]+/.exec(text)?.[0] ?? "";
  expectRefused(await post(undefined, { act: "offer", amount: "10" }, path), "10", "Offer between");
  const of = (await inbox(seller)).conversations.find(({ lastMessage }) => !lastMessage.offer);
  expect((await call(seller, "GET", `/${of?.id}`)).body.messages).toHaveLength(1);
});

test("a refusal that belongs to no field marks none", async () => {
  const { post, offer, buyer } = await offerPages();
  await offer(buyer, 15_500);
  const page = await post(buyer, { act: "offer", amount: "15600" });
  expect(page).toMatch(/role="alert"[\s\S]{0,600}An offer is still open/);
  expect(page).not.toContain('aria-invalid="true"');
});

test("an offer can be made or countered only while it is one's turn", async () => {
  const { page, offer, settle, buyer, seller } = await offerPages();
  const sides = async () =>
    [await page(buyer), await page(seller)].map((html) => {
      expect(html.includes('id="offer-dialog"')).toBe(html.includes(OPENS_SHEET));
      return html.includes(OPENS_SHEET);
    });
  expect(await sides()).toEqual([true, false]);
  const first = String((await offer(buyer, 15_000)).body.id);
  expect(await sides()).toEqual([false, true]);
  const second = String((await offer(seller, 15_800, `/${first}/counter`)).body.id);
  expect(await sides()).toEqual([true, false]);
  await settle(buyer, second, "decline");
  for (const amount of [15_200, 15_300]) {
    expect(await page(buyer)).not.toContain("You have made your 3 offers");
    await settle(seller, String((await offer(buyer, amount)).body.id), "decline");
  }
  expect(await sides()).toEqual([false, false]);
  expect(await page(buyer)).toContain("You have made your 3 offers");
  expect(await page(seller)).not.toContain("You have made your 3 offers");
});

test("an open offer says for how many whole hours, an answered one takes one line", async () => {
  const { app, page, offer, settle, buyer, seller } = await offerPages();
  const first = String((await offer(buyer, 15_000)).body.id);
  expect(await page(seller)).toContain("ends in 48 hours");
  app.clock.advance(1);
  expect(await page(seller)).toContain("ends in 47 hours");
  app.clock.advance(47.5 * HOUR_MS);
  expect(await page(seller)).toContain("ends in 1 hour<");
  expect(await page(seller)).toMatch(/<div class="card [^"]*p-4">/);
  await settle(seller, first, "decline");
  const answered = await page(seller);
  expect(answered).toMatch(
    /<div class="card max-w-full px-3[\s\S]*15,000[\s\S]*>Declined<\/span><\/p><\/div>/,
  );
  expect(answered).not.toContain("below the price");
});

test("an agreement is dated, and says whether it reserves", async () => {
  const { app, page, offer, settle, find, buyer, seller } = await offerPages();
  const first = String((await offer(buyer, 15_000)).body.id);
  await settle(seller, first, "accept");
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Amman" });
  const agreed = await page(buyer);
  expect(agreed).toMatch(
    new RegExp(`bg-good-tint[\\s\\S]*Agreed: 15,000 JD</p><p[^>]*>${day.format(app.clock.now())}`),
  );
  expect(agreed).toContain("reserves nothing");
  expect((await find(buyer))?.lastMessage).toMatchObject({ kind: "notice", isAgreement: true });
  expect(await page(buyer, "/messages")).toMatch(/badge-verified[^>]*>Agreed: 15,000 JD/);

  const second = String((await offer(buyer, 15_100)).body.id);
  await settle(seller, second, "accept", { reserve: true });
  const reserved = await page(seller);
  expect(reserved).toContain("the listing is marked as reserved");
  expect(reserved).not.toContain("reserves nothing");
  expect(await page(seller, "/messages")).toMatch(/badge-verified[^>]*>Agreed: 15,100 JD/);
});
