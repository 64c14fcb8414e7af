import { and, eq, gte, isNull, lte } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import type { Reader } from "#src/db/open.ts";
import { listKinds, type NewListings } from "#src/features/listings/register.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { subscribers } from "./tables.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";

export const CONFIRM_MAIL = "newsletter-confirm";
export const DIGEST_MAIL = "digest";

export type Subscriber = typeof subscribers.$inferSelect;

export const CONFIRM_WITHIN_MS = 7 * DAY_MS;

/** `ended`: the link to confirm has expired. */
export type Standing = "asked" | "ended" | "confirmed" | "unsubscribed";

export const standingOf = ({ createdAt, confirmedAt, unsubscribedAt }: Subscriber, now: number): Standing => {
  if (unsubscribedAt !== null) return "unsubscribed";
  if (confirmedAt !== null) return "confirmed";
  return createdAt + CONFIRM_WITHIN_MS > now ? "asked" : "ended";
};

/** The subscriber of a link; null for an unknown one. */
export async function findSubscriber(read: Reader, token: string): Promise<Subscriber | null> {
  const [found] = await read.select().from(subscribers).where(eq(subscribers.token, token));
  return found ?? null;
}

export async function findSubscription(read: Reader, email: string): Promise<Subscriber | null> {
  const [found] = await read.select().from(subscribers).where(eq(subscribers.emailKey, email.toLowerCase()));
  return found ?? null;
}

/** The confirmed subscribers who have no digest since `since`. */
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
