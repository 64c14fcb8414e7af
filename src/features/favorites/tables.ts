import { ofUser } from "#src/auth/tables.ts";
import { index, integer, primaryKey, table } from "#src/db/columns.ts";
import { ofListing } from "#src/features/listings/tables.ts";

export const favorites = table(
  "favorites",
  {
    userId: ofUser(),
    listingId: ofListing(),
    /** The price when it was saved, to show a later change. */
    priceCents: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.listingId] }), index("favorites_listing_id").on(t.listingId)],
);
