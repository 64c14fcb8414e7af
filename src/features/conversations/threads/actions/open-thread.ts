import { and, eq, inArray, or } from "drizzle-orm";
import { newId } from "#src/core/ids.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { emailKeyOf, findUser } from "#src/features/accounts/queries.ts";
import type { ListingRow } from "#src/features/listings/listings.ts";
import type { Deps } from "#src/http/env.ts";
import { blocks, conversations, conversationSides, inquiries } from "../../tables.ts";
import type { ConversationRow, SideRow } from "../queries/find-thread.ts";
import { messageIdsOf } from "./add-message.ts";
import { mailGuestLink } from "./mail-unread.ts";

type Buyer = Pick<SideRow, "userId"> & Pick<ConversationRow, "buyerName" | "buyerEmail" | "buyerLanguage">;

export const buyerKeyOf = ({ userId, buyerEmail }: Pick<Buyer, "userId" | "buyerEmail">): string =>
  userId ?? emailKeyOf(buyerEmail);

export async function findThreadOf(read: Reader, listingId: string, buyerKey: string) {
  const [found] = await read
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.listingId, listingId), eq(conversations.buyerKey, buyerKey)));
  return found?.id ?? null;
}

/** The conversation of this buyer about the listing, still without the new message. */
export async function openThread(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  listing: Pick<ListingRow, "id" | "sellerId" | "dealerId">,
  { userId, ...buyer }: Buyer,
): Promise<string> {
  const buyerKey = buyerKeyOf({ userId, ...buyer });
  const known = await findThreadOf(tx, listing.id, buyerKey);
  if (known) {
    await tx.update(conversations).set(buyer).where(eq(conversations.id, known));
    return known;
  }
  const id = newId();
  const now = deps.clock.now();
  const conversation = {
    id,
    listingId: listing.id,
    buyerKey,
    ...buyer,
    lastSeq: 0,
    rev: 0,
    createdAt: now,
    updatedAt: now,
  };
  const added = await tx.insert(conversations).values(conversation).onConflictDoNothing().returning();
  // Another server has added it since.
  if (added.length === 0) return openThread(tx, deps, listing, { userId, ...buyer });
  const side = { conversationId: id, updatedAt: now };
  await tx.insert(conversationSides).values([
    { ...side, side: "buyer", userId },
    { ...side, side: "seller", userId: listing.sellerId, dealerId: listing.dealerId },
  ]);
  if (userId === null) await mailGuestLink(tx, deps, conversation);
  return id;
}

/** Gives a guest's conversations to the account with the same, confirmed email address. */
export async function claimThreads(tx: Tx, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user || user.emailVerifiedAt === null) return;
  const isGuest = or(eq(blocks.ownerKey, user.emailKey), eq(blocks.blockedKey, user.emailKey));
  const keyNow = (key: string) => (key === user.emailKey ? userId : key);
  for (const block of await tx.delete(blocks).where(isGuest).returning())
    await tx
      .insert(blocks)
      .values({ ...block, ownerKey: keyNow(block.ownerKey), blockedKey: keyNow(block.blockedKey) })
      .onConflictDoNothing();
  const asGuest = await tx
    .select(pick(conversations, "id", "listingId"))
    .from(conversations)
    .where(eq(conversations.buyerKey, user.emailKey));
  for (const { id, listingId } of asGuest) {
    const isOwn = and(eq(conversationSides.conversationId, id), eq(conversationSides.side, "buyer"));
    await tx.update(conversationSides).set({ userId }).where(isOwn);
    await tx
      .update(inquiries)
      .set({ buyerId: userId })
      .where(inArray(inquiries.id, messageIdsOf(tx, id)));
    // Who also asked about it signed in keeps two conversations.
    if (!(listingId && (await findThreadOf(tx, listingId, userId))))
      await tx.update(conversations).set({ buyerKey: userId }).where(eq(conversations.id, id));
  }
}
