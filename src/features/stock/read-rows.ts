import { takeTurns } from "#src/core/yield.ts";
import type { CarInput } from "#src/features/cars/car-input.ts";
import type { Table } from "./columns.ts";
import { type Dealer, readRow, stockIdIn, stockKeyOf, type StockRow } from "./read-row.ts";

/** Of many rows with one stock number, as many are named. */
const ROWS_NAMED = 5;

/** All rows of a file, which pauses for other requests. `findBefore` gives the car with a stock number, by its key. */
export async function readRows(
  { rows, columns }: Pick<Table, "rows" | "columns">,
  dealer: Dealer,
  findBefore: (stockKey: string) => CarInput | null,
): Promise<StockRow[]> {
  const pause = takeTurns();
  const keyed = rows.map((row) => ({ row, key: stockKeyOf(stockIdIn(row, columns)) }));
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  const read: StockRow[] = [];
  for (const { row, key } of keyed) {
    const others = (byKey.get(key) ?? []).slice(0, ROWS_NAMED + 1).map((one) => one.row.row);
    const repeatedIn = key ? others.filter((other) => other !== row.row).slice(0, ROWS_NAMED) : [];
    read.push(readRow(row, columns, dealer, { before: findBefore(key), repeatedIn }));
    await pause();
  }
  return read;
}
