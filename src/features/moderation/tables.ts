import { isNull } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { index, integer, json, table, text, uniqueIndex } from "#src/db/columns.ts";
import type { Facts } from "#src/features/listings/listing-json.ts";
import { type Hold, listings, ofListing } from "#src/features/listings/tables.ts";
import type { ReportReason, ReportStatus, Verdict, VerdictReason } from "./schema.ts";

/** The reporter of what the site reports by itself. */
export const SITE_KEY = "site";

export const reports = table(
  "reports",
  {
    id: text().primaryKey(),
    /** Exactly one of `listingId`, `sellerId`, `dealerId`, `conversationId` and `reviewId` is set. */
    listingId: text().references(() => listings.id, { onDelete: "cascade" }),
    sellerId: text().references(() => users.id, { onDelete: "cascade" }),
    dealerId: text(),
    /** `listing:<id>`, `seller:<id>`, `dealer:<id>`, `conversation:<id>` or `review:<id>`. */
    subject: text().notNull(),
    reporterId: text().references(() => users.id, { onDelete: "set null" }),
    /** The account, or a hash of a guest's cookie. */
    reporterKey: text().notNull(),
    reason: text<ReportReason>().notNull(),
    text: text().notNull(),
    status: text<ReportStatus>().notNull().default("open"),
    createdAt: integer().notNull(),
    handledAt: integer(),
    handledBy: text(),
    conversationId: text(),
    reviewId: text(),
  },
  (t) => [
    // Partial: a person may report the same thing again after the first report is settled.
    uniqueIndex("reports_open").on(t.subject, t.reporterKey).where(isNull(t.handledAt)),
    index("reports_status").on(t.status, t.createdAt),
    index("reports_listing_id").on(t.listingId),
    index("reports_seller_id").on(t.sellerId),
    index("reports_dealer_id").on(t.dealerId),
    index("reports_reporter_id").on(t.reporterId),
  ],
);

export const reviews = table(
  "reviews",
  {
    id: text().primaryKey(),
    listingId: ofListing(),
    adminId: text().references(() => users.id, { onDelete: "set null" }),
    verdict: text<Verdict>().notNull(),
    reason: text<VerdictReason>(),
    note: text().notNull().default(""),
    noteAr: text().notNull().default(""),
    /** The facts at the time of the decision, to show later changes. */
    listingThen: json<Facts>(),
    /** The hold before the decision and the `rev` after it, for undoing it. */
    holdBefore: text<Hold>(),
    rev: integer(),
    createdAt: integer().notNull(),
  },
  (t) => [index("reviews_listing_id").on(t.listingId, t.createdAt)],
);
