import { jordanDay, startOfJordanDay } from "#src/core/jordan-day.ts";
import type { Reader } from "#src/db/open.ts";
import { countInquiriesByDay } from "#src/features/inquiries/queries.ts";
import { listDaysOf, listDaysOfSeller } from "#src/features/listings/life-cycle/visits.ts";
import { STATISTICS_DAYS } from "#src/features/listings/schema.ts";
import type { DayCounts } from "./dashboard-json.ts";

const firstDayOf = (now: number) => jordanDay(now) - STATISTICS_DAYS + 1;

interface CountedDay {
  day: number;
  views?: number;
  contacts?: number;
  inquiries?: number;
}

function dayCounts(counted: CountedDay[], first: number): DayCounts {
  const none = () => Array.from<number>({ length: STATISTICS_DAYS }).fill(0);
  const counts = { views: none(), contacts: none(), inquiries: none() };
  for (const name of ["views", "contacts", "inquiries"] as const)
    for (const { day, [name]: count = 0 } of counted)
      if (day < first + STATISTICS_DAYS) counts[name][day - first] = (counts[name][day - first] ?? 0) + count;
  return { first: startOfJordanDay(first), ...counts };
}

export async function getSellerDays(read: Reader, sellerId: string, now: number): Promise<DayCounts> {
  const first = firstDayOf(now);
  const visits = await listDaysOfSeller(read, sellerId, first);
  return dayCounts([...visits, ...(await countInquiriesByDay(read, { sellerId }, first))], first);
}

export async function findListingDays(read: Reader, listingIds: string[], now: number) {
  const first = firstDayOf(now);
  const visits = await listDaysOf(read, listingIds, first);
  const counted = [...visits, ...(await countInquiriesByDay(read, { listingIds }, first))];
  const byListing = Map.groupBy<string, CountedDay & { listingId: string }>(
    counted,
    ({ listingId }) => listingId,
  );
  return (id: string): DayCounts => dayCounts(byListing.get(id) ?? [], first);
}
