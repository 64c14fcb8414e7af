import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/open.ts";
import { findFirstOwner } from "#src/features/dealers/queries.ts";
import { stockImports, stockPulls } from "../tables.ts";

/** Before an account is deleted: what it imported stays with the dealer. */
export async function passOnImports(tx: Tx, userId: string): Promise<void> {
  const made = tx
    .select({ dealerId: stockImports.dealerId })
    .from(stockImports)
    .where(eq(stockImports.madeBy, userId));
  const pulled = tx
    .select({ dealerId: stockPulls.dealerId })
    .from(stockPulls)
    .where(eq(stockPulls.madeBy, userId));
  for (const { dealerId } of await made.union(pulled)) {
    const owner = await findFirstOwner(tx, dealerId);
    if (!owner) continue;
    const isOf = (table: typeof stockImports | typeof stockPulls) =>
      and(eq(table.madeBy, userId), eq(table.dealerId, dealerId));
    await tx.update(stockImports).set({ madeBy: owner, makerLeft: true }).where(isOf(stockImports));
    await tx.update(stockPulls).set({ madeBy: owner }).where(isOf(stockPulls));
  }
}
