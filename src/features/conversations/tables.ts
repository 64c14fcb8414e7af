import { ofUser, users } from "#src/auth/tables.ts";
import { index, integer, table, text } from "#src/db/columns.ts";
import { ofListing } from "#src/features/listings/tables.ts";

export type InquiryStatus = "pending" | "read" | "replied" | "closed";

export const inquiries = table(
  "inquiries",
  {
    id: text().primaryKey(),
    listingId: ofListing(),
    sellerId: ofUser(),
    /** Its people share it; null for an inquiry about a private listing. */
    dealerId: text(),
    /** Who of the dealer answers it; null until somebody takes it over. */
    takenBy: text(),
    buyerId: text().references(() => users.id, { onDelete: "set null" }),
    message: text().notNull(),
    buyerName: text().notNull(),
    /** E.164 */
    buyerPhone: text().notNull(),
    buyerEmail: text().notNull(),
    status: text<InquiryStatus>().notNull().default("pending"),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    index("inquiries_dealer_id").on(t.dealerId, t.createdAt),
    index("inquiries_seller_id_created_at").on(t.sellerId, t.createdAt),
    // A covering index for the overview's counts and reply times.
    index("inquiries_created_at").on(t.createdAt, t.status, t.updatedAt),
    index("inquiries_listing_id").on(t.listingId),
  ],
);
