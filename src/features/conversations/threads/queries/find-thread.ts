import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, type SQLWrapper } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import { alias } from "#src/db/columns.ts";
import type { Reader } from "#src/db/open.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { isManager, type Person } from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { conversations, conversationSides, messages } from "../../tables.ts";

export type ConversationRow = typeof conversations.$inferSelect;
export type SideRow = typeof conversationSides.$inferSelect;
export type SideRef = Pick<SideRow, "conversationId" | "side">;

/** A member, or a guest who opened the secret link of one conversation. */
export type Reading = { person: Person } | { guestOf: string };

/** A conversation as one of its sides sees it. */
export type Thread = Awaited<ReturnType<typeof threadsOf>>[number];

export const mine = conversationSides;
export const theirs = alias(conversationSides, "theirs");

/** Their own; of their dealer's, salespeople those that no colleague has taken over, managers all. */
export const isSideOf = (person: Person): SQL | undefined =>
  person.dealerId
    ? isSide(person.id, person.dealerId, isManager(person) ? isNotNull(mine.dealerId) : undefined)
    : eq(mine.userId, person.id);

/** The same for a person of a query, or of each row. */
export const isSide = (id: string | SQLWrapper, dealerId: string | SQLWrapper, managesAll: SQL | undefined) =>
  or(
    eq(mine.userId, id),
    and(eq(mine.dealerId, dealerId), or(isNull(mine.takenBy), eq(mine.takenBy, id), managesAll)),
  );

/** A dealer, a user or a guest's email address: the same in all conversations of this side. */
export const keyOf = ({ dealerId, userId, side }: SideRow, { buyerKey }: ConversationRow): string =>
  dealerId ?? userId ?? (side === "buyer" ? buyerKey : "");

/** Whether the other side's account was deleted. */
export const isGone = ({ theirs, conversation }: Thread): boolean =>
  !theirs.userId && !theirs.dealerId && (theirs.side === "seller" || conversation.buyerEmail === "");

export const threadsOf = (read: Reader) =>
  read
    .select({
      conversation: conversations,
      last: messages,
      mine,
      theirs,
      listing: listings,
      user: pick(users, "name", "isActive", "phone"),
      dealer: pick(dealers, "nameEn", "nameAr", "slug", "verifiedAt", "isActive"),
    })
    .from(mine)
    .innerJoin(conversations, eq(conversations.id, mine.conversationId))
    .innerJoin(theirs, and(eq(theirs.conversationId, mine.conversationId), ne(theirs.side, mine.side)))
    .innerJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)),
    )
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(users, eq(users.id, theirs.userId))
    .leftJoin(dealers, eq(dealers.id, theirs.dealerId))
    .$dynamic();

/** Throws "not-found" for strangers. */
export async function getThread(read: Reader, reading: Reading, id: string): Promise<Thread> {
  const isMine =
    "person" in reading
      ? isSideOf(reading.person)
      : and(eq(mine.conversationId, reading.guestOf), eq(mine.side, "buyer"), isNull(mine.userId));
  const [thread] = await threadsOf(read)
    .where(and(eq(mine.conversationId, id), isMine))
    .orderBy(asc(mine.side))
    .limit(1);
  if (!thread) throw new AppError("not-found", "conversationNotFound");
  return thread;
}
