import { namesOf } from "#src/core/pick.ts";
import { carFields } from "#src/features/cars/fields.ts";
import type { Field } from "#src/features/listings/fields.ts";
import { jsonValue } from "#src/features/listings/listing-json.ts";
import { statusOf } from "#src/features/listings/listings.ts";
import { stockStatusOf } from "../queries/stock.ts";
import { type Cell, idIn, picturesIn, type TableFormat } from "./feed-car.ts";

/** Without the separator, a comma in the only value would separate two. */
const listText = (values: string[]): string =>
  values.length === 1 && /[,،;؛]/.test(values[0] ?? "") ? `${values[0]}|` : values.join("|");

function cellOf(value: unknown): Cell {
  if (Array.isArray(value)) return listText(value.map(String));
  return typeof value === "number" ? value : value === null ? null : String(value);
}

/** What an import reads back as the same cars. */
export const nativeFormat: TableFormat = {
  columns: ["stockId", "status", ...namesOf(carFields)],
  cells(listing, place) {
    const values: Record<string, unknown> = {
      ...listing,
      ...listing.car,
      images: picturesIn(place, listing),
    };
    return [
      idIn(place, listing),
      stockStatusOf({ ...listing, status: statusOf(listing, place.now) }),
      ...Object.entries<Field>(carFields).map(([name, { kind, column = name }]) =>
        cellOf(jsonValue(kind, values[column])),
      ),
    ];
  },
};
