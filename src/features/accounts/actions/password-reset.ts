import { eq } from "drizzle-orm";
import { issueLink, spendLink } from "#src/auth/one-time-links.ts";
import { verifyPassword } from "#src/auth/passwords.ts";
import { users } from "#src/auth/tables.ts";
import { HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { findByEmail, findByLink, emailKeyOf, type UserRow } from "../queries.ts";
import { greeting, mailUser } from "./notices.ts";
import { changePassword, hashNewPassword } from "./passwords.ts";

const LASTS_MS = 60 * MINUTE_MS;
const BY_ADDRESS = { name: "forgot-address", max: 20, perMs: HOUR_MS };
const BY_ACCOUNT = { name: "forgot-account", max: 5, perMs: HOUR_MS };
// Longer than the work for a known email, so that the response time does not reveal who has an account.
const ANSWER_AFTER_MS = 400;
const TWICE_WITHIN_MS = MINUTE_MS;

export async function forgetPassword(deps: Deps, email: string, address: string): Promise<void> {
  const now = deps.clock.now();
  await countTry(deps.db, BY_ADDRESS, address, now);
  await countTry(deps.db, BY_ACCOUNT, emailKeyOf(email), now);
  await Promise.all([mailResetLink(deps, email), Bun.sleep(ANSWER_AFTER_MS)]);
}

const mailResetLink = (deps: Deps, email: string): Promise<void> =>
  deps.db.withTx(async (tx) => {
    const user = await findByEmail(tx, email);
    if (!user?.isActive) return;
    const token = await issueLink(tx, "reset-password", user.id, deps.clock.now(), LASTS_MS);
    await mailUser(tx, deps, user, "reset-password", () => ({
      subject: t.resetTitle(),
      paragraphs: [greeting(user), t.resetMailText()],
      action: { label: t.resetTitle(), url: absoluteHref(deps.config, `/reset-password?token=${token}`) },
      reason: t.resetMailReason(),
    }));
  });

const findReset = ({ db, clock }: Deps, token: string) =>
  findByLink(db.read, "reset-password", token, clock.now());

export const isResetOpen = async (deps: Deps, token: string): Promise<boolean> =>
  (await findReset(deps, token))?.usedAt === null;

/** Sets the new password, ends the sessions and confirms the email; null for a link that is no longer valid. */
export async function resetPassword(deps: Deps, token: string, password: string): Promise<UserRow | null> {
  const { db, clock } = deps;
  const found = await findReset(deps, token);
  if (found?.usedAt !== null) return found && findResent(deps, token, password);
  const { user } = found;
  const passwordHash = await hashNewPassword(user, password);
  const changed = await db.withTx(async (tx) => {
    const now = clock.now();
    const spent = await spendLink(tx, "reset-password", token, now);
    if (!spent) return false;
    await changePassword(tx, deps, user, passwordHash);
    const emailVerifiedAt = user.emailVerifiedAt ?? now;
    await tx.update(users).set({ emailVerifiedAt }).where(eq(users.id, user.id));
    return true;
  });
  return changed ? user : findResent(deps, token, password);
}

async function findResent(deps: Deps, token: string, password: string): Promise<UserRow | null> {
  const found = await findReset(deps, token);
  if (!found?.usedAt || deps.clock.now() - found.usedAt > TWICE_WITHIN_MS) return null;
  return (await verifyPassword(password, found.user.passwordHash, found.user.id)) ? found.user : null;
}
