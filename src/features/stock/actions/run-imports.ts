import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { AppError, STATUS_OF } from "#src/core/errors.ts";
import { nextTurn } from "#src/core/yield.ts";
import type { Tx } from "#src/db/open.ts";
import { getUser, type UserRow } from "#src/features/accounts/queries.ts";
import { editCar } from "#src/features/cars/actions.ts";
import { findDealer, findFirstOwner } from "#src/features/dealers/queries.ts";
import type { Deps } from "#src/http/env.ts";
import { messageOf } from "#src/http/errors.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { t } from "#t";
import { changesBetween, valuesOf } from "../car-changes.ts";
import type { StockStatus } from "../columns.ts";
import type { RowOutcome } from "../import-shapes.ts";
import { isOnSale, noteOf } from "../plan-rows.ts";
import type { ImportRow, RowOfImport } from "../queries/imports.ts";
import { findStockItem, listStockCars, type Member, ownItem, type StockCar } from "../queries/stock.ts";
import { stockImportRows, stockImports } from "../tables.ts";
import { endImport } from "./end-import.ts";
import { putStock, setStockStatus } from "./put-stock.ts";
import { askForPhotos, forgetPhotos } from "./stock-photos.ts";

const ROWS_AT_ONCE = 5;
/** A run ends after this time, so that a server can stop; the next one goes on. */
const RUN_MS = 5000;
const MOST_TRIES = 5;

/** An import that is applied or taken back. Running a row again changes nothing more. */
interface Run {
  deps: Deps;
  one: ImportRow;
  user: UserRow;
  member: Member;
  isUndo: boolean;
}

/** The outcomes of rows whose change can be taken back. */
const APPLIED: RowOutcome[] = ["created", "changed", "withdrawn", "restored"];
const begunIn = ({ isUndo }: Run): RowOutcome => (isUndo ? "undoing" : "begun");

/** Goes on with the imports that are applied or taken back, oldest first. */
export async function runImports(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const endsAt = clock.monotonicMs() + RUN_MS;
  for (;;) {
    const [one] = await db.read
      .select()
      .from(stockImports)
      .where(eq(stockImports.status, "applying"))
      .orderBy(asc(stockImports.appliedAt), asc(stockImports.id))
      .limit(1);
    if (!one) return;
    const user = await getUser(db.read, one.madeBy);
    const member = await sellerOf(deps, one, user);
    const isDone = await runImport({ deps, one, user, member, isUndo: one.undoneAt !== null }, endsAt);
    if (!isDone) return;
  }
}

/** Who left the dealer no longer sells for it. */
async function sellerOf({ db }: Deps, { dealerId }: ImportRow, user: UserRow): Promise<Member> {
  const id = user.dealerId === dealerId ? user.id : await findFirstOwner(db.read, dealerId);
  return { id: id ?? user.id, dealerId, dealerRole: "manager" };
}

/** Returns whether it is done. Each batch is marked before it changes anything, so that an interrupted one is repeated. */
async function runImport(run: Run, endsAt: number): Promise<boolean> {
  const { deps, one, user } = run;
  const { db, clock } = deps;
  const setTries = (tx: Tx, tries: number) =>
    tx.update(stockImports).set({ tries }).where(eq(stockImports.id, one.id));
  const end = async (status: ImportRow["status"], why?: () => string) => {
    await endImport(deps, one, user, status, why);
    return true;
  };
  if (one.tries >= MOST_TRIES) return end("failed", () => t.importFailed());
  await db.withTx((tx) => setTries(tx, one.tries + 1));
  while (clock.monotonicMs() < endsAt) {
    const dealer = await findDealer(db.read, one.dealerId);
    if (!dealer?.isActive && !run.isUndo) return end("stopped", () => t.dealerSuspended());
    const batch = await db.withTx((tx) => beginBatch(run, tx));
    if (batch.length === 0) return end("done");
    await nextTurn();
    const done: Done[] = [];
    for (const { row, mayRun } of batch) {
      done.push(mayRun ? await runRow(run, row) : refused(run, row, "skipped", () => t.importCarChanged()));
      await nextTurn();
    }
    await db.withTx(async (tx) => {
      for (const each of done) await record(run, tx, each);
      await setTries(tx, 0);
    });
    await nextTurn();
  }
  return false;
}

