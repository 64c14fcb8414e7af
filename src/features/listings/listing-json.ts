import { dinars } from "#src/core/money.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import type { Fields, OwnJson, OwnValues } from "./fields.ts";

interface WithoutPrice {
  id: string;
  sellerId: string;
  title: string;
  description: string;
  /** Addresses, the cover first. */
  images: string[];
  photos: PhotoJson[];
  /** A place's English name. */
  location: string;
  status: "active" | "expired" | "sold";
  /** Why only its seller and admins see it; null while everybody does. */
  hold: "review" | "rejected" | "hidden" | null;
  featured: boolean;
  verified: boolean;
  /** Times in epoch milliseconds. */
  listedAt: number;
  expiresAt: number;
  soldAt: number | null;
  createdAt: number;
  updatedAt: number;
}

/** What every listing has in our code: the price in hundredths of a dinar. */
export interface Listing extends WithoutPrice {
  priceCents: number;
}

/** What the API answers of every listing: the price in dinars. */
export interface ListingJson extends WithoutPrice {
  price: number;
}

const listingJson = (listing: Listing): ListingJson => ({
  id: listing.id,
  sellerId: listing.sellerId,
  title: listing.title,
  price: dinars(listing.priceCents),
  description: listing.description,
  images: listing.images,
  photos: listing.photos,
  location: listing.location,
  status: listing.status,
  hold: listing.hold,
  featured: listing.featured,
  verified: listing.verified,
  listedAt: listing.listedAt,
  expiresAt: listing.expiresAt,
  soldAt: listing.soldAt,
  createdAt: listing.createdAt,
  updatedAt: listing.updatedAt,
});

/** Makes of a kind of listing what the API answers of it: these keys and no others. */
export function jsonOf<Fs extends Fields>(fields: Fs) {
  const own = Object.entries(fields)
    .filter(([, { shared }]) => !shared)
    .map(([name, { kind, column = name }]) => ({ name, column, kind }));
  return (listing: Listing & OwnValues<Fs>): ListingJson & OwnJson<Fs> => {
    const values = listing as unknown as Record<string, unknown>;
    const json = listingJson(listing) as unknown as Record<string, unknown>;
    for (const { name, column, kind } of own) {
      const value = values[column] ?? null;
      if (kind === "money") json[name] = value === null ? null : dinars(Number(value));
      else json[name] = kind === "digits" ? String(value) : value;
    }
    return json as unknown as ListingJson & OwnJson<Fs>;
  };
}
