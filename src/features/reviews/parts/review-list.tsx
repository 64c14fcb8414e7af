import type { ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { t } from "#t";
import { type listReviews, reviewJson, type ReviewRow } from "../queries.ts";
import { LEAST_LISTED, RATED, reviewPath } from "../schema.ts";
import type { ReviewJson } from "../shapes.ts";
import { Stars } from "./stars.tsx";

const MOST = 20;

type ReviewListProps = Awaited<ReturnType<typeof listReviews>> & {
  /** Whether whoever looks may answer for the seller. */
  mayAnswer: boolean;
};

/** On the page of a seller or dealer; nothing without a review. */
export function ReviewList({ count, averages, rows, now, mayAnswer }: ReviewListProps) {
  if (count === 0) return null;
  const item = (row: ReviewRow) => (
    <li key={row.review.id} id={`review-${row.review.id}`} className="panel p-4 md:p-5">
      <ReviewItem review={reviewJson(row)} now={now}>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-14">
          {mayAnswer && row.review.answer === null && (
            <a href={href(reviewPath(row.review.conversationId))} className="link">
              {t.reviewAnswer()}
            </a>
          )}
          <a href={href(`/reviews/${row.review.id}/report`)} rel="nofollow" className="link text-ink-soft">
            {t.reviewReport()}
          </a>
        </p>
      </ReviewItem>
    </li>
  );
  return (
    <section id="reviews" className="mt-8 scroll-mt-4">
      <h2 className="text-22">
        {t.reviewsHeading()} <span className="count">{t.formatNumber(count)}</span>
      </h2>
      {averages && (
        <ul className="mt-3 grid w-fit gap-x-6 gap-y-2 sm:grid-cols-2">
          {(["all", ...RATED] as const).map((name) => (
            <Stars key={name} name={name} value={averages[name]} number />
          ))}
        </ul>
      )}
      {count < LEAST_LISTED && <p className="mt-2 text-ink-soft">{t.reviewsTooFew(LEAST_LISTED)}</p>}
      {rows.length > 0 && <ul className="mt-4 grid gap-3">{rows.slice(0, MOST).map(item)}</ul>}
    </section>
  );
}

interface ReviewItemProps {
  review: ReviewJson;
  now: number;
  children?: ReactNode;
}

export const ReviewItem = ({ review, now, children }: ReviewItemProps) => (
  <article>
    <header className="flex items-center gap-3">
      <Avatar name={review.name} />
      <p>
        <bdi className="block font-semibold wrap-anywhere">{review.name}</bdi>
        <span className="text-13 text-ink-soft">{t.formatAgo(review.createdAt, now)}</span>
      </p>
    </header>
    <ul className="mt-3 grid w-fit gap-x-6 gap-y-1 sm:flex">
      {RATED.map((name) => (
        <Stars key={name} name={name} value={review[name]} />
      ))}
    </ul>
    <p dir="auto" className="mt-3 [text-align:match-parent] whitespace-pre-line wrap-anywhere">
      {review.text}
    </p>
    {review.answer && (
      <div className="mt-3 rounded-field bg-sand p-4">
        <p className="flex flex-wrap justify-between gap-x-4 text-13 text-sand-ink">
          <b className="font-semibold">{t.reviewSellersAnswer()}</b>
          {t.formatAgo(review.answer.createdAt, now)}
        </p>
        <p dir="auto" className="mt-1 [text-align:match-parent] whitespace-pre-line wrap-anywhere">
          {review.answer.text}
        </p>
      </div>
    )}
    {children}
  </article>
);
