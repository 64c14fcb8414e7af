import { pick } from "#src/core/pick.ts";
import { shortened } from "#src/core/text.ts";
import { carFields } from "#src/features/cars/fields.ts";
import { valueText } from "#src/features/listings/fields.ts";
import { t } from "#t";
import { isCarField, type StockField, stockFieldLabel, type StockStatus } from "./columns.ts";
import type { ImportJson } from "./import-shapes.ts";
import type { ImportRow, RowOfImport } from "./queries/imports.ts";

const MAX_TEXT = 200;

export const importJson = (one: ImportRow): ImportJson => ({
  ...pick(one, "id", "status", "hash", "mode", "counts", "createdAt", "expiresAt", "appliedAt"),
  ...pick(one, "reason", "result", "undone"),
  file: { ...pick(one, "name", "bytes", "encoding", "separator", "sheet"), rows: rowsOf(one) },
  mapping: one.columns,
});

/** What an import would do, or has done. */
export const outcomeText = ({ result, counts }: ImportRow): string =>
  Object.entries(result ?? counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${result ? t.importOutcome(name) : t.importTab(name)} ${t.formatNumber(count)}`)
    .join(" · ");

export const rowsOf = ({ counts }: ImportRow): number =>
  counts.new + counts.changed + counts.unchanged + counts.errors;

export const rowJson = (
  { position, stockId, title, changes, problems, warnings }: RowOfImport,
  tab: string,
) => ({
  row: position > 0 ? position : null,
  stockId,
  title,
  changes: changes.map(({ field, from, to }) => ({
    field,
    from: textOf(field, from),
    to: textOf(field, to),
  })),
  problems: tab === "warnings" ? warnings : problems,
});

/** A value in the reader's words; of photos their number. */
function textOf(name: string, value: unknown): string | null {
  const values = [value ?? []].flat();
  if (name === "images") return String(values.length);
  if (values.length === 0 || value === "") return null;
  if (name === "stockStatus") return t.stockStatusLabel(value as StockStatus);
  const field = carFields[name as keyof typeof carFields];
  return shortened(values.map((each) => valueText(field, each)).join(", "), MAX_TEXT);
}

export const changeLabel = (field: string): string =>
  stockFieldLabel(isCarField(field as StockField) ? (field as StockField) : "status");
