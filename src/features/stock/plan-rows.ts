import { AppError } from "#src/core/errors.ts";
import { photoIdOf } from "#src/features/photos/schema.ts";
import { messageOf } from "#src/http/errors.ts";
import { changesBetween } from "./car-changes.ts";
import type { StockStatus } from "./columns.ts";
import type { PlanCounts } from "./import-shapes.ts";
import type { StockCar } from "./queries/stock.ts";
import type { Note, StockRow } from "./read-row.ts";
import type { stockImportRows } from "./tables.ts";

/** A car of the dealer, and the addresses that its photos came from. */
export interface Before {
  car: StockCar;
  addresses: string[];
}

export type PlannedRow = Omit<typeof stockImportRows.$inferSelect, "importId">;

export const isOnSale = (status: unknown): boolean => status === "available" || status === "reserved";

const NOTHING = {
  input: null,
  status: null,
  images: [],
  changes: [],
  problems: [],
  warnings: [],
  hasWarnings: false,
  outcome: null,
} satisfies Partial<PlannedRow>;

/** What a row of the file does. `origin` is the address of our own photos. */
export function planRow(
  read: StockRow,
  cells: string[],
  before: Before | undefined,
  origin: string,
): PlannedRow {
  const { row: position, stockId, problems, warnings, input } = read;
  const row = { ...NOTHING, position, stockId, cells, warnings, hasWarnings: warnings.length > 0 };
  const known = {
    title: before?.car.title ?? "",
    listingId: before?.car.id ?? null,
    rev: before?.car.rev ?? null,
  };
  if (!input) return { ...row, ...known, tab: "errors", problems };
  const { status, images } = read;
  if (!before) return { ...row, ...known, tab: "new", title: input.title, input, status, images };
  const changes = changesOf(read, before, origin);
  return { ...row, ...known, tab: changes.length > 0 ? "changed" : "unchanged", images, changes };
}

function changesOf({ input, status, images }: StockRow, { car, addresses }: Before, origin: string) {
  const changes = changesBetween(car, { ...input, images: car.images });
  const back = car.stockStatus === "withdrawn" ? "available" : car.stockStatus;
  const wanted = status ?? back;
  if (wanted !== car.stockStatus) changes.push({ field: "stockStatus", from: car.stockStatus, to: wanted });
  const ids = images.map((address) => photoIdOf(address, origin));
  const shown = car.photos.map(({ id }) => id);
  const isSame = Bun.deepEquals(addresses, images) || Bun.deepEquals(ids, shown);
  if (images.length > 0 && !isSame) changes.push({ field: "images", from: car.images, to: images });
  return changes;
}

/** The cars on sale that a file lacks leave the site. They come before its first row, so that they make room. */
export const planMissing = (missing: Before[]): PlannedRow[] =>
  missing.map(({ car }, i) => ({
    ...NOTHING,
    position: i - missing.length,
    tab: "missing",
    stockId: car.stockId ?? "",
    title: car.title,
    listingId: car.id,
    rev: car.rev,
    cells: [],
    changes: [{ field: "stockStatus", from: car.stockStatus, to: "withdrawn" }],
  }));

/** The change of a row's stock status, from null for a new car. */
function moveOf({ tab, status, changes }: PlannedRow): { from: unknown; to: unknown } {
  if (tab === "new") return { from: null, to: status ?? ("available" satisfies StockStatus) };
  return changes.find(({ field }) => field === "stockStatus") ?? { from: null, to: null };
}

/** Refuses the last rows that would be above the listing limit. `free` listings are left before the first. */
export function withinLimit(rows: PlannedRow[], limit: number, free: number): PlannedRow[] {
  let left = free;
  return rows.map((row) => {
    const { from, to } = moveOf(row);
    const joins = isOnSale(to) && !isOnSale(from);
    if ((joins || row.tab === "new") && left <= 0) {
      const refused = new AppError("forbidden", "listingLimitReached", limit);
      return { ...row, tab: "errors", input: null, changes: [], problems: [noteOf(messageOf(refused))] };
    }
    left += Number(isOnSale(from) && !isOnSale(to) && to !== null) - Number(joins);
    return row;
  });
}

/** A problem that no single column has. */
export const noteOf = (reason: string): Note => ({ column: null, letter: "", header: "", value: "", reason });

export function countRows(rows: PlannedRow[]): PlanCounts {
  const counts: PlanCounts = { new: 0, changed: 0, unchanged: 0, missing: 0, errors: 0, warnings: 0 };
  for (const { tab, hasWarnings } of rows) {
    counts[tab]++;
    if (hasWarnings) counts.warnings++;
  }
  return counts;
}

const GUARDED_SHARE = 5;
const GUARDED_CARS = 5;

/** Whether so many cars would leave the site that a person must confirm the number. */
export const isGuarded = ({ missing }: PlanCounts, onSale: number): boolean =>
  missing > GUARDED_CARS && missing * GUARDED_SHARE > onSale;
