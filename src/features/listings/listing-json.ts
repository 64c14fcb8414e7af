import type { PhotoJson } from "#src/features/photos/schema.ts";

/** What the API answers of every listing: price in dinars, times in epoch milliseconds. */
export interface ListingJson {
  id: string;
  sellerId: string;
  title: string;
  price: number;
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
  listedAt: number;
  expiresAt: number;
  soldAt: number | null;
  createdAt: number;
  updatedAt: number;
}
