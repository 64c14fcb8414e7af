import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { newToken } from "#src/auth/tokens.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { queueMail } from "#src/features/mail/actions.ts";
import { outbox } from "#src/features/mail/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { countTry } from "#src/http/rate-limit.ts";
import type { Language } from "#src/i18n/language.ts";
import { t } from "#t";
import { newsletterLink } from "./links.ts";
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

// Loose, because many phones share one address behind their phone company.
const BY_ADDRESS = { name: "newsletter", max: 20, perMs: HOUR_MS };
/** How long an address stays that was never confirmed, or has left. */
export const SUBSCRIBERS_KEPT_MS = 30 * DAY_MS;

/**
 * Asks the owner of an address whether the newsletter is wanted, once as long as the link holds: strangers may ask, and
 * also for who has left. Says the same of every address;
 * what a robot filled in goes nowhere. Throws "too-many".
 */
export async function subscribe(
  deps: Deps,
  { email, website }: NewsletterForm,
  { language, address }: { language: Language; address: string },
): Promise<void> {
  if (website) return;
  const now = deps.clock.now();
  await countTry(deps.db, BY_ADDRESS, address, now);
  await deps.db.withTx(async (tx) => {
    const emailKey = email.toLowerCase();
    const [known] = await tx.select().from(subscribers).where(eq(subscribers.emailKey, emailKey));
    if (known && standingOf(known, now) === "confirmed") return;
    const asked = { language, createdAt: now, confirmedAt: null, unsubscribedAt: null };
    if (!known) {
      const subscriber = { id: newId(), email, emailKey, token: newToken(), ...asked };
      await tx.insert(subscribers).values(subscriber);
      return askToConfirm(tx, deps, subscriber);
    }
    // The last mail is still good for whoever changed their mind.
    const again = now - known.createdAt >= CONFIRM_WITHIN_MS;
    await tx
      .update(subscribers)
      .set(again ? asked : { unsubscribedAt: null, confirmedAt: null })
      .where(eq(subscribers.id, known.id));
    if (again) await askToConfirm(tx, deps, { ...known, language });
  });
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

/** Answers whether the subscription stands now; a link used before is as good. */
export async function confirmSubscription({ db, clock }: Deps, token: string): Promise<boolean> {
  const now = clock.now();
  return db.withTx(async (tx) => {
    const known = await findSubscriber(tx, token);
    const standing = known && standingOf(known, now);
    if (known && standing === "asked")
      await tx.update(subscribers).set({ confirmedAt: now }).where(eq(subscribers.id, known.id));
    return standing === "asked" || standing === "confirmed";
  });
}

/** Ends a subscription, and takes back the letter that waits to be sent. Answers false for a link that nobody has. */
export async function unsubscribe({ db, clock }: Deps, token: string): Promise<boolean> {
  return db.withTx(async (tx) => {
    const known = await findSubscriber(tx, token);
    if (!known) return false;
    await tx
      .update(subscribers)
      .set({ unsubscribedAt: known.unsubscribedAt ?? clock.now() })
      .where(eq(subscribers.id, known.id));
    await tx
      .delete(outbox)
      .where(and(eq(outbox.recipient, known.email), eq(outbox.kind, DIGEST_MAIL), isNull(outbox.sentAt)));
    return true;
  });
}

/** Forgets who never confirmed, and a month later who left. */
export async function tidySubscribers({ db, clock }: Deps): Promise<void> {
  const before = clock.now() - SUBSCRIBERS_KEPT_MS;
  const neverConfirmed = and(isNull(subscribers.confirmedAt), lt(subscribers.createdAt, before));
  const left = and(isNotNull(subscribers.unsubscribedAt), lt(subscribers.unsubscribedAt, before));
  await db.withTx(async (tx) => {
    await tx.delete(subscribers).where(or(neverConfirmed, left));
  });
}
