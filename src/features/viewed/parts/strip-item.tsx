import type { ReactNode } from "react";
import { type ListingKind, listingPath } from "#src/features/listings/kinds.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { CardHeart } from "#src/features/listings/parts/heart.tsx";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";

interface StripItemProps {
  kind: ListingKind;
  listing: Listing;
  /** The name of what is sold. */
  label: string;
  picture: ReactNode;
}

/** A listing in a row of small cards. */
export const StripItem = ({ kind, listing, label, picture }: StripItemProps) => (
  <li className="w-44 min-w-0 flex-none snap-start lg:w-auto">
    <article className="card h-full hover:border-field">
      <div className="relative aspect-[4/3] overflow-hidden rounded-t-[15px] bg-sand">
        {picture}
        {listing.status !== "active" && (
          <Badge tone={listing.status} onPhoto className="absolute start-2 bottom-2">
            {listing.status === "sold" ? t.badgeSold() : t.badgeExpired()}
          </Badge>
        )}
      </div>
      <a
        href={href(listingPath({ kind, id: listing.id }))}
        className="block px-3 pt-2 pb-3 after:absolute after:inset-0 after:rounded-card after:content-['']"
      >
        <Price cents={listing.priceCents} size="row" className="text-18!" />
        <span
          dir="auto"
          className="block truncate [text-align:-webkit-match-parent] [text-align:match-parent] text-13 leading-5.5 text-ink-soft"
        >
          {listing.title}
        </span>
      </a>
      <CardHeart listing={listing} label={t.favoriteSave(label)} />
    </article>
  </li>
);
