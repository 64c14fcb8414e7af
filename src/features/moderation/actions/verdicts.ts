import { and, eq, isNull } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import type { Tx } from "#src/db/open.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { nextRev } from "#src/features/listings/actions.ts";
import type { ListingRow } from "#src/features/listings/queries.ts";
import { type Hold, listings } from "#src/features/listings/tables.ts";
import { queueMail } from "#src/features/mail/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import { getFacts } from "../queries/facts.ts";
import { noteIn, reasonLabel } from "../labels.ts";
import { settleReports } from "./reports.ts";
import { verdictMail } from "./take-back.ts";
import type { VerdictInput } from "../schema.ts";
import { flags, reports, reviews, type Verdict } from "../tables.ts";
import { listingPath } from "#src/features/listings/kinds.ts";

const HOLD: Record<Verdict, Hold | null> = {
  approved: null,
  shown: null,
  rejected: "rejected",
  hidden: "hidden",
};

/**
 * Decides on a listing: approved and shown ones are shown, rejected and hidden ones only to their seller, who is told
 * why by mail and may mend them. Its open reports are thereby dismissed, or upheld. Answers the decision's id. Throws "not-found", "gone", and "conflict" when it changed since the admin looked or would approve what a suspended seller has.
 */
export async function decide(
  deps: Deps,
  admin: Pick<SessionUser, "id" | "name">,
  id: string,
  { verdict, reason, note, noteAr, rev: seen }: VerdictInput,
): Promise<string> {
  return deps.db.withTx(async (tx) => {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, id));
    if (!listing) throw new AppError("not-found", "listingNotFound");
    if (listing.status === "removed") throw new AppError("gone", "listingGone");
    if (seen !== undefined && seen !== listing.rev) throw new AppError("conflict", "adminListingChanged");
    if (verdict === "approved" && !listing.sellerActive)
      throw new AppError("conflict", "reviewSellerSuspended");
    const now = deps.clock.now();
    const hold = HOLD[verdict];
    const rev = await nextRev(tx);
    const reviewId = newId();
    await tx.update(listings).set({ hold, rev, updatedAt: now }).where(eq(listings.id, id));
    if (hold === null)
      await tx
        .update(flags)
        .set({ passedAt: now })
        .where(and(eq(flags.listingId, id), isNull(flags.passedAt)));
    const listingThen = await getFacts(tx, id);
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
    const after = { hold, ...(reason && { reason }), ...(note && { note }), ...(noteAr && { noteAr }) };
    await recordAudit(tx, { actor: admin, action: `listing.${verdict}`, subject, before, after }, now);
    if (hold !== null || listing.hold !== null)
      await tellSeller(tx, deps, listing, reviewId, { verdict, reason, note, noteAr });
    return reviewId;
  });
}

async function tellSeller(
  tx: Tx,
  deps: Deps,
  listing: ListingRow,
  reviewId: string,
  { verdict, reason, ...notes }: Pick<VerdictInput, "verdict" | "reason" | "note" | "noteAr">,
): Promise<void> {
  const [seller] = await tx.select().from(users).where(eq(users.id, listing.sellerId));
  if (!seller) return;
  const page = () => absoluteHref(deps.config, listingPath(listing));
  const note = noteIn(seller.language, notes);
  const isGood = verdict === "approved" || verdict === "shown";
  await queueMail(tx, deps, {
    kind: isGood ? "listing-approved" : "listing-rejected",
    uniqueKey: verdictMail(reviewId),
    to: { userId: seller.id, email: seller.email, language: seller.language },
    write: () =>
      isGood
        ? {
            subject: t.mailApprovedSubject(listing.title),
            paragraphs: [t.mailApprovedText()],
            action: { label: t.mailApprovedAction(), url: page() },
            reason: t.mailVerdictReason(),
          }
        : {
            subject: t.mailRejectedSubject(listing.title),
            paragraphs: [
              t.mailRejectedText(),
              ...(reason ? [reasonLabel(reason)] : []),
              ...(note ? [note] : []),
              t.mailRejectedAfter(),
            ],
            action: { label: t.mailRejectedAction(), url: `${page()}/edit` },
            reason: t.mailVerdictReason(),
          },
  });
}
