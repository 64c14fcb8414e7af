import { dinars } from "#src/core/money.ts";
import { pick } from "#src/core/pick.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import type { Field, Fields } from "./fields.ts";
import { type PriceAt, type PriceJson, toPriceJson } from "./price-history.ts";
import { type OwnJson, ownFields, type OwnValues } from "./field-values.ts";

export interface Listing {
  id: string;
  number: number;
  url: string;
  sellerId: string;
  title: string;
  priceCents: number;
  /** All its prices, oldest first. */
  priceHistory: PriceAt[];
  description: string;
  /** URLs, the cover first. */
  images: string[];
  photos: PhotoJson[];
  location: string;
  status: "active" | "expired" | "sold";
  /** Why only its seller and admins can see it; null if it is public. */
  hold: "review" | "rejected" | "hidden" | null;
  featured: boolean;
  verified: boolean;
  listedAt: number;
  expiresAt: number;
  soldAt: number | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
}

export interface ListingJson extends Omit<Listing, "priceCents" | "priceHistory"> {
  price: number;
  priceHistory: PriceJson[];
}

const listingJson = (listing: Listing): ListingJson => ({
  ...pick(listing, "id", "number", "url", "sellerId", "title"),
  price: dinars(listing.priceCents),
  priceHistory: listing.priceHistory.map(toPriceJson),
  ...pick(listing, "description", "images", "photos", "location", "status", "hold", "featured", "verified"),
  ...pick(listing, "listedAt", "expiresAt", "soldAt", "createdAt", "updatedAt", "rev"),
});

export function jsonValue(kind: Field["kind"], value: unknown): unknown {
  if (kind === "digits") return String(value);
  return kind === "money" && typeof value === "number" ? dinars(value) : (value ?? null);
}

function ownJson<Fs extends Fields>(fields: Fs, listing: object): OwnJson<Fs> {
  const values: Record<string, unknown> = { ...listing };
  const json = ownFields(fields).map(({ name, kind, column }) => [name, jsonValue(kind, values[column])]);
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
