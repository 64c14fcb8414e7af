import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import { auditLog } from "#src/features/audit/tables.ts";
import { eraseReports } from "#src/features/moderation/jobs.ts";
import { reports } from "#src/features/moderation/tables.ts";
import { mailOf } from "#src/testing/outside/mails.ts";
import { plantReviews, reviewMarket, STARS } from "#src/testing/listings/review-market.ts";
import { staffedDealer } from "#src/testing/site/plant-dealer.ts";
import { eraseReviews } from "./actions.ts";
import { shortName } from "./queries.ts";
import { REVIEWS_KEPT_MS, SHOWN_AFTER_MS } from "./schema.ts";
import { sellerReviews } from "./tables.ts";

test("a review counts after 14 days, in full from three, on average from five", async () => {
  const { app, seller, review, listed } = await reviewMarket();
  const { status, body } = await review(undefined, { text: "  All as\nsaid. " });
  expect(status).toBe(201);
  const json = { ...STARS, name: "Lina Q.", text: "All as\nsaid.", createdAt: app.clock.now(), answer: null };
  expect(body).toEqual({ id: body.id, ...json });
  expect(await listed()).toEqual({ count: 0, averages: null, reviews: [] });
  app.clock.advance(SHOWN_AFTER_MS - 1);
  expect((await listed()).count).toBe(0);
  app.clock.advance(1);
  expect(await listed()).toEqual({ count: 1, averages: null, reviews: [] });
  await plantReviews(app, 2, { sellerId: seller.id, response: 1 });
  const three = await listed();
  expect([three.count, three.averages, three.reviews.length]).toEqual([3, null, 3]);
  expect(three.reviews[0]).toEqual(body);
  expect(three.reviews[2].name).toBe("Former member");
  await plantReviews(app, 2, { sellerId: seller.id, response: 1 });
  const { averages } = await listed();
  expect(averages.response).toBeCloseTo(1.8);
  expect([averages.asDescribed, averages.advice]).toEqual([4, 3]);
  expect(averages.all).toBeCloseTo((1.8 + 4 + 3) / 3);
});

test("reviews of suspended accounts do not count; suspended and unknown sellers have none", async () => {
  const { app, buyer, seller, listed } = await reviewMarket();
  await plantReviews(app, 3, { sellerId: seller.id, buyerId: buyer.id });
  const suspend = ({ id }: { id: string }) =>
    app.deps.db.withTx(async (tx) => {
      await tx.update(users).set({ isActive: false }).where(eq(users.id, id));
    });
  expect((await listed()).count).toBe(3);
  await suspend(buyer);
  expect((await listed()).count).toBe(0);
  await suspend(seller);
  for (const path of [`users/${seller.id}`, "users/nobody", "dealers/nobody"])
    expect((await app.json("GET", `/api/${path}/reviews`)).status).toBe(404);
});

test("the seller answers once it is shown, once", async () => {
  const { app, buyer, review, answer, listed, seller } = await reviewMarket();
  const { id } = (await review()).body;
  expect((await answer(id)).body.code).toBe("reviewNotShown");
  app.clock.advance(13 * DAY_MS);
  await app.deps.db.withTx(async (tx) => void (await tx.update(sellerReviews).set({ shownAt: 1 })));
  expect((await answer(id, await app.signUp())).status).toBe(404);
  expect((await answer(id, buyer)).status).toBe(403);
  for (const text of ["", " ", "a".repeat(1001)]) expect((await answer(id, seller, text)).status).toBe(400);
  expect((await answer("nothing")).status).toBe(404);
  const { status, body } = await answer(id);
  expect([status, body.answer]).toEqual([200, { text: "Thank you.", createdAt: app.clock.now() }]);
  expect((await answer(id)).status).toBe(409);
  await plantReviews(app, 2, { sellerId: seller.id });
  expect((await listed()).reviews).toContainEqual(body);
});

test("both are shown once the seller has written without having read the review", async () => {
  const { app, id, seller, review, listed } = await reviewMarket();
  const page = async () => (await app.request(`/messages/${id}/review`, {}, { as: seller })).text();
  expect(await page()).toContain("Only the buyer can review");
  await review(undefined, { text: "Rather slow." });
  const mail = await mailOf(app, "review-written");
  expect(mail).toMatchObject({ recipient: seller.email });
  expect(`${mail?.text} ${await page()}`).not.toContain("Rather slow.");
  expect((await app.form(`/messages/${id}/review`, { text: "" }, { as: seller })).status).toBe(400);
  expect((await listed()).count).toBe(0);
  const posted = await app.form(`/messages/${id}/review`, { text: "I was abroad." }, { as: seller });
  expect(posted.status).toBe(303);
  expect((await listed()).count).toBe(1);
  expect(await page()).toMatch(/Rather slow\.[^]*I was abroad\./);
});

