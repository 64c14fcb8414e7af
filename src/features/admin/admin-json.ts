import type { Language } from "#src/i18n/language.ts";
import type { FlagJson } from "#src/features/moderation/review-json.ts";
import type { AdminListingState } from "./schema.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";

export interface AdminUser {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  location: string | null;
  /** Of mails to the user. */
  language: Language;
  role: "user" | "admin";
  isActive: boolean;
  /** Has the badge of a verified seller. */
  verified: boolean;
  emailVerified: boolean;
  hasSecondFactor: boolean;
  /** Null: unlimited. */
  listingLimit: number | null;
  adminNote: string | null;
  createdAt: number;
  /** `listings` counts all but the removed ones. */
  activeListings: number;
  listings: number;
  /** Reports about the user or one of the listings. */
  reports: number;
}

export interface AdminListing {
  id: string;
  kind: ListingKind;
  title: string;
  priceCents: number;
  location: string;
  state: AdminListingState;
  featured: boolean;
  verified: boolean;
  sellerId: string;
  sellerName: string;
  createdAt: number;
  listedAt: number;
  expiresAt: number;
  viewCount: number;
  cover: { id: string; width: number; height: number } | null;
  plate: { areaCode: string; plateNumber: string } | null;
  bodyType: string | null;
  /** The open ones. */
  flags: FlagJson[];
  /** Sent back with a change, to detect conflicts. */
  rev: number;
}

export interface AdminTotals {
  users: number;
  activeListings: number;
  expiredListings: number;
  cars: number;
}

/** Work that waits for an admin. */
export interface Waiting {
  review: number;
  reports: number;
  messages: number;
  mails: number;
  failedMails: number;
}

export interface DayCount {
  /** The start of the day in Jordan. */
  at: number;
  count: number;
}

export interface CountByName {
  name: string;
  count: number;
}

/** The overview; days are the last thirty. */
export interface Overview {
  totals: AdminTotals;
  waiting: Waiting;
  listed: DayCount[];
  asked: DayCount[];
  joined: DayCount[];
  sold: DayCount[];
  byCity: CountByName[];
  byMake: CountByName[];
  /** The median time until an inquiry is marked as replied. */
  replyMs: number | null;
  photos: number;
  recent: AdminListing[];
}
