import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Session } from "#src/auth/sessions.ts";
import { hashOfToken, newToken } from "#src/auth/tokens.ts";
import type { Config } from "#src/config.ts";
import { newId } from "#src/core/ids.ts";
import { pick } from "#src/core/pick.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { emailKeyOf } from "#src/features/accounts/queries.ts";
import {
  giveConsents,
  type Giver,
  removeOldConsents,
  withdrawNewsletterAt,
} from "#src/features/consents/actions.ts";
import { queueMail } from "#src/features/mail/actions/outbox.ts";
import { outbox } from "#src/features/mail/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import type { Language } from "#src/i18n/language.ts";
import { t } from "#t";
import {
  CONFIRM_MAIL,
  CONFIRM_WITHIN_MS,
  DIGEST_MAIL,
  findSubscriber,
  standingOf,
  type Subscriber,
} from "./queries.ts";
import type { NewsletterForm } from "./schema.ts";
import { subscribers } from "./tables.ts";

// High, because many phones may share an address.
const BY_ADDRESS = { name: "newsletter", max: 20, perMs: HOUR_MS };
export const SUBSCRIBERS_KEPT_MS = 30 * DAY_MS;

/** Sends no email while the last link is valid. Does not reveal whether the address is known. */
export async function subscribe(
  deps: Deps,
  { email, website, consent }: NewsletterForm,
  { language, address, session }: { language: Language; address: string; session: Session | null },
): Promise<void> {
  if (website) return;
  const now = deps.clock.now();
  await countTry(deps.db, BY_ADDRESS, address, now);
  // Somebody else's address does not belong to the account.
  const userId = session?.user.email === email ? session.user.id : null;
  const reader: Reader = { userId, email, language, givenBy: consent ? "form" : "api" };
  await deps.db.withTx((tx) => requestNewsletter(tx, deps, reader));
}

type Reader = Omit<Giver, "emailKey"> & { email: string };

export async function requestNewsletter(tx: Tx, deps: Deps, { email, ...giver }: Reader): Promise<void> {
  const now = deps.clock.now();
  const { language } = giver;
  const emailKey = emailKeyOf(email);
  await giveConsents(tx, { emailKey, ...giver }, ["newsletter"], now);
  const [known] = await tx.select().from(subscribers).where(eq(subscribers.emailKey, emailKey));
  if (known && standingOf(known, now) === "confirmed") return;
  const request = { language, createdAt: now, confirmedAt: null, unsubscribedAt: null };
  if (!known) {
    const token = newToken();
    const tokenHash = await hashOfToken(token);
    const subscriber = { id: newId(), email, emailKey, token, tokenHash, ...request };
    await tx.insert(subscribers).values(subscriber);
    return askToConfirm(tx, deps, subscriber);
  }
  const isExpired = now - known.createdAt >= CONFIRM_WITHIN_MS;
  const change = isExpired ? request : { unsubscribedAt: null, confirmedAt: null };
  await tx.update(subscribers).set(change).where(eq(subscribers.id, known.id));
  if (isExpired) await askToConfirm(tx, deps, { ...known, language });
}

const askToConfirm = (
  tx: Tx,
  deps: Deps,
  { email, language, token }: Pick<Subscriber, "email" | "language" | "token">,
) =>
  queueMail(tx, deps, {
    kind: CONFIRM_MAIL,
    to: { userId: null, email, language },
    write: () => ({
      subject: t.newsletterMailSubject(),
      paragraphs: [t.newsletterMailText()],
      action: { label: t.newsletterConfirmSubmit(), url: newsletterLink(deps.config, "confirm", token) },
      reason: t.newsletterMailReason(),
    }),
  });

/** Confirms the subscription; returns whether it is confirmed now. The link can be used more than once. */
export async function confirmSubscription({ db, clock }: Deps, token: string): Promise<boolean> {
  const now = clock.now();
  return db.withTx(async (tx) => {
    const known = await findSubscriber(tx, token);
    const standing = known && standingOf(known, now);
    if (known && standing === "asked") {
      await tx.update(subscribers).set({ confirmedAt: now }).where(eq(subscribers.id, known.id));
      const giver = { ...pick(known, "emailKey", "language"), userId: null, givenBy: "form" } as const;
      await giveConsents(tx, giver, ["newsletter"], now);
    }
    return standing === "asked" || standing === "confirmed";
  });
}

export const unsubscribe = async ({ db, clock }: Deps, token: string): Promise<boolean> =>
  db.withTx(async (tx) => {
    const known = await findSubscriber(tx, token);
    if (!known) return false;
    await withdrawNewsletterAt(tx, known.emailKey, clock.now());
    await tx
      .update(subscribers)
      .set({ unsubscribedAt: known.unsubscribedAt ?? clock.now() })
      .where(eq(subscribers.id, known.id));
    await tx
      .delete(outbox)
      .where(and(eq(outbox.recipient, known.email), eq(outbox.kind, DIGEST_MAIL), isNull(outbox.sentAt)));
    return true;
  });

export async function tidySubscribers(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const before = now - SUBSCRIBERS_KEPT_MS;
  const neverConfirmed = and(isNull(subscribers.confirmedAt), lt(subscribers.createdAt, before));
  const left = and(isNotNull(subscribers.unsubscribedAt), lt(subscribers.unsubscribedAt, before));
  await deps.db.withTx(async (tx) => {
    const gone = await tx.delete(subscribers).where(or(neverConfirmed, left)).returning();
    for (const { emailKey } of gone) await withdrawNewsletterAt(tx, emailKey, now);
  });
  await removeOldConsents(deps);
}

export const newsletterLink = (
  config: Pick<Config, "PUBLIC_ORIGIN" | "PORT">,
  verb: "confirm" | "unsubscribe",
  token: string,
): string => absoluteHref(config, `/newsletter/${verb}?token=${token}`);
