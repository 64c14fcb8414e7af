import { and, eq, gte, inArray, sum } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { listingDays, listings } from "../tables.ts";

/** The views and contacts of each listing by day since `first`, for days with any. */
export const listDaysOf = (read: Reader, listingIds: string[], first: number) =>
  read
    .select()
    .from(listingDays)
    .where(and(inArray(listingDays.listingId, listingIds), gte(listingDays.day, first)));

/** The same for all listings of a seller together. */
export const listDaysOfSeller = (read: Reader, sellerId: string, first: number) =>
  read
    .select({
      day: listingDays.day,
      views: sum(listingDays.views).mapWith(Number),
      contacts: sum(listingDays.contacts).mapWith(Number),
    })
    .from(listingDays)
    .innerJoin(listings, eq(listings.id, listingDays.listingId))
    .where(and(eq(listings.sellerId, sellerId), gte(listingDays.day, first)))
    .groupBy(listingDays.day);
