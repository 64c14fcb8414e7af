import { sealed } from "#src/auth/sealed.ts";
import { ofUser } from "#src/auth/tables.ts";
import { index, integer, table, text, uniqueIndex } from "#src/db/columns.ts";
import { dealers, ofDealer } from "#src/features/dealers/tables.ts";
import { ofListing } from "#src/features/listings/tables.ts";

export const FEED_KINDS = ["stock", "meta", "google", "xml"] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** Which listing has a dealer's stock number. */
export const stockItems = table(
  "stock_items",
  {
    listingId: ofListing().primaryKey(),
    dealerId: ofDealer(),
    /** As the dealer writes it. */
    stockId: text().notNull(),
    /** In lower case, so that a number is found in any spelling. */
    stockKey: text().notNull(),
  },
  (t) => [uniqueIndex("stock_items_key").on(t.dealerId, t.stockKey)],
);

/** Secret addresses at which other sites read the stock. */
export const stockFeeds = table(
  "stock_feeds",
  {
    id: text().primaryKey(),
    /** Null for the stock of the whole site. */
    dealerId: text().references(() => dealers.id, { onDelete: "cascade" }),
    kind: text<FeedKind>().notNull(),
    tokenHash: text().notNull().unique(),
    /** Shown again to whoever manages the feed. */
    token: sealed("stock_feeds", "token"),
    madeBy: ofUser(),
    createdAt: integer().notNull(),
    lastReadAt: integer(),
  },
  (t) => [index("stock_feeds_dealer_id").on(t.dealerId)],
);
