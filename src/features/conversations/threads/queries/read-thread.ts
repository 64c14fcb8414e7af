import { and, asc, desc, eq, gt, lt, max, min } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import type { Side } from "../../schema.ts";
import type { ThreadJson } from "../../shapes.ts";
import { inquiries, messages } from "../../tables.ts";
import { findAnsweredAt, isTimeToReview } from "./find-answer.ts";
import { findOfferRange } from "./find-offers.ts";
import { getThread, isGone, type Reading, type Thread } from "./find-thread.ts";
import { conversationsJson, messagesJson } from "./list-threads.ts";

const MESSAGES_AT_ONCE = 100;

/** A conversation with at most a hundred messages, oldest first: those after the one with an id, or the newest (before one). */
export async function getThreadJson(
  read: Reader,
  reading: Reading,
  id: string,
  { after, before }: { after?: string | undefined; before?: string | undefined },
  now: number,
): Promise<{ thread: ThreadJson; hasOlder: boolean }> {
  const thread = await getThread(read, reading, id);
  const isHere = eq(messages.conversationId, id);
  const known = after || before;
  const [from] = known
    ? await read
        .select()
        .from(messages)
        .where(and(isHere, eq(messages.id, known)))
    : [];
  if (known && !from) throw new AppError("not-found", "messageNotFound");
  const rows = await read
    .select()
    .from(messages)
    .where(and(isHere, from && (after ? gt : lt)(messages.seq, from.seq)))
    .orderBy((after ? asc : desc)(messages.seq))
    .limit(MESSAGES_AT_ONCE);
  if (!after) rows.reverse();
  const [json] = await conversationsJson(read, reading, [thread], now);
  if (!json) throw new AppError("not-found", "conversationNotFound");
  const { mine, theirs, listing } = thread;
  const writers = await read
    .select({ ...pick(messages, "side"), first: min(messages.seq), last: max(messages.seq) })
    .from(messages)
    .where(isHere)
    .groupBy(messages.side);
  const by = (side: Side) => writers.find((writer) => writer.side === side);
  const [readUpTo] = await read
    .select({ id: messages.id })
    .from(messages)
    .where(and(isHere, eq(messages.seq, theirs.readSeq)));
  return {
    thread: {
      ...json,
      messages: await messagesJson(read, rows, listing, now),
      readUpTo: readUpTo?.id ?? null,
      hasAnswered: (by(mine.side)?.last ?? 0) > (by(theirs.side)?.first ?? Infinity),
      canReview:
        "person" in reading && mine.side === "buyer" && isTimeToReview(await findAnsweredAt(read, id), now),
      isGone: isGone(thread),
      canCall: mine.side === "buyer" && json.listing?.status === "active" && hasPhone(thread),
      ...(await findForSeller(read, reading, thread)),
      offers: await findOfferRange(read, thread, now),
    },
    hasOlder: (rows[0]?.seq ?? 1) > 1,
  };
}

const hasPhone = ({ user, dealer }: Thread): boolean => dealer !== null || Boolean(user?.phone);

/** How to reach the buyer, and which colleague has taken the conversation over. */
async function findForSeller(read: Reader, reading: Reading, { conversation, mine }: Thread) {
  const none = { contact: null, takenBy: null, canTake: false };
  if (mine.side === "buyer" || !("person" in reading)) return none;
  const [newest] = await read
    .select(pick(inquiries, "buyerPhone", "buyerEmail"))
    .from(messages)
    .innerJoin(inquiries, eq(inquiries.id, messages.id))
    .where(eq(messages.conversationId, conversation.id))
    .orderBy(desc(messages.seq))
    .limit(1);
  const taker = mine.takenBy === null ? null : await findUser(read, mine.takenBy);
  return {
    contact: newest ? { phone: newest.buyerPhone, email: newest.buyerEmail } : null,
    takenBy: taker?.name ?? null,
    canTake: mine.dealerId !== null && mine.takenBy !== reading.person.id,
  };
}
