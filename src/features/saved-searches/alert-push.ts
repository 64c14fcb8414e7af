import { pushNotice } from "#src/features/listings/life-cycle/listing-news.ts";
import type { Notice } from "#src/features/push/schema.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { dropOf, type AlertedListing, markedPath } from "./alert-mail.ts";

/** More listings than this share one notification, to limit their number. */
export const MAX_SINGLE_PUSHES = 3;

/** A notification is limited to 4,000 bytes in total. */
const MAX_QUERY = 1000;

export function listingNotice(one: AlertedListing): Notice {
  const { kind, listing, searches } = one;
  const drop = dropOf(one);
  const [first] = searches;
  return pushNotice(
    kind,
    listing,
    drop > 0 ? t.alertDropped(t.formatPrice(drop)) : t.pushNewFor(first?.name ?? ""),
  );
}

/** One notification about many listings. It opens the search with the listings marked, or the list of searches. */
export function listingsNotice(alerted: AlertedListing[]): Notice {
  const searches = [...new Map(alerted.map(({ searches: [first] }) => [first?.id, first])).values()];
  const [search] = searches;
  const [newest] = alerted;
  const isOne = searches.length === 1 && search !== undefined;
  const ids = alerted.map(({ listing }) => listing.id);
  const path = isOne && search.query.length < MAX_QUERY ? markedPath(search, ids) : "/saved-searches";
  return {
    title: isOne ? t.alertSubject(alerted.length, search.name) : t.alertSubjectMany(alerted.length),
    body: alerted
      .slice(0, MAX_SINGLE_PUSHES)
      .map(({ listing }) => `${t.formatPrice(listing.priceCents)} · \u2068${listing.title}\u2069`)
      .join("\n"),
    url: href(path),
    image: newest && listingNotice(newest).image,
  };
}
