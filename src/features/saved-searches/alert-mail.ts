import type { Config } from "#src/config.ts";
import { KINDS, listingPath } from "#src/features/listings/kinds.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import type { Kind } from "#src/features/listings/register.ts";
import type { MailContent, MailItem } from "#src/features/mail/schema.ts";
import { sharedPhotoUrl } from "#src/features/photos/schema.ts";
import { marksOf, NEW_IDS } from "#src/features/search/new-marks.ts";
import { absoluteHref, configuredOrigin } from "#src/http/origin.ts";
import { t } from "#t";
import type { SavedSearch } from "./queries.ts";

export interface Find {
  kind: Kind;
  listing: Listing;
  oldPriceCents: number | null;
  /** Those it fits; it is shown with the first. */
  searches: SavedSearch[];
}

const MAX_CARDS = 12;

export const stopLink = (config: Config, { stopToken }: SavedSearch): string =>
  absoluteHref(config, `/saved-searches/stop?token=${stopToken}`);

/** Opens the search with the new listings marked, also for who is not signed in. */
export function markedLink(config: Config, { kind, query }: SavedSearch, ids: string[]): string {
  const marks = `${NEW_IDS}=${marksOf(ids)}`;
  return absoluteHref(config, `${KINDS[kind].searchPath}?${query ? `${query}&${marks}` : marks}`);
}

/** `labelsOf` says what a search asks for. */
export function alertMail(
  config: Config,
  searches: SavedSearch[],
  finds: Find[],
  labelsOf: (search: SavedSearch) => string[],
): MailContent {
  const shown = finds.slice(0, MAX_CARDS);
  const rest = finds.length - shown.length;
  const [first] = searches as [SavedSearch];
  const isOne = searches.length === 1;
  const parts = searches
    .map((search) => ({ search, own: finds.filter((find) => find.searches[0]?.id === search.id) }))
    .filter(({ own }) => own.length > 0);
  return {
    subject: isOne ? t.alertSubject(finds.length, first.name) : t.alertSubjectMany(finds.length),
    paragraphs: [t.alertText()],
    lists: parts.map(({ search, own }) => ({
      title: search.name,
      items: own.filter((find) => shown.includes(find)).map((find) => itemOf(config, find, labelsOf(search))),
      more: {
        label: t.alertShowAll(own.length),
        url: markedLink(
          config,
          search,
          own.slice(0, 2 * MAX_CARDS).map(({ listing }) => listing.id),
        ),
      },
    })),
    ...(rest > 0 && { closing: t.alertRest(rest) }),
    reason: t.alertReason(),
    stop: { label: t.alertStop(first.name), url: stopLink(config, first) },
    alsoStop: [
      ...searches
        .slice(1)
        .map((search) => ({ label: t.alertStop(search.name), url: stopLink(config, search) })),
      { label: t.savedSearches(), url: absoluteHref(config, "/saved-searches") },
    ],
  };
}

function itemOf(
  config: Config,
  { kind, listing, oldPriceCents, searches }: Find,
  labels: string[],
): MailItem {
  const drop = oldPriceCents === null ? 0 : oldPriceCents - listing.priceCents;
  const others = searches.slice(1).map(({ name }) => name);
  const [cover] = listing.photos;
  const why = [
    drop > 0 ? t.alertDropped(t.formatPrice(drop)) : labels.length > 0 && t.alertFits(t.searchAll(labels)),
    others.length > 0 && t.alertAlsoFits(t.searchAll(others)),
  ];
  return {
    title: listing.title,
    url: absoluteHref(config, listingPath({ kind: kind.name, id: listing.id })),
    value: t.formatPrice(listing.priceCents),
    note: kind.digest.note(listing),
    why: why.filter(Boolean).join(" "),
    plate: kind.digest.plate?.(listing),
    picture: cover && configuredOrigin(config) + sharedPhotoUrl(cover.id),
  };
}
