import { isNull } from "drizzle-orm";
import { sealed } from "#src/auth/sealed.ts";
import { ofUser } from "#src/auth/tables.ts";
import { flag, index, integer, primaryKey, table, text } from "#src/db/columns.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { ofListing } from "#src/features/listings/tables.ts";
import type { Rhythm } from "./schema.ts";

export const savedSearches = table(
  "saved_searches",
  {
    id: text().primaryKey(),
    userId: ofUser(),
    kind: text<ListingKind>().notNull(),
    /** The search page's canonical query string; once it is structured, without words that have a meaning. */
    query: text().notNull(),
    /** False in rows that the previous release wrote, until the next run of the job that matches listings. */
    isStructured: flag().notNull().default(false),
    name: text().notNull(),
    rhythm: text<Rhythm>().notNull(),
    byMail: flag().notNull(),
    byPush: flag().notNull(),
    /** The token in emailed links that stop this search's alerts. Rows are found by its hash. */
    stopToken: sealed("saved_searches", "stop_token", { wasPlain: true })
      .notNull()
      .unique("saved_searches_stopToken_unique"),
    /** Null in rows of the previous release, whose token is not encrypted. */
    stopTokenHash: text(),
    /** Matches found after this time are new. */
    lookedAt: integer().notNull(),
    removedAt: integer(),
    createdAt: integer().notNull(),
    /** Increases with each search that is saved. */
    rev: integer().notNull().default(0),
  },
  (t) => [
    index("saved_searches_user_id").on(t.userId),
    index("saved_searches_stop_token_hash").on(t.stopTokenHash),
    index("saved_searches_query").on(t.kind, t.query),
    index("saved_searches_rev").on(t.rev, t.id),
  ],
);

/** Read only by the previous release. To be dropped in the next one, together with the index on queries. */
export const savedSearchAnchors = table(
  "saved_search_anchors",
  {
    anchor: text().notNull(),
    searchId: text()
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.anchor, t.searchId] }),
    index("saved_search_anchors_search_id").on(t.searchId),
  ],
);

export const savedSearchMatches = table(
  "saved_search_matches",
  {
    searchId: text()
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    listingId: ofListing(),
    /** The previous price, if it had to fall to match the search; null for a new listing. */
    oldPriceCents: integer(),
    foundAt: integer().notNull(),
    toldAt: integer(),
    pushedAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.searchId, t.listingId] }),
    index("saved_search_matches_listing_id").on(t.listingId),
    index("saved_search_matches_untold").on(t.foundAt).where(isNull(t.toldAt)),
    index("saved_search_matches_unpushed").on(t.foundAt).where(isNull(t.pushedAt)),
  ],
);

export const matchedListings = table("matched_listings", {
  listingId: ofListing().primaryKey(),
  priceCents: integer().notNull(),
  listedAt: integer().notNull(),
});
