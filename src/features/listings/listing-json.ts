import { dinars } from "#src/core/money.ts";
import { pick } from "#src/core/pick.ts";
import type { Field, Fields } from "./fields.ts";
import type { ListingJson } from "./listing-shapes.ts";
import { type PriceAt, toPriceJson } from "./price-history.ts";
import { type OwnJson, ownFields, type OwnValues } from "./field-values.ts";

/** A listing with its prices in cents. */
export interface Listing extends Omit<ListingJson, "price" | "priceHistory"> {
  priceCents: number;
  dealerId: string | null;
  confirmedAt: number | null;
  /** All its prices, oldest first. */
  priceHistory: PriceAt[];
}

const listingJson = (listing: Listing): ListingJson => ({
  ...pick(listing, "id", "number", "url", "sellerId", "title"),
  price: dinars(listing.priceCents),
  priceHistory: listing.priceHistory.map(toPriceJson),
  ...pick(listing, "description", "images", "photos", "location", "status", "hold", "featured", "verified"),
  ...pick(listing, "reserved", "dealer"),
  ...pick(listing, "listedAt", "expiresAt", "soldAt", "createdAt", "updatedAt", "rev"),
});

export function jsonValue(kind: Field["kind"], value: unknown): unknown {
  if (kind === "digits") return String(value);
  return kind === "money" && typeof value === "number" ? dinars(value) : (value ?? null);
}

function ownJson<Fs extends Fields>(fields: Fs, listing: object): OwnJson<Fs> {
  const values: Record<string, unknown> = { ...listing };
  const json = ownFields(fields)
    .filter(({ secret }) => !secret)
    .map(({ name, kind, column }) => [name, jsonValue(kind, values[column])]);
  return Object.fromEntries(json) as OwnJson<Fs>;
}

export const jsonOf =
  <Fs extends Fields>(fields: Fs) =>
  (listing: Listing & OwnValues<Fs>): ListingJson & OwnJson<Fs> => ({
    ...listingJson(listing),
    ...ownJson(fields, listing),
  });

/** The values that reviewers compare, by JSON name: a list as one text, money in dinars. */
export type Facts = Record<string, string | number | null>;

export const factsOf = (fields: Fields, listing: Listing): Facts =>
  Object.fromEntries(
    Object.entries(ownJson(fields, listing)).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : (value as Facts[string]),
    ]),
  );
