import { isNotNull } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { flag, index, integer, primaryKey, table, text, uniqueIndex } from "#src/db/columns.ts";
import { photos } from "#src/features/photos/tables.ts";
import type { ListingKind } from "./kinds.ts";

/** `expired` is not stored: an active listing is expired once `expiresAt` has passed. */
export const STORED_STATUSES = ["active", "sold", "removed"] as const;
export type StoredStatus = (typeof STORED_STATUSES)[number];
/** Why an admin keeps a listing from being shown: it waits for review, was rejected, or was hidden. */
export type Hold = "review" | "rejected" | "hidden";

/** What every listing has; `cars` and the other kinds add their own columns under the same id. */
export const listings = table(
  "listings",
  {
    id: text().primaryKey(),
    kind: text<ListingKind>().notNull(),
    sellerId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    priceCents: integer().notNull(),
    description: text().notNull(),
    /** A place's English name, as in `places`. */
    location: text().notNull(),
    status: text<StoredStatus>().notNull().default("active"),
    featured: flag().notNull().default(false),
    verified: flag().notNull().default(false),
    /** When it was published or last put on top: the order of the newest. */
    listedAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** Null: shown. */
    hold: text<Hold>(),
    /** False while the seller is suspended. */
    sellerActive: flag().notNull().default(true),
    soldAt: integer(),
    removedAt: integer(),
    /** Views by different visitors a day. */
    viewCount: integer().notNull().default(0),
    /** WhatsApp openings and revealed numbers. */
    contactCount: integer().notNull().default(0),
    /** Chosen by the form that sent it, so that a form sent twice is one listing. */
    submissionKey: text(),
    /** The one thing that is sold, such as the plate `10-12345`, which may not be for sale twice; null for the others. */
    soleItem: text(),
    /** Of a long description's folded words, so that the same text of another seller is found; null for a short one. */
    textHash: text(),
    /** From one counter, in the transaction that wrote the row: what is newer than a known number has changed. */
    rev: integer().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    // Holds all that a count or the order of the newest needs, so that neither touches the table.
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
    // No more columns: SQLite would skip through it where `listings_newest` counts ten times as fast.
    index("listings_seller_id").on(t.sellerId, t.status),
    // What admins count of many sellers at once, without a look at each listing.
    index("listings_of_seller").on(t.sellerId, t.id, t.status, t.expiresAt),
    index("listings_featured").on(t.kind, t.featured, t.listedAt),
    index("listings_rev").on(t.rev),
    index("listings_sole_item").on(t.soleItem),
    index("listings_text_hash").on(t.textHash),
    index("listings_created_at").on(t.createdAt),
    // Partial, so that nobody who asks for what is not held goes through it.
    index("listings_hold").on(t.hold, t.status).where(isNotNull(t.hold)),
    index("listings_sold").on(t.kind, t.hold, t.sellerActive, t.soldAt).where(isNotNull(t.soldAt)),
    uniqueIndex("listings_submission_key").on(t.sellerId, t.submissionKey),
  ],
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

/** The folded words by which a listing is found; `listing_texts_fts` follows it. */
export const listingTexts = table("listing_texts", {
  /** The listing's first `rev`: a number, since the full-text index knows its rows by number. */
  docId: integer().primaryKey(),
  listingId: text()
    .notNull()
    .unique()
    .references(() => listings.id, { onDelete: "cascade" }),
  /** What it is called: the seller's title and, in every spelling, the names of what is sold. */
  title: text().notNull().default(""),
  /** Everything else in it. */
  rest: text().notNull(),
});

/** A visitor's view of a listing on a day, so that it counts once; the visitor is a hash with the salt of a day. */
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

/** The one counter behind `rev`. */
export const counters = table("counters", { name: text().primaryKey(), value: integer().notNull() });

/** Listings whose rows are gone with their seller's account: what follows the tables by `rev` drops them. */
export const erasedListings = table("erased_listings", {
  listingId: text().primaryKey(),
  rev: integer().notNull().unique(),
});