test("a dealer's managers answer for the dealer, whose page shows the average", async () => {
  const { app } = await reviewMarket();
  const { dealerId, manager, sales } = await staffedDealer(app, { slug: "citadel" });
  await plantReviews(app, 5, { dealerId });
  const { body } = await app.json("GET", "/api/dealers/citadel/reviews");
  expect([body.count, body.averages.all]).toEqual([5, 4]);
  const page = async (as?: typeof sales) => (await app.request("/dealers/citadel", {}, { as })).text();
  expect(await page()).toMatch(/href="#reviews"[^]*4\.0[^]*5 reviews[^]*Review 4/);
  const mayAnswer = async (as?: typeof sales) => (await page(as)).includes("Answer the review");
  expect([await mayAnswer(manager), await mayAnswer(sales), await mayAnswer()]).toEqual([true, false, false]);
});

test("a reported review is hidden when an admin confirms the report, with an entry in the log", async () => {
  const { app, buyer, seller, listed } = await reviewMarket();
  await plantReviews(app, 3, { sellerId: seller.id });
  const admin = await app.signUp({ role: "admin" });
  const [first] = (await listed()).reviews;
  expect(await (await app.request(`/sellers/${seller.id}`)).text()).toContain(`/reviews/${first.id}/report`);
  const sent = await app.form(`/reviews/${first.id}/report`, { reason: "offensive", text: "" });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, `/sellers/${seller.id}`]);
  const again = { reviewId: first.id, reason: "scam" };
  expect((await app.json("POST", "/api/reports", again, { as: buyer })).status).toBe(204);
  expect((await app.json("POST", "/api/reports", { ...again, reviewId: "none" })).status).toBe(404);
  const { body } = await app.json("GET", "/api/admin/reports", undefined, { as: admin });
  expect(body.items.map(({ reviewId, url }: Record<string, string>) => [reviewId, url])).toEqual(
    Array.from({ length: 2 }, () => [first.id, `/sellers/${seller.id}#review-${first.id}`]),
  );
  const settle = (at: number, status: string) =>
    app.json("PATCH", `/api/admin/reports/${body.items[at].id}`, { status }, { as: admin });
  await settle(0, "dismissed");
  expect((await listed()).count).toBe(3);
  await settle(1, "upheld");
  expect((await listed()).count).toBe(2);
  const log = await app.deps.db.read.select().from(auditLog).where(eq(auditLog.action, "review.hide"));
  expect(log).toMatchObject([{ actorId: admin.id, subjectId: first.id }]);
  expect((await app.request(`/reviews/${first.id}/report`)).status).toBe(404);
  await app.deps.db.withTx((tx) => tx.delete(sellerReviews));
  await eraseReports(app.deps);
  expect(await app.deps.db.read.$count(reports)).toBe(0);
});

test("a deleted account's reviews stay without a name, until both accounts are deleted", async () => {
  const { app, buyer, seller, listed } = await reviewMarket();
  const { dealerId } = await staffedDealer(app);
  await plantReviews(app, 3, { sellerId: seller.id, buyerId: buyer.id });
  await plantReviews(app, 1, { dealerId, buyerId: buyer.id });
  const remove = ({ id }: { id: string }) =>
    app.deps.db.withTx(async (tx) => {
      await tx.delete(users).where(eq(users.id, id));
      await eraseReviews(tx, app.clock.now());
    });
  expect((await listed()).reviews[0].name).toBe("Lina Q.");
  await remove(buyer);
  expect((await listed()).reviews[0].name).toBe("Former member");
  await remove(seller);
  const left = await app.deps.db.read.select().from(sellerReviews);
  expect(left).toMatchObject([{ dealerId, buyerId: null, sellerId: null }]);
  app.clock.advance(REVIEWS_KEPT_MS);
  await app.deps.db.withTx((tx) => eraseReviews(tx, app.clock.now()));
  expect(await app.deps.db.read.$count(sellerReviews)).toBe(0);
});

test("a download has what one wrote, and what others wrote once it is shown", async () => {
  const { app, buyer, seller, review } = await reviewMarket();
  await review(undefined, { text: "Quick." });
  const data = async (as: typeof buyer) => (await app.json("GET", "/api/user/data", undefined, { as })).body;
  expect((await data(buyer)).reviewsWritten).toMatchObject([{ text: "Quick.", ...STARS }]);
  expect((await data(seller)).reviewsReceived).toEqual([]);
  app.clock.advance(14 * DAY_MS - 1);
  await app.deps.db.withTx(async (tx) => void (await tx.update(sellerReviews).set({ shownAt: 1 })));
  expect((await data(seller)).reviewsReceived).toMatchObject([{ text: "Quick." }]);
});

test.each([
  ["Lina Qasem", "Lina Q."],
  ["Lina", "Lina"],
  ["عمر محمد الحداد", "عمر ح."],
  ["Omar Al-Zoubi", "Omar Z."],
])("%p is shown as %p", (name, short) => {
  expect(shortName(name)).toBe(short);
});
