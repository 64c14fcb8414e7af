import { and, asc, gt, or } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { isForSale } from "#src/features/listings/queries.ts";
import { type ListingKind, listings } from "#src/features/listings/tables.ts";

/** How many listings one sitemap holds: each in two languages, and 50,000 addresses are allowed. */
export const LISTINGS_A_SITEMAP = 25_000;
const ROWS_AT_ONCE = 1000;

export interface SitemapListing {
  id: string;
  kind: ListingKind;
  updatedAt: number;
}

const forSale = (now: number) => or(isForSale("car", now), isForSale("number-plate", now));

/** How many sitemaps the listings for sale fill. */
export const countSitemaps = async (read: Reader, now: number, size = LISTINGS_A_SITEMAP): Promise<number> =>
  Math.ceil((await read.$count(listings, forSale(now))) / size);

/** The listings for sale of one sitemap, counted from 1, the oldest first; few at a time. */
export async function* listForSitemap(
  read: Reader,
  now: number,
  part: number,
  size = LISTINGS_A_SITEMAP,
): AsyncGenerator<SitemapListing[]> {
  let after = "";
  let left = size;
  let skip = (part - 1) * size;
  while (left > 0) {
    const rows = await read
      .select({ id: listings.id, kind: listings.kind, updatedAt: listings.updatedAt })
      .from(listings)
      .where(and(forSale(now), gt(listings.id, after)))
      .orderBy(asc(listings.id))
      .limit(Math.min(left, ROWS_AT_ONCE))
      .offset(skip);
    yield rows;
    if (rows.length === 0) return;
    skip = 0;
    left -= rows.length;
    after = rows.at(-1)?.id ?? after;
  }
}
