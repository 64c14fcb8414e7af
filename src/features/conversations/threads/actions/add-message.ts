import { and, eq, gt, inArray, isNull, ne, or, type SQL } from "drizzle-orm";
import { newId } from "#src/core/ids.ts";
import { foldText } from "#src/core/fold.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { plus } from "#src/db/expressions.ts";
import type { Tx } from "#src/db/open.ts";
import { nextOf } from "#src/features/listings/life-cycle/counters.ts";
import type { Deps } from "#src/http/env.ts";
import { countIn } from "#src/http/rate-limit.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { otherSide, type Side } from "../../schema.ts";
import {
  conversations,
  conversationSides,
  inquiries,
  type InquiryStatus,
  messages,
  savedReplies,
} from "../../tables.ts";
import { keyOf, type SideRef, type SideRow } from "../queries/find-thread.ts";
import { pushMessage } from "./push-message.ts";

export type MessageRow = typeof messages.$inferSelect;
type Written = Pick<MessageRow, "kind" | "text"> & Partial<MessageRow>;

type WritingDeps = Pick<Deps, "clock" | "config" | "afterSameText">;

const MAIL_AFTER_MS = 3 * MINUTE_MS;
const MAIL_EVERY_MS = HOUR_MS;

/** Makes open pages show the conversation again. */
export const touch = async (tx: Tx, id: string): Promise<void> => {
  const rev = await nextOf(tx, "conversation-rev");
  await tx.update(conversations).set({ rev }).where(eq(conversations.id, id));
};

export async function setSide(tx: Tx, { conversationId, side }: SideRef, changes: Partial<SideRow>) {
  const isIt = and(eq(conversationSides.conversationId, conversationId), eq(conversationSides.side, side));
  await tx.update(conversationSides).set(changes).where(isIt);
}

/** Adds a message of `side`, or of the site, which is then unread for the others. */
export async function addMessage(
  tx: Tx,
  deps: WritingDeps,
  conversationId: string,
  side: Side | null,
  written: Written,
): Promise<MessageRow> {
  const now = deps.clock.now();
  const rev = await nextOf(tx, "conversation-rev");
  const [conversation] = await tx
    .update(conversations)
    .set({ lastSeq: plus(conversations.lastSeq), rev, updatedAt: now })
    .where(eq(conversations.id, conversationId))
    .returning();
  if (!conversation) throw new Error("The conversation was deleted within its transaction");
  const seq = conversation.lastSeq;
  const [message] = await tx
    .insert(messages)
    .values({ id: newId(), conversationId, seq, side, createdAt: now, ...written })
    .returning();
  if (!message) throw new Error("An insert returned nothing");
  const isHere = eq(conversationSides.conversationId, conversationId);
  // Who writes has read what came before.
  if (side) {
    const [writer] = await tx
      .update(conversationSides)
      .set({ readSeq: seq, unread: 0, mailDueAt: null, isHidden: false, updatedAt: now })
      .where(and(isHere, eq(conversationSides.side, side)))
      .returning();
    if (writer && message.kind === "text")
      await countSameText(tx, deps, message, writer, keyOf(writer, conversation));
  }
  const readers = await tx
    .update(conversationSides)
    .set({ unread: plus(conversationSides.unread), isHidden: false, updatedAt: now })
    .where(and(isHere, side ? eq(conversationSides.side, otherSide(side)) : undefined))
    .returning();
  for (const reader of readers) {
    if (reader.isMuted) continue;
    const soonest = Math.max(now + MAIL_AFTER_MS, (reader.mailedAt ?? 0) + MAIL_EVERY_MS);
    await setSide(tx, reader, { mailDueAt: reader.mailDueAt ?? soonest });
    await pushMessage(tx, deps, conversation, reader, message);
  }
  if (side === "seller") await setInquiries(tx, conversationId, ["pending", "read"], "replied", now);
  return message;
}

/** The ids of its messages; an inquiry has the id of its message. */
export const messageIdsOf = (tx: Tx, conversationId: string) =>
  tx.select({ id: messages.id }).from(messages).where(eq(messages.conversationId, conversationId));

const SAME_TEXT = { name: "same-text", max: Infinity, perMs: DAY_MS };
const SHORTEST_COUNTED = 20;

const isQuickQuestion = (text: string): boolean =>
  Object.values(messagesOf).some(({ quickQuestions }) => quickQuestions().includes(text));

/** Calls `afterSameText` when a person writes the same text in a fourth conversation within a day. */
async function countSameText(tx: Tx, deps: WritingDeps, message: MessageRow, writer: SideRow, key: string) {
  const { conversationId, text } = message;
  if (text.length < SHORTEST_COUNTED || isQuickQuestion(text)) return;
  const isSaved = or(eq(savedReplies.textEn, text), eq(savedReplies.textAr, text));
  if ((await tx.$count(savedReplies, and(eq(savedReplies.userId, writer.userId ?? ""), isSaved))) > 0) return;
  const hash = new Bun.CryptoHasher("sha256").update(foldText(text)).digest("base64url");
  const count = async (where: string) =>
    (await countIn(tx, SAME_TEXT, `${hash}:${where}`, deps.clock.now())).count;
  if ((await count(`${conversationId}:${key}`)) === 1 && (await count(key)) === 4)
    await deps.afterSameText?.(tx, conversationId);
}

export async function setInquiries(
  tx: Tx,
  conversationId: string,
  from: InquiryStatus[],
  status: InquiryStatus,
  updatedAt: number,
): Promise<void> {
  await tx
    .update(inquiries)
    .set({ status, updatedAt })
    .where(and(inArray(inquiries.id, messageIdsOf(tx, conversationId)), inArray(inquiries.status, from)));
}

/** Messages after the number `seq` that this side did not write. */
export const isUnread = ({ conversationId, side }: SideRef, seq: number): SQL | undefined =>
  and(
    eq(messages.conversationId, conversationId),
    gt(messages.seq, seq),
    or(isNull(messages.side), ne(messages.side, side)),
  );
