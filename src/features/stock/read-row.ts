import { cleanLine, shortened } from "#src/core/text.ts";
import { DINARS, withoutUnit } from "#src/core/units.ts";
import { type CarInput, carInput, carPatch } from "#src/features/cars/car-input.ts";
import { onlyValue } from "#src/features/cars/catalogue/only-value.ts";
import { type CarField, carFields, MAX_CAR_PHOTOS } from "#src/features/cars/fields.ts";
import { findMake, findModel } from "#src/features/cars/lexicon/car-names.ts";
import { findChoice } from "#src/features/cars/lexicon/choice-words.ts";
import { type Field, valueText } from "#src/features/listings/fields.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { t } from "#t";
import {
  addressesIn,
  dateIn,
  isInMiles,
  isWebAddress,
  kilometresIn,
  listIn,
  plainNumber,
} from "./cell-values.ts";
import {
  type Column,
  findStatus,
  letterOf,
  STOCK_STATUSES,
  type StockField,
  stockFieldLabel,
  type StockStatus,
} from "./columns.ts";
import type { SheetRow } from "./sheet.ts";

export const MAX_STOCK_ID = 64;
const MAX_VALUE = 200;

export interface Dealer {
  location: string;
  language: Language;
}

/** What is wrong with a cell, in the language of the request. Without a column, the file lacks it. */
export interface Note {
  column: number | null;
  letter: string;
  header: string;
  value: string;
  reason: string;
}

export interface StockRow {
  row: number;
  stockId: string;
  status: StockStatus | null;
  /** The whole car; null if there are problems. */
  input: CarInput | null;
  images: string[];
  problems: Note[];
  warnings: Note[];
}

/** Before it becomes a note: the field or the number of the column, and the reason. */
type Remark = [where: StockField | number, reason: string];
type Said = Partial<Record<StockField, string>>;
type Sent = Partial<Record<CarField, unknown>>;

const stockIdIn = ({ cells }: SheetRow, columns: Column[]): string =>
  cleanLine(cells[columns.findIndex(({ field }) => field === "stockId")] ?? "");

/** Stock numbers with the same key are the same. */
export const stockKeyOf = (stockId: string): string => stockId.normalize("NFKC").toLowerCase();

export const stockKeyIn = (row: SheetRow, columns: Column[]): string => stockKeyOf(stockIdIn(row, columns));

/** The car that a row describes: a new one, or `before` with its changes. `repeatedIn` are other rows with its stock number. */
export function readRow(
  row: SheetRow,
  columns: Column[],
  dealer: Dealer,
  before: CarInput | null = null,
  repeatedIn: number[] = [],
): StockRow {
  const said: Said = Object.fromEntries(columns.map(({ field }, i) => [field, row.cells[i] ?? ""]));
  const stockId = stockIdIn(row, columns);
  const status = findStatus(said.status ?? "");
  said.mileageUnit ||= columns.find(({ field }) => field === "mileage")?.header;
  const sent = sentIn(said, before);
  if (!before) complete(sent, said, dealer);
  const read = before ? carPatch.safeParse(sent) : carInput.safeParse(sent);
  const { images, refused } = imagesIn(row, columns);
  const noted = (remarks: Remark[]) => remarks.map((remark) => noteOf(remark, row, columns));
  const problems = noted([
    ...stockIdProblems(stockId, repeatedIn),
    ...(said.status && !status ? [unknown("status", STOCK_STATUSES.map(t.stockStatusLabel))] : []),
    ...beyond(row, columns),
    ...(read.error?.issues ?? []).map(({ path, message }) =>
      remarkOn(path[0] as CarField, sent, said, message),
    ),
  ]);
  const input = read.success && problems.length === 0 ? ({ ...before, ...read.data } as CarInput) : null;
  const warnings = noted([...unlisted(sent, before), ...refused]);
  return { row: row.row, stockId, status, input, images, problems, warnings };
}

function noteOf([where, reason]: Remark, { cells }: SheetRow, columns: Column[]): Note {
  const column = typeof where === "number" ? where : columns.findIndex(({ field }) => field === where);
  if (column < 0)
    return { column: null, letter: "", header: stockFieldLabel(where as StockField), value: "", reason };
  const { header = "" } = columns[column] ?? {};
  return {
    column,
    letter: letterOf(column),
    header,
    value: shortened(cells[column] ?? "", MAX_VALUE),
    reason,
  };
}

function stockIdProblems(stockId: string, repeatedIn: number[]): Remark[] {
  if (!stockId) return [["stockId", t.stockIdRequired()]];
  if (repeatedIn.length > 0) return [["stockId", t.stockIdRepeated(...repeatedIn)]];
  return stockId.length > MAX_STOCK_ID ? [["stockId", t.textTooLong(MAX_STOCK_ID)]] : [];
}

