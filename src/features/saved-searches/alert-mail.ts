import type { Config } from "#src/config.ts";
import { KINDS } from "#src/features/listings/kinds.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { mailItem } from "#src/features/listings/life-cycle/listing-news.ts";
import type { Kind } from "#src/features/listings/register.ts";
import type { MailContent, MailItem } from "#src/features/mail/schema.ts";
import { marksOf, NEW_IDS } from "#src/features/search/new-marks.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import type { SavedSearch } from "./queries.ts";

export interface AlertedListing {
  kind: Kind;
  listing: Listing;
  oldPriceCents: number | null;
  /** The searches that find it. The email lists it under the first one. */
  searches: SavedSearch[];
}

const MAX_CARDS = 12;

const byToken = (config: Config, { stopToken }: SavedSearch, action: "stop" | "daily"): string =>
  absoluteHref(config, `/saved-searches/${action}?token=${stopToken}`);

export const stopLink = (config: Config, search: SavedSearch): string => byToken(config, search, "stop");

/** The address of the search with these listings marked as new, which works without signing in. */
export function markedPath({ kind, query }: SavedSearch, ids: string[]): string {
  const marks = `${NEW_IDS}=${marksOf(ids.slice(0, 2 * MAX_CARDS))}`;
  return `${KINDS[kind].searchPath}?${query ? `${query}&${marks}` : marks}`;
}

/** The reduction by which the price now matches the search, in cents; 0 for a new listing. */
export const dropOf = ({ oldPriceCents, listing }: AlertedListing): number =>
  oldPriceCents === null ? 0 : oldPriceCents - listing.priceCents;

export function alertMail(
  config: Config,
  searches: SavedSearch[],
  alerted: AlertedListing[],
  labelsOf: (search: SavedSearch) => string[],
  now: number,
): MailContent {
  const [first] = searches as [SavedSearch];
  const isOne = searches.length === 1;
  const parts = searches
    .map((search) => ({ search, own: alerted.filter((one) => one.searches[0]?.id === search.id) }))
    .filter(({ own }) => own.length > 0);
  // In turns, so that a search with many new listings leaves room for the others.
  const turns = parts.flatMap(({ own }) => own.map((one, turn) => ({ one, turn })));
  const shown = new Set(
    turns
      .toSorted((one, other) => one.turn - other.turn)
      .slice(0, MAX_CARDS)
      .map(({ one }) => one),
  );
  const rest = alerted.length - shown.size;
  return {
    subject: isOne ? t.alertSubject(alerted.length, first.name) : t.alertSubjectMany(alerted.length),
    date: t.formatDate(now),
    paragraphs: [t.alertText()],
    lists: parts.map(({ search, own }) => ({
      title: isOne ? undefined : search.name,
      items: own.filter((one) => shown.has(one)).map((one) => itemOf(config, one, labelsOf(search))),
      more: {
        label: t.alertShowAll(own.length),
        url: absoluteHref(
          config,
          markedPath(
            search,
            own.map(({ listing }) => listing.id),
          ),
        ),
      },
    })),
    ...(rest > 0 && { closing: t.alertRest(rest) }),
    reason: t.alertReason(),
    stop: { label: t.alertStop(first.name), url: stopLink(config, first) },
    alsoStop: [
      ...(isOne && first.rhythm === "now"
        ? [{ label: t.alertOnceADay(), url: byToken(config, first, "daily") }]
        : []),
      ...searches
        .slice(1)
        .map((search) => ({ label: t.alertStop(search.name), url: stopLink(config, search) })),
      { label: t.savedSearches(), url: absoluteHref(config, "/saved-searches") },
    ],
  };
}

function itemOf(config: Config, one: AlertedListing, labels: string[]): MailItem {
  const { kind, listing, searches } = one;
  const drop = dropOf(one);
  const others = searches.slice(1).map(({ name }) => name);
  const why = [
    drop > 0 ? t.alertDropped(t.formatPrice(drop)) : labels.length > 0 && t.alertFits(t.searchAll(labels)),
    others.length > 0 && t.alertAlsoFits(t.searchAll(others)),
  ];
  return { ...mailItem(config, kind, listing, why.filter(Boolean).join(" ")), isCheaper: drop > 0 };
}
