import { index, integer, json, table, text } from "#src/db/columns.ts";
import type { Columns } from "#src/features/listings/field-values.ts";
import { ofListing } from "#src/features/listings/tables.ts";
import type { PlateFields } from "./fields.ts";
import type { PatternTag } from "./catalogue/patterns.ts";

export const plates = table(
  "plates",
  {
    listingId: ofListing().primaryKey(),
    areaCode: integer().notNull(),
    /** Text, so that it can be matched with patterns. */
    plateNumber: text().notNull(),
    digitCount: integer().notNull(),
    tags: json<PatternTag[]>().notNull(),
  } satisfies Columns<PlateFields> & Record<"digitCount" | "tags", unknown>,
  (t) => [
    // The order of suggestions, with and without a code.
    index("plates_digit_count").on(t.digitCount, t.plateNumber, t.areaCode, t.listingId),
    index("plates_area_code").on(t.areaCode, t.digitCount, t.plateNumber, t.listingId),
  ],
);
