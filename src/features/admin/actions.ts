import { eq } from "drizzle-orm";
import { endSessionsOf, type SessionUser } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { assertNotLastAdmin } from "#src/features/accounts/actions/admins.ts";
import { useCode } from "#src/features/accounts/actions/passwords.ts";
import { emailKeyOf, findUser, type UserRow } from "#src/features/accounts/queries.ts";
import { NOBODY, recordAudit } from "#src/features/audit/actions.ts";
import { nextRev } from "#src/features/listings/life-cycle/counters.ts";
import { assertOnlyOne } from "#src/features/listings/life-cycle/may-list.ts";
import { emptied } from "#src/features/listings/life-cycle/own-listings.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { photosKept } from "#src/features/conversations/photos-kept.ts";
import type { ListingRow } from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import {
  afterRestoration,
  afterSuspension,
  getSeenListing,
} from "#src/features/moderation/actions/verdicts.ts";
import { noteIn } from "#src/features/moderation/labels.ts";
import { confirmPhone } from "#src/features/phones/actions.ts";
import { removeUnclaimedPhotos } from "#src/features/photos/actions.ts";
import { eraseAccount } from "#src/features/settings/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import type { ExportName } from "./queries/export.ts";
import type { ListingPatch, UserPatch } from "./schema.ts";
import type { ListingRef } from "#src/features/listings/kinds.ts";

type Admin = Pick<SessionUser, "id" | "name">;

/** `rev` is the version that the admin saw. */
interface Target extends ListingRef {
  rev?: number | undefined;
}

const changeListing = (
  { db, clock }: Deps,
  admin: Admin,
  target: Target,
  action: string,
  change: (tx: Tx, listing: ListingRow, now: number) => Promise<Partial<ListingRow>>,
): Promise<{ rev: number }> =>
  db.withTx(async (tx) => {
    const listing = await getSeenListing(tx, target);
    const now = clock.now();
    const after = await change(tx, listing, now);
    if (Object.keys(after).length === 0) return { rev: listing.rev };
    const rev = await nextRev(tx);
    await tx
      .update(listings)
      .set({ ...after, rev, updatedAt: now })
      .where(eq(listings.id, listing.id));
    const subject = { kind: "listing", id: listing.id, name: listing.title };
    const { submissionKey: _, ...told } = after;
    const before = pickSame(listing, told);
    await recordAudit(tx, { actor: admin, action, subject, before, after: told }, now);
    return { rev };
  });

const pickSame = (row: Record<string, unknown>, changes: object) =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, row[name]]));

export const reboost = (deps: Deps, admin: Admin, target: Target) =>
  changeListing(deps, admin, target, "listing.reboost", async (tx, listing, now) => {
    if (listing.status === "sold") throw new AppError("conflict", "adminSoldNotReboosted");
    await assertOnlyOne(tx, listing, now);
    return { listedAt: now, expiresAt: now + deps.config.LISTING_DAYS * DAY_MS };
  });

export const setBadges = (deps: Deps, admin: Admin, target: Target, { featured, verified }: ListingPatch) =>
  changeListing(deps, admin, target, "listing.badges", async () => ({
    ...(featured !== undefined && { featured }),
    ...(verified !== undefined && { verified }),
  }));

export const deleteListing = (deps: Deps, admin: Admin, target: Target) =>
  changeListing(deps, admin, target, "listing.delete", (tx, { id }, now) => emptied(tx, id, now));

async function getUserRow(tx: Tx, id: string): Promise<UserRow> {
  const user = await findUser(tx, id);
  if (!user) throw new AppError("not-found", "adminUserNotFound");
  return user;
}

export async function setListingLimit(
  { db, clock }: Deps,
  admin: Admin,
  userId: string,
  listingLimit: number,
): Promise<void> {
  await db.withTx(async (tx) => {
    const user = await getUserRow(tx, userId);
    const now = clock.now();
    await tx.update(users).set({ listingLimit, updatedAt: now }).where(eq(users.id, userId));
    await recordUserChange(tx, admin, "user.limit", user, { listingLimit }, now);
  });
}

