import { and, eq, isNull, type SQL } from "drizzle-orm";
import { readCookie, setCookie } from "#src/auth/cookies.ts";
import type { SessionUser } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, YEAR_SECONDS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { nextRev } from "#src/features/listings/actions.ts";
import { isShown } from "#src/features/listings/queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Ctx, Deps } from "#src/http/env.ts";
import { countTry } from "#src/http/rate-limit.ts";
import type { ReportInput } from "../schema.ts";
import { reports, reviews, type ReportStatus } from "../tables.ts";
import { noticeReports } from "./checks.ts";

const BY_PERSON = { name: "report", max: 20, perMs: DAY_MS };
// Generous, because whole neighbourhoods share an address.
const BY_ADDRESS = { name: "report-address", max: 100, perMs: DAY_MS };

interface Reporter {
  user: Pick<SessionUser, "id"> | null;
  /** The same for all that one person reports. */
  key: string;
  address: string;
}

const REPORTER_COOKIE = "reporter";

/** Who reports: the account, or a guest by a cookie that comes with the first report. */
export function reporterOf(c: Ctx): Reporter {
  const { session, address } = c.var;
  if (session) return { user: session.user, key: session.user.id, address };
  const id = readCookie(c, REPORTER_COOKIE) ?? newId();
  setCookie(c, REPORTER_COOKIE, id, YEAR_SECONDS);
  const key = new Bun.CryptoHasher("sha256").update(`report ${id}`).digest("base64url");
  return { user: null, key, address };
}

/**
 * Takes a report; while it is open, another of the same person about the same thing changes it. It brings the listing to
 * the admins and changes nothing else of it. Throws "not-found", "gone" for what is not shown, "conflict".
 */
export async function report(
  deps: Deps,
  { user, key, address }: Reporter,
  input: ReportInput,
): Promise<void> {
  if (input.website) return;
  const now = deps.clock.now();
  await countTry(deps.db, BY_ADDRESS, address, now);
  await countTry(deps.db, BY_PERSON, key, now);
  const { reason, text } = input;
  await deps.db.withTx(async (tx) => {
    const about = await subjectOf(tx, input);
    if (about.sellerId === user?.id) throw new AppError("conflict", "reportOwn");
    await tx
      .insert(reports)
      .values({
        id: newId(),
        listingId: about.kind === "listing" ? about.id : null,
        sellerId: about.kind === "seller" ? about.id : null,
        subject: `${about.kind}:${about.id}`,
        reporterId: user?.id,
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
    await noticeReports(tx, about.id, now);
    await touchListing(tx, about.id);
  });
}

/** Who is about to decide has not seen this report; what was decided stands as it was, and may be taken back. */
async function touchListing(tx: Tx, id: string): Promise<void> {
  const [before] = await tx.select({ rev: listings.rev }).from(listings).where(eq(listings.id, id));
  const rev = await nextRev(tx);
  await tx.update(listings).set({ rev }).where(eq(listings.id, id));
  if (before)
    await tx
      .update(reviews)
      .set({ rev })
      .where(and(eq(reviews.listingId, id), eq(reviews.rev, before.rev)));
}

async function subjectOf(tx: Tx, { listingId, sellerId }: ReportInput) {
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
type Settled = Exclude<ReportStatus, "open">;

/** Settles a report. Throws "not-found", "conflict" when another admin has done so. */
export async function settleReport(
  { db, clock }: Deps,
  admin: Admin,
  id: string,
  status: Settled,
): Promise<void> {
  await db.withTx(async (tx) => {
    const [found] = await tx.select().from(reports).where(eq(reports.id, id));
    if (!found) throw new AppError("not-found", "reportNotFound");
    if (found.status !== "open") throw new AppError("conflict", "reportSettled");
    await settleReports(tx, admin, eq(reports.id, id), status, clock.now());
    if (found.listingId) await touchListing(tx, found.listingId);
  });
}

/** Settles the open ones of these reports, in the transaction of the decision that answers them. */
export async function settleReports(
  tx: Tx,
  admin: Admin,
  which: SQL | undefined,
  status: Settled,
  now: number,
): Promise<void> {
  const open = and(which, eq(reports.status, "open"));
  const settled = await tx
    .update(reports)
    .set({ status, handledAt: now, handledBy: admin.id })
    .where(open)
    .returning();
  for (const one of settled) {
    const subject = { kind: "report", id: one.id, name: await nameOf(tx, one) };
    const after = { status, reason: one.reason };
    const entry = { actor: admin, action: "report.settle", subject, before: { status: "open" }, after };
    await recordAudit(tx, entry, now);
  }
  const listingIds = new Set(settled.map(({ listingId }) => listingId).filter((id) => id !== null));
  for (const id of listingIds) await noticeReports(tx, id, now);
}

/** What a report is about: the listing's title or the seller's name. */
async function nameOf(tx: Tx, { listingId, sellerId }: typeof reports.$inferSelect): Promise<string> {
  const [about] = listingId
    ? await tx.select({ name: listings.title }).from(listings).where(eq(listings.id, listingId))
    : await tx
        .select({ name: users.name })
        .from(users)
        .where(eq(users.id, sellerId ?? ""));
  return about?.name ?? "–";
}
