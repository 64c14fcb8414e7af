import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { sessions, users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { greeting, mailUser } from "#src/features/accounts/actions/notices.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import {
  findAnsweredAt,
  isTimeToReview,
  REVIEW_FROM_MS,
  REVIEW_UNTIL_MS,
} from "#src/features/conversations/threads/queries/find-answer.ts";
import { getThread, type Thread } from "#src/features/conversations/threads/queries/find-thread.ts";
import type { Person } from "#src/features/listings/listings.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import { findReview, getReview, type ReviewRef } from "./queries.ts";
import { REVIEWS_KEPT_MS, type ReviewInput, reviewPath, SHOWN_AFTER_MS } from "./schema.ts";
import { sellerReviews } from "./tables.ts";

/** From where somebody writes. */
export interface Visitor {
  addressHash: string | null;
  /** Whether the account with this email was used in the same browser. */
  knows(emailKey: string): boolean;
}

/**
 * Why this person may not review the seller; null if they may. A block by the seller does not count, because it would stop bad
 * reviews. `visitor` is null while nobody writes.
 */
export async function findObjection(
  read: Reader,
  { conversation, mine, theirs }: Thread,
  person: Person,
  now: number,
  visitor: Visitor | null,
): Promise<AppError | null> {
  if (mine.side === "seller") return new AppError("forbidden", "reviewBuyersOnly");
  if (await findReview(read, { conversationId: conversation.id }))
    return new AppError("conflict", "reviewTwice");
  const { userId, dealerId } = theirs;
  if (!userId && !dealerId) return new AppError("gone", "conversationPartnerGone");
  const answeredAt = await findAnsweredAt(read, conversation.id);
  if (answeredAt === null) return new AppError("forbidden", "reviewNotAnswered");
  const [from, until] = [answeredAt + REVIEW_FROM_MS, answeredAt + REVIEW_UNTIL_MS - DAY_MS];
  if (!isTimeToReview(answeredAt, now))
    return new AppError("forbidden", "reviewNotNow", t.formatDate(from), t.formatDate(until));
  const isSeller = dealerId ? eq(users.dealerId, dealerId) : eq(users.id, userId ?? "");
  const sellers = await read.select().from(users).where(isSeller);
  const isNear =
    sellers.some((seller) => person.dealerId && seller.dealerId === person.dealerId) ||
    (visitor &&
      (sellers.some(({ emailKey }) => visitor.knows(emailKey)) || (await isHome(read, sellers, visitor))));
  return isNear ? new AppError("forbidden", "reviewTooNear") : null;
}

/** Whether one of these people uses the visitor's address. */
async function isHome(read: Reader, people: { id: string }[], { addressHash }: Visitor): Promise<boolean> {
  const ids = people.map(({ id }) => id);
  const isThere = and(eq(sessions.addressHash, addressHash ?? ""), inArray(sessions.userId, ids));
  return (await read.$count(sessions, isThere)) > 0;
}

/** Returns the review's id. The seller reads it once it is shown. */
export const writeReview = (
  deps: Deps,
  person: Person,
  { conversationId, ...review }: ReviewInput,
  visitor: Visitor,
): Promise<string> =>
  deps.db.withTx(async (tx) => {
    const createdAt = deps.clock.now();
    const thread = await getThread(tx, { person }, conversationId);
    const objection = await findObjection(tx, thread, person, createdAt, visitor);
    if (objection) throw objection;
    const { userId, dealerId } = thread.theirs;
    const row = { id: newId(), conversationId, buyerId: person.id, ...review };
    const times = { createdAt, shownAt: createdAt + SHOWN_AFTER_MS };
    const seller = { sellerId: dealerId ? null : userId, dealerId };
    const values = { ...row, ...seller, ...times };
    const added = await tx.insert(sellerReviews).values(values).onConflictDoNothing().returning();
    if (added.length === 0) throw new AppError("conflict", "reviewTwice");
    await mailSeller(tx, deps, thread, times.shownAt);
    return row.id;
  });

async function mailSeller(tx: Tx, deps: Deps, { conversation, theirs }: Thread, shownAt: number) {
  const seller = await findUser(tx, theirs.takenBy ?? theirs.userId ?? "");
  if (!seller?.isActive || !seller.mailsInquiries) return;
  await mailUser(tx, deps, seller, "review-written", () => ({
    subject: t.reviewWrittenSubject(),
    paragraphs: [greeting(seller), t.reviewWrittenText(t.formatDate(shownAt))],
    action: { label: t.reviewAnswer(), url: absoluteHref(deps.config, reviewPath(conversation.id)) },
    reason: t.messagesMailReason(),
  }));
}

/** The seller's one text, for a shown review or, with `unread`, before, which then shows both. */
export const answerReview = (
  { db, clock }: Deps,
  person: Person,
  ref: ReviewRef,
  answer: string,
  { unread = false } = {},
): Promise<void> =>
  db.withTx(async (tx) => {
    const now = clock.now();
    const { id, conversationId, shownAt } = (await getReview(tx, ref)).review;
    const { mine } = await getThread(tx, { person }, conversationId);
    if (mine.side === "buyer") throw new AppError("forbidden", "answerSellersOnly");
    if (shownAt > now && !unread) throw new AppError("conflict", "reviewNotShown", t.formatDate(shownAt));
    const answered = await tx
      .update(sellerReviews)
      .set({ answer, answeredAt: now, shownAt: Math.min(shownAt, now) })
      .where(and(eq(sellerReviews.id, id), isNull(sellerReviews.answer)))
      .returning();
    if (answered.length === 0) throw new AppError("conflict", "reviewAnswered");
  });

export const stopInvitations = ({ db, clock }: Deps, userId: string): Promise<void> =>
  db.withTx(async (tx) => {
    await tx.update(users).set({ uninvitedAt: clock.now() }).where(eq(users.id, userId));
  });

/** Deletes old reviews, and those of deleted accounts about deleted accounts. */
export async function eraseReviews(tx: Tx, now: number): Promise<void> {
  const { buyerId, sellerId, dealerId, createdAt } = sellerReviews;
  const isOfNobody = and(isNull(buyerId), isNull(sellerId), isNull(dealerId));
  await tx.delete(sellerReviews).where(or(isOfNobody, lte(createdAt, now - REVIEWS_KEPT_MS)));
}
