import { Badge } from "#src/ui/badge.tsx";
import { t } from "#t";
import type { Listing } from "../listing-json.ts";

interface CardBadgesProps {
  listing: Pick<Listing, "status" | "featured" | "verified"> & {
    isNew?: boolean;
    /** New in a saved search. */
    isMarked?: boolean;
  };
}

export const CardBadges = ({ listing: { status, isNew, isMarked, featured, verified } }: CardBadgesProps) =>
  (status !== "active" || isNew || isMarked || featured || verified) && (
    <div className="card-badges">
      {status !== "active" && (
        <Badge tone={status} onPhoto>
          {status === "sold" ? t.badgeSold() : t.badgeExpired()}
        </Badge>
      )}
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
