import { users } from "#src/auth/tables.ts";
import { index, integer, table, text } from "#src/db/columns.ts";
import { dealers } from "#src/features/dealers/tables.ts";

/** What buyers say about sellers. The admins' decisions about listings are in `reviews`. */
export const sellerReviews = table(
  "seller_reviews",
  {
    id: text().primaryKey(),
    /** Not a foreign key, because the review outlives it. */
    conversationId: text().notNull().unique(),
    /** Each is null once the account is deleted. */
    buyerId: text().references(() => users.id, { onDelete: "set null" }),
    /** Either a person or a dealer. */
    sellerId: text().references(() => users.id, { onDelete: "set null" }),
    dealerId: text().references(() => dealers.id, { onDelete: "set null" }),
    response: integer().notNull(),
    asDescribed: integer().notNull(),
    advice: integer().notNull(),
    text: text().notNull(),
    answer: text(),
    answeredAt: integer(),
    createdAt: integer().notNull(),
    shownAt: integer().notNull(),
    hiddenAt: integer(),
  },
  (t) => [
    index("seller_reviews_seller_id").on(t.sellerId, t.shownAt),
    index("seller_reviews_dealer_id").on(t.dealerId, t.shownAt),
    index("seller_reviews_buyer_id").on(t.buyerId),
    index("seller_reviews_created_at").on(t.createdAt),
  ],
);
