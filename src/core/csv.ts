// Spreadsheets also accept full-width signs. A phone number such as +962… is not a formula.
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
const PHONE = /^\+\d+$/;

/** One line of CSV (RFC 4180). Values that a spreadsheet would run as formulas start with an apostrophe. */
export const csvLine = (values: unknown[], separator: "," | "\t" = ","): string =>
  `${values.map(csvValue).join(separator)}\r\n`;

/** Spreadsheets recognize UTF-8 by the byte order mark. */
export const csvOf = (rows: unknown[][]): string => `\ufeff${rows.map((row) => csvLine(row)).join("")}`;

/** The text of a cell without the apostrophe that `csvLine` adds. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

function csvValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const isFormula = typeof value === "string" && FORMULA.test(text) && !PHONE.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
