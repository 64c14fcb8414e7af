import { and, eq } from "drizzle-orm";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import { batches } from "#src/core/batches.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { cleanLine, shortened } from "#src/core/text.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { nextTurn, takeTurns } from "#src/core/yield.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { getUser } from "#src/features/accounts/queries.ts";
import { findDealer } from "#src/features/dealers/queries.ts";
import { countActive } from "#src/features/listings/listings.ts";
import type { Deps } from "#src/http/env.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { type Column, correct, tableIn } from "../columns.ts";
import type { Choices, ImportMode } from "../import-shapes.ts";
import { countRows, isOnSale, planMissing, planRow, type PlannedRow, withinLimit } from "../plan-rows.ts";
import { getImport, type ImportRow, listStockBefore } from "../queries/imports.ts";
import type { Member } from "../queries/stock.ts";
import { stockKeyOf } from "../read-row.ts";
import { readRows } from "../read-rows.ts";
import { readSheet } from "../read-sheet.ts";
import { stockColumns, stockImportFiles, stockImportRows, stockImports } from "../tables.ts";

export const IMPORTS = { name: "stock-imports", max: 60, perMs: HOUR_MS };
const PLANS = { ...IMPORTS, name: "stock-plans", max: 300 };
const LASTS_MS = DAY_MS;
const MAX_NAME = 100;
const ROWS_AT_ONCE = 25;

export interface ImportFile {
  name: string;
  bytes: Uint8Array;
}

type Correction = { header: string; field: string | null };

/** Reads a file and stores what applying it would change; returns the import's id. Nothing is changed yet. */
export async function planImport(
  deps: Deps,
  member: Member,
  { name, bytes }: ImportFile,
  { mode = "update", ...chosen }: Choices,
  isPulled = false,
): Promise<string> {
  const { db, clock } = deps;
  if (!isPulled) await countTry(db, IMPORTS, member.dealerId, clock.now());
  const { rows, ...plan } = await makePlan(deps, member, bytes, mode, chosen);
  const id = newId();
  const createdAt = clock.now();
  await db.withTx(async (tx) => {
    await tx.insert(stockImports).values({
      ...plan,
      id,
      dealerId: member.dealerId,
      madeBy: member.id,
      isPulled,
      name: shortened(cleanLine(name), MAX_NAME),
      bytes: bytes.length,
      createdAt,
      expiresAt: createdAt + LASTS_MS,
    });
    const content = Buffer.from(bytes).toString("base64");
    await tx.insert(stockImportFiles).values({ importId: id, content });
    await addRows(tx, id, rows);
  });
  return id;
}

export interface Corrections extends Choices {
  mapping?: Correction[] | undefined;
}

/** Makes the plan again; the mapping is kept for files with the same headers. */
export async function planAgain(
  deps: Deps,
  member: Member,
  id: string,
  { mapping = [], ...asked }: Corrections,
): Promise<void> {
  const { db, clock } = deps;
  const before = await getImport(db.read, member.dealerId, id);
  assertPlanned(before, clock.now());
  await countTry(db, PLANS, member.dealerId, clock.now());
  const [file] = await db.read.select().from(stockImportFiles).where(eq(stockImportFiles.importId, id));
  if (!file) throw new AppError("conflict", "importStale");
  const encoding = asked.encoding ?? before.encoding ?? undefined;
  const separator = asked.separator ?? before.separator ?? undefined;
  const bytes = new Uint8Array(Buffer.from(file.content, "base64"));
  const mode = asked.mode ?? before.mode;
  const { rows, ...plan } = await makePlan(deps, member, bytes, mode, { encoding, separator }, mapping);
  await db.withTx(async (tx) => {
    assertPlanned(await getImport(tx, member.dealerId, id), clock.now());
    await tx.delete(stockImportRows).where(eq(stockImportRows.importId, id));
    await tx
      .update(stockImports)
      .set({ ...plan, expiresAt: clock.now() + LASTS_MS })
      .where(eq(stockImports.id, id));
    await addRows(tx, id, rows);
    if (mapping.length > 0) await keepColumns(tx, member.dealerId, plan.fingerprint, plan.columns);
  });
}

