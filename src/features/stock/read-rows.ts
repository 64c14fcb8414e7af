import { takeTurns } from "#src/core/yield.ts";
import type { CarInput } from "#src/features/cars/car-input.ts";
import { findChoice } from "#src/features/cars/lexicon/choice-words.ts";
import { isCarField, type Table } from "./columns.ts";
import { type Dealer, readRow, stockKeyIn, type StockRow } from "./read-row.ts";

/** Of many rows with one stock number, as many are named. */
const ROWS_NAMED = 5;

/** All rows of a file, with pauses for other requests. `findBefore` gives the car with a stock number, by its key. */
export async function readRows(
  { rows, columns }: Pick<Table, "rows" | "columns">,
  dealer: Dealer,
  findBefore: (stockKey: string) => CarInput | null,
): Promise<StockRow[]> {
  const pause = takeTurns();
  // The first word of each field builds its table of words; all tables take 60 ms.
  for (const { field } of columns) {
    if (field && isCarField(field)) findChoice(field, "");
    await pause();
  }
  const byKey = Map.groupBy(rows, (row) => stockKeyIn(row, columns));
  const read: StockRow[] = [];
  for (const row of rows) {
    const key = stockKeyIn(row, columns);
    const same = byKey.get(key)?.slice(0, ROWS_NAMED + 1) ?? [];
    const others = same.flatMap((one) => (one === row ? [] : one.row));
    read.push(readRow(row, columns, dealer, findBefore(key), others.slice(0, ROWS_NAMED)));
    await pause();
  }
  return read;
}
