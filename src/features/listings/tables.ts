import { isNotNull } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { flag, index, integer, json, primaryKey, table, text, uniqueIndex } from "#src/db/columns.ts";
import { photos } from "#src/features/photos/tables.ts";
import type { DraftValues } from "./draft-limits.ts";
import type { Detail, Rule } from "./flag-rules.ts";
import type { ListingKind } from "./kinds.ts";

/** `expired` is not stored: an active listing is expired once `expiresAt` has passed. */
const STORED_STATUSES = ["active", "sold", "removed"] as const;
export type StoredStatus = (typeof STORED_STATUSES)[number];
export type Hold = "review" | "rejected" | "hidden";

/** The columns that every kind has. The others are in a table of the kind, with the same id. */
export const listings = table(
  "listings",
  {
    id: text().primaryKey(),
    kind: text<ListingKind>().notNull(),
    /** What people call it by, of all kinds; never given again. */
    number: integer().notNull(),
    /** The words of its address after the number. */
    slug: text().notNull(),
    sellerId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    priceCents: integer().notNull(),
    description: text().notNull(),
    location: text().notNull(),
    status: text<StoredStatus>().notNull().default("active"),
    featured: flag().notNull().default(false),
    verified: flag().notNull().default(false),
    /** When it was published or last put on top: the order of the newest. */
    listedAt: integer().notNull(),
    expiresAt: integer().notNull(),
    hold: text<Hold>(),
    /** False while the seller is suspended. */
    sellerActive: flag().notNull().default(true),
    /** How long it counts as reduced; null if it does not. */
    reducedUntil: integer(),
    soldAt: integer(),
    removedAt: integer(),
    viewCount: integer().notNull().default(0),
    contactCount: integer().notNull().default(0),
    /** Makes a form that is sent twice one listing. */
    submissionKey: text(),
    /** What may be for sale only once, such as the plate `10-12345`. */
    soleItem: text(),
    /** Finds the same long description of another seller; null for a short one. */
    textHash: text(),
    rev: integer().notNull(),
    /** The `rev` of the last change of each field, by its JSON name; without those that never changed. */
    fieldRevs: json<Record<string, number>>().notNull().default({}),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    // Covers counts and the order of the newest.
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
    index("listings_price").on(t.kind, t.status, t.priceCents, t.id, t.expiresAt, t.hold, t.sellerActive),
    // With more columns SQLite would use it where `listings_newest` counts ten times as fast.
    index("listings_seller_id").on(t.sellerId, t.status),
    index("listings_of_seller").on(t.sellerId, t.id, t.status, t.expiresAt),
    index("listings_featured").on(t.kind, t.featured, t.listedAt),
    index("listings_rev").on(t.rev),
    index("listings_sole_item").on(t.soleItem),
    index("listings_text_hash").on(t.textHash),
    index("listings_created_at").on(t.createdAt),
    index("listings_seller_created").on(t.sellerId, t.createdAt),
    index("listings_reduced").on(t.reducedUntil).where(isNotNull(t.reducedUntil)),
    // Partial: queries for shown listings do not read it.
    index("listings_hold").on(t.hold, t.status).where(isNotNull(t.hold)),
    index("listings_sold").on(t.kind, t.hold, t.sellerActive, t.soldAt).where(isNotNull(t.soldAt)),
    uniqueIndex("listings_number").on(t.number),
    uniqueIndex("listings_submission_key").on(t.sellerId, t.submissionKey),
  ],
);

/** Every price that a listing has had. */
export const listingPrices = table(
  "listing_prices",
  {
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** The listing's with this change: the order of the prices. */
    rev: integer().notNull(),
    priceCents: integer().notNull(),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.rev] })],
);

export const listingPhotos = table(
  "listing_photos",
  {
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    photoId: text()
      .notNull()
      .references(() => photos.id),
    /** 0 is the cover. */
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.photoId] }), index("listing_photos_photo_id").on(t.photoId)],
);

/** Forms that sellers have not sent yet; the id is the submission key of the listing to be. */
export const listingDrafts = table(
  "listing_drafts",
  {
    id: text().primaryKey(),
    sellerId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text<ListingKind>().notNull(),
    /** As typed, by the names of the form. */
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

/** Folded words; the full-text index in memory follows it by the `rev` of the listings. */
export const listingTexts = table("listing_texts", {
  /** The full-text index needs a number for each row: the listing's first `rev`. */
  docId: integer().primaryKey(),
  listingId: text()
    .notNull()
    .unique()
    .references(() => listings.id, { onDelete: "cascade" }),
  title: text().notNull().default(""),
  rest: text().notNull(),
});

/** Makes a visitor count once a day; `visitor` is a salted hash. */
export const listingViews = table(
  "listing_views",
  {
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    visitor: text().notNull(),
    day: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.visitor, t.day] }), index("listing_views_day").on(t.day)],
);

/** How often a listing was viewed and its seller contacted, by day. */
export const listingDays = table(
  "listing_days",
  {
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** Days in Jordan since 1 January 1970. */
    day: integer().notNull(),
    views: integer().notNull().default(0),
    contacts: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.day] }), index("listing_days_day").on(t.day)],
);

export const counters = table("counters", { name: text().primaryKey(), value: integer().notNull() });

/** Tells what follows the tables by `rev` which listings went with their sellers. */
export const erasedListings = table("erased_listings", {
  listingId: text().primaryKey(),
  rev: integer().notNull().unique(),
});

/** What automatic checks and reports found. */
export const flags = table(
  "flags",
  {
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    rule: text<Rule>().notNull(),
    detail: json<Detail>().notNull(),
    createdAt: integer().notNull(),
    /** When an admin approved the listing with this flag. */
    passedAt: integer(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.rule] }), index("flags_rule").on(t.rule)],
);
