import type { Config } from "#src/config.ts";
import type { MailItem } from "#src/features/mail/schema.ts";
import { sharedPhotoUrl } from "#src/features/photos/schema.ts";
import type { Notice } from "#src/features/push/schema.ts";
import { absoluteHref, configuredOrigin } from "#src/http/origin.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import type { Listing } from "../listing-json.ts";
import type { Kind } from "../register.ts";

export function mailItem(config: Config, kind: Kind, listing: Listing, why: string): MailItem {
  const [cover] = listing.photos;
  return {
    title: listing.title,
    url: absoluteHref(config, listing.url),
    value: t.formatPrice(listing.priceCents),
    note: kind.digest.note(listing),
    why,
    plate: kind.digest.plate?.(listing),
    badge: kind.digest.badge?.(listing),
    picture: cover && configuredOrigin(config) + sharedPhotoUrl(cover.id),
  };
}

export function pushNotice(kind: Kind, listing: Listing, why: string): Notice {
  const [cover] = listing.photos;
  return {
    title: listing.title,
    body: `${t.formatPrice(listing.priceCents)} · ${kind.digest.note(listing)}\n${why}`,
    url: href(listing.url),
    image: cover && sharedPhotoUrl(cover.id),
  };
}
