import { LISTING_KINDS, type ListingKind } from "#src/features/listings/kinds.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import type { Seller } from "#src/features/listings/page/listing-sellers.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { NoListingsDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";

/** The asked kind if any is for sale, else the first that is. */
export function kindToShow(asked: string | null, forSale: Seller["forSale"]): ListingKind {
  const offered = LISTING_KINDS.filter((kind) => forSale[kind] > 0);
  return offered.find((kind) => kind === asked) ?? offered[0] ?? LISTING_KINDS[0];
}

interface KindTabsProps {
  forSale: Seller["forSale"];
  current: ListingKind;
  hrefTo: (kind: ListingKind) => string;
  className?: string;
}

/** Nothing if all is of one kind. */
export function KindTabs({ forSale, current, hrefTo, className }: KindTabsProps) {
  const kinds = LISTING_KINDS.filter((kind) => forSale[kind] > 0);
  const items = kinds.map((kind) => ({
    href: hrefTo(kind),
    label: kindOf(kind).texts().many,
    count: t.formatNumber(forSale[kind]),
    current: kind === current,
  }));
  return kinds.length > 1 && <TabLinks label={t.sellerForSale()} items={items} className={className} />;
}

export const NothingForSale = ({ text }: { text: string }) => (
  <EmptyState
    drawing={<NoListingsDrawing />}
    title={t.sellerNone()}
    text={text}
    action={<ButtonLink href={href("/search")}>{t.goToSearch()}</ButtonLink>}
  />
);

interface ListingCardsProps {
  kind: ListingKind;
  listings: Listing[];
  now: number;
  className?: string;
}

export const ListingCards = ({ kind, listings, now, className }: ListingCardsProps) => (
  <ul className={classNames("card-grid", className)}>
    {listings.map((listing, at) => (
      <li key={listing.id} className="grid">
        {kindOf(kind).card(listing, { now, eager: at === 0 })}
      </li>
    ))}
  </ul>
);
