import { and, eq, gte, isNull, lte } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import type { Reader } from "#src/db/open.ts";
import { listKinds, type NewListings } from "#src/features/listings/register.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { subscribers } from "./tables.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";

/** The kinds of mail that a subscriber gets. */
export const CONFIRM_MAIL = "newsletter-confirm";
export const DIGEST_MAIL = "digest";

export type Subscriber = typeof subscribers.$inferSelect;

/** How long a confirmation is waited for. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS;

/** `ended`: it was asked for too long ago. */
export type Standing = "asked" | "ended" | "confirmed" | "unsubscribed";

export const standingOf = ({ createdAt, confirmedAt, unsubscribedAt }: Subscriber, now: number): Standing => {
  if (unsubscribedAt !== null) return "unsubscribed";
  if (confirmedAt !== null) return "confirmed";
  return createdAt + CONFIRM_WITHIN_MS > now ? "asked" : "ended";
};

/** Whose link it is; null for one that nobody has. */
export async function findSubscriber(read: Reader, token: string): Promise<Subscriber | null> {
  const [found] = await read.select().from(subscribers).where(eq(subscribers.token, token));
  return found ?? null;
}

/** The subscription of an address, in whatever case it is typed. */
export async function findSubscription(read: Reader, email: string): Promise<Subscriber | null> {
  const [found] = await read.select().from(subscribers).where(eq(subscribers.emailKey, email.toLowerCase()));
  return found ?? null;
}

/** Everybody who is to get what is sent at `since`, and has not got it yet. */
export async function listReaders(read: Reader, since: number): Promise<Subscriber[]> {
  const isReader = and(lte(subscribers.confirmedAt, since), isNull(subscribers.unsubscribedAt));
  const readers = await read.select().from(subscribers).where(isReader);
  const served = await read
    .select({ email: outbox.recipient })
    .from(outbox)
    .where(and(eq(outbox.kind, DIGEST_MAIL), gte(outbox.createdAt, since)));
  const have = new Set(served.map(({ email }) => email));
  return readers.filter(({ email }) => !have.has(email));
}

/** The newest listings of the kinds of which there are any. */
export async function findNews(
  read: Reader,
  span: { from: number; to: number },
  now: number,
): Promise<(NewListings & { kind: ListingKind })[]> {
  const news = listKinds().map(async ({ name, findNew }) => {
    const found = await findNew(read, span, now);
    return found ? [{ ...found, kind: name }] : [];
  });
  return (await Promise.all(news)).flat();
}
