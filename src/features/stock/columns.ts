import { AppError } from "#src/core/errors.ts";
import { foldSpelling } from "#src/core/fold.ts";
import { namesOf } from "#src/core/pick.ts";
import { type CarField, carFields } from "#src/features/cars/fields.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { readLexicon } from "#src/language/engine/lexicon.ts";
import { t } from "#t";
import { HEADER_ROWS, MAX_ROWS, type Sheet, type SheetRow } from "./sheet.ts";
import text from "./words.txt" with { type: "text" };

const OWN_FIELDS = ["stockId", "status", "trim", "mileageUnit"] as const;
export const STOCK_STATUSES = ["available", "reserved", "sold", "withdrawn"] as const;
const NEEDED = ["stockId", "make", "model", "year", "mileage", "price"] as const;

type OwnField = (typeof OWN_FIELDS)[number];
export type StockField = OwnField | CarField;
export type StockStatus = (typeof STOCK_STATUSES)[number];

/** A column with its header, or its letter if that is blank, and the field that it fills. */
export interface Column {
  header: string;
  field: StockField | null;
}

/** The columns without which no new car can be made. */
export const lackingIn = (columns: Column[]): StockField[] =>
  [...NEEDED, "color" as const].filter((needed) => !columns.some(({ field }) => field === needed));

export interface Table {
  columns: Column[];
  /** The same for files with the same headers. */
  fingerprint: string;
  /** The rows below the header. */
  rows: SheetRow[];
}

export const STOCK_FIELDS: StockField[] = [...OWN_FIELDS, ...namesOf(carFields)];

export const isCarField = (field: StockField): field is CarField => Object.hasOwn(carFields, field);

export const stockFieldLabel = (field: StockField): string =>
  isCarField(field) ? carFields[field].label() : t.stockField(field);

const { entries } = readLexicon("words.txt", text, {
  values: [...STOCK_FIELDS, ...STOCK_STATUSES.map((status) => `status ${status}`)],
});

const keyOf = (name: string): string => foldSpelling(name).replaceAll(/[\s_\-.:*[\]]/g, "");

const namesIn = (value: string, label: () => string): string[] => [
  inLanguage("en", label),
  inLanguage("ar", label),
  ...entries.flatMap((entry) => (entry.value === value ? entry.spellings : [])),
];

const IMAGES =
  /^(?:additional)?(?:images?|photos?|pictures?|صور|الصور|صوره)\d*(?:urls?|links?|list|urllist|s)?\d*$/;
const keysOf = STOCK_FIELDS.filter((field) => field !== "images").map((field): [StockField, string[]] => [
  field,
  [field, ...namesIn(field, () => stockFieldLabel(field))].map(keyOf),
]);

const statuses = new Map(
  STOCK_STATUSES.flatMap((status) =>
    [status, ...namesIn(`status ${status}`, () => t.stockStatusLabel(status))].map((name) => [
      keyOf(name),
      status,
    ]),
  ),
);

export const findStatus = (word: string): StockStatus | null => statuses.get(keyOf(word)) ?? null;

export function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}

function columnsOf(headers: string[]): Column[] {
  // "Price (JOD)" is also found as "Price".
  const keys = headers.map((header) => [keyOf(header), keyOf(header.replaceAll(/\(.*?\)/g, ""))]);
  const fields = keys.map(([key = ""]): StockField | null => (IMAGES.test(key) ? "images" : null));
  for (const [field, names] of keysOf) {
    const found = names.map((name) => keys.findIndex((own, i) => !fields[i] && own.includes(name)));
    const column = found.find((at) => at >= 0);
    if (column !== undefined) fields[column] = field;
  }
  return headers.map((header, i) => ({ header: header || letterOf(i), field: fields[i] ?? null }));
}

/** Columns of mobile.de's CSV, which has no header: https://services.mobile.de/manual/upload-interface-csv_en.html */
const MOBILE_DE: Record<number, StockField> = {
  1: "stockId",
  3: "make",
  4: "model",
  8: "year",
  9: "mileage",
  10: "price",
  16: "color",
};
const MOBILE_DE_COLUMNS = 30;

/** The columns and rows of a sheet; throws AppError if it has no header or no cars. */
export function tableIn({ rows, separator }: Sheet): Table {
  const [first] = rows;
  const tried = rows.slice(0, HEADER_ROWS).map(({ cells }) => columnsOf(cells));
  const known = tried.map((columns) => new Set(columns.flatMap(({ field }) => field ?? [])).size);
  const best = known.indexOf(Math.max(...known));
  if ((known[best] ?? 0) > 1) return tableOf(tried[best] ?? [], rows.slice(best + 1));
  if (!first || separator !== ";" || first.cells.length < MOBILE_DE_COLUMNS)
    throw new AppError("invalid", "stockNoHeader", ...NEEDED.map(stockFieldLabel));
  const columns = first.cells.map((_, i) => ({ header: letterOf(i), field: MOBILE_DE[i] ?? null }));
  return tableOf(columns, rows);
}

function tableOf(columns: Column[], rows: SheetRow[]): Table {
  if (rows.length === 0) throw new AppError("invalid", "stockFileEmpty");
  if (rows.length > MAX_ROWS) throw new AppError("invalid", "stockTooManyRows", MAX_ROWS);
  const keys = columns.map(({ header }) => keyOf(header)).join("\n");
  return { columns, fingerprint: new Bun.CryptoHasher("sha256").update(keys).digest("base64url"), rows };
}

/** The columns with what a person corrected; throws AppError if two of them would fill one field. */
export function correct(
  columns: Column[],
  corrections: { header: string; field: string | null }[],
): Column[] {
  const corrected = columns.map((column) => ({ ...column }));
  const left = [...corrected];
  for (const { header, field } of corrections) {
    // Of several with the same header, each correction is for the next one.
    const at = left.findIndex((one) => one.header === header);
    const [column] = at < 0 ? [] : left.splice(at, 1);
    const named = STOCK_FIELDS.find((one) => one === field);
    if (!column || (field !== null && !named)) throw new AppError("invalid", "invalidRequest");
    column.field = named ?? null;
  }
  const used = corrected.flatMap(({ field }) => (field && field !== "images" ? field : []));
  const twice = used.find((field, i) => used.indexOf(field) !== i);
  if (twice) throw new AppError("invalid", "stockColumnTwice", stockFieldLabel(twice));
  return corrected;
}
