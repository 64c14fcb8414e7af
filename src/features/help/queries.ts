import { and, asc, desc, eq, gte, isNotNull, isNull, type SQL } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import type { Reader } from "#src/db/open.ts";
import type { Language } from "#src/i18n/language.ts";
import type { ContactForm } from "./schema.ts";
import { contactMessages } from "./tables.ts";

export type ContactMessage = typeof contactMessages.$inferSelect;

export interface MessageFilter {
  handled?: boolean;
  page: number;
  pageSize: number;
}

/**
 * What visitors wrote, what waits longest first; with `handled: true` what is done with, the newest first. A page past
 * the end is the last.
 */
export async function listMessages(
  read: Reader,
  { handled, page: asked, pageSize }: MessageFilter,
): Promise<Page<ContactMessage>> {
  const those = handled === undefined ? undefined : are(handled);
  const total = await read.$count(contactMessages, those);
  const page = Math.min(asked, pageCount(total, pageSize));
  const order = handled === false ? asc(contactMessages.createdAt) : desc(contactMessages.createdAt);
  const items = await read
    .select()
    .from(contactMessages)
    .where(those)
    .orderBy(order, contactMessages.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total, page, pageSize };
}

/** How many messages nobody has dealt with yet. */
export const countWaitingMessages = (read: Reader): Promise<number> =>
  read.$count(contactMessages, are(false));

const are = (handled: boolean): SQL =>
  handled ? isNotNull(contactMessages.handledAt) : isNull(contactMessages.handledAt);

/** Whether the same was sent since then, as by a second press of the button. */
export async function isRepeat(
  read: Reader,
  { email, subject, message }: ContactForm,
  since: number,
): Promise<boolean> {
  const same = and(
    eq(contactMessages.email, email),
    eq(contactMessages.subject, subject),
    eq(contactMessages.message, message),
    gte(contactMessages.createdAt, since),
  );
  return (await read.$count(contactMessages, same)) > 0;
}

/** Whom messages go to: every admin who is not suspended. */
export const listAdmins = (read: Reader): Promise<{ id: string; email: string; language: Language }[]> =>
  read
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.role, "admin"), eq(users.isActive, true)));
