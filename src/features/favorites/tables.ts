import { users } from "#src/auth/tables.ts";
import { index, integer, primaryKey, table, text } from "#src/db/columns.ts";
import { listings } from "#src/features/listings/tables.ts";

export const favorites = table(
  "favorites",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** The price when it was saved, to show a later change. */
    priceCents: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.listingId] }), index("favorites_listing_id").on(t.listingId)],
);
