import { and, eq, isNotNull } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { pick } from "#src/core/pick.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Reader } from "#src/db/open.ts";
import { emailKeyOf } from "#src/features/accounts/queries.ts";
import { giveConsents } from "#src/features/consents/actions.ts";
import type { ListingRef } from "#src/features/listings/kinds.ts";
import {
  getListing,
  isOwn,
  type ListingRow,
  type Person,
  statusOf,
} from "#src/features/listings/listings.ts";
import type { Deps } from "#src/http/env.ts";
import { byNetwork, takeTries, type Try } from "#src/http/rate-limit.ts";
import type { AskedInquiry } from "./shapes.ts";
import { t } from "#t";
import { takeConversationOf } from "../threads/actions/change-thread.ts";
import { addMessage } from "../threads/actions/add-message.ts";
import { buyerKeyOf, findThreadOf, openThread } from "../threads/actions/open-thread.ts";
import { isBlocked } from "../threads/actions/post-message.ts";
import { findRepeat, isInquiryOf } from "./queries.ts";
import type { InquiryForm, InquiryPatch } from "./schema.ts";
import { inquiries } from "../tables.ts";

const NEW_THREADS = [
  { name: "new-threads", max: 10, perMs: HOUR_MS },
  { name: "new-threads-day", max: 30, perMs: DAY_MS },
];
// For all members and guests of a network, because one person may have many accounts.
const BY_NETWORK = { name: "inquiry-network", max: 40, perMs: HOUR_MS };
const BY_LISTING = { name: "inquiry-listing", max: 3, perMs: DAY_MS };
// Looser for guests, who are known only by their address, which many phones share.
const OF_GUESTS = {
  byListing: { ...BY_LISTING, max: 20 },
  // For all guests together, because one person may have many addresses.
  inAll: { name: "inquiries-of-guests", perMs: HOUR_MS, message: "sellerBusyForGuests" as const },
  aboutListing: 30,
  toSeller: 60,
};
const OF_MEMBERS = {
  byListing: BY_LISTING,
  inAll: { name: "inquiries-of-members", perMs: HOUR_MS, message: "sellerBusy" as const },
  aboutListing: 300,
  toSeller: 600,
};

export async function getListingToAskAbout(
  read: Reader,
  buyer: Person | null,
  about: ListingRef,
  now: number,
): Promise<ListingRow> {
  const listing = await getListing(read, about);
  if (buyer && isOwn(listing, buyer)) throw new AppError("conflict", "inquiryOwnListing");
  if (statusOf(listing, now) !== "active") throw new AppError("gone", "inquiryListingEnded");
  return listing;
}

/**
 * The first message of a conversation, or one more in it. The same message within a minute counts once. A bot's gets the usual
 * response but is not stored.
 */
export async function sendInquiry(
  deps: Deps,
  buyer: Person | null,
  about: ListingRef,
  { website, consent, ...typed }: InquiryForm,
  address: string,
): Promise<AskedInquiry> {
  const now = deps.clock.now();
  const sent = { id: newId(), status: "pending", createdAt: now } as const;
  if (website) return { ...sent, conversationId: newId() };
  const buyerId = buyer?.id ?? null;
  const inquiry = { listingId: about.id, buyerId, ...typed };
  const language = t.language();
  const person = { userId: buyerId, ...pick(typed, "buyerName", "buyerEmail"), buyerLanguage: language };
  const buyerKey = buyerKeyOf(person);
  return deps.db.withTx(async (tx) => {
    const listing = await getListingToAskAbout(tx, buyer, about, now);
    const { sellerId, dealerId } = listing;
    const repeat = await findRepeat(tx, inquiry, now - MINUTE_MS);
    if (repeat) return repeat;
    if (await isBlocked(tx, dealerId ?? sellerId, buyerKey))
      throw new AppError("forbidden", "sellerTakesNoMessages");
    const { byListing, inAll, aboutListing, toSeller } = buyer ? OF_MEMBERS : OF_GUESTS;
    const tries: Try[] = [
      [byListing, `${about.id}:${buyer?.id ?? address}`],
      ...byNetwork(BY_NETWORK, address),
      [{ ...inAll, max: aboutListing }, about.id],
      [{ ...inAll, max: toSeller }, dealerId ?? sellerId],
    ];
    if (buyer && !(await findThreadOf(tx, about.id, buyerKey)))
      tries.push(...NEW_THREADS.map((limit): Try => [limit, buyer.id]));
    await takeTries(tx, tries, now);
    // On another server it may have been stored while this one waited to count.
    const storedMeanwhile = await findRepeat(tx, inquiry, now - MINUTE_MS);
    if (storedMeanwhile) return storedMeanwhile;
    const conversationId = await openThread(tx, deps, listing, person);
    await addMessage(tx, deps, conversationId, "buyer", { id: sent.id, kind: "text", text: inquiry.message });
    await tx.insert(inquiries).values({ ...sent, ...inquiry, sellerId, dealerId, updatedAt: now });
    if (!buyer) {
      const giver = { userId: null, emailKey: emailKeyOf(typed.buyerEmail), language };
      await giveConsents(tx, { ...giver, givenBy: consent ? "form" : "api" }, ["inquiry"], now);
    }
    return { ...sent, conversationId };
  });
}

export async function changeInquiry(deps: Deps, person: Person, id: string, { status, taken }: InquiryPatch) {
  const updatedAt = deps.clock.now();
  return deps.db.withTx(async (tx) => {
    const [inquiry] = await tx
      .update(inquiries)
      .set({ ...(status && { status, updatedAt }), ...(taken && { takenBy: person.id }) })
      .where(and(eq(inquiries.id, id), isInquiryOf(person), taken && isNotNull(inquiries.dealerId)))
      .returning(pick(inquiries, "id", "status", "createdAt"));
    if (!inquiry) throw new AppError("not-found", "inquiryNotFound");
    if (taken) await takeConversationOf(tx, id, person.id);
    return inquiry;
  });
}
