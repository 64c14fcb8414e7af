import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { NOBODY, recordAudit } from "#src/features/audit/actions.ts";
import { getDealer } from "#src/features/dealers/queries.ts";
import { nextRev } from "#src/features/listings/life-cycle/counters.ts";
import { isShown } from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { getReview } from "#src/features/reviews/queries.ts";
import { sellerReviews } from "#src/features/reviews/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { countTry } from "#src/http/rate-limit.ts";
import type { Report, ReportStatus } from "../schema.ts";
import { reports, reviews, SITE_KEY } from "../tables.ts";
import { flagReported } from "./checks.ts";
import { findReported } from "../queries/reports.ts";

const BY_PERSON = { name: "report", max: 20, perMs: DAY_MS };
// High, because many households may share an address.
const BY_ADDRESS = { name: "report-address", max: 100, perMs: DAY_MS };

export interface Reporter {
  userId: string | null;
  /** Identifies a person: the user's id, or a hash of the guest's cookie. */
  key: string;
  address: string;
}

/** Stores a report, or replaces the person's open one, and flags a listing with many reports. */
export async function report(deps: Deps, { userId, key, address }: Reporter, input: Report) {
  const { reason, text, website } = input;
  if (website) return;
  const now = deps.clock.now();
  await countTry(deps.db, BY_ADDRESS, address, now);
  await countTry(deps.db, BY_PERSON, key, now);
  await deps.db.withTx(async (tx) => {
    const about = await subjectOf(tx, input);
    if (userId && about.sellerId === userId) throw new AppError("conflict", "reportOwn");
    await tx
      .insert(reports)
      .values({
        id: newId(),
        [`${about.kind}Id`]: about.id,
        subject: `${about.kind}:${about.id}`,
        reporterId: userId,
        reporterKey: key,
        reason,
        text,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [reports.subject, reports.reporterKey],
        targetWhere: isNull(reports.handledAt),
        set: { reason, text },
      });
    if (about.kind !== "listing") return;
    await flagReported(tx, about.id, now);
    await raiseRev(tx, about.id);
  });
}

/** A report by the site itself: the same text in four conversations. */
export async function reportSameText(tx: Tx, conversationId: string, createdAt: number): Promise<void> {
  const subject = `conversation:${conversationId}`;
  const report = { id: newId(), conversationId, subject, reporterKey: SITE_KEY, text: "", createdAt };
  await tx
    .insert(reports)
    .values({ ...report, reason: "scam" })
    .onConflictDoNothing();
}

/** An admin who saw the old state gets a conflict. The last decision can still be undone. */
async function raiseRev(tx: Tx, id: string): Promise<void> {
  const [listing] = await tx.select({ rev: listings.rev }).from(listings).where(eq(listings.id, id));
  if (!listing) return;
  const rev = await nextRev(tx);
  await tx.update(listings).set({ rev }).where(eq(listings.id, id));
  await tx
    .update(reviews)
    .set({ rev })
    .where(and(eq(reviews.listingId, id), eq(reviews.rev, listing.rev)));
}

async function subjectOf(tx: Tx, { listingId, sellerId, dealerId, conversationId, reviewId }: Report) {
  if (conversationId) return { kind: "conversation", id: conversationId, sellerId: undefined } as const;
  if (reviewId) {
    const { id } = (await getReview(tx, { id: reviewId })).review;
    return { kind: "review", id, sellerId: null } as const;
  }
  if (dealerId) {
    const { id } = await getDealer(tx, dealerId);
    return { kind: "dealer", id, sellerId: null } as const;
  }
  if (listingId) {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId));
    if (!listing) throw new AppError("not-found", "listingNotFound");
    if ((await tx.$count(listings, and(eq(listings.id, listingId), isShown()))) === 0)
      throw new AppError("gone", "listingGone");
    return { kind: "listing", id: listing.id, sellerId: listing.sellerId } as const;
  }
  const [seller] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sellerId ?? ""), eq(users.isActive, true)));
  if (!seller) throw new AppError("not-found", "sellerNotFound");
  return { kind: "seller", id: seller.id, sellerId: seller.id } as const;
}

type Admin = Pick<SessionUser, "id" | "name">;
type SettledStatus = Exclude<ReportStatus, "open">;

export async function settleReport({ db, clock }: Deps, admin: Admin, id: string, status: SettledStatus) {
  await db.withTx(async (tx) => {
    const [found] = await tx.select().from(reports).where(eq(reports.id, id));
    if (!found) throw new AppError("not-found", "reportNotFound");
    if (found.status !== "open") throw new AppError("conflict", "reportSettled");
    await settleReports(tx, admin, eq(reports.id, id), status, clock.now());
    if (found.listingId) await raiseRev(tx, found.listingId);
  });
}

export async function settleReports(
  tx: Tx,
  admin: Admin,
  filter: SQL | undefined,
  status: SettledStatus,
  now: number,
): Promise<void> {
  const open = and(filter, eq(reports.status, "open"));
  const settled = await tx
    .update(reports)
    .set({ status, handledAt: now, handledBy: admin.id })
    .where(open)
    .returning();
  for (const report of settled) {
    const subject = { kind: "report", id: report.id, name: await nameOfSubject(tx, report) };
    const after = { status, reason: report.reason };
    const entry = { actor: admin, action: "report.settle", subject, before: { status: "open" }, after };
    await recordAudit(tx, entry, now);
    if (report.reviewId && status === "upheld") await hideReview(tx, admin, report.reviewId, now);
  }
  const listingIds = new Set(settled.map(({ listingId }) => listingId).filter((id) => id !== null));
  for (const id of listingIds) await flagReported(tx, id, now);
}

async function hideReview(tx: Tx, actor: Admin, id: string, now: number): Promise<void> {
  await tx.update(sellerReviews).set({ hiddenAt: now }).where(eq(sellerReviews.id, id));
  const subject = { kind: "review", id, name: NOBODY };
  await recordAudit(tx, { actor, action: "review.hide", subject }, now);
}

async function nameOfSubject(
  tx: Tx,
  { listingId, sellerId, dealerId, conversationId }: typeof reports.$inferSelect,
): Promise<string> {
  if (dealerId) return (await getDealer(tx, dealerId)).nameEn;
  if (conversationId) return (await findReported(tx, conversationId))?.listing?.title ?? NOBODY;
  const [about] = listingId
    ? await tx.select({ name: listings.title }).from(listings).where(eq(listings.id, listingId))
    : await tx
        .select({ name: users.name })
        .from(users)
        .where(eq(users.id, sellerId ?? ""));
  return about?.name ?? NOBODY;
}