/** Throws "conflict" for a plan that is applied or too old. */
function assertPlanned({ status, appliedAt, expiresAt }: ImportRow, now: number): void {
  if (status === "applying" || appliedAt !== null) throw new AppError("conflict", "importApplied");
  if (expiresAt <= now) throw new AppError("conflict", "importStale");
}

async function makePlan(
  deps: Deps,
  member: Member,
  bytes: Uint8Array,
  mode: ImportMode,
  chosen: Omit<Choices, "mode">,
  corrections: Correction[] = [],
) {
  const { db, clock } = deps;
  const sheet = await readSheet(bytes, chosen);
  const table = tableIn(sheet);
  await nextTurn();
  const kept = await keptColumns(db.read, member.dealerId, table);
  const columns = correct(kept, corrections);
  const now = clock.now();
  const dealer = await findDealer(db.read, member.dealerId);
  if (!dealer?.isActive) throw new AppError("forbidden", "dealerSuspended");
  const { language } = await getUser(db.read, member.id);
  const before = await listStockBefore(db.read, member.dealerId, now);
  const place = { location: dealer.location, language };
  const read = await readRows({ rows: table.rows, columns }, place, (key) => before.get(key)?.car ?? null);
  const origin = configuredOrigin(deps.config);
  const pause = takeTurns();
  const inFile = new Set<string>();
  const planned: PlannedRow[] = [];
  for (const [i, row] of read.entries()) {
    const key = stockKeyOf(row.stockId);
    inFile.add(key);
    planned.push(planRow(row, table.rows[i]?.cells ?? [], before.get(key), origin));
    await pause();
  }
  const onSale = [...before].filter(([, { car }]) => isOnSale(car.stockStatus));
  const missing = mode === "full" ? onSale.flatMap(([key, one]) => (inFile.has(key) ? [] : one)) : [];
  const limit = isUnlimited(dealer.listingLimit) ? Infinity : dealer.listingLimit;
  const free = limit - (await countActive(db.read, member, now)) + missing.length;
  const rows = [...withinLimit(planned, limit, free), ...planMissing(missing)];
  return {
    rows,
    mode,
    encoding: sheet.encoding,
    separator: sheet.separator,
    sheet: sheet.sheet,
    fingerprint: table.fingerprint,
    columns,
    hash: await hashOf(rows),
    counts: countRows(rows),
    onSale: onSale.length,
  };
}

async function hashOf(rows: PlannedRow[]): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256");
  const pause = takeTurns();
  for (const row of rows) {
    hash.update(JSON.stringify(row));
    await pause();
  }
  return hash.digest("base64url");
}

async function addRows(tx: Tx, importId: string, rows: PlannedRow[]): Promise<void> {
  const pause = takeTurns();
  for (const batch of batches(rows, ROWS_AT_ONCE)) {
    await tx.insert(stockImportRows).values(batch.map((row) => ({ ...row, importId })));
    await pause();
  }
}

const areOf = (dealerId: string, fingerprint: string) =>
  and(eq(stockColumns.dealerId, dealerId), eq(stockColumns.fingerprint, fingerprint));

/** With what the dealer corrected in an earlier file with the same headers. */
async function keptColumns(
  read: Reader,
  dealerId: string,
  { columns, fingerprint }: { columns: Column[]; fingerprint: string },
): Promise<Column[]> {
  const [kept] = await read.select().from(stockColumns).where(areOf(dealerId, fingerprint));
  return kept ? columns.map((column, i) => ({ ...column, field: kept.fields[i] ?? null })) : columns;
}

async function keepColumns(tx: Tx, dealerId: string, fingerprint: string, columns: Column[]): Promise<void> {
  const fields = columns.map(({ field }) => field);
  const target = [stockColumns.dealerId, stockColumns.fingerprint];
  await tx
    .insert(stockColumns)
    .values({ dealerId, fingerprint, fields })
    .onConflictDoUpdate({ target, set: { fields } });
}
