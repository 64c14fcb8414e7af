import { sealed } from "#src/auth/sealed.ts";
import { ofUser } from "#src/auth/tables.ts";
import { flag, index, integer, json, primaryKey, table, text, uniqueIndex } from "#src/db/columns.ts";
import type { CarInput } from "#src/features/cars/car-input.ts";
import { dealers, ofDealer } from "#src/features/dealers/tables.ts";
import { ofListing } from "#src/features/listings/tables.ts";
import type { Column, StockField, StockStatus } from "./columns.ts";
import type { Note } from "./read-row.ts";
import type {
  ImportJson,
  ImportMode,
  ImportResult,
  PlanCounts,
  RowChange,
  RowOutcome,
  RowTab,
} from "./import-shapes.ts";
import type { Encoding, Separator } from "./sheet.ts";

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
    createdAt: integer().notNull(),
    lastReadAt: integer(),
  },
  (t) => [index("stock_feeds_dealer_id").on(t.dealerId)],
);

/** A file of cars with what applying it would change or has changed. */
export const stockImports = table(
  "stock_imports",
  {
    id: text().primaryKey(),
    dealerId: ofDealer(),
    /** Who sent or applied it, or set up the feed it comes from. */
    madeBy: ofUser(),
    /** Whether an owner stands for that person, whose account is deleted. */
    makerLeft: flag(),
    /** Whether it comes from the dealer's feed. */
    isPulled: flag().notNull(),
    status: text<ImportJson["status"]>().notNull().default("planned"),
    mode: text<ImportMode>().notNull(),
    name: text().notNull(),
    bytes: integer().notNull(),
    encoding: text<Encoding>(),
    separator: text<Separator>(),
    sheet: text(),
    fingerprint: text().notNull(),
    columns: json<Column[]>().notNull(),
    /** Differs for every other plan. */
    hash: text().notNull(),
    counts: json<PlanCounts>().notNull(),
    /** The dealer's cars on sale when it was planned. */
    onSale: integer().notNull(),
    result: json<ImportResult>(),
    /** Why it stopped or failed, for its reader. */
    reason: text(),
    /** Runs since the last row that was applied. */
    tries: integer().notNull().default(0),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    appliedAt: integer(),
    undoneAt: integer(),
    undone: json<{ left: string[] }>(),
  },
  (t) => [
    index("stock_imports_dealer_id").on(t.dealerId, t.createdAt),
    index("stock_imports_status").on(t.status),
    index("stock_imports_created_at").on(t.createdAt),
  ],
);

const ofImport = () =>
  text()
    .notNull()
    .references(() => stockImports.id, { onDelete: "cascade" });

/** What was sent, in Base64, for planning it again. */
export const stockImportFiles = table("stock_import_files", {
  importId: ofImport().primaryKey(),
  content: text().notNull(),
});

/** The rows of a file, and the cars that it lacks. */
export const stockImportRows = table(
  "stock_import_rows",
  {
    importId: ofImport(),
    /** As the spreadsheet counts; below 0 for cars that it lacks. */
    position: integer().notNull(),
    tab: text<RowTab>().notNull(),
    stockId: text().notNull(),
    title: text().notNull(),
    listingId: text(),
    /** Of the listing when it was planned. */
    rev: integer(),
    cells: json<string[]>().notNull(),
    /** The car to be published. */
    input: json<CarInput>(),
    status: text<StockStatus>(),
    images: json<string[]>().notNull(),
    changes: json<RowChange[]>().notNull(),
    problems: json<Note[]>().notNull(),
    warnings: json<Note[]>().notNull(),
    hasWarnings: flag().notNull(),
    /** Null while it waits. `begun` is repeated if the server ends meanwhile. */
    outcome: text<RowOutcome>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.position] }),
    index("stock_import_rows_tab").on(t.importId, t.tab, t.position),
    index("stock_import_rows_outcome").on(t.importId, t.outcome),
    index("stock_import_rows_listing_id").on(t.listingId),
  ],
);

/** Which columns a dealer corrected, by their order. */
export const stockColumns = table(
  "stock_columns",
  { dealerId: ofDealer(), fingerprint: text().notNull(), fields: json<(StockField | null)[]>().notNull() },
  (t) => [primaryKey({ columns: [t.dealerId, t.fingerprint] })],
);

/** The photos that a file names for a car. */
export const stockPhotos = table(
  "stock_photos",
  {
    listingId: ofListing(),
    address: text().notNull(),
    position: integer().notNull(),
    /** The last import that named it, which may be gone. */
    importId: text().notNull(),
    isDue: flag().notNull(),
    /** What it was when it was fetched. */
    photoId: text(),
    etag: text(),
    lastModified: text(),
    /** Why it could not be fetched, for the reader of the import. */
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.address] }),
    index("stock_photos_due").on(t.isDue, t.listingId),
    index("stock_photos_import_id").on(t.importId),
  ],
);

/** A file that is fetched every hour. */
export const stockPulls = table("stock_pulls", {
  id: text().primaryKey(),
  dealerId: ofDealer().unique(),
  madeBy: ofUser(),
  address: sealed("stock_pulls", "address"),
  /** A name and a password, as basic authentication sends them. */
  credentials: sealed("stock_pulls", "credentials"),
  mode: text<ImportMode>().notNull(),
  etag: text(),
  lastModified: text(),
  dueAt: integer().notNull(),
  readAt: integer(),
  failures: integer().notNull().default(0),
  reason: text(),
});
