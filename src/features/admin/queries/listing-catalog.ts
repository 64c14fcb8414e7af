import { and, eq, isNull } from "drizzle-orm";
import {
  type CatalogDeclaration,
  columnsOf,
  type CatalogRow,
  type ColumnFilters,
} from "#src/catalog/columns.ts";
import { pick } from "#src/core/pick.ts";
import { always, listFrom, listOf } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { userDoc } from "#src/db/substring-index.ts";
import { isOfListing, listingSource } from "#src/features/listings/search/search-source.ts";
import {
  flags,
  type Hold,
  listings,
  listingTexts,
  type StoredStatus,
} from "#src/features/listings/tables.ts";
import { type AdminListingState, LISTING_STATES, type ListingFilter } from "../schema.ts";

interface StateFacts {
  status: StoredStatus;
  hold: Hold | null;
  sellerActive: boolean;
}

/** A hold or a suspended seller takes precedence over the listing's own status. */
function stageOf({ status, hold, sellerActive }: StateFacts): Exclude<AdminListingState, "expired"> {
  if (status === "removed") return "removed";
  return hold ?? (sellerActive ? status : "suspended");
}

export function stateOf(listing: StateFacts & { expiresAt: number }, now: number): AdminListingState {
  const stage = stageOf(listing);
  return stage === "active" && listing.expiresAt <= now ? "expired" : stage;
}

const selectFacts = (read: Reader, after?: string) => {
  const rules = read
    .select({ all: listOf(flags.rule) })
    .from(flags)
    .where(and(eq(flags.listingId, listings.id), isNull(flags.passedAt)));
  return read
    .select({
      ...pick(listings, "id", "status", "hold", "sellerActive", "kind", "featured", "verified", "sellerId"),
      docId: listingTexts.docId,
      // In this catalog, listings stay after they expire.
      expiresAt: always(Number.MAX_SAFE_INTEGER).as("leaves_at"),
      sellerDoc: userDoc(listings.sellerId).as("seller_doc"),
      shownUntil: listings.expiresAt,
      rules: listFrom<string>(rules).as("rules"),
    })
    .from(listings)
    .leftJoin(listingTexts, isOfListing(listingTexts.listingId, after));
};

type CatalogFacts = CatalogRow & Awaited<ReturnType<typeof selectFacts>>[number];

const { one, many, flag, number } = columnsOf<CatalogFacts>();

const COLUMNS = {
  stage: one(stageOf),
  kind: one(({ kind }) => kind),
  seller: one(({ sellerId }) => sellerId),
  sellerDoc: number(({ sellerDoc }) => sellerDoc),
  featured: flag(({ featured }) => featured),
  verified: flag(({ verified }) => verified),
  flagged: flag(({ rules }) => rules.length > 0),
  rules: many(({ rules }) => rules),
  shownUntil: number(({ shownUntil }) => shownUntil),
};

/** Listings of every state in memory, so that combined filters stay fast. */
export const adminCatalog: CatalogDeclaration<CatalogFacts, typeof COLUMNS, "latest"> = {
  columns: COLUMNS,
  orders: { latest: [] },
  source: (read) => listingSource(read, null, listings.id, (after) => selectFacts(read, after)),
};

/** Deleted listings are left out unless the filter asks for them. */
const PRESENT = LISTING_STATES.filter((state) => state !== "removed" && state !== "expired");

export function catalogFilter(filter: ListingFilter, now: number): ColumnFilters<typeof COLUMNS> {
  const { kind, state, seller, badge, flag } = filter;
  const [isActive, isExpired] = [state === "active", state === "expired"];
  return {
    stage: state ? [isExpired ? "active" : state] : PRESENT,
    shownUntil: isActive ? { min: now + 1 } : isExpired ? { max: now } : undefined,
    kind: kind ? [kind] : undefined,
    seller: seller ? [seller] : undefined,
    featured: badge === "featured" || undefined,
    verified: badge === "verified" || undefined,
    flagged: flag === "any" || undefined,
    rules: flag && flag !== "any" ? [flag] : undefined,
  };
}
