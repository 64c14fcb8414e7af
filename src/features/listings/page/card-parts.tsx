import { Badge } from "#src/ui/badge.tsx";
import { t } from "#t";
import type { Listing } from "../listing-json.ts";
import { href } from "#src/i18n/paths.ts";
import { classNames } from "#src/ui/class-names.ts";
import { dealerName } from "#src/features/dealers/schema.ts";

/** The dealer's name; listings without a dealer are private. */
export const sellerLabel = ({ dealer }: Pick<Listing, "dealer">): string =>
  dealer ? `\u2068${dealerName(dealer)}\u2069` : t.sellerType("private");

type State = Pick<Listing, "status" | "reserved">;

/** Sold, expired, withdrawn or reserved; nothing for other listings. */
export function StateBadge({ status, reserved, ...look }: State & { onPhoto?: boolean; className?: string }) {
  const state = status !== "active" ? status : reserved ? "reserved" : null;
  return (
    state && (
      <Badge tone={state} {...look}>
        {t.listingState(state)}
      </Badge>
    )
  );
}

interface CardBadgesProps {
  listing: Pick<Listing, "status" | "reserved" | "featured" | "verified"> & {
    isNew?: boolean;
    /** New in a saved search. */
    isMarked?: boolean;
  };
}

export const CardBadges = ({
  listing: { status, reserved, isNew, isMarked, featured, verified },
}: CardBadgesProps) =>
  (status !== "active" || reserved || isNew || isMarked || featured || verified) && (
    <div className="card-badges">
      <StateBadge {...{ status, reserved }} onPhoto />
      {(isMarked || isNew) && (
        <Badge tone="new" onPhoto>
          {isMarked ? t.badgeNewForYou() : t.badgeNew()}
        </Badge>
      )}
      {featured && (
        <Badge tone="featured" onPhoto>
          {isNew && verified ? <span className="sr-only">{t.badgeFeatured()}</span> : t.badgeFeatured()}
        </Badge>
      )}
      {verified && (
        <Badge tone="verified" onPhoto>
          {t.badgeVerified()}
        </Badge>
      )}
    </div>
  );

export const PhotoCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span role="img" aria-label={t.cardPhotos(count)} className="photo-count">
      {count}
    </span>
  );

export const PriceDrop = ({ cents }: { cents: number | null }) =>
  cents !== null && (
    <span
      role="note"
      aria-label={t.priceReducedBy(t.formatPrice(cents))}
      className="num badge badge-drop card-drop i-lucide-trending-down"
    >
      {t.formatAmount(cents)}
    </span>
  );

export function contactLink(path: string, signedIn: boolean) {
  const there = `${href(path)}#contact`;
  if (signedIn) return { href: there };
  return { href: href(`/login?next=${encodeURIComponent(there)}`), "data-hold": "", rel: "nofollow" };
}

export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames("block rounded-md bg-line breathe", className)} />
);

export const SkeletonCard = () => (
  <div className="card overflow-hidden" data-skeleton="">
    <Skeleton className="aspect-[4/3] rounded-none!" />
    <div className="grid gap-2.5 px-4 pt-4 pb-4">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-4.5 w-full" />
      <Skeleton className="h-4.5 w-2/3" />
      <Skeleton className="mt-1 h-4 w-3/4" />
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="mt-3 h-4 w-full" />
    </div>
  </div>
);
