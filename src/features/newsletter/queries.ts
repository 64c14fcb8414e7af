import { and, desc, eq, gte, isNull, lt, lte } from "drizzle-orm";
import { hashOfToken } from "#src/auth/tokens.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Reader } from "#src/db/open.ts";
import { emailKeyOf } from "#src/features/accounts/queries.ts";
import { isForSale } from "#src/features/listings/listings.ts";
import { listKinds } from "#src/features/listings/register.ts";
import { listings } from "#src/features/listings/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { subscribers } from "./tables.ts";

export const CONFIRM_MAIL = "newsletter-confirm";
export const DIGEST_MAIL = "digest";

export type Subscriber = typeof subscribers.$inferSelect;

export const CONFIRM_WITHIN_MS = 7 * DAY_MS;

export type Standing = "asked" | "ended" | "confirmed" | "unsubscribed";

export const standingOf = ({ createdAt, confirmedAt, unsubscribedAt }: Subscriber, now: number): Standing => {
  if (unsubscribedAt !== null) return "unsubscribed";
  if (confirmedAt !== null) return "confirmed";
  return createdAt + CONFIRM_WITHIN_MS > now ? "asked" : "ended";
};

export async function findSubscriber(read: Reader, token: string): Promise<Subscriber | null> {
  const isOfToken = eq(subscribers.tokenHash, await hashOfToken(token));
  const [found] = await read.select().from(subscribers).where(isOfToken);
  return found ?? null;
}

export async function findSubscription(read: Reader, email: string): Promise<Subscriber | null> {
  const [found] = await read
    .select()
    .from(subscribers)
    .where(eq(subscribers.emailKey, emailKeyOf(email)));
  return found ?? null;
}

export async function listReaders(read: Reader, since: number): Promise<Subscriber[]> {
  const isReader = and(lte(subscribers.confirmedAt, since), isNull(subscribers.unsubscribedAt));
  const readers = await read.select().from(subscribers).where(isReader);
  const sent = await read
    .select({ email: outbox.recipient })
    .from(outbox)
    .where(and(eq(outbox.kind, DIGEST_MAIL), gte(outbox.createdAt, since)));
  const have = new Set(sent.map(({ email }) => email));
  return readers.filter(({ email }) => !have.has(email));
}

/** For each kind: the number of this period's listings that are for sale, and the newest of them. */
export async function findNews(read: Reader, { from, to }: { from: number; to: number }, now: number) {
  const news = listKinds().map(async (kind) => {
    const isNew = and(
      isForSale(kind.name, now),
      gte(listings.createdAt, from),
      lt(listings.createdAt, to),
      // Leaves out vehicles that were deleted and published again.
      gte(listings.listedAt, listings.createdAt),
    );
    const rows = await read
      .select({ id: listings.id })
      .from(listings)
      .where(isNew)
      .orderBy(desc(listings.createdAt), desc(listings.id))
      .limit(kind.digest.max);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [newest, total] = await Promise.all([kind.list(read, ids, now), read.$count(listings, isNew)]);
    return [{ kind, total, newest }];
  });
  return (await Promise.all(news)).flat();
}