/** The next rows with their cars, and whether nobody has changed them. */
async function beginBatch(run: Run, tx: Tx) {
  const { importId, tab, outcome, position } = stockImportRows;
  const begun = begunIn(run);
  const isOf = eq(importId, run.one.id);
  const waits = run.isUndo ? inArray(outcome, [...APPLIED, begun]) : or(isNull(outcome), eq(outcome, begun));
  const rows = await tx
    .select()
    .from(stockImportRows)
    .where(and(isOf, inArray(tab, ["new", "changed", "missing"]), waits))
    .orderBy(asc(position))
    .limit(ROWS_AT_ONCE);
  const ids = rows.flatMap(({ listingId }) => listingId ?? []);
  const cars = new Map((await listStockCars(tx, ids, run.deps.clock.now())).map((car) => [car.id, car]));
  const batch = [];
  for (const row of rows) {
    const car = cars.get(row.listingId ?? "");
    batch.push({ row, mayRun: row.outcome === begun || (await isAsExpected(run, tx, row, car)) });
  }
  const positions = batch.flatMap(({ row, mayRun }) => (mayRun ? row.position : []));
  const mayRun = and(isOf, inArray(position, positions));
  await tx.update(stockImportRows).set({ outcome: begun }).where(mayRun);
  return batch;
}

/** Whether a car is as it was planned, or as the import left it. */
async function isAsExpected({ one, isUndo }: Run, tx: Tx, row: RowOfImport, car: StockCar | undefined) {
  if (isUndo) return car !== undefined && isAsLeft(row, car);
  if (row.tab === "new") return (await findStockItem(tx, one.dealerId, row.stockId)) === null;
  return car?.rev === row.rev;
}

/** Photos do not count: they come later. */
function isAsLeft({ input, status, changes }: RowOfImport, car: StockCar): boolean {
  const left = { ...(input ?? valuesOf(changes, "to")), images: car.images };
  const leftStatus = input ? (status ?? "available") : (statusChange(changes)?.to ?? car.stockStatus);
  return leftStatus === car.stockStatus && changesBetween(car, left).length === 0;
}

const statusChange = (changes: RowOfImport["changes"]) =>
  changes.find(({ field }) => field === "stockStatus");

interface Done {
  row: RowOfImport;
  outcome: RowOutcome;
  listingId?: string;
  problem?: string;
}

const refused = ({ isUndo, user }: Run, row: RowOfImport, outcome: RowOutcome, why: () => string): Done => ({
  row,
  outcome: isUndo ? "left" : outcome,
  problem: inLanguage(user.language, why),
});

async function runRow(run: Run, row: RowOfImport): Promise<Done> {
  try {
    return { row, ...(await (run.isUndo ? undoRow(run, row) : applyRow(run, row))) };
  } catch (error) {
    // Other errors end this run, and the next one repeats the batch.
    if (!(error instanceof AppError) || STATUS_OF[error.kind] >= 500) throw error;
    return refused(run, row, "failed", () => messageOf(error));
  }
}

async function applyRow(run: Run, row: RowOfImport): Promise<Omit<Done, "row">> {
  const { tab, stockId, input, status, changes } = row;
  if (input) {
    const { images: _, ...car } = input;
    const { listingId } = await putStock(run.deps, run.member, stockId, car, status);
    return { outcome: "created", listingId };
  }
  const moved = statusChange(changes);
  await change(
    run,
    stockId,
    changes.filter(({ field }) => field !== "images"),
    "to",
  );
  if (tab === "missing") return { outcome: "withdrawn" };
  return { outcome: moved?.from === "withdrawn" && isOnSale(moved.to) ? "restored" : "changed" };
}

async function undoRow(run: Run, { tab, stockId, changes }: RowOfImport): Promise<Omit<Done, "row">> {
  const created = [{ field: "stockStatus", from: "withdrawn", to: null }];
  await change(run, stockId, tab === "new" ? created : changes, "from");
  return { outcome: "undone" };
}

/** Gives a car the values of one side of the changes. */
async function change(
  { deps, member }: Run,
  stockId: string,
  changes: RowOfImport["changes"],
  side: "from" | "to",
): Promise<void> {
  const item = ownItem(member, await findStockItem(deps.db.read, member.dealerId, stockId));
  const { stockStatus, ...values } = valuesOf(changes, side);
  if (stockStatus) await setStockStatus(deps, member, item, stockStatus as StockStatus);
  if (Object.keys(values).length > 0) await editCar(deps, member, item.id, values);
}

async function record({ isUndo }: Run, tx: Tx, { row, outcome, problem, listingId }: Done): Promise<void> {
  const { importId, position } = stockImportRows;
  await tx
    .update(stockImportRows)
    .set({ outcome, ...(listingId && { listingId }), ...(problem && { problems: [noteOf(problem)] }) })
    .where(and(eq(importId, row.importId), eq(position, row.position)));
  const id = listingId ?? row.listingId;
  if (id && !problem) await (isUndo ? forgetPhotos(tx, row, id) : askForPhotos(tx, row, id));
}
