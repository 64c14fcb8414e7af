import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { reviewMarket, STARS } from "#src/testing/listings/review-market.ts";
import { inviteBuyers } from "./jobs.ts";
import { sellerReviews } from "./tables.ts";

const FORM = { response: "5", asDescribed: "4", advice: "3", text: "All good." };

test("the form without scripts reviews, and then shows the review and when others see it", async () => {
  const { app, id, buyer } = await reviewMarket();
  const path = `/messages/${id}/review`;
  const page = async (of = path) => (await app.request(of, {}, { as: buyer })).text();
  expect(await (await app.request(`/messages/${id}`, {}, { as: buyer })).text()).toContain(path);
  const form = await page();
  expect(form.match(/type="radio"/g)).toHaveLength(15);
  expect(form).toContain("Lina Q.");
  const sent = await app.form(path, FORM, { as: buyer });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, path]);
  expect(await app.deps.db.read.select().from(sellerReviews)).toMatchObject([
    { ...STARS, text: "All good." },
  ]);
  const after = await page();
  expect(after).toContain("29 June 2026");
  expect(after).toContain("All good.");
  expect(after).not.toContain('type="radio"');
});

test("a refused form keeps what was typed, with a sentence in either language", async () => {
  const { app, id, buyer } = await reviewMarket();
  const typed = { ...FORM, advice: "", text: "أ".repeat(1001) };
  const post = async (base: string) => {
    const response = await app.form(`${base}/messages/${id}/review`, typed, { as: buyer });
    return { status: response.status, page: await response.text() };
  };
  const [en, ar] = [await post(""), await post("/ar")];
  expect([en.status, ar.status]).toEqual([400, 400]);
  expect(en.page).toContain("Choose 1 to 5 stars");
  expect(ar.page).toContain("اختر من نجمة إلى 5 نجوم");
  for (const { page } of [en, ar]) {
    expect(page).toContain(typed.text);
    expect(page.match(/<input[^>]* checked=""/g)).toHaveLength(2);
  }
});

test("before its time the page says from when, and others see no page", async () => {
  const { app, id, buyer, answeredAgo } = await reviewMarket();
  await answeredAgo(DAY_MS);
  const path = `/messages/${id}/review`;
  const page = await (await app.request(path, {}, { as: buyer })).text();
  expect(page).toContain("from 21 June 2026");
  expect(page).not.toContain('type="radio"');
  expect((await app.form(path, FORM, { as: buyer })).status).toBe(403);
  expect((await app.request(path, {}, { as: await app.signUp() })).status).toBe(404);
  expect((await app.request(path)).status).toBe(302);
});

test("buyers are invited once, on the eighth day, with a link that stops it", async () => {
  const { app, buyer, answeredAgo } = await reviewMarket();
  const invitations = async () => (await mails(app)).filter(({ kind }) => kind === "review-invitation");
  for (const [days, count] of [
    [7.9, 0],
    [15.1, 0],
    [8, 1],
    [9, 1],
  ] as const) {
    await answeredAgo(days * DAY_MS);
    await Promise.all([inviteBuyers(app.deps), inviteBuyers(app.deps)]);
    expect([days, (await invitations()).length]).toEqual([days, count]);
  }
  const [mail] = await invitations();
  expect(mail).toMatchObject({ recipient: buyer.email, userId: buyer.id });
  const stop = new URL(mail?.unsubscribeUrl ?? "");
  const path = stop.pathname + stop.search;
  const stopped = async () =>
    (await app.deps.db.read.select().from(users).where(eq(users.id, buyer.id)))[0]?.uninvitedAt;
  expect((await app.request(path)).status).toBe(200);
  expect((await app.request(`${path}x`, { method: "POST" })).status).toBe(410);
  expect(await stopped()).toBeNull();
  expect((await app.request(path, { method: "POST" })).status).toBe(200);
  expect(await stopped()).toBe(app.clock.now());
});

test.each<[string, Partial<typeof users.$inferInsert>]>([
  ["has stopped the invitations", { uninvitedAt: 1 }],
  ["gets no mails about messages", { mailsInquiries: false }],
  ["is suspended", { isActive: false }],
])("a buyer who %s is not invited", async (_, changes) => {
  const { app, buyer } = await reviewMarket();
  await app.deps.db.withTx(async (tx) => {
    await tx.update(users).set(changes).where(eq(users.id, buyer.id));
  });
  await inviteBuyers(app.deps);
  expect((await mails(app)).map(({ kind }) => kind)).not.toContain("review-invitation");
});

test("a buyer who has reviewed is not invited", async () => {
  const { app, review } = await reviewMarket();
  await review();
  await inviteBuyers(app.deps);
  expect((await mails(app)).map(({ kind }) => kind)).not.toContain("review-invitation");
});
