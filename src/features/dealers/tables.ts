import { DEALER_LISTING_LIMIT } from "#src/auth/listing-limit.ts";
import { type DealerRole, ofUser } from "#src/auth/tables.ts";
import { flag, index, integer, json, table, text } from "#src/db/columns.ts";
import { photos } from "#src/features/photos/tables.ts";
import type { Branch, Hours } from "./schema.ts";

export const dealers = table(
  "dealers",
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    legalName: text().notNull(),
    /** In the commercial register. */
    registerNumber: text(),
    /** E.164 */
    phone: text().notNull(),
    location: text().notNull(),
    aboutEn: text().notNull().default(""),
    aboutAr: text().notNull().default(""),
    hours: json<Hours>().notNull(),
    branches: json<Branch[]>().notNull(),
    logoId: text().references(() => photos.id),
    verifiedAt: integer(),
    isActive: flag().notNull().default(true),
    /** Active listings allowed to all its people together; `UNLIMITED` means any number. */
    listingLimit: integer().notNull().default(DEALER_LISTING_LIMIT),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [index("dealers_verified_at").on(t.verifiedAt), index("dealers_logo_id").on(t.logoId)],
);

/** A column with the dealer's id. Its row is deleted when the dealer is. */
export const ofDealer = () =>
  text()
    .notNull()
    .references(() => dealers.id, { onDelete: "cascade" });

/** Former addresses, which redirect to the current one. */
export const dealerSlugs = table("dealer_slugs", { slug: text().primaryKey(), dealerId: ofDealer() });

export const dealerInvitations = table(
  "dealer_invitations",
  {
    id: text().primaryKey(),
    tokenHash: text().notNull().unique(),
    dealerId: ofDealer(),
    email: text().notNull(),
    role: text<DealerRole>().notNull(),
    invitedBy: ofUser(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    acceptedAt: integer(),
  },
  (t) => [index("dealer_invitations_dealer_id").on(t.dealerId)],
);
