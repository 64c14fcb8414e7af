import { cleanLine, shortened } from "#src/core/text.ts";
import { DINARS, withoutUnit } from "#src/core/units.ts";
import { type CarInput, carInput, carPatch } from "#src/features/cars/car-input.ts";
import { onlyValue } from "#src/features/cars/catalogue/only-value.ts";
import { type CarField, carFields, MAX_CAR_PHOTOS } from "#src/features/cars/fields.ts";
import { findMake, findModel } from "#src/features/cars/lexicon/car-names.ts";
import { type ChoiceField, findChoice } from "#src/features/cars/lexicon/choice-words.ts";
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

const MAX_STOCK_ID = 64;
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
  /** The fields that the file has a column for. */
  given: CarField[];
  images: string[];
  problems: Note[];
  warnings: Note[];
}

/** Stock numbers with the same key are the same. */
export const stockKeyOf = (stockId: string): string => stockId.normalize("NFKC").toLowerCase();

export const stockIdIn = ({ cells }: SheetRow, columns: Column[]): string =>
  cleanLine(cells[columns.findIndex(({ field }) => field === "stockId")] ?? "");

interface Known {
  /** The car that has the stock number already; the row changes it. Without one, what is missing comes from the catalogue. */
  before?: CarInput | null;
  /** Other rows with the stock number. */
  repeatedIn?: number[];
}

/** The car that a row describes. */
export function readRow(
  row: SheetRow,
  columns: Column[],
  dealer: Dealer,
  { before = null, repeatedIn = [] }: Known = {},
): StockRow {
  const cells = cellsOf(row, columns);
  const stockId = stockIdIn(row, columns);
  const status = findStatus(cells.text("status"));
  const own = [
    ...stockIdProblems(cells, stockId, repeatedIn),
    ...(status ? [] : statusProblems(cells)),
    ...cells.beyond(),
  ];
  const { input, given, problems, warnings } = readCar(cells, dealer, before);
  const photos = readImages(cells);
  return {
    row: row.row,
    stockId,
    status,
    input: own.length > 0 ? null : input,
    given,
    images: photos.images,
    problems: [...own, ...problems],
    warnings: [...warnings, ...photos.warnings],
  };
}

type Cells = ReturnType<typeof cellsOf>;

function cellsOf({ cells }: SheetRow, columns: Column[]) {
  const at = (field: StockField) => columns.findIndex((column) => column.field === field);
  const noteAt = (column: number, reason: string): Note => ({
    column,
    letter: letterOf(column),
    header: columns[column]?.header ?? "",
    value: shortened(cells[column] ?? "", MAX_VALUE),
    reason,
  });
  return {
    columns,
    noteAt,
    textAt: (column: number) => cells[column] ?? "",
    text: (field: StockField) => cells[at(field)] ?? "",
    note: (field: StockField, reason: string): Note =>
      at(field) < 0
        ? { column: null, letter: "", header: stockFieldLabel(field), value: "", reason }
        : noteAt(at(field), reason),
    isInMiles: () =>
      isInMiles(cells[at("mileageUnit")] ?? "") || isInMiles(columns[at("mileage")]?.header ?? ""),
    /** A value that contains the separator and no quotation marks moves those after it. */
    beyond: (): Note[] => {
      const column = cells.findIndex((cell, i) => i >= columns.length && cell !== "");
      return column < 0 ? [] : [noteAt(column, t.stockCellBeyond())];
    },
  };
}

function stockIdProblems({ note }: Cells, stockId: string, repeatedIn: number[]): Note[] {
  if (!stockId) return [note("stockId", t.stockIdRequired())];
  if (repeatedIn.length > 0) return [note("stockId", t.stockIdRepeated(repeatedIn))];
  return stockId.length > MAX_STOCK_ID ? [note("stockId", t.textTooLong(MAX_STOCK_ID))] : [];
}

const statusProblems = ({ text, note }: Cells): Note[] =>
  text("status")
    ? [note("status", t.stockValueUnknown(STOCK_STATUSES.map((status) => t.stockStatusLabel(status))))]
    : [];

type Sent = Partial<Record<CarField, unknown>>;

const isCarField = (field: StockField): field is CarField => Object.hasOwn(carFields, field);