/** A value that contains the separator and has no quotation marks moves those after it. */
function beyond({ cells }: SheetRow, columns: Column[]): Remark[] {
  const column = cells.findIndex((cell, i) => i >= columns.length && cell !== "");
  return column < 0 ? [] : [[column, t.stockCellBeyond()]];
}

const unknown = (field: StockField, labels: string[]): Remark => [field, t.stockValueUnknown(...labels)];

/** What the form would send. A blank cell keeps what a car must have. */
function sentIn(said: Said, before: CarInput | null): Sent {
  const sent: Sent = {};
  for (const [field, declared] of Object.entries<Field>(carFields) as [CarField, Field][]) {
    const text = said[field];
    if (text === undefined || field === "images" || (text === "" && before && declared.required)) continue;
    sent[field] = valueIn(field, declared, text, said.mileageUnit, before);
  }
  const model = sent.model && findModel(String(sent.make ?? before?.make), String(sent.model));
  return model ? { ...sent, model } : sent;
}

/** What other systems write for a choice that they do not know. */
const NOTHING = /^(?:none|other|unknown|n\/?a|-+)$/i;

/** Null for a number that is unclear. */
function valueIn(
  field: CarField,
  { kind }: Field,
  text: string,
  unit = "",
  before: CarInput | null,
): unknown {
  const date = kind === "month" || field === "year" ? dateIn(text) : null;
  if (date) return kind === "month" ? `${date.year}-${date.month}` : date.year;
  if (field === "make") return findMake(text) ?? text;
  if (field === "mileage") return kilometresIn(text, isInMiles(unit));
  if (kind === "number") return plainNumber(text)?.replace(/\.0+$/, "") ?? null;
  if (kind === "money") return plainNumber(withoutUnit(text, DINARS));
  // A feature that a car has in its own words keeps them.
  const isOwn = (one: string) => field === "features" && before?.features.includes(one);
  if (kind === "choices")
    return listIn(text).map((one) => (isOwn(one) ? one : findChoice(field, one)) ?? one);
  return kind === "choice" ? (findChoice(field, text) ?? text.replace(NOTHING, "")) : text;
}

/** Why a value is refused, also where the form has no words for it. */
function remarkOn(field: CarField, sent: Sent, said: Said, message: string): Remark {
  const declared: Field = carFields[field];
  if (!said[field] || sent[field] === "") return [field, message];
  if (sent[field] === null) return [field, t.stockNumberUnclear()];
  const isListed = declared.kind === "choice" || declared.kind === "place";
  return isListed
    ? unknown(
        field,
        declared.values.map((value) => valueText(declared, value)),
      )
    : [field, message];
}

function unlisted({ make, model }: Sent, before: CarInput | null): Remark[] {
  const known = String(make ?? before?.make);
  if (make && !findMake(known)) return [["make", t.stockNameUnlisted()]];
  return model && findMake(known) && !findModel(known, String(model))
    ? [["model", t.stockNameUnlisted()]]
    : [];
}

/** Fills what the file leaves open about a new car. */
function complete(sent: Sent, { fuelType = "", trim }: Said, { location, language }: Dealer): void {
  const [make, model] = [String(sent.make), String(sent.model)];
  sent.location ||= location;
  sent.hybridType ||= findChoice("hybridType", fuelType);
  for (const field of ["fuelType", "transmission", "bodyType"] as const)
    sent[field] ||= onlyValue(field, make, model);
  inLanguage(language, () => {
    const name = [t.makeLabel(make), t.modelLabel(make, model), trim, sent.year].filter(Boolean).join(" ");
    sent.title ||= shortened(name, carFields.title.max);
    sent.description ||= [sent.title, ...factsOf(sent)].join("\n");
  });
}

const factsOf = (sent: Sent): string[] =>
  Object.entries<Field>(carFields).flatMap(([name, field]) => {
    const value = sent[name as CarField];
    if (!field.specification || !value) return [];
    return `${field.label()}: ${valueText(field, field.kind === "number" ? Number(value) : value)}`;
  });

function imagesIn({ cells }: SheetRow, columns: Column[]): { images: string[]; refused: Remark[] } {
  const found = columns.flatMap(({ field }, column) =>
    field === "images" ? addressesIn(cells[column] ?? "").map((address) => ({ address, column })) : [],
  );
  const wrong = found.filter(({ address }) => !isWebAddress(address));
  const images = [...new Set(found.map(({ address }) => address))].filter(isWebAddress);
  const tooMany: Remark[] =
    images.length > MAX_CAR_PHOTOS ? [["images", t.stockImagesTooMany(MAX_CAR_PHOTOS)]] : [];
  return {
    images: images.slice(0, MAX_CAR_PHOTOS),
    refused: [...wrong.map(({ column }): Remark => [column, t.stockImageRefused()]), ...tooMany],
  };
}
