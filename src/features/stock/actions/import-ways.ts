import type { Tx } from "#src/db/open.ts";
import { withListedNames } from "#src/features/cars/actions.ts";
import { carFields } from "#src/features/cars/fields.ts";
import type { Field } from "#src/features/listings/fields.ts";
import { changedFields } from "#src/features/listings/life-cycle/edit-conflict.ts";
import type { Deps } from "#src/http/env.ts";
import type { StockStatus } from "../columns.ts";
import type { RowOutcome } from "../import-shapes.ts";
import { isOnSale } from "../plan-rows.ts";
import type { ImportRow, RowOfImport } from "../queries/imports.ts";
import { findStockItem, type Member, type StockCar } from "../queries/stock.ts";
import { putStock, setStockStatus } from "./put-stock.ts";

export interface Done {
  outcome: RowOutcome;
  listingId?: string;
  problem?: string;
}

/** What is done with the rows of an import. Running a row again changes nothing more. */
export interface Way {
  /** The outcomes of rows that wait; null if they have none yet. */
  from: RowOutcome[] | null;
  begun: RowOutcome;
  skipped: RowOutcome;
  failed: RowOutcome;
  /** Whether the car is as it was planned, or as the import left it. */
  mayBegin(tx: Tx, one: ImportRow, row: RowOfImport, car: StockCar | undefined): boolean | Promise<boolean>;
  run(deps: Deps, member: Member, row: RowOfImport, car: StockCar | undefined): Promise<Done>;
}

export const applying: Way = {
  from: null,
  begun: "begun",
  skipped: "skipped",
  failed: "failed",
  async mayBegin(tx, { dealerId }, { tab, stockId, rev }, car) {
    return tab === "new" ? (await findStockItem(tx, dealerId, stockId)) === null : car?.rev === rev;
  },
  async run(deps, member, row, car) {
    if (row.input) {
      const { images: _, ...input } = row.input;
      const { listingId } = await putStock(deps, member, row.stockId, input, row.status);
      return { outcome: "created", listingId };
    }
    await change(deps, member, row, car, "to");
    if (row.tab === "missing") return { outcome: "withdrawn" };
    const { from, to } = statusChange(row) ?? {};
    return { outcome: from === "withdrawn" && isOnSale(to) ? "restored" : "changed" };
  },
};

export const undoing: Way = {
  from: ["created", "changed", "withdrawn", "restored"],
  begun: "undoing",
  skipped: "left",
  failed: "left",
  mayBegin: (_tx, _one, row, car) => car !== undefined && isAsLeft(row, car),
  async run(deps, member, row, car) {
    if (row.tab === "new") await withdraw(deps, member, row.stockId);
    else await change(deps, member, row, car, "from");
    return { outcome: "undone" };
  },
};

const statusChange = ({ changes }: RowOfImport) => changes.find(({ field }) => field === "stockStatus");

const columnOf = (field: string): string => (carFields as Record<string, Field>)[field]?.column ?? field;

/** Gives a car the values of one side of the row's changes. */
async function change(
  deps: Deps,
  member: Member,
  row: RowOfImport,
  car: StockCar | undefined,
  side: "from" | "to",
): Promise<void> {
  if (!car) return;
  const { images: _, ...before } = car;
  const fields = row.changes.filter(({ field }) => side === "from" || field !== "images");
  const values = Object.fromEntries(fields.map((each) => [columnOf(each.field), each[side]]));
  const status = (statusChange(row)?.[side] ?? car.stockStatus) as StockStatus;
  await putStock(deps, member, row.stockId, { ...before, ...values }, status);
}

async function withdraw(deps: Deps, member: Member, stockId: string): Promise<void> {
  const item = await findStockItem(deps.db.read, member.dealerId, stockId);
  if (item) await setStockStatus(deps, member, item, "withdrawn");
}

/** Photos do not count: they come later. */
function isAsLeft({ input, status, changes }: RowOfImport, car: StockCar): boolean {
  const wanted: Record<string, unknown> = input
    ? { ...car, ...withListedNames(input), stockStatus: status ?? "available" }
    : { ...car, ...Object.fromEntries(changes.map(({ field, to }) => [columnOf(field), to])) };
  const after = { ...wanted, images: car.images } as StockCar;
  return after.stockStatus === car.stockStatus && changedFields(carFields, car, after).length === 0;
}
