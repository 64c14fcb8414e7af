import { and, eq, isNull } from "drizzle-orm";
import { endTokensOf } from "#src/auth/api-tokens.ts";
import { verifyPassword, withPasswords } from "#src/auth/passwords.ts";
import { spendCode } from "#src/auth/second-factor.ts";
import { type Session, endOtherSessions, endSessionsOf, startSession } from "#src/auth/sessions.ts";
import { oneTimeLinks, users } from "#src/auth/tables.ts";
import { InvalidFields } from "#src/core/errors.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { forgetDevicesOf } from "#src/features/push/actions/devices.ts";
import type { Deps } from "#src/http/env.ts";
import { countTry, uncountTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { type UserRow, getUser } from "../queries.ts";
import { MIN_ADMIN_PASSWORD, type PasswordChange, namesItsOwner } from "../schema.ts";
import { mailSecurityNotice } from "./notices.ts";

const CHECKS = { name: "password-check", max: 10, perMs: 15 * MINUTE_MS };

const wrongPassword = (field: string) => new InvalidFields({ [field]: t.passwordWrong() });

export async function getUserByPassword(deps: Deps, userId: string, password: string, field: string) {
  await countTry(deps.db, CHECKS, userId, deps.clock.now());
  const user = await getUser(deps.db.read, userId);
  if (!(await verifyPassword(password, user.passwordHash, userId))) throw wrongPassword(field);
  await deps.db.withTx((tx) => uncountTry(tx, CHECKS, userId));
  return user;
}

export async function replacePassword(
  deps: Deps,
  userId: string,
  { currentPassword, password, code, endTokens = false }: PasswordChange,
  userAgent: string,
): Promise<string> {
  const user = await getUserByPassword(deps, userId, currentPassword, "currentPassword");
  const passwordHash = await hashNewPassword(user, password);
  const token = await deps.db.withTx(async (tx) => {
    const stored = await getUser(tx, userId);
    if (stored.passwordHash !== user.passwordHash) return null;
    if (stored.totpConfirmedAt !== null) await useCode(tx, userId, code, deps.clock.now());
    await changePassword(tx, deps, user, passwordHash, endTokens);
    return startSession(tx, user, deps.clock.now(), userAgent);
  });
  return token ?? sessionOfTwin(deps, userId, password, userAgent);
}

/** Accepts the same form sent twice; any other password change in the meantime is an error. */
async function sessionOfTwin(deps: Deps, userId: string, password: string, userAgent: string) {
  const { passwordHash } = await getUser(deps.db.read, userId);
  const isTwin = await verifyPassword(password, passwordHash, userId);
  return deps.db.withTx(async (tx) => {
    const stored = await getUser(tx, userId);
    if (!isTwin || stored.passwordHash !== passwordHash) throw wrongPassword("currentPassword");
    return startSession(tx, stored, deps.clock.now(), userAgent);
  });
}

/** Hashes a password. Throws InvalidFields for one that the user may not have, such as the old one. */
export async function hashNewPassword(user: UserRow, password: string): Promise<string> {
  const refuse = (message: string) => new InvalidFields({ password: message });
  if (namesItsOwner(password, user)) throw refuse(t.passwordIsName());
  if (user.role === "admin" && password.length < MIN_ADMIN_PASSWORD)
    throw refuse(t.passwordTooShortForAdmin(MIN_ADMIN_PASSWORD));
  return withPasswords(user.id, async ({ hash, verify }) => {
    if (await verify(password, user.passwordHash)) throw refuse(t.passwordUnchanged());
    return hash(password);
  });
}

/** Ends all that the old password gave access to: sessions, tokens, devices with notifications and unused reset links. */
export async function storePassword(tx: Tx, id: string, passwordHash: string, now: number, endTokens = true) {
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, id));
  await endSessionsOf(tx, id);
  if (endTokens) await endTokensOf(tx, id);
  await forgetDevicesOf(tx, id);
  const { userId, purpose, usedAt } = oneTimeLinks;
  await tx.delete(oneTimeLinks).where(and(eq(userId, id), eq(purpose, "reset-password"), isNull(usedAt)));
}

export async function changePassword(tx: Tx, deps: Deps, user: UserRow, hash: string, endTokens?: boolean) {
  await storePassword(tx, user.id, hash, deps.clock.now(), endTokens);
  await mailSecurityNotice(tx, deps, user, "password-changed", () => ({
    subject: t.passwordMailSubject(),
    text: t.passwordMailText(),
  }));
}

export async function useCode(tx: Tx, userId: string, typed: string, now: number) {
  if (typed === "") throw new InvalidFields({ code: t.codeRequired() });
  const result = await spendCode(tx, userId, typed, now);
  if (result === "spent") throw new InvalidFields({ code: t.codeSpent() });
  if (result === "wrong") throw new InvalidFields({ code: t.codeWrong() });
  return result;
}

export async function endAccessElsewhere(tx: Tx, session: Session): Promise<void> {
  await endOtherSessions(tx, session);
  await forgetDevicesOf(tx, session.user.id, session.tokenHash);
}
