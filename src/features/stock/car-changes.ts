import { withListedNames } from "#src/features/cars/actions.ts";
import { carFields } from "#src/features/cars/fields.ts";
import type { Car } from "#src/features/cars/car-json.ts";
import type { Field } from "#src/features/listings/fields.ts";
import { changedFields } from "#src/features/listings/life-cycle/edit-conflict.ts";
import type { RowChange } from "./import-shapes.ts";
import type { StockCar } from "./queries/stock.ts";

const columnOf = (field: string): string => (carFields as Record<string, Field>)[field]?.column ?? field;

/** The fields in which a car differs from what it is to be. */
export function changesBetween(before: Car, sent: Partial<Car>): RowChange[] {
  const after = withListedNames({ ...before, ...sent });
  const [from, to]: Record<string, unknown>[] = [{ ...before }, { ...after }];
  return changedFields(carFields, before, after).map(([field]) => ({
    field,
    from: from?.[columnOf(field)],
    to: to?.[columnOf(field)],
  }));
}

/** One side of changes, by column. */
export const valuesOf = (changes: RowChange[], side: "from" | "to"): Partial<StockCar> =>
  Object.fromEntries(changes.map((each) => [columnOf(each.field), each[side]]));
