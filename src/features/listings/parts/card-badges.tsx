import { Badge } from "#src/ui/badge.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import type { Listing } from "../listing-json.ts";

interface CardBadgesProps {
  listing: Pick<Listing, "status" | "featured" | "verified"> & { isNew?: boolean };
}

export const CardBadges = ({ listing: { status, isNew, featured, verified } }: CardBadgesProps) => (
  <div className="card-badges">
    {status !== "active" && (
      <Badge tone={status} onPhoto>
        {status === "sold" ? t.badgeSold() : t.badgeExpired()}
      </Badge>
    )}
    {isNew && (
      <Badge tone="new" onPhoto>
        {t.badgeNew()}
      </Badge>
    )}
    {featured && (
      <Badge tone="featured" onPhoto>
        {t.badgeFeatured()}
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
    <span className="photo-count">
      <i className="i-lucide-camera size-3.25" />
      <Num>{count}</Num>
      <span className="sr-only">{t.cardPhotos(count)}</span>
    </span>
  );
