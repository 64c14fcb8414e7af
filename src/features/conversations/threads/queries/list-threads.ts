import { and, asc, desc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { dealerName } from "#src/features/dealers/schema.ts";
import { listingPath } from "#src/features/listings/kinds.ts";
import {
  isOwn,
  type ListingRow,
  listPhotosOf,
  type Person,
  statusOf,
} from "#src/features/listings/listings.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { listings } from "#src/features/listings/tables.ts";
import { photos } from "#src/features/photos/tables.ts";
import { dinars } from "#src/core/money.ts";
import type { Language } from "#src/i18n/language.ts";
import { t } from "#t";
import type { Box } from "../../schema.ts";
import type { ConversationJson, MessageJson } from "../../shapes.ts";
import { blocks, conversations, inquiries, messagePhotos, messages, savedReplies } from "../../tables.ts";
import type { MessageRow } from "../actions/add-message.ts";
import { isSideOf, keyOf, mine, type Reading, type Thread, threadsOf } from "./find-thread.ts";
import { messageJson } from "../message-json.ts";

export const THREADS_A_PAGE = 20;

/** How many of a person's conversations have unread messages. */
export const countUnreadThreads = (read: Reader, person: Person): Promise<number> =>
  read.$count(mine, and(isSideOf(person), gt(mine.unread, 0)));

/** A person's conversations, the newest message first, and how many in all boxes are unread. */
export async function listThreads(
  read: Reader,
  person: Person,
  box: Box,
  asked: { page: number; pageSize: number },
  now: number,
): Promise<Page<ConversationJson> & { unread: number }> {
  const isIn = and(
    isSideOf(person),
    box === "all" ? undefined : eq(mine.side, box === "buying" ? "buyer" : "seller"),
    eq(mine.isHidden, false),
  );
  const total = await read.$count(mine, isIn);
  const page = Math.min(asked.page, pageCount(total, asked.pageSize));
  const newest = [desc(mine.updatedAt), desc(mine.conversationId)];
  // First the ids, so that only the page's listings are read.
  const found = await read
    .select({ id: mine.conversationId })
    .from(mine)
    .where(isIn)
    .orderBy(...newest)
    .limit(asked.pageSize)
    .offset((page - 1) * asked.pageSize);
  const ids = found.map(({ id }) => id);
  const threads = await threadsOf(read)
    .where(and(isIn, inArray(mine.conversationId, ids)))
    .orderBy(...newest);
  return {
    items: await conversationsJson(read, { person }, threads, now),
    total,
    page,
    pageSize: asked.pageSize,
    unread: await countUnreadThreads(read, person),
  };
}

export async function conversationsJson(read: Reader, reading: Reading, threads: Thread[], now: number) {
  const ids = threads.map(({ conversation }) => conversation.id);
  const lastIds = threads.map(({ last }) => last.id);
  const photosOf = await findPhotos(read, lastIds);
  const listingIds = threads.flatMap(({ listing }) => listing?.id ?? []);
  const coversOf = await listPhotosOf(read, listingIds);
  const statusesOf = await findInquiryStatuses(read, ids);
  const keys = [...new Set(threads.map(({ mine, conversation }) => keyOf(mine, conversation)))];
  const blocked = await read.select().from(blocks).where(inArray(blocks.ownerKey, keys));
  return threads.map((thread): ConversationJson => {
    const { conversation, last, mine, theirs, listing, dealer } = thread;
    const [ownerKey, blockedKey] = [keyOf(mine, conversation), keyOf(theirs, conversation)];
    return {
      id: conversation.id,
      listing: listing && {
        ...pick(listing, "id", "kind", "number", "title", "reserved"),
        price: dinars(listing.priceCents),
        status: listing.status === "removed" ? "removed" : statusOf(listing, now),
        url: listingPath(listing),
        cover: coversOf.get(listing.id)?.[0]?.id ?? null,
        isOwn: "person" in reading && isOwn(listing, reading.person),
        confirmedAt: Math.max(listing.listedAt, listing.confirmedAt ?? 0),
      },
      role: mine.side,
      other: { name: nameOf(thread), isDealer: dealer !== null },
      unread: mine.unread,
      inquiryStatus: statusesOf.get(conversation.id) ?? "closed",
      lastMessage: messageJson(last, photosOf, listing, now),
      updatedAt: conversation.updatedAt,
      isMuted: mine.isMuted,
      isBlocked: blocked.some((block) => block.ownerKey === ownerKey && block.blockedKey === blockedKey),
    };
  });
}

export const nameOf = ({ conversation, theirs, user, dealer }: Thread): string =>
  (theirs.side === "buyer" ? conversation.buyerName : dealer ? dealerName(dealer) : user?.name) ||
  t.accountGone();

/** Of the newest inquiry of each conversation. */
async function findInquiryStatuses(read: Reader, ids: string[]) {
  const rows = await read
    .select({ conversationId: messages.conversationId, status: inquiries.status })
    .from(messages)
    .innerJoin(inquiries, eq(inquiries.id, messages.id))
    .where(inArray(messages.conversationId, ids))
    .orderBy(asc(inquiries.createdAt), asc(inquiries.id));
  return new Map(rows.map(({ conversationId, status }) => [conversationId, status]));
}

async function findPhotos(read: Reader, messageIds: string[]): Promise<Map<string, PhotoJson[]>> {
  const rows = await read
    .select({
      messageId: messagePhotos.messageId,
      photo: pick(photos, "id", "width", "height", "placeholder"),
    })
    .from(messagePhotos)
    .innerJoin(photos, eq(photos.id, messagePhotos.photoId))
    .where(inArray(messagePhotos.messageId, messageIds))
    .orderBy(asc(messagePhotos.position));
  const found = Map.groupBy(rows, ({ messageId }) => messageId);
  return new Map([...found].map(([id, list]) => [id, list.map(({ photo }) => photo)]));
}

export async function messagesJson(
  read: Reader,
  rows: MessageRow[],
  listing: ListingRow | null,
  now: number,
): Promise<MessageJson[]> {
  const ids = rows.map(({ id }) => id);
  const photosOf = await findPhotos(read, ids);
  return rows.map((row) => messageJson(row, photosOf, listing, now));
}

/** A person's conversations for their own download; of a dealer's, those that are theirs. */
export async function exportThreads(read: Reader, userId: string) {
  const isTheirs = eq(mine.userId, userId);
  const threads = await threadsOf(read).where(isTheirs).orderBy(asc(conversations.createdAt));
  const written = await read
    .select({
      conversationId: messages.conversationId,
      message: pick(messages, "side", "kind", "text", "amount", "offerStatus", "createdAt"),
    })
    .from(messages)
    .innerJoin(mine, eq(mine.conversationId, messages.conversationId))
    .where(isTheirs)
    .orderBy(asc(messages.seq));
  const messagesOf = Map.groupBy(written, ({ conversationId }) => conversationId);
  return threads.map((thread) => ({
    role: thread.mine.side,
    listing: thread.listing?.title ?? null,
    other: nameOf(thread),
    ...pick(thread.mine, "isMuted"),
    messages: (messagesOf.get(thread.conversation.id) ?? []).map(({ message }) => message),
  }));
}

export async function getMessageJson(read: Reader, id: string, now: number): Promise<MessageJson> {
  const [row] = await read
    .select({ message: messages, listing: listings })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(eq(messages.id, id));
  if (!row) throw new AppError("not-found", "messageNotFound");
  return messageJson(row.message, await findPhotos(read, [id]), row.listing, now);
}

/** Whom a person blocks, or the dealer where they work. */
export const listBlocked = (read: Reader, person: Person) =>
  read
    .select(pick(blocks, "ownerKey", "blockedKey", "blockedName"))
    .from(blocks)
    .where(inArray(blocks.ownerKey, [person.id, person.dealerId ?? person.id]))
    .orderBy(desc(blocks.createdAt), asc(blocks.blockedKey));

/** The one message that the link or request with this key has sent. */
export async function findSent(read: Reader, replyKey: string): Promise<string | null> {
  const [sent] = await read.select({ id: messages.id }).from(messages).where(eq(messages.replyKey, replyKey));
  return sent?.id ?? null;
}

/** Whether the buyer has an account by now. */
export async function isMember(read: Reader, conversationId: string): Promise<boolean> {
  const isHere = eq(mine.conversationId, conversationId);
  return (await read.$count(mine, and(isHere, eq(mine.side, "buyer"), isNotNull(mine.userId)))) > 0;
}

export const listSavedReplies = (read: Reader, userId: string) =>
  read.select().from(savedReplies).where(eq(savedReplies.userId, userId)).orderBy(asc(savedReplies.id));

/** A seller's own quick answers in a language, or in the other one where it is missing. */
export async function listReplies(read: Reader, userId: string, language: Language): Promise<string[]> {
  const rows = await listSavedReplies(read, userId);
  return rows.map(({ textEn, textAr }) => (language === "ar" ? textAr || textEn : textEn || textAr));
}
