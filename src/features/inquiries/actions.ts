import { and, eq } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { formatPhone } from "#src/core/phone.ts";
import { pick } from "#src/core/pick.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { mailUser } from "#src/features/accounts/actions/notices.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import type { ListingRef } from "#src/features/listings/kinds.ts";
import { getListing, type ListingRow, statusOf } from "#src/features/listings/queries/listings.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import type { SentInquiry } from "./inquiry-json.ts";
import { findRepeat } from "./queries.ts";
import type { InquiryForm } from "./schema.ts";
import { inquiries, type InquiryStatus } from "./tables.ts";

const BY_BUYER = { name: "inquiry", max: 20, perMs: HOUR_MS };
const BY_LISTING = { name: "inquiry-listing", max: 3, perMs: DAY_MS };
// Looser for guests, who are known by their address only: many phones share one.
const OF_GUESTS = { byBuyer: { ...BY_BUYER, max: 60 }, byListing: { ...BY_LISTING, max: 20 } };
const OF_MEMBERS = { byBuyer: BY_BUYER, byListing: BY_LISTING };

export async function getListingToAskAbout(
  read: Reader,
  buyer: { id: string } | null,
  about: ListingRef,
  now: number,
): Promise<ListingRow> {
  const listing = await getListing(read, about);
  if (buyer && listing.sellerId === buyer.id) throw new AppError("conflict", "inquiryOwnListing");
  if (statusOf(listing, now) !== "active") throw new AppError("gone", "inquiryListingEnded");
  return listing;
}

/** The same message again within a minute is the same inquiry; a robot's is answered but not stored. */
export async function sendInquiry(
  deps: Deps,
  buyer: { id: string } | null,
  about: ListingRef,
  form: InquiryForm,
  address: string,
): Promise<SentInquiry> {
  const now = deps.clock.now();
  const sent: SentInquiry = { id: newId(), status: "pending", createdAt: now };
  const { website, ...typed } = form;
  if (website) return sent;
  const inquiry = { listingId: about.id, ...typed };
  await getListingToAskAbout(deps.db.read, buyer, about, now);
  const repeat = await findRepeat(deps.db.read, inquiry, now - MINUTE_MS);
  if (repeat) return repeat;
  const { byListing, byBuyer } = buyer ? OF_MEMBERS : OF_GUESTS;
  const sender = buyer?.id ?? address;
  await countTry(deps.db, byListing, `${about.id}:${sender}`, now);
  await countTry(deps.db, byBuyer, sender, now);
  return deps.db.withTx(async (tx) => {
    const listing = await getListingToAskAbout(tx, buyer, about, now);
    const sentMeanwhile = await findRepeat(tx, inquiry, now - MINUTE_MS);
    if (sentMeanwhile) return sentMeanwhile;
    const people = { sellerId: listing.sellerId, buyerId: buyer?.id ?? null };
    await tx.insert(inquiries).values({ ...sent, ...inquiry, ...people, updatedAt: now });
    await tellSeller(tx, deps, listing, inquiry);
    return sent;
  });
}

export async function setInquiryStatus(
  deps: Deps,
  seller: { id: string },
  id: string,
  status: InquiryStatus,
): Promise<SentInquiry> {
  const updatedAt = deps.clock.now();
  const [inquiry] = await deps.db.withTx((tx) =>
    tx
      .update(inquiries)
      .set({ status, updatedAt })
      .where(and(eq(inquiries.id, id), eq(inquiries.sellerId, seller.id)))
      .returning(pick(inquiries, "id", "status", "createdAt")),
  );
  if (!inquiry) throw new AppError("not-found", "inquiryNotFound");
  return inquiry;
}

/** Without a reply address: answering the mail would show the buyer the seller's own address. */
async function tellSeller(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  { sellerId, title }: Pick<ListingRow, "sellerId" | "title">,
  { buyerName, buyerPhone, buyerEmail, message }: InquiryForm,
): Promise<void> {
  const seller = await findUser(tx, sellerId);
  if (!seller?.mailsInquiries) return;
  const at = (path: string) => absoluteHref(deps.config, path);
  await mailUser(tx, deps, seller, "inquiry-received", () => ({
    subject: t.inquiryMailSubject(title),
    preheader: message,
    paragraphs: [t.accountMailGreeting(seller.name), t.inquiryMailText(buyerName)],
    quote: message,
    facts: [
      { label: t.inquiryName(), value: buyerName },
      { label: t.inquiryPhone(), value: formatPhone(buyerPhone) },
      { label: t.inquiryEmail(), value: buyerEmail },
    ],
    closing: t.inquiryMailAnswer(),
    action: { label: t.inquiryMailAction(), url: at("/dashboard#inquiries") },
    reason: t.inquiryMailReason(),
    stop: { label: t.mailSettings(), url: at("/settings") },
  }));
}
