import { isNull } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { index, integer, json, primaryKey, table, text, uniqueIndex } from "#src/db/columns.ts";
import { type Hold, listings } from "#src/features/listings/tables.ts";

export type ReportStatus = "open" | "upheld" | "dismissed";
export type Verdict = "approved" | "rejected" | "hidden" | "shown";

export const reports = table(
  "reports",
  {
    id: text().primaryKey(),
    /** Either this or `sellerId` is set. */
    listingId: text().references(() => listings.id, { onDelete: "cascade" }),
    sellerId: text().references(() => users.id, { onDelete: "cascade" }),
    /** `listing:<id>` or `seller:<id>`. */
    subject: text().notNull(),
    /** Null for a guest. */
    reporterId: text().references(() => users.id, { onDelete: "set null" }),
    /** The account, or a hash of a guest's cookie. */
    reporterKey: text().notNull(),
    reason: text().notNull(),
    text: text().notNull(),
    status: text<ReportStatus>().notNull().default("open"),
    createdAt: integer().notNull(),
    handledAt: integer(),
    handledBy: text(),
  },
  (t) => [
    // Partial: a person may report the same thing again after the first report is settled.
    uniqueIndex("reports_open").on(t.subject, t.reporterKey).where(isNull(t.handledAt)),
    index("reports_status").on(t.status, t.createdAt),
    index("reports_listing_id").on(t.listingId),
    index("reports_seller_id").on(t.sellerId),
    index("reports_reporter_id").on(t.reporterId),
  ],
);

/** Findings of the automatic checks. */
export const flags = table(
  "flags",
  {
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    rule: text().notNull(),
    /** For the sentence about it. */
    detail: json<Record<string, string | number>>().notNull(),
    createdAt: integer().notNull(),
    /** When an admin approved the listing with this flag. */
    passedAt: integer(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.rule] }), index("flags_rule").on(t.rule)],
);

/** Decisions of admins on a listing. */
export const reviews = table(
  "reviews",
  {
    id: text().primaryKey(),
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** Null after the admin's account was deleted. */
    adminId: text().references(() => users.id, { onDelete: "set null" }),
    verdict: text<Verdict>().notNull(),
    reason: text(),
    /** For the seller. */
    note: text().notNull().default(""),
    /** The note in Arabic. */
    noteAr: text().notNull().default(""),
    /** The facts at the time, to show later changes. */
    listingThen: json<Record<string, unknown>>(),
    /** The hold before and the `rev` after the decision, to undo it. */
    holdBefore: text<Hold>(),
    rev: integer(),
    createdAt: integer().notNull(),
  },
  (t) => [index("reviews_listing_id").on(t.listingId, t.createdAt)],
);
