import { dinars } from "#src/core/money.ts";
import type { Facts, Listing } from "#src/features/listings/listing-json.ts";
import type { Kind } from "#src/features/listings/register.ts";

export const listFacts = ({ kind, listing }: { kind: Kind; listing: Listing }): Facts => ({
  title: listing.title,
  price: dinars(listing.priceCents),
  location: listing.location,
  description: listing.description,
  photos: listing.photos.map(({ id }) => id.slice(0, 8)).join(" "),
  ...kind.facts(listing),
});

export const changedFacts = (before: Facts | null, now: Facts): string[] =>
  before === null ? [] : Object.keys(now).filter((name) => (before[name] ?? null) !== (now[name] ?? null));