/** Throws "conflict" for the last active admin, a number that has changed, and when promoting a suspended user. */
export async function changeUser(
  deps: Deps,
  admin: Admin,
  userId: string,
  { isActive, note = "", noteAr = "", verified, confirmedPhone, callNote, role, adminNote }: UserPatch,
): Promise<void> {
  await deps.db.withTx(async (tx) => {
    const user = await getUserRow(tx, userId);
    const now = deps.clock.now();
    if (isActive === false || role === "user") await assertNotLastAdmin(tx, user, "adminLastAdmin");
    const isPromoted = role === "admin" && user.role !== "admin";
    if (isPromoted && !(isActive ?? user.isActive)) throw new AppError("conflict", "adminSuspendedNotAdmin");
    // The next sign-in checks that the password is long enough for an admin.
    if (isPromoted) await endSessionsOf(tx, userId);
    if (isActive !== undefined && isActive !== user.isActive) {
      await setUserActive(tx, userId, isActive, now);
      const after = { isActive, ...(note && { note }), ...(noteAr && { noteAr }) };
      await recordUserChange(tx, admin, isActive ? "user.restore" : "user.suspend", user, after, now);
      if (isActive) await afterRestoration(tx, deps, user);
      else await afterSuspension(tx, deps, admin, user, noteIn(user.language, { note, noteAr }));
    }
    if (confirmedPhone && confirmedPhone !== user.phone) throw new AppError("conflict", "adminPhoneChanged");
    if (confirmedPhone) await confirmPhone(tx, deps, user, now);
    const changes: Partial<UserRow> = {
      ...(confirmedPhone !== undefined && { phoneConfirmedAt: confirmedPhone ? now : null }),
      ...(verified !== undefined && { verifiedAt: verified ? (user.verifiedAt ?? now) : null }),
      ...(role !== undefined && { role }),
      ...(adminNote !== undefined && { adminNote: adminNote || null }),
    };
    if (Object.keys(changes).length === 0) return;
    await tx
      .update(users)
      .set({ ...changes, updatedAt: now })
      .where(eq(users.id, userId));
    const call = confirmedPhone && { phoneEnding: confirmedPhone.slice(-4), ...(callNote && { callNote }) };
    await recordUserChange(tx, admin, "user.change", user, { ...changes, ...call }, now);
  });
}

/** Throws "conflict" for the last admin, InvalidFields if the email does not match. */
export async function deleteUser(deps: Deps, admin: Admin, userId: string, email: string): Promise<void> {
  const uploads = await deps.db.withTx(async (tx) => {
    const user = await getUserRow(tx, userId);
    if (emailKeyOf(email) !== user.emailKey) throw new InvalidFields({ email: t.adminEmailDiffers() });
    await assertNotLastAdmin(tx, user, "adminLastAdmin");
    const own = await eraseAccount(tx, deps, user);
    // The audit log keeps no name of a deleted person.
    const subject = { kind: "user", id: userId, name: NOBODY };
    await recordAudit(tx, { actor: admin, action: "user.delete", subject }, deps.clock.now());
    return own;
  });
  await removeUnclaimedPhotos(deps, uploads, photosKept);
}

async function recordUserChange(
  tx: Tx,
  admin: Admin,
  action: string,
  user: UserRow,
  after: Record<string, unknown>,
  now: number,
): Promise<void> {
  const subject = { kind: "user", id: user.id, name: user.name };
  await recordAudit(tx, { actor: admin, action, subject, before: pickSame(user, after), after }, now);
}

const CODES = { name: "admin-download", max: 10, perMs: 15 * MINUTE_MS };

export async function spendOwnCode({ db, clock }: Deps, adminId: string, code: string): Promise<void> {
  const now = clock.now();
  await countTry(db, CODES, adminId, now);
  await db.withTx((tx) => useCode(tx, adminId, code, now));
}

export const recordExport = ({ db, clock }: Deps, admin: Admin, name: ExportName): Promise<void> =>
  db.withTx((tx) => {
    const subject = { kind: "export", id: name, name: `${name}.csv` };
    return recordAudit(tx, { actor: admin, action: "export.download", subject }, clock.now());
  });
