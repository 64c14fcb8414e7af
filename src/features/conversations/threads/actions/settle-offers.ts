import { eq } from "drizzle-orm";
import { listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { conversations, messages } from "../../tables.ts";
import { addMessage, touch } from "./add-message.ts";
import { endOf, offerStatusOf } from "../message-json.ts";

/** Ends offers that are too old, or whose listing was sold, ended or became cheap enough, with a line that says why. */
export async function settleOffers(deps: Pick<Deps, "db" | "clock" | "config">): Promise<void> {
  const now = deps.clock.now();
  const open = await deps.db.read
    .select({ offer: messages, listing: listings })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(eq(messages.offerStatus, "open"));
  for (const { offer, listing } of open) {
    if (offerStatusOf(offer, listing, now) === "open") continue;
    await deps.db.withTx(async (tx) => {
      const [latest] = await tx.select().from(messages).where(eq(messages.id, offer.id));
      const offerStatus = latest && offerStatusOf(latest, listing, now);
      if (latest?.offerStatus !== "open") return;
      await tx.update(messages).set({ offerStatus }).where(eq(messages.id, offer.id));
      const end = offerStatus === "closed" && endOf(offer, listing, now);
      if (end)
        await addMessage(tx, deps, offer.conversationId, null, {
          kind: "notice",
          text: end,
          amount: offer.amount,
        });
      else await touch(tx, offer.conversationId);
    });
  }
}
