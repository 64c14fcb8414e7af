/** One line of CSV (RFC 4180). Values that a spreadsheet would run as formulas start with an apostrophe. */
export const csvLine = (values: unknown[]): string => `${values.map(csvValue).join(",")}\r\n`;

// Spreadsheets also accept full-width signs. A phone number such as +962… is not a formula.
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;
const PHONE = /^\+\d+$/;

function csvValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const isFormula = typeof value === "string" && FORMULA.test(text) && !PHONE.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
