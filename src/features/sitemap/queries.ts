import { and, asc, countDistinct, eq, gt, max, or } from "drizzle-orm";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { isForSale } from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";

/** A sitemap may have 50,000 addresses; each page has two. */
const PAGES_A_SITEMAP = 25_000;
const ROWS_AT_ONCE = 1000;

const forSale = (now: number) => or(...LISTING_KINDS.map((kind) => isForSale(kind, now)));

export async function countSitemaps(read: Reader, now: number, size = PAGES_A_SITEMAP) {
  const [row] = await read
    .select({ sellers: countDistinct(listings.sellerId) })
    .from(listings)
    .where(forSale(now));
  const parts = (rows: number) => Math.ceil(rows / size);
  return {
    listings: parts(await read.$count(listings, forSale(now))),
    sellers: parts(row?.sellers ?? 0),
    dealers: parts(await read.$count(dealers, eq(dealers.isActive, true))),
  };
}

export const listForSitemap = (read: Reader, now: number, part: number, size = PAGES_A_SITEMAP) =>
  inBatches(part, size, (after, limit, skip) =>
    read
      .select(pick(listings, "id", "kind", "number", "slug", "updatedAt"))
      .from(listings)
      .where(and(forSale(now), gt(listings.id, after)))
      .orderBy(asc(listings.id))
      .limit(limit)
      .offset(skip),
  );

/** The sellers in one sitemap with something for sale, with the time of their last change. */
export const listSellersForSitemap = (read: Reader, now: number, part: number, size = PAGES_A_SITEMAP) =>
  inBatches(part, size, (after, limit, skip) =>
    read
      .select({ id: listings.sellerId, updatedAt: max(listings.updatedAt) })
      .from(listings)
      .where(and(forSale(now), gt(listings.sellerId, after)))
      .groupBy(listings.sellerId)
      .orderBy(asc(listings.sellerId))
      .limit(limit)
      .offset(skip),
  );

export const listDealersForSitemap = (read: Reader, part: number, size = PAGES_A_SITEMAP) =>
  inBatches(part, size, (after, limit, skip) =>
    read
      .select(pick(dealers, "id", "slug", "updatedAt"))
      .from(dealers)
      .where(and(eq(dealers.isActive, true), gt(dealers.id, after)))
      .orderBy(asc(dealers.id))
      .limit(limit)
      .offset(skip),
  );

async function* inBatches<R extends { id: string }>(
  part: number,
  size: number,
  list: (after: string, limit: number, skip: number) => Promise<R[]>,
): AsyncGenerator<R[]> {
  let after = "";
  let left = size;
  let skip = (part - 1) * size;
  while (left > 0) {
    const rows = await list(after, Math.min(left, ROWS_AT_ONCE), skip);
    yield rows;
    if (rows.length === 0) return;
    skip = 0;
    left -= rows.length;
    after = rows.at(-1)?.id ?? after;
  }
}
