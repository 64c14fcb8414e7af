import { isNull } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { index, integer, json, primaryKey, table, text, uniqueIndex } from "#src/db/columns.ts";
import { type Hold, listings } from "#src/features/listings/tables.ts";

export type ReportStatus = "open" | "upheld" | "dismissed";
export type Verdict = "approved" | "rejected" | "hidden" | "shown";

/** What visitors say is wrong with a listing or a seller. */
export const reports = table(
  "reports",
  {
    id: text().primaryKey(),
    /** One of the two is set. */
    listingId: text().references(() => listings.id, { onDelete: "cascade" }),
    sellerId: text().references(() => users.id, { onDelete: "cascade" }),
    /** `listing:<id>` or `seller:<id>`: one open report a person. */
    subject: text().notNull(),
    /** Null for a guest. */
    reporterId: text().references(() => users.id, { onDelete: "set null" }),
    /** The account, or a hash of a guest's cookie. */
    reporterKey: text().notNull(),
    reason: text().notNull(),
    text: text().notNull(),
    status: text<ReportStatus>().notNull().default("open"),
    createdAt: integer().notNull(),
    /** Null while it is open. */
    handledAt: integer(),
    handledBy: text(),
  },
  (t) => [
    // Partial: what was settled stays as it was said, and the same person may report it again.
    uniqueIndex("reports_open").on(t.subject, t.reporterKey).where(isNull(t.handledAt)),
    index("reports_status").on(t.status, t.createdAt),
    index("reports_listing_id").on(t.listingId),
    index("reports_seller_id").on(t.sellerId),
    index("reports_reporter_id").on(t.reporterId),
  ],
);

/** What the automatic checks noticed; a check that no longer applies is deleted. */
export const flags = table(
  "flags",
  {
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** Such as `price-low` or `phone-in-text`. */
    rule: text().notNull(),
    /** What the rule saw, for its sentence. */
    detail: json<Record<string, string | number>>().notNull(),
    createdAt: integer().notNull(),
    /** When an admin looked at it and let it pass. */
    passedAt: integer(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.rule] }), index("flags_rule").on(t.rule)],
);

/** Decisions of admins on a listing, the newest last. */
export const reviews = table(
  "reviews",
  {
    id: text().primaryKey(),
    listingId: text()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** Null for one that has left. */
    adminId: text().references(() => users.id, { onDelete: "set null" }),
    verdict: text<Verdict>().notNull(),
    /** A coded reason of a rejection or hiding. */
    reason: text(),
    /** In the admin's own words, for the seller. */
    note: text().notNull().default(""),
    /** The same in Arabic, where it was written in both languages. */
    noteAr: text().notNull().default(""),
    /** What the listing said when it was decided, to show what an edit changed since. */
    listingThen: json<Record<string, unknown>>(),
    /** What held the listing back before it, and its `rev` after it, to take the decision back. */
    holdBefore: text<Hold>(),
    rev: integer(),
    createdAt: integer().notNull(),
  },
  (t) => [index("reviews_listing_id").on(t.listingId, t.createdAt)],
);
