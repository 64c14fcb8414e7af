import { and, eq, isNull } from "drizzle-orm";
import { hashPassword, verifyPassword } from "#src/auth/passwords.ts";
import { endSessionsOf, startSession } from "#src/auth/sessions.ts";
import { oneTimeLinks, users } from "#src/auth/tables.ts";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { queueMail } from "#src/features/mail/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { findUser, type UserRow } from "../queries.ts";
import { MIN_ADMIN_PASSWORD, namesItsOwner } from "../schema.ts";

const CHECKS = { name: "password-check", max: 10, perMs: 15 * MINUTE_MS };

const notSignedIn = () => new AppError("unauthorized", "notSignedIn");
const wrong = (field: string) => new InvalidFields({ [field]: t.passwordWrong() });

/**
 * The user whose password this is; throws InvalidFields naming `field` for a wrong one, "too-many" past ten tries in a
 * quarter of an hour.
 */
export async function getUserByPassword(
  deps: Deps,
  userId: string,
  password: string,
  field: string,
): Promise<UserRow> {
  await countTry(deps.db, CHECKS, userId, deps.clock.now());
  const user = await findUser(deps.db.read, userId);
  if (!user) throw notSignedIn();
  if (!(await verifyPassword(password, user.passwordHash))) throw wrong(field);
  return user;
}

/**
 * Changes a user's password by the current one: every session ends, and a new one begins whose token is answered.
 * Throws InvalidFields for a wrong current password or a new one that may not be.
 */
export async function replacePassword(
  deps: Deps,
  userId: string,
  { currentPassword, password }: { currentPassword: string; password: string },
  userAgent: string,
): Promise<string> {
  const user = await getUserByPassword(deps, userId, currentPassword, "currentPassword");
  const passwordHash = await hashNewPassword(user, password);
  return deps.db.withTx(async (tx) => {
    const stored = await findUser(tx, userId);
    if (!stored) throw notSignedIn();
    if (stored.passwordHash === user.passwordHash) await changePassword(tx, deps, user, passwordHash);
    // The same form sent twice has done what it should; another change meanwhile has not.
    else if (!(await verifyPassword(password, stored.passwordHash))) throw wrong("currentPassword");
    return startSession(tx, user, deps.clock.now(), userAgent);
  });
}

/** The hash of a password that fits its user; throws InvalidFields for one that does not, or that is the old one. */
export async function hashNewPassword(user: UserRow, password: string): Promise<string> {
  const refuse = (message: string) => new InvalidFields({ password: message });
  if (namesItsOwner(password, user)) throw refuse(t.passwordIsName());
  if (user.role === "admin" && password.length < MIN_ADMIN_PASSWORD)
    throw refuse(t.passwordTooShortForAdmin(MIN_ADMIN_PASSWORD));
  if (await verifyPassword(password, user.passwordHash)) throw refuse(t.passwordUnchanged());
  return hashPassword(password);
}

/** Stores a new password, ends the user's sessions and reset links, and mails a notice. */
export async function changePassword(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  { id, name, email, language }: UserRow,
  passwordHash: string,
): Promise<void> {
  const now = deps.clock.now();
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, id));
  await endSessionsOf(tx, id);
  await tx
    .delete(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.userId, id),
        eq(oneTimeLinks.purpose, "reset-password"),
        isNull(oneTimeLinks.usedAt),
      ),
    );
  await queueMail(tx, deps, {
    kind: "password-changed",
    to: { userId: id, email, language },
    write: () => ({
      subject: t.passwordMailSubject(),
      paragraphs: [t.accountMailGreeting(name), t.passwordMailText(), t.passwordMailWarning()],
      action: { label: t.resetTitle(), url: absoluteHref(deps.config, "/forgot-password") },
    }),
  });
}
