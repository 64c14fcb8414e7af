import { and, eq, isNotNull } from "drizzle-orm";
import { findLink, issueLink, spendLink } from "#src/auth/one-time-links.ts";
import { users } from "#src/auth/tables.ts";
import { siteNameIn } from "#src/config.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { queueMail } from "#src/features/mail/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { t } from "#t";
import { findUser } from "../queries.ts";

const LASTS_MS = 7 * DAY_MS;
const ASKED_AGAIN = { name: "verification-mail", max: 3, perMs: HOUR_MS };

/** The absolute address by which a user confirms the email address, for 7 days; ends the one sent before. */
export async function verificationLink(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  user: { id: string; language: Language },
): Promise<string> {
  const token = await issueLink(tx, "verify-email", user.id, clock.now(), LASTS_MS);
  return inLanguage(user.language, () => absoluteHref(config, `/verify-email?token=${token}`));
}

/** Mails a new link to a user who has not confirmed the address yet; throws "too-many" past three an hour. */
export async function sendVerification(deps: Deps, userId: string): Promise<void> {
  await countTry(deps.db, ASKED_AGAIN, userId, deps.clock.now());
  await deps.db.withTx(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user || user.emailVerifiedAt !== null) return;
    const url = await verificationLink(tx, deps, user);
    await queueMail(tx, deps, {
      kind: "verify-email",
      to: { userId, email: user.email, language: user.language },
      write: () => ({
        subject: t.verifyMailSubject(),
        paragraphs: [t.accountMailGreeting(user.name), t.verifyMailText()],
        action: { label: t.verifyEmailSubmit(), url },
        reason: t.verifyMailReason(),
      }),
    });
  });
}

/** Whether a user has confirmed the email address. */
export const isVerified = async (read: Reader, userId: string): Promise<boolean> =>
  (await read.$count(users, and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))) > 0;

/** Where the address that a link is about stands; null for a link that says nothing any more. */
export async function findVerification(
  read: Reader,
  token: string,
  now: number,
): Promise<{ email: string; isVerified: boolean } | null> {
  const link = await findLink(read, "verify-email", token, now);
  if (!link?.userId) return null;
  const user = await findUser(read, link.userId);
  if (!user?.isActive || (link.usedAt !== null && user.emailVerifiedAt === null)) return null;
  return { email: user.email, isVerified: user.emailVerifiedAt !== null };
}

/** Confirms the address that a link was mailed to; a link used before is as good. Answers whether it is confirmed. */
export async function verifyEmail({ db, clock }: Deps, token: string): Promise<boolean> {
  const now = clock.now();
  return db.withTx(async (tx) => {
    const found = await findVerification(tx, token, now);
    if (!found || found.isVerified) return found !== null;
    const spent = await spendLink(tx, "verify-email", token, now);
    if (!spent?.userId) return false;
    await tx.update(users).set({ emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, spent.userId));
    return true;
  });
}

/** Greets a new user by mail, with the link that confirms the address. */
export async function welcome(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  { id, email, name, language }: { id: string; email: string; name: string; language: Language },
): Promise<void> {
  const url = await verificationLink(tx, deps, { id, language });
  await queueMail(tx, deps, {
    kind: "welcome",
    to: { userId: id, email, language },
    write: () => ({
      subject: t.welcomeMailSubject(siteNameIn(deps.config, language)),
      paragraphs: [t.accountMailGreeting(name), t.welcomeMailText(), t.welcomeMailVerify()],
      preheader: t.welcomeMailText(),
      action: { label: t.verifyEmailSubmit(), url },
      reason: t.welcomeMailReason(),
    }),
  });
}
