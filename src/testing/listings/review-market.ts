import { eq } from "drizzle-orm";
import { messages } from "#src/features/conversations/tables.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import { sellerReviews } from "#src/features/reviews/tables.ts";
import type { TestApp, TestUser } from "../site/test-app.ts";
import { conversationMarket } from "./conversation-market.ts";

export const STARS = { response: 5, asDescribed: 4, advice: 3 };

/** Inserts reviews that are shown, unless `given` says otherwise. */
export const plantReviews = ({ deps, clock }: TestApp, count: number, given: object) =>
  deps.db.withTx(async (tx) => {
    for (let i = 0; i < count; i++) {
      const times = { createdAt: clock.now() - 20 * DAY_MS + i, shownAt: clock.now() - DAY_MS };
      const row = { id: newId(), conversationId: newId(), text: `Review ${i}`, ...STARS, ...times, ...given };
      await tx.insert(sellerReviews).values(row);
    }
  });

/** A conversation that the seller answered ten days ago, and a function that reviews the seller. */
export async function reviewMarket({ isAnswered = true } = {}) {
  const market = await conversationMarket();
  const { app, buyer, seller, id, write } = market;
  const answeredAgo = (ms: number) =>
    app.deps.db.withTx(async (tx) => {
      await tx
        .update(messages)
        .set({ createdAt: app.clock.now() - ms })
        .where(eq(messages.side, "seller"));
    });
  if (isAnswered) await write(seller, "Yes, it is.");
  await answeredAgo(10 * DAY_MS);
  const review = (as: TestUser = buyer, more: object = {}, options: object = {}) =>
    app.json("POST", "/api/reviews", { conversationId: id, ...STARS, ...more }, { as, ...options });
  const listed = async () => (await app.json("GET", `/api/users/${seller.id}/reviews`)).body;
  const answer = (reviewId: string, as = seller, text = "Thank you.") =>
    app.json("POST", `/api/reviews/${reviewId}/answer`, { text }, { as });
  return { ...market, answeredAgo, review, listed, answer };
}
