import { and, eq, isNotNull } from "drizzle-orm";
import { issueLink, spendLink } from "#src/auth/one-time-links.ts";
import { users } from "#src/auth/tables.ts";
import { siteNameIn } from "#src/config.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { t } from "#t";
import { findByLink, findUser, type UserRow } from "../queries.ts";
import { greeting, mailUser } from "./notices.ts";

const LASTS_MS = 7 * DAY_MS;
const ASKED_AGAIN = { name: "verification-mail", max: 3, perMs: HOUR_MS };

export async function verificationLink(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  user: Pick<UserRow, "id" | "language">,
): Promise<string> {
  const token = await issueLink(tx, "verify-email", user.id, clock.now(), LASTS_MS);
  return inLanguage(user.language, () => absoluteHref(config, `/verify-email?token=${token}`));
}

export async function sendVerification(deps: Deps, userId: string): Promise<void> {
  await countTry(deps.db, ASKED_AGAIN, userId, deps.clock.now());
  await deps.db.withTx(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user || user.emailVerifiedAt !== null) return;
    const url = await verificationLink(tx, deps, user);
    await mailUser(tx, deps, user, "verify-email", () => ({
      subject: t.verifyMailSubject(),
      paragraphs: [greeting(user), t.verifyMailText()],
      action: { label: t.verifyEmailSubmit(), url },
      reason: t.verifyMailReason(),
    }));
  });
}

export const isVerified = async (read: Reader, userId: string): Promise<boolean> =>
  (await read.$count(users, and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))) > 0;

export async function findVerification(read: Reader, token: string, now: number) {
  const found = await findByLink(read, "verify-email", token, now);
  if (!found) return null;
  const { email, emailVerifiedAt } = found.user;
  const isVerified = emailVerifiedAt !== null;
  return isVerified || found.usedAt === null ? { email, isVerified } : null;
}

/** Confirms the email; returns whether it is confirmed now. A link may be used twice. */
export async function verifyEmail({ db, clock, afterEmailConfirmed }: Deps, token: string): Promise<boolean> {
  const now = clock.now();
  return db.withTx(async (tx) => {
    const found = await findVerification(tx, token, now);
    if (!found || found.isVerified) return found !== null;
    const spent = await spendLink(tx, "verify-email", token, now);
    if (!spent?.userId) return false;
    await tx.update(users).set({ emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, spent.userId));
    await afterEmailConfirmed?.(tx, spent.userId);
    return true;
  });
}

export async function mailWelcome(tx: Tx, deps: Deps, user: UserRow): Promise<void> {
  const url = await verificationLink(tx, deps, user);
  await mailUser(tx, deps, user, "welcome", () => ({
    subject: t.welcomeMailSubject(siteNameIn(deps.config, user.language)),
    paragraphs: [greeting(user), t.welcomeMailText(), t.welcomeMailVerify()],
    preheader: t.welcomeMailText(),
    action: { label: t.verifyEmailSubmit(), url },
    reason: t.welcomeMailReason(),
  }));
}
