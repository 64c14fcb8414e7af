import { and, eq } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { listOwnPhotos } from "#src/features/photos/queries.ts";
import type { Deps } from "#src/http/env.ts";
import { takeTries, type Try } from "#src/http/rate-limit.ts";
import type { MessageInput } from "../../schema.ts";
import { blocks, messagePhotos } from "../../tables.ts";
import { addMessage, type MessageRow } from "./add-message.ts";
import { findSent } from "../queries/list-threads.ts";
import { getThread, isGone, keyOf, type Reading, type Thread } from "../queries/find-thread.ts";

const LIMITS = [
  { name: "messages-minute", max: 30, perMs: MINUTE_MS },
  { name: "messages-day", max: 300, perMs: DAY_MS },
];

export const isBlocked = async (read: Reader, ownerKey: string, blockedKey: string): Promise<boolean> =>
  (await read.$count(blocks, and(eq(blocks.ownerKey, ownerKey), eq(blocks.blockedKey, blockedKey)))) > 0;

/** Throws if the other side is gone, suspended, blocked by this side or takes no messages of it. */
export async function assertMayWrite(read: Reader, thread: Thread): Promise<void> {
  const { conversation, mine, theirs, user, dealer } = thread;
  if (isGone(thread)) throw new AppError("gone", "conversationPartnerGone");
  const [myKey, theirKey] = [keyOf(mine, conversation), keyOf(theirs, conversation)];
  if (await isBlocked(read, myKey, theirKey)) throw new AppError("conflict", "conversationBlockedByYou");
  const isSuspended = dealer ? !dealer.isActive : user?.isActive === false;
  const refusal = theirs.side === "seller" ? "sellerTakesNoMessages" : "buyerTakesNoMessages";
  if (isSuspended || (await isBlocked(read, theirKey, myKey))) throw new AppError("forbidden", refusal);
}

/** Counts a message of this person; throws "too-many" above the limits. */
export const countMessage = (tx: Tx, reading: Reading, now: number): Promise<void> => {
  const who = "person" in reading ? reading.person.id : reading.guestOf;
  const tries = LIMITS.map((limit): Try => [limit, who]);
  return takeTries(tx, tries, now);
};

/** `replyKey` is that of a link or request which sends one message. */
export async function postMessage(
  deps: Deps,
  reading: Reading,
  id: string,
  { text, photos }: MessageInput,
  replyKey: string | null = null,
): Promise<MessageRow> {
  return deps.db.withTx(async (tx) => {
    const thread = await getThread(tx, reading, id);
    await assertMayWrite(tx, thread);
    const chosen = [...new Set(photos)];
    const own = "person" in reading ? await listOwnPhotos(tx, reading.person, chosen) : [];
    if (own.length < chosen.length) throw new AppError("invalid", "photoNotYours");
    await countMessage(tx, reading, deps.clock.now());
    if (replyKey && (await findSent(tx, replyKey))) throw new AppError("gone", "linkEndedText");
    const message = await addMessage(tx, deps, id, thread.mine.side, { kind: "text", text, replyKey });
    const rows = chosen.map((photoId, position) => ({ messageId: message.id, photoId, position }));
    if (rows.length > 0) await tx.insert(messagePhotos).values(rows);
    return message;
  });
}
