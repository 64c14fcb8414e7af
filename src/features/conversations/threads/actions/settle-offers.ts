import { and, eq } from "drizzle-orm";
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
    const { id, conversationId, amount } = offer;
    const offerStatus = offerStatusOf(offer, listing, now);
    if (offerStatus === "open") continue;
    const isOpen = and(eq(messages.id, id), eq(messages.offerStatus, "open"));
    await deps.db.withTx(async (tx) => {
      const settled = await tx.update(messages).set({ offerStatus }).where(isOpen).returning();
      if (settled.length === 0) return;
      const text = offerStatus === "closed" && endOf(offer, listing, now);
      if (text) await addMessage(tx, deps, conversationId, null, { kind: "notice", text, amount });
      else await touch(tx, conversationId);
    });
  }
}
