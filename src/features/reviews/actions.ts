import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { type SessionUser } from "#src/auth/sessions.ts";
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
import { countTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { findReview, getReview } from "./queries.ts";
import { REVIEWS_KEPT_MS, type ReviewInput, reviewPath, SHOWN_AFTER_MS } from "./schema.ts";
import { sellerReviews } from "./tables.ts";

const BY_PERSON = { name: "seller-reviews", max: 20, perMs: DAY_MS };

/** From where somebody writes. */
export interface Visitor {
  addressHash: string | null;
  /** Whether the account with this email was used in the same browser. */
  knows(emailKey: string): boolean;
}

/**
 * Why this person may not review the seller; null if they may. A block does not matter: it would be a way to stop a bad review.
 * Without `from`, nobody writes yet.
 */
export async function findObjection(
  read: Reader,
  { conversation, mine, theirs }: Thread,
  person: Pick<SessionUser, "id" | "dealerId">,
  now: number,
  from: Visitor | null,
): Promise<AppError | null> {
  if (mine.side === "seller") return new AppError("forbidden", "reviewBuyersOnly");
  if (await findReview(read, { conversationId: conversation.id }))
    return new AppError("conflict", "reviewTwice");
  if (!theirs.userId && !theirs.dealerId) return new AppError("gone", "conversationPartnerGone");
  const answeredAt = await findAnsweredAt(read, conversation.id);
  if (answeredAt === null) return new AppError("forbidden", "reviewNotAnswered");
  if (!isTimeToReview(answeredAt, now))
    return now < answeredAt + REVIEW_FROM_MS
      ? new AppError("forbidden", "reviewTooEarly", t.formatDate(answeredAt + REVIEW_FROM_MS))
      : new AppError("forbidden", "reviewTooLate", t.formatDate(answeredAt + REVIEW_UNTIL_MS - DAY_MS));
  const people = await read
    .select()
    .from(users)
    .where(theirs.dealerId ? eq(users.dealerId, theirs.dealerId) : eq(users.id, theirs.userId ?? ""));
  if (person.dealerId !== null && people.some(({ dealerId }) => dealerId === person.dealerId))
    return new AppError("forbidden", "reviewOwnDealer");
  const isNear =
    from && (people.some(({ emailKey }) => from.knows(emailKey)) || (await isHome(read, people, from)));
  return isNear ? new AppError("forbidden", "reviewSameDevice") : null;
}

/** Whether one of these people uses the visitor's address. */
const isHome = async (read: Reader, people: { id: string }[], { addressHash }: Visitor): Promise<boolean> =>
  addressHash !== null &&
  (await read.$count(
    sessions,
    and(
      eq(sessions.addressHash, addressHash),
      inArray(
        sessions.userId,
        people.map(({ id }) => id),
      ),
    ),
  )) > 0;

/** Returns the review's id. The seller reads it once it is shown. */
export async function writeReview(
  deps: Deps,
  person: SessionUser,
  { conversationId, ...review }: ReviewInput,
  from: Visitor,
): Promise<string> {
  const now = deps.clock.now();
  await countTry(deps.db, BY_PERSON, person.id, now);
  return deps.db.withTx(async (tx) => {
    const thread = await getThread(tx, { person }, conversationId);
    const objection = await findObjection(tx, thread, person, now, from);
    if (objection) throw objection;
    const { userId, dealerId } = thread.theirs;
    const row = {
      id: newId(),
      conversationId,
      buyerId: person.id,
      sellerId: dealerId ? null : userId,
      dealerId,
      ...review,
      createdAt: now,
      shownAt: now + SHOWN_AFTER_MS,
    };
    const added = await tx.insert(sellerReviews).values(row).onConflictDoNothing().returning();
    if (added.length === 0) throw new AppError("conflict", "reviewTwice");
    await mailSeller(tx, deps, thread, row.shownAt);
    return row.id;
  });
}

async function mailSeller(tx: Tx, deps: Deps, { conversation, theirs }: Thread, shownAt: number) {
  const seller = await findUser(tx, theirs.takenBy ?? theirs.userId ?? "");
  if (!seller?.isActive || !seller.mailsInquiries) return;
  await mailUser(tx, deps, seller, "review-written", () => ({
    subject: t.reviewWrittenSubject(),
    paragraphs: [greeting(seller), t.reviewWrittenText(t.formatDate(shownAt))],
    action: { label: t.reviewWrittenAction(), url: absoluteHref(deps.config, reviewPath(conversation.id)) },
    reason: t.messagesMailReason(),
  }));
}

/** The seller's one text, for a shown review or, with `unread`, before it is shown, which then shows both. */
export const answerReview = (
  { db, clock }: Deps,
  person: Person,
  by: Parameters<typeof findReview>[1],
  answer: string,
  { unread = false } = {},
): Promise<void> =>
  db.withTx(async (tx) => {
    const now = clock.now();
    const { id, conversationId, shownAt, hiddenAt } = await getReview(tx, by);
    const { mine } = await getThread(tx, { person }, conversationId);
    if (mine.side === "buyer") throw new AppError("forbidden", "answerSellersOnly");
    if (hiddenAt !== null) throw new AppError("not-found", "reviewNotFound");
    if (shownAt > now && !unread) throw new AppError("conflict", "reviewNotShown", t.formatDate(shownAt));
    const answered = await tx
      .update(sellerReviews)
      .set({ answer, answeredAt: now, shownAt: Math.min(shownAt, now) })
      .where(and(eq(sellerReviews.id, id), isNull(sellerReviews.answer)))
      .returning();
    if (answered.length === 0) throw new AppError("conflict", "reviewAnswered");
  });

/** Deletes old reviews, and those of deleted accounts about deleted accounts. */
export async function eraseReviews(tx: Tx, now: number): Promise<void> {
  const { buyerId, sellerId, dealerId, createdAt } = sellerReviews;
  const isOfNobody = and(isNull(buyerId), isNull(sellerId), isNull(dealerId));
  await tx.delete(sellerReviews).where(or(isOfNobody, lte(createdAt, now - REVIEWS_KEPT_MS)));
}
