import { isNotNull } from "drizzle-orm";
import { ofUser } from "#src/auth/tables.ts";
import { flag, index, integer, json, primaryKey, table, text, uniqueIndex } from "#src/db/columns.ts";
import { photos } from "#src/features/photos/tables.ts";
import type { DraftValues } from "./schema.ts";
import type { Detail, Rule } from "./life-cycle/flag-rules.ts";
import type { ListingKind } from "./kinds.ts";

/** `expired` is not stored: an active listing is expired once `expiresAt` has passed. */
const STORED_STATUSES = ["active", "sold", "withdrawn", "removed"] as const;
export type StoredStatus = (typeof STORED_STATUSES)[number];
export type Hold = "review" | "rejected" | "hidden";

export const listings = table(
  "listings",
  {
    id: text().primaryKey(),
    kind: text<ListingKind>().notNull(),
    /** The public number, unique across kinds and never reused. */
    number: integer().notNull(),
    slug: text().notNull(),
    sellerId: ofUser(),
    /** Null for a private listing. */
    dealerId: text(),
    title: text().notNull(),
    priceCents: integer().notNull(),
    description: text().notNull(),
    location: text().notNull(),
    status: text<StoredStatus>().notNull().default("active"),
    featured: flag().notNull().default(false),
    verified: flag().notNull().default(false),
    /** A buyer has agreed to take it; it is still shown and can be asked about. */
    reserved: flag().notNull().default(false),
    /** When it was published or last renewed, the order of "newest". */
    listedAt: integer().notNull(),
    expiresAt: integer().notNull(),
    hold: text<Hold>(),
    /** False while the seller or the dealer is suspended. */
    sellerActive: flag().notNull().default(true),
    /** When the seller last said that it is still for sale; null before the first time. */
    confirmedAt: integer(),
    /** When its price stops counting as reduced; null if it does not. */
    reducedUntil: integer(),
    soldAt: integer(),
    removedAt: integer(),
    viewCount: integer().notNull().default(0),
    contactCount: integer().notNull().default(0),
    /** Creates only one listing if a form is sent twice. */
    submissionKey: text(),
    /** An item that may be for sale only once, such as the plate `10-12345`. */
    soleItem: text(),
    /** What was published, in the words of its kind, so that an edit does not make it another item. */
    publishedAs: text(),
    /** Finds the same long description by another seller; null for a short one. */
    textHash: text(),
    rev: integer().notNull(),
    /** The `rev` of each field's last change, by JSON name; without fields that never changed. */
    fieldRevs: json<Record<string, number>>().notNull().default({}),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    // Covers counts and the order by newest.
    index("listings_newest").on(
      t.kind,
      t.status,
      t.listedAt,
      t.id,
      t.expiresAt,
      t.hold,
      t.sellerActive,
      t.priceCents,
      t.location,
    ),
    // With more columns, SQLite would use it where `listings_newest` counts ten times as fast.
    index("listings_seller_id").on(t.sellerId, t.status),
    index("listings_of_seller").on(t.sellerId, t.id, t.status, t.expiresAt),
    index("listings_featured").on(t.kind, t.featured, t.listedAt),
    index("listings_rev").on(t.rev),
    index("listings_sole_item").on(t.soleItem),
    index("listings_text_hash").on(t.textHash),
    index("listings_created_at").on(t.createdAt),
    index("listings_seller_created").on(t.sellerId, t.createdAt),
    index("listings_reduced").on(t.reducedUntil).where(isNotNull(t.reducedUntil)),
    // Partial, so that queries for public listings do not read it.
    index("listings_hold").on(t.hold, t.status).where(isNotNull(t.hold)),
    index("listings_sold").on(t.kind, t.hold, t.sellerActive, t.soldAt).where(isNotNull(t.soldAt)),
    // Partial: while few listings are a dealer's, statistics over all of them would keep SQLite from using it.
    index("listings_of_dealer").on(t.dealerId, t.status, t.expiresAt).where(isNotNull(t.dealerId)),
    uniqueIndex("listings_number").on(t.number),
    uniqueIndex("listings_submission_key").on(t.sellerId, t.submissionKey),
  ],
);

/** A column with the listing's id. Its row is deleted when the listing is. */
export const ofListing = () =>
  text()
    .notNull()
    .references(() => listings.id, { onDelete: "cascade" });

export const listingPrices = table(
  "listing_prices",
  {
    listingId: ofListing(),
    /** The `rev` of the listing after this change, which is the order of the prices. */
    rev: integer().notNull(),
    priceCents: integer().notNull(),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.rev] })],
);

export const listingPhotos = table(
  "listing_photos",
  {
    listingId: ofListing(),
    photoId: text()
      .notNull()
      .references(() => photos.id),
    /** 0 is the cover photo. */
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.photoId] }), index("listing_photos_photo_id").on(t.photoId)],
);

/** Forms that sellers have not submitted yet; the id is the submission key of the future listing. */
export const listingDrafts = table(
  "listing_drafts",
  {
    id: text().primaryKey(),
    sellerId: ofUser(),
    kind: text<ListingKind>().notNull(),
    typed: json<DraftValues>().notNull(),
    editedAt: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index("listing_drafts_seller_id").on(t.sellerId, t.editedAt),
    index("listing_drafts_edited_at").on(t.editedAt),
  ],
);

export const listingDraftPhotos = table(
  "listing_draft_photos",
  {
    draftId: text()
      .notNull()
      .references(() => listingDrafts.id, { onDelete: "cascade" }),
    photoId: text()
      .notNull()
      .references(() => photos.id),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.draftId, t.photoId] }),
    index("listing_draft_photos_photo_id").on(t.photoId),
  ],
);

/** Folded words; the in-memory text index is updated from it by the listings' `rev`. */
export const listingTexts = table("listing_texts", {
  /** The text index needs a number for each row: the listing's first `rev`. */
  docId: integer().primaryKey(),
  listingId: ofListing().unique(),
  title: text().notNull().default(""),
  rest: text().notNull(),
});

/** Ensures that a visitor counts once a day; `visitor` is a salted hash. */
export const listingViews = table(
  "listing_views",
  {
    listingId: ofListing(),
    visitor: text().notNull(),
    day: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.visitor, t.day] }), index("listing_views_day").on(t.day)],
);

export const listingDays = table(
  "listing_days",
  {
    listingId: ofListing(),
    /** Days in Jordan since 1 January 1970. */
    day: integer().notNull(),
    views: integer().notNull().default(0),
    contacts: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.day] }), index("listing_days_day").on(t.day)],
);

export const counters = table("counters", { name: text().primaryKey(), value: integer().notNull() });

/** Listings deleted with their seller, for code that follows changes by `rev`. */
export const erasedListings = table("erased_listings", {
  listingId: text().primaryKey(),
  rev: integer().notNull().unique(),
});

export const flags = table(
  "flags",
  {
    listingId: ofListing(),
    rule: text<Rule>().notNull(),
    detail: json<Detail>().notNull(),
    createdAt: integer().notNull(),
    /** When an admin approved the listing despite this flag. */
    passedAt: integer(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.rule] }), index("flags_rule").on(t.rule)],
);
