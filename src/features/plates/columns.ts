import { columnsOf, type SortKey } from "#src/catalog/columns.ts";
import type { ListingFacts } from "#src/features/listings/queries/search-source.ts";
import type { plates } from "./tables.ts";

/** What the search knows of a number plate. */
export type PlateFacts = ListingFacts &
  Pick<typeof plates.$inferSelect, "areaCode" | "plateNumber" | "digitCount" | "tags">;

const { one, many, flag, number } = columnsOf<PlateFacts>();

/** In hundredths of a dinar. */
const PRICE_EDGES = [100, 250, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000, 15_000, 20_000]
  .concat([30_000, 50_000, 75_000, 100_000])
  .map((dinars) => dinars * 100);

/** What plates are searched and counted by: one line a column, named as the filter's parameter. */
export const PLATE_COLUMNS = {
  areaCode: one((plate) => String(plate.areaCode)),
  digitCount: one((plate) => String(plate.digitCount)),
  tags: many((plate) => plate.tags),
  location: one((plate) => plate.location),
  seller: one((plate) => plate.sellerId),
  verifiedOnly: flag((plate) => plate.verified),
  price: number((plate) => plate.priceCents, PRICE_EDGES),
  number: number((plate) => Number(plate.plateNumber)),
  digits: number((plate) => plate.digitCount),
  code: number((plate) => plate.areaCode),
  listedAt: number((plate) => plate.listedAt),
};

export const PLATE_ORDERS = {
  newest: ["-listedAt"],
  "price-asc": ["price"],
  "price-desc": ["-price"],
  digits: ["digits", "-listedAt"],
  number: ["number", "code"],
} satisfies Record<string, SortKey<keyof typeof PLATE_COLUMNS>[]>;

/** What the search page counts. */
export const PLATE_FACETS: (keyof typeof PLATE_COLUMNS)[] = [
  "areaCode",
  "digitCount",
  "tags",
  "location",
  "verifiedOnly",
  "price",
];
