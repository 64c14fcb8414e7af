import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import type { Tx } from "#src/db/open.ts";
import { greeting, mailUser, titleFor } from "#src/features/accounts/actions/notices.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { type ListingKind, idPath, listingPath } from "#src/features/listings/kinds.ts";
import { nextRev } from "#src/features/listings/life-cycle/counters.ts";
import type { ListingRow } from "#src/features/listings/listings.ts";
import { listOfAnyKind } from "#src/features/listings/register.ts";
import { type Hold, flags, listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import { noteIn } from "../labels.ts";
import { listFacts } from "../queries/reviews.ts";
import type { Verdict, VerdictInput } from "../schema.ts";
import { reports, reviews } from "../tables.ts";
import { settleReports } from "./reports.ts";
import { assertMayShow, verdictMailKey } from "./take-back.ts";

const HOLD: Record<Verdict, Hold | null> = {
  approved: null,
  shown: null,
  rejected: "rejected",
  hidden: "hidden",
};

export async function getSeenListing(
  tx: Tx,
  { id, kind, rev: seenRev }: { id: string; kind?: ListingKind; rev?: number | undefined },
): Promise<ListingRow> {
  const [listing] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), kind && eq(listings.kind, kind)));
  if (!listing) throw new AppError("not-found", "listingNotFound");
  if (listing.status === "removed") throw new AppError("gone", "listingGone");
  if (seenRev !== undefined && seenRev !== listing.rev) throw new AppError("conflict", "adminListingChanged");
  return listing;
}

export const decide = async (
  deps: Deps,
  admin: Pick<SessionUser, "id" | "name">,
  id: string,
  { verdict, reason, note, noteAr, rev: seenRev }: VerdictInput,
): Promise<string> =>
  deps.db.withTx(async (tx) => {
    const listing = await getSeenListing(tx, { id, rev: seenRev });
    if (verdict === "approved" && !listing.sellerActive)
      throw new AppError("conflict", "reviewSellerSuspended");
    const now = deps.clock.now();
    const hold = HOLD[verdict];
    await assertMayShow(tx, listing, hold, now);
    const rev = await nextRev(tx);
    const reviewId = newId();
    await tx.update(listings).set({ hold, rev, updatedAt: now }).where(eq(listings.id, id));
    if (hold === null)
      await tx
        .update(flags)
        .set({ passedAt: now })
        .where(and(eq(flags.listingId, id), isNull(flags.passedAt)));
    const found = (await listOfAnyKind(tx, [listing], now)).get(id);
    const listingThen = found ? listFacts(found) : {};
    await tx.insert(reviews).values({
      id: reviewId,
      listingId: id,
      adminId: admin.id,
      verdict,
      reason,
      note,
      noteAr,
      listingThen,
      holdBefore: listing.hold,
      rev,
      createdAt: now,
    });
    await settleReports(tx, admin, eq(reports.listingId, id), hold === null ? "dismissed" : "upheld", now);
    const subject = { kind: "listing", id, name: listing.title };
    const before = { hold: listing.hold };
    // Without the note to the seller, because the log is kept longer.
    const after = { hold, ...(reason && { reason }) };
    await recordAudit(tx, { actor: admin, action: `listing.${verdict}`, subject, before, after }, now);
    if (hold !== null || listing.hold !== null)
      await mailVerdict(tx, deps, listing, reviewId, { verdict, reason, note, noteAr });
    return reviewId;
  });

async function mailVerdict(
  tx: Tx,
  deps: Deps,
  listing: ListingRow,
  reviewId: string,
  { verdict, reason, ...notes }: Pick<VerdictInput, "verdict" | "reason" | "note" | "noteAr">,
): Promise<void> {
  const seller = await findUser(tx, listing.sellerId);
  if (!seller) return;
  const facts = () => [{ label: t.listingNumberLabel(), value: String(listing.number) }];
  const approved = () => ({
    subject: t.mailApprovedSubject(titleFor(seller, listing)),
    paragraphs: [t.mailApprovedText()],
    facts: facts(),
    action: { label: t.viewListing(), url: absoluteHref(deps.config, listingPath(listing)) },
    reason: t.mailVerdictReason(),
  });
  const why = () => [reason ? t.reasonLabel(reason) : "", noteIn(seller.language, notes)].filter(Boolean);
  const rejected = () => ({
    subject: t.mailRejectedSubject(titleFor(seller, listing)),
    paragraphs: [t.mailRejectedText(), ...why(), t.mailRejectedAfter()],
    facts: facts(),
    action: { label: t.mailRejectedAction(), url: absoluteHref(deps.config, `${idPath(listing)}/edit`) },
    reason: t.mailVerdictReason(),
  });
  const uniqueKey = verdictMailKey(reviewId);
  if (HOLD[verdict] === null) await mailUser(tx, deps, seller, "listing-approved", approved, { uniqueKey });
  else await mailUser(tx, deps, seller, "listing-rejected", rejected, { uniqueKey });
}

type Recipient = Parameters<typeof mailUser>[2] & Parameters<typeof greeting>[0];

export async function afterSuspension(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  admin: Pick<SessionUser, "id" | "name">,
  user: Recipient,
  note: string,
): Promise<void> {
  const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.sellerId, user.id));
  const about = or(eq(reports.sellerId, user.id), inArray(reports.listingId, own));
  await settleReports(tx, admin, about, "upheld", deps.clock.now());
  await mailUser(tx, deps, user, "account-suspended", () => ({
    subject: t.suspendedMailSubject(),
    paragraphs: [greeting(user), t.suspendedMailText(), note, t.suspendedMailMistake()].filter(Boolean),
    action: { label: t.contactUs(), url: absoluteHref(deps.config, "/contact") },
  }));
}

export const afterRestoration = (tx: Tx, deps: Pick<Deps, "config" | "clock">, user: Recipient) =>
  mailUser(tx, deps, user, "account-restored", () => ({
    subject: t.restoredMailSubject(),
    paragraphs: [greeting(user), t.restoredMailText()],
    action: { label: t.login(), url: absoluteHref(deps.config, "/login") },
  }));
