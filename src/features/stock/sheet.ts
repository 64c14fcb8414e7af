import { CsvError, parse } from "csv-parse/sync";
import { withoutApostrophe } from "#src/core/csv.ts";
import { AppError } from "#src/core/errors.ts";
import { assertHarmlessZip } from "./zip-check.ts";

export const ENCODINGS = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1256",
  "windows-1252",
  "iso-8859-15",
] as const;
export const SEPARATORS = [",", ";", "\t", "|"] as const;

export type Encoding = (typeof ENCODINGS)[number];
export type Separator = (typeof SEPARATORS)[number];

/** What a person chose instead of what the file looks like. */
export interface Chosen {
  encoding?: Encoding | undefined;
  separator?: Separator | undefined;
}

/** Its number as the spreadsheet counts. */
export interface SheetRow {
  row: number;
  cells: string[];
}

export interface Sheet {
  kind: "csv" | "xlsx";
  encoding: Encoding | null;
  separator: Separator | null;
  sheet: string | null;
  /** Without blank ones. */
  rows: SheetRow[];
}

export const MAX_ROWS = 5000;
/** A header is searched in as many rows. */
export const HEADER_ROWS = 10;

/** Cells beyond are not read: a stray one in the last row of a sheet would take 100 MB. */
const XLSX_RANGE = "A1:IV20000";

/** Reads CSV or XLSX; every reason why it cannot is an AppError. */
export async function parseSheet(bytes: Uint8Array, chosen: Chosen): Promise<Sheet> {
  const head = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  if (head === "\xd0\xcf\x11\xe0") throw new AppError("invalid", "stockFileOldExcel");
  if (/^(?:%PDF|\x89PNG|\xff\xd8\xff|GIF8)/.test(head)) throw new AppError("invalid", "stockFileNoTable");
  try {
    const sheet = head.startsWith("PK") ? await parseXlsx(bytes) : parseCsv(bytes, chosen);
    if (sheet.rows.length === 0) throw new AppError("invalid", "stockFileEmpty");
    assertNotTooMany(sheet.rows);
    return sheet;
  } catch (cause) {
    throw cause instanceof AppError
      ? cause
      : Object.assign(new AppError("invalid", "stockFileBroken"), { cause });
  }
}

function assertNotTooMany(rows: SheetRow[]): void {
  if (rows.length > MAX_ROWS + HEADER_ROWS) throw new AppError("invalid", "stockTooManyRows", MAX_ROWS);
}

function parseCsv(bytes: Uint8Array, chosen: Chosen): Sheet {
  const encoding = chosen.encoding ?? encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const [line = "", said] = /^sep=([,;\t|])(?:\r\n|[\r\n])/i.exec(text) ?? [];
  const content = text.slice(line.length);
  const separator = chosen.separator ?? SEPARATORS.find((one) => one === said) ?? separatorOf(content);
  const rows: SheetRow[] = [];
  let row = 0;
  const addRow = (values: string[]): null => {
    row++;
    const cells = values.map((value) => withoutApostrophe(value).trim());
    if (cells.some(Boolean)) rows.push({ row, cells });
    assertNotTooMany(rows);
    return null;
  };
  try {
    parse(content, {
      delimiter: separator,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      on_record: addRow,
    });
  } catch (error) {
    throw error instanceof CsvError ? new AppError("invalid", "stockFileQuotes", row + 1) : error;
  }
  return { kind: "csv", encoding, separator, sheet: null, rows };
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeroAt = bytes.subarray(0, 1000).indexOf(0);
  if (zeroAt >= 0) return zeroAt % 2 === 1 ? "utf-16le" : "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1256";
  }
}

/** The one that divides most of the first rows into the same number of cells; of several, into most cells. */
function separatorOf(text: string): Separator {
  const unquoted = text.slice(0, 200_000).replaceAll(/"[^"]*"/g, "");
  const lines = unquoted.split(/[\r\n]+/, HEADER_ROWS + 5);
  const scored = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length).filter((cells) => cells > 1);
    const same =
      [...Map.groupBy(counts, (cells) => cells).values()].sort((a, b) => b.length - a.length)[0] ?? [];
    return { separator, rows: same.length, cells: same[0] ?? 0 };
  });
  return scored.sort((a, b) => b.rows - a.rows || b.cells - a.cells)[0]?.separator ?? ",";
}

async function parseXlsx(bytes: Uint8Array): Promise<Sheet> {
  assertHarmlessZip(bytes);
  const { readXlsx } = await import("hucre/xlsx");
  const { sheets } = await readXlsx(bytes, {
    range: XLSX_RANGE,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  for (const { name, rows: values, merges = [] } of sheets) {
    for (const { startRow, startCol, endRow, endCol } of merges)
      for (const row of values.slice(startRow, endRow + 1))
        row.fill(values[startRow]?.[startCol] ?? null, startCol, endCol + 1);
    const rows = values
      .map((row, i) => ({ row: i + 1, cells: row.map(cellText) }))
      .filter(({ cells }) => cells.some(Boolean));
    if (rows.length > 0) return { kind: "xlsx", encoding: null, separator: null, sheet: name, rows };
  }
  return { kind: "xlsx", encoding: null, separator: null, sheet: null, rows: [] };
}

/** Spreadsheets show 15 digits. */
const plain = new Intl.NumberFormat("en", { useGrouping: false, maximumSignificantDigits: 15 });

function cellText(value: string | number | boolean | Date | null): string {
  if (value === null) return "";
  if (typeof value === "number") return plain.format(value);
  // The time of an impossible date is null.
  return value instanceof Date ? (value.toJSON()?.slice(0, 10) ?? "") : String(value).trim();
}
