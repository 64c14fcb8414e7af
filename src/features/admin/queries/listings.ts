import { and, desc, eq, exists, gt, inArray, isNull, like, lte, ne, or, type SQL } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { textMatches } from "#src/catalog/text.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import { holding } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { cars } from "#src/features/cars/tables.ts";
import { listPhotosOf, type ListingRow } from "#src/features/listings/queries.ts";
import { listings, listingTexts } from "#src/features/listings/tables.ts";
import { flags } from "#src/features/moderation/tables.ts";
import { plates } from "#src/features/plates/tables.ts";
import type { AdminListing } from "../admin-json.ts";
import type { AdminListingState, ListingFilter } from "../schema.ts";

export const LISTINGS_A_PAGE = 25;
const RECENT = 5;

const selectListings = (read: Reader) =>
  read
    .select({ listing: listings, seller: users.name, plate: plates, bodyType: cars.bodyType })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .leftJoin(plates, eq(plates.listingId, listings.id))
    .leftJoin(cars, eq(cars.listingId, listings.id));

type SelectedListing = Awaited<ReturnType<typeof selectListings>>[number];

/** Where a listing stands for an admin: what keeps it from being shown comes before how it stands by itself. */
export function stateOf(listing: ListingRow, now: number): AdminListingState {
  if (listing.status === "removed") return "removed";
  if (listing.hold !== null) return listing.hold;
  if (!listing.sellerActive) return "suspended";
  if (listing.status === "sold") return "sold";
  return listing.expiresAt <= now ? "expired" : "active";
}

function isInState(state: AdminListingState, now: number): SQL | undefined {
  switch (state) {
    case "removed":
      return eq(listings.status, "removed");
    case "review":
    case "rejected":
    case "hidden":
      return and(eq(listings.hold, state), ne(listings.status, "removed"));
    case "suspended":
      return and(eq(listings.sellerActive, false), isNull(listings.hold), ne(listings.status, "removed"));
    default: {
      const isFree = and(isNull(listings.hold), eq(listings.sellerActive, true));
      if (state === "sold") return and(eq(listings.status, "sold"), isFree);
      const time = state === "expired" ? lte(listings.expiresAt, now) : gt(listings.expiresAt, now);
      return and(eq(listings.status, "active"), time, isFree);
    }
  }
}

function listingConditions(read: Reader, filter: Omit<ListingFilter, "page">, now: number): SQL | undefined {
  const { q, kind, state, seller, badge } = filter;
  const badges: Record<NonNullable<ListingFilter["badge"]>, () => SQL> = {
    featured: () => eq(listings.featured, true),
    verified: () => eq(listings.verified, true),
    flagged: () =>
      exists(
        read
          .select({ rule: flags.rule })
          .from(flags)
          .where(and(eq(flags.listingId, listings.id), isNull(flags.passedAt))),
      ),
  };
  return and(
    kind ? eq(listings.kind, kind) : undefined,
    state ? isInState(state, now) : undefined,
    seller ? eq(listings.sellerId, seller) : undefined,
    badge ? badges[badge]() : undefined,
    q ? hasWords(read, q) : undefined,
  );
}

function hasWords(read: Reader, q: string): SQL | undefined {
  const matches = textMatches(listingTexts.docId, q);
  const sellers = read
    .select({ id: users.id })
    .from(users)
    .where(like(users.name, holding(q)));
  return or(
    eq(listings.id, q),
    inArray(listings.sellerId, sellers),
    matches
      ? inArray(listings.id, read.select({ id: listingTexts.listingId }).from(listingTexts).where(matches))
      : undefined,
  );
}

/** A page of all listings of every state that fit the filter, the latest made first. */
export async function listListings(
  read: Reader,
  filter: ListingFilter,
  now: number,
): Promise<Page<AdminListing>> {
  const wanted = listingConditions(read, filter, now);
  const total = await read.$count(listings, wanted);
  const page = Math.min(filter.page, pageCount(total, LISTINGS_A_PAGE));
  const rows = await selectListings(read)
    .where(wanted)
    .orderBy(desc(listings.id))
    .limit(LISTINGS_A_PAGE)
    .offset((page - 1) * LISTINGS_A_PAGE);
  return { items: await adminListings(read, rows, now), total, page, pageSize: LISTINGS_A_PAGE };
}

/** The five listings that were made last. */
export async function listRecentListings(read: Reader, now: number): Promise<AdminListing[]> {
  const rows = await selectListings(read)
    .where(ne(listings.status, "removed"))
    .orderBy(desc(listings.id))
    .limit(RECENT);
  return adminListings(read, rows, now);
}

async function adminListings(read: Reader, rows: SelectedListing[], now: number): Promise<AdminListing[]> {
  const photos = await listPhotosOf(
    read,
    rows.map(({ listing }) => listing.id),
  );
  return rows.map(({ listing, seller, plate, bodyType }) => {
    const [cover] = photos.get(listing.id) ?? [];
    return {
      id: listing.id,
      kind: listing.kind,
      title: listing.title,
      priceCents: listing.priceCents,
      location: listing.location,
      state: stateOf(listing, now),
      featured: listing.featured,
      verified: listing.verified,
      sellerId: listing.sellerId,
      sellerName: seller,
      createdAt: listing.createdAt,
      listedAt: listing.listedAt,
      expiresAt: listing.expiresAt,
      viewCount: listing.viewCount,
      cover: cover ? { id: cover.id, width: cover.width, height: cover.height } : null,
      plate: plate ? { code: String(plate.areaCode), number: plate.number } : null,
      bodyType,
      rev: listing.rev,
    };
  });
}
