import { pushNotice } from "#src/features/listings/life-cycle/listing-news.ts";
import type { Notice } from "#src/features/push/schema.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { dropOf, type Find, markedPath } from "./alert-mail.ts";

/** More listings than this share one notification, to limit their number. */
export const MAX_SINGLE_PUSHES = 3;

/** A notification is limited to 4,000 bytes in total. */
const MAX_QUERY = 1000;

export function findNotice(find: Find): Notice {
  const { kind, listing, searches } = find;
  const drop = dropOf(find);
  const [first] = searches;
  return pushNotice(
    kind,
    listing,
    drop > 0 ? t.alertDropped(t.formatPrice(drop)) : t.pushNewFor(first?.name ?? ""),
  );
}

/** One notification about many listings. It opens the search with the listings marked, or the list of searches. */
export function findsNotice(finds: Find[]): Notice {
  const searches = [...new Map(finds.map(({ searches: [first] }) => [first?.id, first])).values()];
  const [search] = searches;
  const [newest] = finds;
  const isOne = searches.length === 1 && search !== undefined;
  const ids = finds.map(({ listing }) => listing.id);
  const path = isOne && search.query.length < MAX_QUERY ? markedPath(search, ids) : "/saved-searches";
  return {
    title: isOne ? t.alertSubject(finds.length, search.name) : t.alertSubjectMany(finds.length),
    body: finds
      .slice(0, MAX_SINGLE_PUSHES)
      .map(({ listing }) => `${t.formatPrice(listing.priceCents)} · \u2068${listing.title}\u2069`)
      .join("\n"),
    url: href(path),
    image: newest && findNotice(newest).image,
  };
}
