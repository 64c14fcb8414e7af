import { MINUTE_MS } from "#src/core/time.ts";
import { verifyPassword } from "#src/auth/passwords.ts";
import { startSession } from "#src/auth/sessions.ts";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import type { Deps } from "#src/http/env.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { findUser, type UserRow } from "../queries.ts";
import { changePassword, hashNewPassword } from "./new-password.ts";

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
