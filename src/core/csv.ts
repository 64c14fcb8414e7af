/** One line of CSV (RFC 4180). A value that a spreadsheet would take for a formula is marked as text. */
export const csvLine = (values: unknown[]): string => `${values.map(csvValue).join(",")}\r\n`;

function csvValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
