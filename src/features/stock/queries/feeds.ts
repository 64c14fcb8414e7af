import { and, asc, desc, eq, exists, getTableColumns, gt, gte, isNull, ne, or } from "drizzle-orm";
import { hashOfToken } from "#src/auth/tokens.ts";
import { pick } from "#src/core/pick.ts";
import { DAY_MS } from "#src/core/time.ts";
import { nextTurn } from "#src/core/yield.ts";
import { listFrom, listOf } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { flatRows } from "#src/db/rows-as-json.ts";
import { carQueries } from "#src/features/cars/list-cars.ts";
import { cars } from "#src/features/cars/tables.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { isShown } from "#src/features/listings/listings.ts";
import { listingPhotos, listings } from "#src/features/listings/tables.ts";
import { type FeedKind, stockFeeds, stockItems } from "../tables.ts";

export type FeedRow = typeof stockFeeds.$inferSelect;

/** The feeds of a dealer, or without one of the whole site. */
export const isFeedOf = (dealerId: string | null) =>
  dealerId === null ? isNull(stockFeeds.dealerId) : eq(stockFeeds.dealerId, dealerId);

export const listFeeds = (read: Reader, dealerId: string | null): Promise<FeedRow[]> =>
  read
    .select()
    .from(stockFeeds)
    .where(isFeedOf(dealerId))
    .orderBy(desc(stockFeeds.createdAt), desc(stockFeeds.id));

/** Null for an unknown token, and while the dealer is suspended. */
export async function findFeed(read: Reader, token: string) {
  const isIt = eq(stockFeeds.tokenHash, await hashOfToken(token));
  const [feed] = await read
    .select(pick(stockFeeds, "id", "kind", "dealerId"))
    .from(stockFeeds)
    .leftJoin(dealers, eq(dealers.id, stockFeeds.dealerId))
    .where(and(isIt, or(isNull(stockFeeds.dealerId), eq(dealers.isActive, true))));
  return feed ?? null;
}

const SOLD_FOR_MS = 90 * DAY_MS;

function isIn(read: Reader, kind: FeedKind, now: number) {
  const photosOfIt = read
    .select({ id: listingPhotos.photoId })
    .from(listingPhotos)
    .where(eq(listingPhotos.listingId, listings.id));
  const isForSale = and(eq(listings.status, "active"), gt(listings.expiresAt, now));
  const isSold = and(eq(listings.status, "sold"), gte(listings.soldAt, now - SOLD_FOR_MS));
  switch (kind) {
    case "stock":
      return ne(listings.status, "removed");
    // Advertisements still lead to a car for a while after its sale.
    case "meta":
      return and(isShown(), or(isForSale, isSold), exists(photosOfIt));
    case "google":
      return and(isShown(), isForSale, eq(listings.reserved, false), exists(photosOfIt));
    case "xml":
      return and(isShown(), isForSale);
  }
}

/** One query gives this many cars, which takes a turn of the event loop. */
const AT_ONCE = 1000;

const { listingId: _, ...carColumns } = getTableColumns(cars);

const selectFeedCars = (read: Reader) =>
  read
    .select({
      ...pick(listings, "kind", "number", "slug", "title", "priceCents", "description", "location"),
      ...pick(listings, "status", "reserved", "expiresAt", "createdAt"),
      ...carColumns,
      photoIds: listFrom<string>(
        read
          .select({ all: listOf(listingPhotos.photoId, asc(listingPhotos.position)) })
          .from(listingPhotos)
          .where(eq(listingPhotos.listingId, listings.id)),
      ).as("photo_ids"),
      stockId: stockItems.stockId,
      dealerSlug: dealers.slug,
    })
    .from(listings)
    .innerJoin(cars, eq(cars.listingId, listings.id))
    .leftJoin(stockItems, eq(stockItems.listingId, listings.id))
    .leftJoin(dealers, eq(dealers.id, listings.dealerId));

export type FeedCar = Awaited<ReturnType<typeof selectFeedCars>>[number];

/** The cars of a feed by number, in lists of AT_ONCE. */
export async function* listFeedCars(
  read: Reader,
  { kind, dealerId }: Pick<FeedRow, "kind" | "dealerId">,
  now: number,
): AsyncGenerator<FeedCar[]> {
  // A dealer's file has only the cars that it can find again.
  const isNumbered = kind === "stock" ? gt(stockItems.stockId, "") : undefined;
  const isWanted = and(
    eq(listings.kind, carQueries.kind),
    isIn(read, kind, now),
    dealerId === null ? undefined : and(eq(listings.dealerId, dealerId), isNumbered),
  );
  for (let after = 0, isMore = true; isMore; await nextTurn()) {
    const found = await flatRows(
      read,
      selectFeedCars(read)
        .where(and(isWanted, gt(listings.number, after)))
        .orderBy(asc(listings.number))
        .limit(AT_ONCE),
    );
    yield found;
    after = found.at(-1)?.number ?? after;
    isMore = found.length === AT_ONCE;
  }
}
