import type { Language } from "#src/i18n/language.ts";
import type { ListingKind } from "#src/features/listings/tables.ts";
import type { FlagJson } from "#src/features/moderation/review-json.ts";
import type { AdminListingState } from "./schema.ts";

/** A user as the panel lists it. */
export interface AdminUser {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  location: string | null;
  /** In which mails to them are written. */
  language: Language;
  role: "user" | "admin";
  isActive: boolean;
  /** Vouched for by an admin. */
  verified: boolean;
  emailVerified: boolean;
  /** Signs in with a second step. */
  hasSecondFactor: boolean;
  /** Null: unlimited. */
  listingLimit: number | null;
  adminNote: string | null;
  createdAt: number;
  /** For sale now, and all that were not removed. */
  activeListings: number;
  listings: number;
  /** Of visitors, about the user or one of the listings. */
  reports: number;
}

/** A listing of either kind as the panel lists it. */
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
  /** What was noticed, and no admin let pass. */
  flags: FlagJson[];
  /** To send back, so that nobody changes what another admin changed meanwhile. */
  rev: number;
}

/** What the specification's overview counts. */
export interface AdminTotals {
  users: number;
  activeListings: number;
  expiredListings: number;
  cars: number;
}

/** What somebody has to look at. */
export interface Waiting {
  review: number;
  reports: number;
  messages: number;
  mails: number;
  failedMails: number;
}

export interface DayCount {
  /** When the day began in Jordan. */
  at: number;
  count: number;
}

export interface Named {
  name: string;
  count: number;
}

/** What the overview shows; the days are the last thirty. */
export interface Overview {
  totals: AdminTotals;
  waiting: Waiting;
  listed: DayCount[];
  asked: DayCount[];
  joined: DayCount[];
  sold: DayCount[];
  byCity: Named[];
  byMake: Named[];
  /** The median time from an inquiry to its being marked as replied. */
  replyMs: number | null;
  photos: number;
  recent: AdminListing[];
}
