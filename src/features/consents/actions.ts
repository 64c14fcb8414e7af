import { and, eq, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import { hashOfToken } from "#src/auth/tokens.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import type { Language } from "#src/i18n/language.ts";
import { CURRENT, type Purpose, REQUIRED } from "./current.ts";
import { consents } from "./tables.ts";

export interface Giver {
  userId: string | null;
  /** The address in lower case, for what does not belong to an account. */
  emailKey: string | null;
  language: Language;
  givenBy: "form" | "api";
}

/** What already stands is not recorded twice; each inquiry has its own. */
export async function giveConsents(
  tx: Tx,
  { emailKey, ...giver }: Giver,
  purposes: readonly Purpose[],
  givenAt: number,
): Promise<void> {
  const emailHash = emailKey === null ? null : await hashOfToken(emailKey);
  for (const purpose of purposes) {
    const { version } = CURRENT[purpose];
    const isOf =
      giver.userId === null ? eq(consents.emailHash, emailHash ?? "") : eq(consents.userId, giver.userId);
    const isThis = and(isOf, eq(consents.purpose, purpose), eq(consents.version, version));
    const stands =
      purpose !== "inquiry" && (await tx.$count(consents, and(isThis, isNull(consents.withdrawnAt)))) > 0;
    if (stands) continue;
    await tx.insert(consents).values({ id: newId(), emailHash, ...giver, purpose, version, givenAt });
  }
}

/** Of somebody with a new account, to what every account needs. */
export const agreeToRequired = (tx: Tx, giver: Omit<Giver, "emailKey">, givenAt: number): Promise<void> =>
  giveConsents(tx, { ...giver, emailKey: null }, REQUIRED, givenAt);

const withdraw = async (tx: Tx, isOf: SQL, now: number): Promise<void> =>
  void (await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(isOf, eq(consents.purpose, "newsletter"), isNull(consents.withdrawnAt))));

export const withdrawNewsletterOf = (tx: Tx, userId: string, now: number): Promise<void> =>
  withdraw(tx, eq(consents.userId, userId), now);

export const withdrawNewsletterAt = async (tx: Tx, emailKey: string, now: number): Promise<void> =>
  withdraw(tx, eq(consents.emailHash, await hashOfToken(emailKey)), now);

export const forgetConsentsAt = async (tx: Tx, emailKey: string): Promise<void> =>
  void (await tx.delete(consents).where(eq(consents.emailHash, await hashOfToken(emailKey))));

/** Of people without an account: after the consent ended, and of an inquiry after it was sent, as long as its messages. */
export const CONSENTS_KEPT_MS = 730 * DAY_MS;

export const removeOldConsents = ({ db, clock }: Deps): Promise<void> =>
  db.withTx(async (tx) => {
    const before = clock.now() - CONSENTS_KEPT_MS;
    const hasEnded = and(isNotNull(consents.withdrawnAt), lt(consents.withdrawnAt, before));
    const isOldInquiry = and(eq(consents.purpose, "inquiry"), lt(consents.givenAt, before));
    await tx.delete(consents).where(and(isNull(consents.userId), or(hasEnded, isOldInquiry)));
  });
