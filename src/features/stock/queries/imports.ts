import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, ne, notInArray } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { batches } from "#src/core/batches.ts";
import { AppError } from "#src/core/errors.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import { pick } from "#src/core/pick.ts";
import { takeTurns } from "#src/core/yield.ts";
import type { Reader } from "#src/db/open.ts";
import { listings } from "#src/features/listings/tables.ts";
import { t } from "#t";
import type { ShownTab } from "../import-shapes.ts";
import type { Before } from "../plan-rows.ts";
import { stockImportRows, stockImports, stockItems, stockPhotos, stockPulls } from "../tables.ts";
import { listStockCars } from "./stock.ts";

export type ImportRow = typeof stockImports.$inferSelect;
export type RowOfImport = typeof stockImportRows.$inferSelect;

const CARS_AT_ONCE = 50;
const ROWS_AT_ONCE = 200;

/** The dealer's cars with a stock number, by its key. */
export async function listStockBefore(
  read: Reader,
  dealerId: string,
  now: number,
): Promise<Map<string, Before>> {
  const pause = takeTurns();
  const items = await read
    .select({ id: listings.id, key: stockItems.stockKey })
    .from(stockItems)
    .innerJoin(listings, eq(listings.id, stockItems.listingId))
    .where(and(eq(stockItems.dealerId, dealerId), ne(listings.status, "removed")))
    .orderBy(asc(stockItems.stockKey));
  const keys = new Map(items.map(({ id, key }) => [id, key]));
  const found = new Map<string, Before>();
  for (const ids of batches([...keys.keys()], CARS_AT_ONCE)) {
    const photos = await read
      .select()
      .from(stockPhotos)
      .where(inArray(stockPhotos.listingId, ids))
      .orderBy(asc(stockPhotos.listingId), asc(stockPhotos.position));
    const byListing = Map.groupBy(photos, ({ listingId }) => listingId);
    for (const car of await listStockCars(read, ids, now)) {
      const addresses = (byListing.get(car.id) ?? []).map(({ address }) => address);
      found.set(keys.get(car.id) ?? "", { car, addresses });
    }
    await pause();
  }
  return found;
}

/** Imports with the names of those who made them. */
const selectImports = (read: Reader) =>
  read
    .select({ ...getTableColumns(stockImports), userName: users.name })
    .from(stockImports)
    .innerJoin(users, eq(users.id, stockImports.madeBy))
    .$dynamic();

const named = ({ userName, ...one }: ImportRow & { userName: string }) => ({
  ...one,
  madeByName: one.makerLeft ? t.formerMember() : userName,
});
export type FoundImport = ReturnType<typeof named>;

/** Throws "not-found", also for another dealer's. */
export async function getImport(read: Reader, dealerId: string, id: string): Promise<FoundImport> {
  const isIt = and(eq(stockImports.id, id), eq(stockImports.dealerId, dealerId));
  const [found] = await selectImports(read).where(isIt);
  if (!found) throw new AppError("not-found", "importUnknown");
  return named(found);
}

const MOST_LISTED = 100;

/** A dealer's imports, latest first. */
export async function listImports(read: Reader, dealerId: string): Promise<FoundImport[]> {
  const found = await selectImports(read)
    .where(eq(stockImports.dealerId, dealerId))
    .orderBy(desc(stockImports.createdAt), desc(stockImports.id))
    .limit(MOST_LISTED);
  return found.map(named);
}

const isIn = (importId: string, tab: ShownTab) => {
  const shown =
    tab === "warnings"
      ? eq(stockImportRows.hasWarnings, true)
      : tab === "skipped"
        ? inArray(stockImportRows.outcome, ["skipped", "failed"])
        : eq(stockImportRows.tab, tab);
  return and(eq(stockImportRows.importId, importId), shown);
};

type PageAsked = Pick<Page<unknown>, "page" | "pageSize">;

export async function listRows(read: Reader, importId: string, tab: ShownTab, asked: PageAsked) {
  const { pageSize } = asked;
  const total = await read.$count(stockImportRows, isIn(importId, tab));
  const page = Math.min(asked.page, pageCount(total, pageSize));
  const rows = await read
    .select()
    .from(stockImportRows)
    .where(isIn(importId, tab))
    .orderBy(asc(stockImportRows.position))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total, page, pageSize };
}

/** The file again, with a last column that says what is wrong with a row. */
export async function rowsWithErrors(read: Reader, dealerId: string, id: string): Promise<string[][]> {
  const { columns } = await getImport(read, dealerId, id);
  const { importId, position, cells, problems } = stockImportRows;
  const table = [[...columns.map(({ header }) => header), t.importErrorColumn()]];
  const pause = takeTurns();
  for (let after = 0; ;) {
    const rows = await read
      .select({ position, cells, problems })
      .from(stockImportRows)
      .where(and(eq(importId, id), gt(position, after)))
      .orderBy(asc(position))
      .limit(ROWS_AT_ONCE);
    for (const row of rows) {
      const texts = row.problems.map(({ header, reason }) => (header ? `${header}: ${reason}` : reason));
      table.push([...columns.map((_, i) => row.cells[i] ?? ""), texts.join("; ")]);
    }
    const last = rows.at(-1);
    if (!last) return table;
    after = last.position;
    await pause();
  }
}

/** The rows that are behind a running import. */
export const countDone = (read: Reader, id: string): Promise<number> =>
  read.$count(
    stockImportRows,
    and(eq(stockImportRows.importId, id), notInArray(stockImportRows.outcome, ["begun", "undoing"])),
  );

/** The photos of an import that could not be fetched. */
export const listFailedPhotos = (read: Reader, id: string) =>
  read
    .select({ ...pick(stockPhotos, "address", "reason"), stockId: stockItems.stockId })
    .from(stockPhotos)
    .innerJoin(stockItems, eq(stockItems.listingId, stockPhotos.listingId))
    .where(and(eq(stockPhotos.importId, id), isNotNull(stockPhotos.reason)))
    .orderBy(asc(stockItems.stockKey), asc(stockPhotos.position))
    .limit(MOST_LISTED);

export async function findPull(read: Reader, dealerId: string) {
  const [pull] = await read.select().from(stockPulls).where(eq(stockPulls.dealerId, dealerId));
  return pull ?? null;
}
