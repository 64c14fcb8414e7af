import { and, avg, count, desc, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { t } from "#t";
import { LEAST_AVERAGED, LEAST_LISTED, RATED } from "./schema.ts";
import type { ReviewJson } from "./shapes.ts";
import { sellerReviews } from "./tables.ts";

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

const MOST_LISTED = 100;

const selectReviews = (read: Reader, filter: SQL | undefined) =>
  read
    .select({ review: sellerReviews, name: users.name })
    .from(sellerReviews)
    .leftJoin(users, eq(users.id, sellerReviews.buyerId))
    .where(filter)
    .orderBy(desc(sellerReviews.createdAt), desc(sellerReviews.id))
    .limit(MOST_LISTED);

/** About a seller or dealer. Those of suspended accounts are not. */
const isShownAbout = (id: string, now: number): SQL | undefined =>
  and(
    or(eq(sellerReviews.sellerId, id), eq(sellerReviews.dealerId, id)),
    lte(sellerReviews.shownAt, now),
    isNull(sellerReviews.hiddenAt),
    or(isNull(users.id), eq(users.isActive, true)),
  );

/** The first name, and the initial of the last without its article. */
export const shortName = (name: string): string =>
  name.replace(/^(\S+) (?:.* )?(?:ال|[AE]l-)?(\S)\S*$/u, "$1 $2.");

export const reviewJson = ({ review, name }: ReviewRow): ReviewJson => ({
  ...pick(review, "id", ...RATED, "text", "createdAt"),
  name: name === null ? t.accountGone() : shortName(name),
  answer: review.answer === null ? null : { text: review.answer, createdAt: review.answeredAt ?? 0 },
});

const mean = (column: Parameters<typeof avg>[0]) => avg(column).mapWith(Number);

/** How those who reviewed a seller or dealer rate them; no averages below five shown reviews. */
async function findStanding(read: Reader, id: string, now: number) {
  const { response, asDescribed, advice } = sellerReviews;
  const means = { response: mean(response), asDescribed: mean(asDescribed), advice: mean(advice) };
  const [found] = await read
    .select({ count: count(), ...means })
    .from(sellerReviews)
    .leftJoin(users, eq(users.id, sellerReviews.buyerId))
    .where(isShownAbout(id, now));
  if (!found || found.count < LEAST_AVERAGED) return { count: found?.count ?? 0, averages: null };
  const all = (found.response + found.asDescribed + found.advice) / 3;
  return { count: found.count, averages: { ...pick(found, ...RATED), all } };
}

/** The newest shown reviews; none below three. */
export async function listReviews(read: Reader, id: string, now: number) {
  const standing = await findStanding(read, id, now);
  const rows = standing.count < LEAST_LISTED ? [] : await selectReviews(read, isShownAbout(id, now));
  return { ...standing, rows, now };
}

export type ReviewRef = { id: string } | { conversationId: string };

export async function findReview(read: Reader, ref: ReviewRef): Promise<ReviewRow | null> {
  const { id, conversationId } = sellerReviews;
  const isIt = "id" in ref ? eq(id, ref.id) : eq(conversationId, ref.conversationId);
  const [row] = await selectReviews(read, isIt);
  return row ?? null;
}

/** Throws "not-found", also for one that an admin has hidden. */
export async function getReview(read: Reader, ref: ReviewRef): Promise<ReviewRow> {
  const row = await findReview(read, ref);
  if (!row || row.review.hiddenAt !== null) throw new AppError("not-found", "reviewNotFound");
  return row;
}

/** For a person's download; what others wrote about them once it is shown. */
export const exportReviews = async (read: Reader, userId: string, now: number) => ({
  reviewsWritten: (await selectReviews(read, eq(sellerReviews.buyerId, userId))).map(reviewJson),
  reviewsReceived: (await selectReviews(read, isShownAbout(userId, now))).map(reviewJson),
});
