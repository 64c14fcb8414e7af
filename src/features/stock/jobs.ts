import { and, eq, inArray, lt, lte, ne } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { nextTurn } from "#src/core/yield.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { pullStock } from "./actions/pull-stock.ts";
import { runImports } from "./actions/run-imports.ts";
import { fetchStockPhotos } from "./actions/stock-photos.ts";
import { stockImportFiles, stockImportRows, stockImports } from "./tables.ts";

const LOOK_EVERY_MS = 1000;
export const IMPORTS_KEPT_MS = 30 * DAY_MS;
const ROWS_AT_ONCE = 200;

export const stockJobs = (deps: Deps): Job[] => [
  { name: "stock imports", everyMs: LOOK_EVERY_MS, run: () => runImports(deps) },
  { name: "stock photos", everyMs: LOOK_EVERY_MS, run: () => fetchStockPhotos(deps) },
  { name: "stock feeds", everyMs: MINUTE_MS, run: () => pullStock(deps) },
  { name: "old stock imports", everyMs: HOUR_MS, run: () => removeOldImports(deps) },
];

/** Deletes imports after 30 days, and the files of plans that have ended. */
export async function removeOldImports({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  const ended = db.read
    .select({ id: stockImports.id })
    .from(stockImports)
    .where(lte(stockImports.expiresAt, now));
  await db.withTx((tx) => tx.delete(stockImportFiles).where(inArray(stockImportFiles.importId, ended)));
  const isOld = and(lt(stockImports.createdAt, now - IMPORTS_KEPT_MS), ne(stockImports.status, "applying"));
  for (const { id } of await db.read.select({ id: stockImports.id }).from(stockImports).where(isOld)) {
    const { importId, position } = stockImportRows;
    const isOf = eq(importId, id);
    // In small parts, because other writes wait meanwhile.
    for (let left = ROWS_AT_ONCE; left > 0; await nextTurn())
      left = await db.withTx(async (tx) => {
        const some = tx.select({ position }).from(stockImportRows).where(isOf).limit(ROWS_AT_ONCE);
        const isSome = and(isOf, inArray(position, some));
        return (await tx.delete(stockImportRows).where(isSome).returning({ position })).length;
      });
    await db.withTx((tx) => tx.delete(stockImports).where(eq(stockImports.id, id)));
  }
}
