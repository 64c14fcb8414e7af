import { columnsOf, type SortKey } from "#src/catalog/columns.ts";
import { fieldColumns, fieldOrders } from "#src/features/listings/queries/field-columns.ts";
import type { ListingFacts } from "#src/features/listings/queries/search-source.ts";
import { type PlateFields, plateFields } from "./fields.ts";
import type { plates } from "./tables.ts";

export type PlateFacts = ListingFacts &
  Pick<typeof plates.$inferSelect, "areaCode" | "plateNumber" | "digitCount" | "tags">;

const { one, many, flag, number } = columnsOf<PlateFacts>();

/** Named as the parameters of the filter. */
export const PLATE_COLUMNS = {
  ...fieldColumns<PlateFields, PlateFacts>(plateFields),
  areaCode: one((plate) => String(plate.areaCode)),
  digitCount: one((plate) => String(plate.digitCount)),
  tags: many((plate) => plate.tags),
  location: one((plate) => plate.location),
  seller: one((plate) => plate.sellerId),
  verifiedOnly: flag((plate) => plate.verified),
  number: number((plate) => Number(plate.plateNumber)),
  digits: number((plate) => plate.digitCount),
  code: number((plate) => plate.areaCode),
  listedAt: number((plate) => plate.listedAt),
};

export const PLATE_ORDERS = {
  ...fieldOrders(plateFields),
  digits: ["digits", "-listedAt"],
  number: ["number", "code"],
} satisfies Record<string, SortKey<keyof typeof PLATE_COLUMNS>[]>;

export const PLATE_FACETS: (keyof typeof PLATE_COLUMNS)[] = [
  "areaCode",
  "digitCount",
  "tags",
  "location",
  "verifiedOnly",
  "price",
];