function readCar(cells: Cells, dealer: Dealer, before: CarInput | null) {
  const given = [...new Set(cells.columns.flatMap(({ field }) => (field && isCarField(field) ? field : [])))];
  const sent: Sent = {};
  for (const field of given) {
    const text = cells.text(field);
    const isKept = text === "" && before !== null && "required" in carFields[field];
    if (field !== "images" && !isKept) sent[field] = valueIn(field, text, cells);
  }
  const warnings = nameCar(sent, before, cells);
  if (!before) complete(sent, dealer, cells);
  const read = before ? carPatch.safeParse(sent) : carInput.safeParse(sent);
  const problems = (read.error?.issues ?? []).map(({ path: [name], message }) => {
    const field = name as CarField;
    return cells.note(field, reasonOf(field, sent[field], cells.text(field)) ?? message);
  });
  return {
    given,
    warnings,
    problems,
    input: read.success ? ({ ...before, ...read.data } as CarInput) : null,
  };
}

/** What other systems write for a choice that they do not know. */
const NOTHING = /^(?:none|other|unknown|n\/?a|-+)$/i;

/** What the form would send; null for a number that is unclear. */
function valueIn(field: CarField, text: string, { isInMiles }: Cells): unknown {
  if (field === "mileage") return kilometresIn(text, isInMiles());
  if (field === "year") return dateIn(text)?.year ?? plainNumber(text)?.replace(/\.0+$/, "") ?? null;
  switch (carFields[field].kind) {
    case "choice":
      return findChoice(field as ChoiceField, text) ?? (NOTHING.test(text) ? "" : text);
    case "choices":
      return listIn(text).map((one) => findChoice(field as ChoiceField, one) ?? one);
    case "money":
      return plainNumber(withoutUnit(text, DINARS));
    case "number":
      return plainNumber(text)?.replace(/\.0+$/, "") ?? null;
    case "month": {
      const date = dateIn(text);
      return date ? `${date.year}-${date.month}` : text;
    }
    default:
      return text;
  }
}

/** Why a value is refused, where the form has no words for it. */
function reasonOf(field: CarField, value: unknown, text: string): string | null {
  const declared: Field = carFields[field];
  if (text === "" || value === "") return null;
  if (value === null) return t.stockNumberUnclear();
  if (declared.kind !== "choice" && declared.kind !== "place") return null;
  return t.stockValueUnknown(declared.values.map((known) => valueText(declared, known)));
}

/** Replaces make and model by their names in the lists, with a warning if they have none. */
function nameCar(sent: Sent, before: CarInput | null, { note, text }: Cells): Note[] {
  const make = sent.make === undefined ? (before?.make ?? "") : (findMake(text("make")) ?? text("make"));
  const model = findModel(make, text("model"));
  if (sent.make !== undefined) sent.make = make;
  if (sent.model !== undefined) sent.model = model ?? text("model");
  if (text("make") && !findMake(make)) return [note("make", t.stockNameUnlisted())];
  return text("model") && findMake(make) && !model ? [note("model", t.stockNameUnlisted())] : [];
}

/** Fills what the file leaves open about a new car. */
function complete(sent: Sent, { location, language }: Dealer, { text }: Cells): void {
  const [make, model] = [String(sent.make ?? ""), String(sent.model ?? "")];
  sent.location ||= location;
  sent.hybridType ||= findChoice("hybridType", text("fuelType"));
  for (const field of ["fuelType", "transmission", "bodyType"] as const)
    sent[field] ||= onlyValue(field, make, model);
  inLanguage(language, () => {
    const name = [t.makeLabel(make), t.modelLabel(make, model), text("trim"), sent.year];
    sent.title ||= shortened(name.filter(Boolean).join(" "), carFields.title.max);
    sent.description ||= [sent.title, ...factsOf(sent)].join("\n");
  });
}

const factsOf = (sent: Sent): string[] =>
  Object.entries<Field>(carFields).flatMap(([name, field]) => {
    const value = sent[name as CarField];
    if (!field.specification || !value) return [];
    return `${field.label()}: ${valueText(field, field.kind === "number" ? Number(value) : value)}`;
  });

function readImages({ columns, textAt, noteAt }: Cells): { images: string[]; warnings: Note[] } {
  const warnings: Note[] = [];
  const images = new Map<string, number>();
  for (const [column, { field }] of columns.entries())
    for (const address of field === "images" ? addressesIn(textAt(column)) : [])
      if (isWebAddress(address)) images.set(address, images.get(address) ?? column);
      else warnings.push(noteAt(column, t.stockImageRefused()));
  const [tooMany] = [...images.values()].slice(MAX_CAR_PHOTOS);
  if (tooMany !== undefined) warnings.push(noteAt(tooMany, t.stockImagesTooMany(MAX_CAR_PHOTOS)));
  return { images: [...images.keys()].slice(0, MAX_CAR_PHOTOS), warnings };
}
