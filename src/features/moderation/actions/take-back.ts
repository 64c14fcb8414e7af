import { and, eq } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { AppError } from "#src/core/errors.ts";
import type { Tx } from "#src/db/open.ts";
import { mailUser, titleFor } from "#src/features/accounts/actions/notices.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { nextRev } from "#src/features/listings/life-cycle/counters.ts";
import { assertOnlyOne } from "#src/features/listings/life-cycle/may-list.ts";
import { type ListingRow, statusOf } from "#src/features/listings/listings.ts";
import { flags, type Hold, listings } from "#src/features/listings/tables.ts";
import { withdrawMail } from "#src/features/mail/actions/outbox.ts";
import { outbox } from "#src/features/mail/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import { findLastDecision } from "../queries/reviews.ts";
import { reports, reviews } from "../tables.ts";
import { flagReported } from "./checks.ts";

export const verdictMailKey = (reviewId: string): string => `verdict:${reviewId}`;

/** Throws "conflict" if another seller listed the same plate while this listing was held. */
export async function assertMayShow(tx: Tx, listing: ListingRow, hold: Hold | null, now: number) {
  if (hold === null && statusOf(listing, now) === "active") await assertOnlyOne(tx, listing, now);
}

/** Also undoes flags, reports and email. Throws "conflict" if the listing has changed since. */
export async function takeBack(
  deps: Deps,
  admin: Pick<SessionUser, "id" | "name">,
  id: string,
  decision: string,
): Promise<void> {
  await deps.db.withTx(async (tx) => {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, id));
    if (!listing) throw new AppError("not-found", "listingNotFound");
    const last = await findLastDecision(tx, id);
    if (last?.id !== decision || last.rev !== listing.rev)
      throw new AppError("conflict", "adminListingChanged");
    const now = deps.clock.now();
    const hold = last.holdBefore;
    await assertMayShow(tx, listing, hold, now);
    await tx
      .update(listings)
      .set({ hold, rev: await nextRev(tx), updatedAt: now })
      .where(eq(listings.id, id));
    await tx
      .update(flags)
      .set({ passedAt: null })
      .where(and(eq(flags.listingId, id), eq(flags.passedAt, last.createdAt)));
    await tx
      .update(reports)
      .set({ status: "open", handledAt: null, handledBy: null })
      .where(and(eq(reports.listingId, id), eq(reports.handledAt, last.createdAt)));
    await flagReported(tx, id, now);
    await tx.delete(reviews).where(eq(reviews.id, last.id));
    const subject = { kind: "listing", id, name: listing.title };
    const entry = { actor: admin, action: "listing.undo", subject, before: { hold: listing.hold } };
    await recordAudit(tx, { ...entry, after: { hold } }, now);
    await correctMail(tx, deps, listing, verdictMailKey(last.id));
  });
}

/** Cancels an email that was not sent yet, or else sends a correction. */
async function correctMail(tx: Tx, deps: Deps, listing: ListingRow, uniqueKey: string): Promise<void> {
  const [mail] = await tx.select().from(outbox).where(eq(outbox.uniqueKey, uniqueKey));
  if (!mail) return;
  if (await withdrawMail(tx, uniqueKey)) return;
  const seller = await findUser(tx, listing.sellerId);
  if (!seller) return;
  await mailUser(tx, deps, seller, "listing-taken-back", () => ({
    subject: t.mailRestoredSubject(titleFor(seller, listing)),
    paragraphs: [t.mailRestoredText()],
    action: { label: t.mailRestoredAction(), url: absoluteHref(deps.config, "/dashboard") },
    reason: t.mailVerdictReason(),
  }));
}
