import { eq } from "drizzle-orm";
import { endSessionsOf } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { assertNotLastAdmin } from "#src/features/accounts/actions/admins.ts";
import { NOBODY, recordAudit } from "#src/features/audit/actions.ts";
import { setUserActive } from "#src/features/listings/actions/sellers.ts";
import { afterRestoration, afterSuspension } from "#src/features/moderation/actions/suspension.ts";
import { noteIn } from "#src/features/moderation/labels.ts";
import { photosInUse } from "#src/features/listings/queries.ts";
import { removeUnclaimedPhotos } from "#src/features/photos/actions.ts";
import { eraseAccount } from "#src/features/settings/actions/delete-account.ts";
import type { Deps } from "#src/http/env.ts";
import { t } from "#t";
import type { Admin } from "./listings.ts";
import type { UserPatch } from "../schema.ts";

type UserRow = typeof users.$inferSelect;

async function getRow(read: Reader, id: string): Promise<UserRow> {
  const [user] = await read.select().from(users).where(eq(users.id, id));
  if (!user) throw new AppError("not-found", "adminUserNotFound");
  return user;
}

/** Sets how many active listings a user may have; 999999 is unlimited. Throws "not-found". */
export async function setListingLimit(
  { db, clock }: Deps,
  admin: Admin,
  userId: string,
  listingLimit: number,
): Promise<void> {
  await db.withTx(async (tx) => {
    const user = await getRow(tx, userId);
    const now = clock.now();
    await tx.update(users).set({ listingLimit, updatedAt: now }).where(eq(users.id, userId));
    await recordUser(tx, admin, "user.limit", user, { listingLimit }, now);
  });
}

/**
 * Suspends or restores, verifies, makes an admin of or notes something about a user. Throws "not-found", and "conflict"
 * where it would leave no active admin or make one of a suspended account.
 */
export async function changeUser(
  deps: Deps,
  admin: Admin,
  userId: string,
  { isActive, note = "", noteAr = "", verified, role, adminNote }: UserPatch,
): Promise<void> {
  await deps.db.withTx(async (tx) => {
    const user = await getRow(tx, userId);
    const now = deps.clock.now();
    if (isActive === false || role === "user") await assertNotLastAdmin(tx, user, "adminLastAdmin");
    const isPromoted = role === "admin" && user.role !== "admin";
    if (isPromoted && !(isActive ?? user.isActive)) throw new AppError("conflict", "adminSuspendedNotAdmin");
    // The next sign-in asks for a password that is good enough for an admin.
    if (isPromoted) await endSessionsOf(tx, userId);
    if (isActive !== undefined && isActive !== user.isActive) {
      await setUserActive(tx, userId, isActive, now);
      const after = { isActive, ...(note && { note }), ...(noteAr && { noteAr }) };
      await recordUser(tx, admin, isActive ? "user.restore" : "user.suspend", user, after, now);
      if (isActive) await afterRestoration(tx, deps, user);
      else await afterSuspension(tx, deps, admin, user, noteIn(user.language, { note, noteAr }));
    }
    const changes: Partial<UserRow> = {
      ...(verified !== undefined && { verifiedAt: verified ? (user.verifiedAt ?? now) : null }),
      ...(role !== undefined && { role }),
      ...(adminNote !== undefined && { adminNote }),
    };
    if (Object.keys(changes).length === 0) return;
    await tx
      .update(users)
      .set({ ...changes, updatedAt: now })
      .where(eq(users.id, userId));
    await recordUser(tx, admin, "user.change", user, changes, now);
  });
}

/**
 * Deletes an account with everything of that person. Throws "not-found", "conflict" for the last admin, InvalidFields
 * when the typed email is not the account's.
 */
export async function deleteUser(deps: Deps, admin: Admin, userId: string, email: string): Promise<void> {
  const uploads = await deps.db.withTx(async (tx) => {
    const user = await getRow(tx, userId);
    if (email.toLowerCase() !== user.emailKey) throw new InvalidFields({ email: t.adminEmailDiffers() });
    await assertNotLastAdmin(tx, user, "adminLastAdmin");
    const own = await eraseAccount(tx, deps, user);
    // Of the person the log keeps only what was done as an admin.
    const subject = { kind: "user", id: userId, name: NOBODY };
    await recordAudit(tx, { actor: admin, action: "user.delete", subject }, deps.clock.now());
    return own;
  });
  await removeUnclaimedPhotos(deps, uploads, photosInUse);
}

async function recordUser(
  tx: Tx,
  admin: Admin,
  action: string,
  user: UserRow,
  after: Partial<UserRow> & { note?: string; noteAr?: string },
  now: number,
): Promise<void> {
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, user[name as keyof UserRow]]));
  const subject = { kind: "user", id: user.id, name: user.name };
  await recordAudit(tx, { actor: admin, action, subject, before, after }, now);
}
