import { and, eq, ne } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { isGuarded } from "../plan-rows.ts";
import { getImport, type ImportRow } from "../queries/imports.ts";
import type { Member } from "../queries/stock.ts";
import { stockImportFiles, stockImports } from "../tables.ts";

/** An import can be taken back for a day. */
export const UNDO_MS = DAY_MS;

/**
 * Lets the job apply a plan; nothing happens if it is applied already. Throws "conflict" for another plan than the one with this
 * hash, while another import of the dealer runs, and if many cars would leave the site and `withdraw` is not their number.
 */
export const startApplying = (
  { db, clock }: Deps,
  member: Member,
  id: string,
  { hash, withdraw }: { hash: string; withdraw?: number | undefined },
): Promise<void> =>
  db.withTx(async (tx) => {
    const plan = await getImport(tx, member.dealerId, id);
    const { status, counts, appliedAt } = plan;
    const now = clock.now();
    if (plan.hash !== hash || (appliedAt === null && plan.expiresAt <= now))
      throw new AppError("conflict", "importStale");
    if (status !== "planned" && status !== "stopped") return;
    if ((withdraw ?? (isGuarded(counts, plan.onSale) ? -1 : counts.missing)) !== counts.missing)
      throw new AppError("conflict", "importWithdrawsMany", counts.missing);
    await start(tx, plan, { madeBy: member.id, appliedAt: appliedAt ?? now });
    await tx.delete(stockImportFiles).where(eq(stockImportFiles.importId, id));
  });

/** Lets the job take an import back. */
export const startUndoing = ({ db, clock }: Deps, member: Member, id: string): Promise<void> =>
  db.withTx(async (tx) => {
    const applied = await getImport(tx, member.dealerId, id);
    const now = clock.now();
    if (!isUndoable(applied, now)) throw new AppError("conflict", "importUndoTooLate");
    await start(tx, applied, { madeBy: member.id, undoneAt: now });
  });

export const isUndoable = ({ status, appliedAt, undoneAt }: ImportRow, now: number): boolean =>
  status !== "applying" && appliedAt !== null && undoneAt === null && now < appliedAt + UNDO_MS;

async function start(tx: Tx, { id, dealerId }: ImportRow, set: Partial<ImportRow>): Promise<void> {
  const isOther = and(
    eq(stockImports.dealerId, dealerId),
    eq(stockImports.status, "applying"),
    ne(stockImports.id, id),
  );
  if ((await tx.$count(stockImports, isOther)) > 0) throw new AppError("conflict", "importRunning");
  await tx
    .update(stockImports)
    .set({ ...set, status: "applying", reason: null, tries: 0 })
    .where(eq(stockImports.id, id));
}
