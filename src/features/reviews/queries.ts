import { and, avg, count, desc, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { isManager, type Viewer } from "#src/features/listings/listings.ts";
import { t } from "#t";
import { LEAST_AVERAGED, LEAST_LISTED, reviewPath } from "./schema.ts";
import type { ReviewJson, Standing } from "./shapes.ts";
import { sellerReviews } from "./tables.ts";

export type Reviewed = { sellerId: string } | { dealerId: string };
type Row = Awaited<ReturnType<typeof selectReviews>>[number];

const selectReviews = (read: Reader, filter: SQL | undefined) =>
  read
    .select({ review: sellerReviews, name: users.name })
    .from(sellerReviews)
    .leftJoin(users, eq(users.id, sellerReviews.buyerId))
    .where(filter)
    .orderBy(desc(sellerReviews.createdAt), desc(sellerReviews.id))
    .$dynamic();

/** Those of suspended accounts are not. */
const isShownAbout = (of: Reviewed, now: number): SQL | undefined =>
  and(
    "dealerId" in of ? eq(sellerReviews.dealerId, of.dealerId) : eq(sellerReviews.sellerId, of.sellerId),
    lte(sellerReviews.shownAt, now),
    isNull(sellerReviews.hiddenAt),
    or(isNull(users.id), eq(users.isActive, true)),
  );

/** The first name, and the initial of the last. */
export function shortName(name: string): string {
  const [first = "", ...others] = name.split(" ");
  const [initial] = others.at(-1) ?? "";
  return initial ? `${first} ${initial}.` : first;
}

const reviewJson = ({ review, name }: Row): ReviewJson => ({
  ...pick(review, "id", "response", "asDescribed", "advice", "text", "createdAt"),
  name: name === null ? t.accountGone() : shortName(name),
  answer:
    review.answer === null ? null : { text: review.answer, createdAt: review.answeredAt ?? review.createdAt },
});

const mean = (column: Parameters<typeof avg>[0]) => avg(column).mapWith(Number);
const rounded = (value: number | null) => Math.round((value ?? 0) * 100) / 100;

/** The averages are null below five shown reviews. */
export async function findStanding(read: Reader, of: Reviewed, now: number): Promise<Standing> {
  const [found] = await read
    .select({
      count: count(),
      response: mean(sellerReviews.response),
      asDescribed: mean(sellerReviews.asDescribed),
      advice: mean(sellerReviews.advice),
    })
    .from(sellerReviews)
    .leftJoin(users, eq(users.id, sellerReviews.buyerId))
    .where(isShownAbout(of, now));
  if (!found || found.count < LEAST_AVERAGED) return { count: found?.count ?? 0, averages: null };
  const { response, asDescribed, advice } = found;
  const all = ((response ?? 0) + (asDescribed ?? 0) + (advice ?? 0)) / 3;
  const averages = {
    response: rounded(response),
    asDescribed: rounded(asDescribed),
    advice: rounded(advice),
    all: rounded(all),
  };
  return { count: found.count, averages };
}

const FIRST_PAGE = { page: 1, pageSize: 50 };

/** The newest shown reviews; none below three. */
async function listShown(read: Reader, of: Reviewed, now: number, { page, pageSize } = FIRST_PAGE) {
  const standing = await findStanding(read, of, now);
  const newest = selectReviews(read, isShownAbout(of, now)).limit(pageSize);
  const rows = standing.count < LEAST_LISTED ? [] : await newest.offset((page - 1) * pageSize);
  return { standing, rows };
}

export async function listReviews(read: Reader, of: Reviewed, now: number, at?: typeof FIRST_PAGE) {
  const { standing, rows } = await listShown(read, of, now, at);
  return { ...standing, reviews: rows.map(reviewJson) };
}

/** For a page; with where the viewer may answer. */
export async function listReviewsFor(read: Reader, of: Reviewed, viewer: Viewer, now: number) {
  const isTheirs =
    "dealerId" in of ? viewer?.dealerId === of.dealerId && isManager(viewer) : viewer?.id === of.sellerId;
  const { standing, rows } = await listShown(read, of, now);
  const reviews = rows.map((row) => ({
    ...reviewJson(row),
    answerPath: isTheirs && row.review.answer === null ? reviewPath(row.review.conversationId) : null,
  }));
  return { ...standing, reviews, now };
}
export type ReviewsFor = Awaited<ReturnType<typeof listReviewsFor>>;

/** Of a conversation, or by its id; with its JSON. */
export async function findReview(read: Reader, by: { conversationId: string } | { id: string }) {
  const isIt = "id" in by ? eq(sellerReviews.id, by.id) : eq(sellerReviews.conversationId, by.conversationId);
  const [row] = await selectReviews(read, isIt);
  return row ? { ...row.review, json: reviewJson(row) } : null;
}

/** Throws "not-found". */
export async function getReview(read: Reader, by: Parameters<typeof findReview>[1]) {
  const review = await findReview(read, by);
  if (!review) throw new AppError("not-found", "reviewNotFound");
  return review;
}

/** For a person's download; what others wrote about them once it is shown. */
export async function exportReviews(read: Reader, userId: string, now: number) {
  const written = await selectReviews(read, eq(sellerReviews.buyerId, userId));
  const received = await selectReviews(read, isShownAbout({ sellerId: userId }, now));
  return {
    reviewsWritten: written.map((row) => ({
      ...reviewJson(row),
      ...pick(row.review, "shownAt", "hiddenAt"),
    })),
    reviewsReceived: received.map(reviewJson),
  };
}
