import type { ReactNode } from "react";
import { centsOf } from "#src/core/money.ts";
import { Cover } from "#src/features/dashboard/parts/cover.tsx";
import { flagLabel } from "#src/features/moderation/labels.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import { timeLabel } from "../labels.ts";
import type { PanelListing } from "../queries/listings.ts";

type ListingLineProps = { listing: PanelListing; now: number; before?: ReactNode; children?: ReactNode };

export function ListingLine({ listing, now, before, children }: ListingLineProps) {
  const { title, url, number, price, location, sellerId, sellerName, featured, verified, state, flags } =
    listing;
  return (
    <article className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {before}
      <div className="relative h-15 w-20 flex-none overflow-hidden rounded-field bg-sand-2">
        <Cover {...listing.drawing} cover={listing.photos[0] ?? null} alt={title} sizes="80px" />
      </div>
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="text-15 font-semibold">
          {state === "removed" ? (
            <bdi>{title}</bdi>
          ) : (
            <a
              dir="auto"
              href={href(url)}
              className="inline-block max-w-full truncate leading-7 hover:text-action"
            >
              {title}
            </a>
          )}
        </h3>
        <p className="text-13 text-ink-soft">
          {placeLabel(location, t.language())} · {t.adminBy()}{" "}
          <a href={href(`/dashboard/listings?seller=${sellerId}`)} className="hover:text-action">
            <bdi>{sellerName}</bdi>
          </a>{" "}
          · <span className="whitespace-nowrap">{t.listingNumber(number)}</span>
          {(state === "active" || state === "expired") && (
            <>
              {" "}
              · <span className="whitespace-nowrap">{timeLabel(listing, now)}</span>
            </>
          )}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-1.5">
          <Badge tone={state === "sold" || state === "expired" ? state : "neutral"}>
            {t.adminState(state)}
          </Badge>
          {featured && <Badge tone="featured">{t.badgeFeatured()}</Badge>}
          {verified && <Badge tone="verified">{t.badgeVerified()}</Badge>}
        </p>
        {flags.length > 0 && (
          <ul className="mt-1 text-13 text-amber">
            {flags.map(({ rule, detail }) => (
              <li key={rule}>{flagLabel(rule, detail)}</li>
            ))}
          </ul>
        )}
      </div>
      <Price cents={centsOf(price)} size="row" className="flex-none" />
      {children}
    </article>
  );
}

interface ListingLinesProps {
  listings: PanelListing[];
  now: number;
  none: string;
}

export const ListingLines = ({ listings, now, none }: ListingLinesProps) =>
  listings.length === 0 ? (
    <p className="panel p-5 text-ink-soft">{none}</p>
  ) : (
    <ul className="panel divided">
      {listings.map((listing) => (
        <li key={listing.id} className="p-3">
          <ListingLine listing={listing} now={now} />
        </li>
      ))}
    </ul>
  );
