import type { ReactNode } from "react";
import { writtenIn } from "#src/i18n/written-in.ts";
import { ReviewNotice } from "#src/features/listings/forms/review-notice.tsx";
import type { Worth } from "#src/features/listings/listing-shapes.ts";
import { Quality } from "#src/features/listings/forms/quality.tsx";
import { noticeOf } from "#src/features/moderation/labels.ts";
import { Badge } from "#src/ui/badge.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import type { ShownListing } from "../shapes.ts";
import { Cover } from "./cover.tsx";
import { ListingFigures } from "./statistics.tsx";
import { TimeBar } from "./time-bar.tsx";

interface ListingCardProps {
  listing: ShownListing;
  now: number;
  /** The address of its page; missing for an example. */
  page?: string;
  busy?: boolean;
  children?: ReactNode;
}

export function ListingCard({ listing, now, page, busy, children }: ListingCardProps) {
  const isExample = page === undefined;
  const notice = noticeOf(listing);
  const { title, priceCents, status } = listing;
  const isOver = status !== "active";
  const muted = isOver && "text-ink-soft";
  return (
    <article
      aria-busy={busy}
      className="panel grid grid-cols-[116px_minmax(0,1fr)] overflow-hidden aria-busy:opacity-60 sm:grid-cols-[216px_minmax(0,1fr)] sm:grid-rows-[auto_1fr]"
    >
      <div
        className={classNames(
          "relative overflow-hidden bg-sand-2 sm:row-span-2 sm:m-4 sm:aspect-[4/3] sm:self-start sm:rounded-field",
          isOver && "[filter:grayscale(.75)] opacity-75",
        )}
      >
        <Cover {...listing} alt={title} sizes="(min-width: 40rem) 216px, 116px" />
        <span className="absolute top-2 start-2 flex flex-wrap gap-1.5">
          {isExample && <Badge>{t.dashboardExample()}</Badge>}
          {listing.featured && (
            <Badge tone="featured" onPhoto>
              {t.badgeFeatured()}
            </Badge>
          )}
        </span>
      </div>
      <div className="min-w-0 px-3.5 pt-3 sm:px-5 sm:pt-4">
        <div className="sm:flex sm:items-baseline sm:justify-between sm:gap-4">
          <h3
            {...writtenIn(title)}
            className={classNames(
              "min-w-0 [text-align:-webkit-match-parent] [text-align:match-parent] text-16 leading-6 clamp-2 sm:block sm:truncate sm:text-17",
              muted,
            )}
          >
            {isExample ? (
              title
            ) : (
              <a href={page} className="hover:text-action">
                {title}
              </a>
            )}
          </h3>
          <Price cents={priceCents} size="row" className={classNames("flex-none", muted)} />
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-14 text-ink-soft">
          <Icon name="map-pin" size={16} className="text-faint" />
          {listing.place}
          {listing.number !== undefined && (
            <>
              {" · "}
              <span className="whitespace-nowrap">{t.listingNumber(listing.number)}</span>
            </>
          )}
        </p>
      </div>
      <div
        className={classNames(
          "col-span-2 min-w-0 px-3.5 sm:col-span-1 sm:px-5",
          isExample ? "pb-4" : "pb-2 sm:pb-3",
        )}
      >
        {listing.worth && <WorthLine {...listing.worth} />}
        {listing.quality && (
          <div className="mt-2">
            <Quality {...listing.quality} />
          </div>
        )}
        <ListingFigures listing={listing} />
        {notice && (
          <div className="mt-3">
            <ReviewNotice notice={notice} />
          </div>
        )}
        <TimeBar listing={listing} now={now} />
        {children}
      </div>
    </article>
  );
}

const WorthLine = ({ verdict, text, range }: Worth) => (
  <p className="mt-2 flex flex-wrap gap-x-3 text-14">
    <span className={classNames("verdict font-semibold", verdict)}>{text}</span>
    <span className="text-ink-soft">{t.valueSimilarAsk(range)}</span>
  </p>
);
