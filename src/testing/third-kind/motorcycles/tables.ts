import { integer, table, text } from "#src/db/columns.ts";
import type { Columns } from "#src/features/listings/field-values.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { MotorcycleFields } from "./fields.ts";

export const motorcycles = table("motorcycles", {
  listingId: text()
    .primaryKey()
    .references(() => listings.id, { onDelete: "cascade" }),
  make: text().notNull(),
  engineCc: integer(),
} satisfies Columns<MotorcycleFields>);
