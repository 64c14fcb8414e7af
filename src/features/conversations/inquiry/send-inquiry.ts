import { and, eq, isNotNull } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { pick } from "#src/core/pick.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Reader } from "#src/db/open.ts";
import type { ListingRef } from "#src/features/listings/kinds.ts";
import {
  getListing,
  isOwn,
  type ListingRow,
  type Person,
  statusOf,
} from "#src/features/listings/listings.ts";
import type { Deps } from "#src/http/env.ts";
import { byNetwork, countTries, type Try } from "#src/http/rate-limit.ts";
import type { SentInquiry } from "#src/features/conversations/inquiry/shapes.ts";
import { findRepeat, isInquiryOf } from "./queries.ts";
import type { InquiryForm, InquiryPatch } from "./schema.ts";
import { inquiries } from "../tables.ts";
import { tellSeller } from "./tell-seller.ts";

const BY_MEMBER = { name: "inquiry", max: 20, perMs: HOUR_MS };
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

/** The same message within a minute counts once. A bot's gets the usual response but is not stored. */
export async function sendInquiry(
  deps: Deps,
  buyer: Person | null,
  about: ListingRef,
  form: InquiryForm,
  address: string,
): Promise<SentInquiry> {
  const now = deps.clock.now();
  const sent: SentInquiry = { id: newId(), status: "pending", createdAt: now };
  const { website, ...typed } = form;
  if (website) return sent;
  const inquiry = { listingId: about.id, ...typed };
  const { sellerId, dealerId } = await getListingToAskAbout(deps.db.read, buyer, about, now);
  const repeat = await findRepeat(deps.db.read, inquiry, now - MINUTE_MS);
  if (repeat) return repeat;
  const { byListing, inAll, aboutListing, toSeller } = buyer ? OF_MEMBERS : OF_GUESTS;
  const tries: Try[] = [
    [byListing, `${about.id}:${buyer?.id ?? address}`],
    ...byNetwork(BY_NETWORK, address),
    [{ ...inAll, max: aboutListing }, about.id],
    [{ ...inAll, max: toSeller }, dealerId ?? sellerId],
  ];
  if (buyer) tries.push([BY_MEMBER, buyer.id]);
  await countTries(deps.db, tries, now);
  return deps.db.withTx(async (tx) => {
    const listing = await getListingToAskAbout(tx, buyer, about, now);
    const sentMeanwhile = await findRepeat(tx, inquiry, now - MINUTE_MS);
    if (sentMeanwhile) return sentMeanwhile;
    const people = { sellerId: listing.sellerId, dealerId: listing.dealerId, buyerId: buyer?.id ?? null };
    await tx.insert(inquiries).values({ ...sent, ...inquiry, ...people, updatedAt: now });
    await tellSeller(tx, deps, listing, { id: sent.id, ...inquiry });
    return sent;
  });
}

export async function changeInquiry(
  deps: Deps,
  person: Person,
  id: string,
  { status, taken }: InquiryPatch,
): Promise<SentInquiry> {
  const updatedAt = deps.clock.now();
  const [inquiry] = await deps.db.withTx((tx) =>
    tx
      .update(inquiries)
      .set({ ...(status && { status, updatedAt }), ...(taken && { takenBy: person.id }) })
      .where(and(eq(inquiries.id, id), isInquiryOf(person), taken && isNotNull(inquiries.dealerId)))
      .returning(pick(inquiries, "id", "status", "createdAt")),
  );
  if (!inquiry) throw new AppError("not-found", "inquiryNotFound");
  return inquiry;
}
