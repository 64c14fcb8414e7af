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
  return typeof value === "number" || value === null ? value : String(value);
}

const formatOf = ([name, { kind, column = name }]: [string, Field]): [string, TableFormat[string]] => [
  name,
  (listing, place) =>
    kind === "photos"
      ? picturesIn(listing, place).join("|")
      : cellOf(jsonValue(kind, (listing as object as Record<string, unknown>)[column])),
];

/** What an import reads back as the same cars. */
export const nativeFormat: TableFormat = {
  stockId: idIn,
  status: (listing, { now }) => stockStatusOf({ ...listing, status: statusOf(listing, now) }),
  ...Object.fromEntries(
    Object.entries<Field>(carFields)
      .filter(([, { secret }]) => !secret)
      .map(formatOf),
  ),
};
