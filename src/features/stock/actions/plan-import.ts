import { and, eq } from "drizzle-orm";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import { batches } from "#src/core/batches.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { pick } from "#src/core/pick.ts";
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
import type { Choices } from "../import-shapes.ts";
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

export interface Corrections extends Choices {
  mapping?: { header: string; field: string | null }[] | undefined;
}

/** Reads a file and stores what applying it would change; returns the import's id. Nothing is changed yet. */
export async function planImport(
  deps: Deps,
  member: Member,
  { name, bytes }: ImportFile,
  chosen: Choices,
  isPulled = false,
): Promise<string> {
  const { db, clock } = deps;
  const { dealerId } = member;
  if (!isPulled) await countTry(db, IMPORTS, dealerId, clock.now());
  const { rows, ...plan } = await makePlan(deps, member, bytes, chosen);
  const [importId, createdAt] = [newId(), clock.now()];
  const file = { name: shortened(cleanLine(name), MAX_NAME), bytes: bytes.length };
  const made = { dealerId, madeBy: member.id, isPulled, createdAt, expiresAt: createdAt + LASTS_MS };
  await db.withTx(async (tx) => {
    await tx.insert(stockImports).values({ id: importId, ...plan, ...file, ...made });
    const content = Buffer.from(bytes).toString("base64");
    await tx.insert(stockImportFiles).values({ importId, content });
    await addRows(tx, importId, rows);
  });
  return importId;
}

/** Makes the plan again; the mapping is kept for files with the same headers. */
export async function planAgain(deps: Deps, member: Member, id: string, asked: Corrections): Promise<void> {
  const { db, clock } = deps;
  const { dealerId } = member;
  const before = await getImport(db.read, dealerId, id);
  assertPlanned(before, clock.now());
  await countTry(db, PLANS, dealerId, clock.now());
  const [file] = await db.read.select().from(stockImportFiles).where(eq(stockImportFiles.importId, id));
  if (!file) throw new AppError("conflict", "importStale");
  const { rows, ...plan } = await makePlan(
    deps,
    member,
    new Uint8Array(Buffer.from(file.content, "base64")),
    {
      mode: before.mode,
      encoding: before.encoding ?? undefined,
      separator: before.separator ?? undefined,
      ...asked,
    },
  );
  await db.withTx(async (tx) => {
    const now = clock.now();
    assertPlanned(await getImport(tx, dealerId, id), now);
    await tx.delete(stockImportRows).where(eq(stockImportRows.importId, id));
    await tx
      .update(stockImports)
      .set({ ...plan, expiresAt: now + LASTS_MS })
      .where(eq(stockImports.id, id));
    await addRows(tx, id, rows);
    if (asked.mapping) await keepColumns(tx, dealerId, plan);
  });
}

/** Throws "conflict" for a plan that is applied or too old. */
function assertPlanned({ status, appliedAt, expiresAt }: ImportRow, now: number): void {
  if (status === "applying" || appliedAt !== null) throw new AppError("conflict", "importApplied");
  if (expiresAt <= now) throw new AppError("conflict", "importStale");
}

async function makePlan(
  { db, clock, config }: Deps,
  member: Member,
  bytes: Uint8Array,
  { mode = "update", mapping = [], ...chosen }: Corrections,
) {
  const { dealerId } = member;
  const sheet = await readSheet(bytes, chosen);
  const table = tableIn(sheet);
  await nextTurn();
  const columns = correct(await keptColumns(db.read, dealerId, table), mapping);
  const now = clock.now();
  const dealer = await findDealer(db.read, dealerId);
  if (!dealer?.isActive) throw new AppError("forbidden", "dealerSuspended");
  const { language } = await getUser(db.read, member.id);
  const before = await listStockBefore(db.read, dealerId, now);
  const place = { location: dealer.location, language };
  const read = await readRows({ rows: table.rows, columns }, place, (key) => before.get(key)?.car ?? null);
  const origin = configuredOrigin(config);
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
  const how = { mode, ...pick(sheet, "encoding", "separator", "sheet"), columns };
  const does = rows.map(({ tab, listingId, rev }) => [tab, listingId, rev]);
  const hash = new Bun.CryptoHasher("sha256").update(bytes).update(JSON.stringify([how, does]));
  return {
    ...how,
    rows,
    fingerprint: table.fingerprint,
    hash: hash.digest("base64url"),
    counts: countRows(rows),
    onSale: onSale.length,
  };
}

async function addRows(tx: Tx, importId: string, rows: PlannedRow[]): Promise<void> {
  const pause = takeTurns();
  for (const batch of batches(rows, ROWS_AT_ONCE)) {
    await tx.insert(stockImportRows).values(batch.map((row) => ({ ...row, importId })));
    await pause();
  }
}

type Headed = { columns: Column[]; fingerprint: string };

/** With what the dealer corrected in an earlier file with the same headers. */
async function keptColumns(
  read: Reader,
  dealerId: string,
  { columns, fingerprint }: Headed,
): Promise<Column[]> {
  const isIt = and(eq(stockColumns.dealerId, dealerId), eq(stockColumns.fingerprint, fingerprint));
  const [kept] = await read.select().from(stockColumns).where(isIt);
  return kept ? columns.map((column, i) => ({ ...column, field: kept.fields[i] ?? null })) : columns;
}

async function keepColumns(tx: Tx, dealerId: string, { columns, fingerprint }: Headed): Promise<void> {
  const fields = columns.map(({ field }) => field);
  const target = [stockColumns.dealerId, stockColumns.fingerprint];
  await tx
    .insert(stockColumns)
    .values({ dealerId, fingerprint, fields })
    .onConflictDoUpdate({ target, set: { fields } });
}
