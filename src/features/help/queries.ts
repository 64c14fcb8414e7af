import { and, asc, desc, eq, gte, isNotNull, isNull, type SQL } from "drizzle-orm";
import { hashOfToken } from "#src/auth/tokens.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import type { Reader } from "#src/db/open.ts";
import type { ContactForm } from "./schema.ts";
import { contactMessages } from "./tables.ts";

export type ContactMessage = typeof contactMessages.$inferSelect;

/** `ofData`: questions about the writer's own data. */
interface MessageFilter {
  handled?: boolean;
  ofData?: boolean | undefined;
}

/** Open messages are sorted oldest first, others newest first. A page past the end gives the last one. */
export async function listMessages(
  read: Reader,
  { handled, ofData, page: requested, pageSize }: MessageFilter & { page: number; pageSize: number },
): Promise<Page<ContactMessage>> {
  const filter = and(
    handled === undefined ? undefined : isHandled(handled),
    ofData === undefined
      ? undefined
      : ofData
        ? isNotNull(contactMessages.asks)
        : isNull(contactMessages.asks),
  );
  const total = await read.$count(contactMessages, filter);
  const page = Math.min(requested, pageCount(total, pageSize));
  const order = handled === false ? asc(contactMessages.createdAt) : desc(contactMessages.createdAt);
  const items = await read
    .select()
    .from(contactMessages)
    .where(filter)
    .orderBy(order, contactMessages.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total, page, pageSize };
}

export const countWaitingMessages = (read: Reader): Promise<number> =>
  read.$count(contactMessages, isHandled(false));

const isHandled = (handled: boolean): SQL =>
  handled ? isNotNull(contactMessages.handledAt) : isNull(contactMessages.handledAt);

export async function findRequest(read: Reader, token: string): Promise<ContactMessage | null> {
  const isOfToken = eq(contactMessages.tokenHash, await hashOfToken(token));
  const [found] = await read.select().from(contactMessages).where(isOfToken);
  return found ?? null;
}

export async function isRepeat(read: Reader, { email, subject, message }: ContactForm, since: number) {
  const same = and(
    eq(contactMessages.email, email),
    eq(contactMessages.subject, subject),
    eq(contactMessages.message, message),
    gte(contactMessages.createdAt, since),
  );
  return (await read.$count(contactMessages, same)) > 0;
}
