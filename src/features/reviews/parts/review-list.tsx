import type { ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import type { ReviewsFor } from "../queries.ts";
import { LEAST_LISTED, RATED } from "../schema.ts";
import type { ReviewJson, Standing } from "../shapes.ts";
import { Stars } from "./stars.tsx";

const FIRST = 5;

/** The average and the number of reviews in a line; nothing below five. */
export const StandingLine = ({ count, averages }: Standing) =>
  averages && (
    <span className="inline-flex items-center gap-1.5">
      <i className="i-lucide-star-filled text-amber" />
      <span className="sr-only">{t.reviewsAverage()}</span>
      <b className="num font-semibold text-ink">{averages.all.toFixed(1)}</b>
      <span>{t.reviewsCount(count)}</span>
    </span>
  );

/** On the page of a seller or dealer; nothing without a review. */
export function ReviewList({ count, averages, reviews, now }: ReviewsFor) {
  if (count === 0) return null;
  const items = reviews.map((review) => (
    <li key={review.id} className="panel p-4 md:p-5">
      <ReviewItem {...{ review, now }}>
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          {review.answerPath && (
            <ButtonLink href={href(review.answerPath)} variant="outline" icon="reply">
              {t.reviewAnswer()}
            </ButtonLink>
          )}
          <a
            href={href(`/reviews/${review.id}/report`)}
            rel="nofollow"
            className="ms-auto inline-flex min-h-11 items-center gap-1.5 text-13 text-ink-soft hover:text-action"
          >
            <Icon name="flag" size={14} />
            {t.reviewReport()}
          </a>
        </p>
      </ReviewItem>
    </li>
  ));
  return (
    <section id="reviews" className="mt-8 scroll-mt-4">
      <h2 className="text-22">
        {t.reviewsHeading()} <span className="count">{t.formatNumber(count)}</span>
      </h2>
      {averages && (
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
          {(["all", ...RATED] as const).map((name) => (
            <div key={name} className="flex items-center gap-1.5">
              <dt className="text-15 text-ink-soft">{t.ratedLabel(name)}</dt>
              <dd className="flex items-center gap-1.5 font-semibold">
                <i className="i-lucide-star-filled text-amber" />
                <span className="num">{averages[name].toFixed(1)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {count < LEAST_LISTED && <p className="mt-2 text-ink-soft">{t.reviewsTooFew(LEAST_LISTED)}</p>}
      {items.length > 0 && <ul className="mt-4 grid gap-3">{items.slice(0, FIRST)}</ul>}
      {items.length > FIRST && (
        <details className="mt-3">
          <summary className="link">{t.reviewsMore(items.length - FIRST)}</summary>
          <ul className="mt-3 grid gap-3">{items.slice(FIRST)}</ul>
        </details>
      )}
    </section>
  );
}

interface ReviewItemProps {
  review: ReviewJson;
  now: number;
  children?: ReactNode;
}

export function ReviewItem({ review, now, children }: ReviewItemProps) {
  const { name, text, createdAt, answer } = review;
  return (
    <article>
      <header className="flex items-center gap-3">
        <Avatar name={name} />
        <p className="min-w-0">
          <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
          <span className="text-13 text-ink-soft">{t.formatAgo(createdAt, now)}</span>
        </p>
      </header>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-14">
        {RATED.map((rated) => (
          <div key={rated} className="flex items-center gap-2">
            <dt className="text-ink-soft">{t.ratedLabel(rated)}</dt>
            <dd>
              <Stars count={review[rated]} />
            </dd>
          </div>
        ))}
      </dl>
      {text && (
        <p dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {answer && (
        <div className="mt-3 rounded-field bg-sand p-3.5">
          <p className="flex flex-wrap justify-between gap-x-4 text-14">
            <b className="font-semibold">{t.reviewSellersAnswer()}</b>
            <span className="text-13 text-sand-ink">{t.formatAgo(answer.createdAt, now)}</span>
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {answer.text}
          </p>
        </div>
      )}
      {children}
    </article>
  );
}
