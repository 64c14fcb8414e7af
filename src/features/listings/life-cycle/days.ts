import { and, eq, gte, inArray, sum } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { listingDays, listings } from "../tables.ts";

export const listDaysOf = (read: Reader, listingIds: string[], first: number) =>
  read
    .select()
    .from(listingDays)
    .where(and(inArray(listingDays.listingId, listingIds), gte(listingDays.day, first)));

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
