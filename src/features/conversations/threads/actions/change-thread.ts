import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import type { Tx } from "#src/db/open.ts";
import { isOwn, type Person, statusOf } from "#src/features/listings/listings.ts";
import { markSold, setReserved } from "#src/features/listings/life-cycle/own-listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { withdrawPush } from "#src/features/push/actions/outbox.ts";
import type { Deps } from "#src/http/env.ts";
import type { Act } from "../../acts.ts";
import type { Answer } from "../../schema.ts";
import { blocks, inquiries, messages } from "../../tables.ts";
import { addMessage, isUnread, messageIdsOf, setInquiries, setSide, touch } from "./add-message.ts";
import { getThread, keyOf, type Reading, type Thread } from "../queries/find-thread.ts";
import { assertMayWrite } from "./post-message.ts";
import { pushKey } from "./push-message.ts";

const change = (deps: Deps, reading: Reading, id: string, work: (tx: Tx, thread: Thread) => Promise<void>) =>
  deps.db.withTx(async (tx) => work(tx, await getThread(tx, reading, id)));

/** Marks everything up to a message as read; the seller's reading shows in the inquiry's status. */
export const markRead = (deps: Deps, reading: Reading, id: string, upTo: string): Promise<void> =>
  change(deps, reading, id, async (tx, { mine }) => {
    const isIt = and(eq(messages.id, upTo), eq(messages.conversationId, id));
    const [message] = await tx.select().from(messages).where(isIt);
    if (!message) throw new AppError("not-found", "messageNotFound");
    const readSeq = Math.max(mine.readSeq, message.seq);
    const unread = await tx.$count(messages, isUnread(mine, readSeq));
    await setSide(tx, mine, { readSeq, unread, ...(unread === 0 && { mailDueAt: null }) });
    if (mine.side === "seller") await setInquiries(tx, id, ["pending"], "read", deps.clock.now());
    if (unread === 0) await withdrawPush(tx, pushKey(mine));
    // The writer sees it. Nothing else here may reach the other side.
    await touch(tx, id);
  });

export const setMuted = (deps: Deps, reading: Reading, id: string, isMuted: boolean): Promise<void> =>
  change(deps, reading, id, (tx, { mine }) =>
    setSide(tx, mine, { isMuted, ...(isMuted && { mailDueAt: null }) }),
  );

/** Hides a conversation from this side until the next message. */
export const hideThread = (deps: Deps, reading: Reading, id: string): Promise<void> =>
  change(deps, reading, id, (tx, { mine, conversation: { lastSeq } }) =>
    setSide(tx, mine, { isHidden: true, readSeq: lastSeq, unread: 0, mailDueAt: null }),
  );

/** Makes it this member's own among the conversations of their dealer. */
const takeOver = (deps: Deps, reading: Reading, id: string): Promise<void> =>
  change(deps, reading, id, async (tx, { mine }) => {
    if (!("person" in reading) || mine.dealerId === null)
      throw new AppError("not-found", "conversationNotFound");
    await setTaker(tx, id, reading.person.id);
  });

async function setTaker(tx: Tx, conversationId: string, takenBy: string): Promise<void> {
  await setSide(tx, { conversationId, side: "seller" }, { takenBy });
  await tx
    .update(inquiries)
    .set({ takenBy })
    .where(inArray(inquiries.id, messageIdsOf(tx, conversationId)));
}

/** Takes over the conversation of an inquiry. */
export async function takeConversationOf(tx: Tx, inquiryId: string, takenBy: string): Promise<void> {
  const [message] = await tx.select().from(messages).where(eq(messages.id, inquiryId));
  if (message) await setTaker(tx, message.conversationId, takenBy);
}

/** Closes or reopens the inquiries of a conversation, which only the seller sees. */
const setClosed = (deps: Deps, reading: Reading, id: string, isClosed: boolean): Promise<void> =>
  change(deps, reading, id, async (tx, { mine }) => {
    if (mine.side === "buyer") throw new AppError("forbidden", "answerSellersOnly");
    const now = deps.clock.now();
    if (isClosed) await setInquiries(tx, id, ["pending", "read", "replied"], "closed", now);
    else await setInquiries(tx, id, ["closed"], "read", now);
  });

/** Blocks the other side in all of their conversations, silently. */
export const setBlocked = (deps: Deps, reading: Reading, id: string, isBlocked: boolean): Promise<void> =>
  change(deps, reading, id, async (tx, { conversation, mine, theirs, user, dealer }) => {
    const [ownerKey, blockedKey] = [keyOf(mine, conversation), keyOf(theirs, conversation)];
    if (!isBlocked) return unblock(tx, [ownerKey], blockedKey);
    const blockedName =
      theirs.side === "buyer" ? conversation.buyerName : (dealer?.nameEn ?? user?.name ?? "");
    await tx
      .insert(blocks)
      .values({ ownerKey, blockedKey, blockedName, createdAt: deps.clock.now() })
      .onConflictDoNothing();
  });

/** Ends a block by the person or by the dealer where they work. */
export const endBlock = ({ db }: Deps, person: Person, blockedKey: string): Promise<void> =>
  db.withTx((tx) => unblock(tx, [person.id, person.dealerId ?? person.id], blockedKey));

async function unblock(tx: Tx, ownerKeys: string[], blockedKey: string): Promise<void> {
  await tx.delete(blocks).where(and(inArray(blocks.ownerKey, ownerKeys), eq(blocks.blockedKey, blockedKey)));
}

/** The seller's one press about whether it is still for sale: changes the listing and tells the buyer. */
export async function answerAvailability(deps: Deps, reading: Reading, id: string, answer: Answer) {
  const { mine, listing } = await getThread(deps.db.read, reading, id);
  if (!("person" in reading) || mine.side !== "seller") throw new AppError("forbidden", "answerSellersOnly");
  const now = deps.clock.now();
  if (!listing || !isOwn(listing, reading.person) || statusOf(listing, now) !== "active")
    throw new AppError("conflict", "answerListingEnded");
  if (answer === "sold") await markSold(deps, reading.person, listing.id);
  else if (listing.reserved !== (answer === "reserved"))
    await setReserved(deps, reading.person, listing.id, answer === "reserved");
  await deps.db.withTx(async (tx) => {
    await assertMayWrite(tx, await getThread(tx, reading, id));
    if (answer === "available")
      await tx.update(listings).set({ confirmedAt: now }).where(eq(listings.id, listing.id));
    await addMessage(tx, deps, id, mine.side, { kind: "notice", text: answer });
  });
}

/** What needs nothing but the conversation. */
export const PRESSES = {
  block: (...at) => setBlocked(...at, true),
  unblock: (...at) => setBlocked(...at, false),
  mute: (...at) => setMuted(...at, true),
  unmute: (...at) => setMuted(...at, false),
  close: (...at) => setClosed(...at, true),
  reopen: (...at) => setClosed(...at, false),
  take: takeOver,
  hide: hideThread,
} satisfies Partial<Record<Act, (deps: Deps, reading: Reading, id: string) => Promise<void>>>;
export type Press = keyof typeof PRESSES;
