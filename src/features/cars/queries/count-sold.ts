import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { listings } from "#src/features/listings/tables.ts";

export const countSoldCars = (read: Reader): Promise<number> =>
  read.$count(
    listings,
    and(
      eq(listings.kind, "car"),
      isNotNull(listings.soldAt),
      isNull(listings.hold),
      eq(listings.sellerActive, true),
    ),
  );
