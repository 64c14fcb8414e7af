import { and, eq } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { nextRev } from "#src/features/listings/actions.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { countTry, DAY_MS } from "#src/http/rate-limit.ts";
import type { ReportInput } from "../schema.ts";
import { reports, type ReportStatus } from "../tables.ts";
import { checkListing } from "./checks.ts";

const BY_PERSON = { name: "report", max: 20, perMs: DAY_MS };

interface Reporter {
  user: Pick<SessionUser, "id"> | null;
  address: string;
}

/** Takes a report; the second of one person about the same thing changes the first. Throws "not-found", "conflict". */
export async function report(deps: Deps, { user, address }: Reporter, input: ReportInput): Promise<void> {
  if (input.website) return;
  const now = deps.clock.now();
  const reporterKey =
    user?.id ?? new Bun.CryptoHasher("sha256").update(`report ${address}`).digest("base64url");
  await countTry(deps.db, BY_PERSON, reporterKey, now);
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
        reporterKey,
        reason,
        text,
        createdAt: now,
      })
      .onConflictDoUpdate({ target: [reports.subject, reports.reporterKey], set: { reason, text } });
    if (about.kind !== "listing") return;
    await checkListing(tx, deps, about.id);
    await tx
      .update(listings)
      .set({ rev: await nextRev(tx) })
      .where(eq(listings.id, about.id));
  });
}

type Tx = Parameters<typeof checkListing>[0];

async function subjectOf(tx: Tx, { listingId, sellerId }: ReportInput) {
  if (listingId) {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId));
    if (listing && listing.status !== "removed")
      return { kind: "listing", id: listing.id, sellerId: listing.sellerId } as const;
    throw new AppError("not-found", "listingNotFound");
  }
  const [seller] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sellerId ?? ""), eq(users.isActive, true)));
  if (!seller) throw new AppError("not-found", "sellerNotFound");
  return { kind: "seller", id: seller.id, sellerId: seller.id } as const;
}

/** Settles a report. Throws "not-found", "conflict" when another admin has done so. */
export async function settleReport(
  { db, clock }: Deps,
  admin: Pick<SessionUser, "id" | "name">,
  id: string,
  status: Exclude<ReportStatus, "open">,
): Promise<void> {
  await db.withTx(async (tx) => {
    const [found] = await tx.select().from(reports).where(eq(reports.id, id));
    if (!found) throw new AppError("not-found", "reportNotFound");
    if (found.status !== "open") throw new AppError("conflict", "reportSettled");
    const now = clock.now();
    await tx.update(reports).set({ status, handledAt: now, handledBy: admin.id }).where(eq(reports.id, id));
    const subject = { kind: "report", id, name: await nameOf(tx, found) };
    const after = { status, reason: found.reason };
    await recordAudit(
      tx,
      { actor: admin, action: "report.settle", subject, before: { status: "open" }, after },
      now,
    );
  });
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
