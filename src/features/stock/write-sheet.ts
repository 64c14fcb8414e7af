import { takeTurns } from "#src/core/yield.ts";

/** An XLSX file with one sheet; texts stay texts, also those that look like formulas. */
export async function xlsxOf(
  name: string,
  rows: (string | number | null)[][],
): Promise<ReadableStream<Uint8Array>> {
  const { writeXlsxStream } = await import("hucre/xlsx");
  return writeXlsxStream(inTurns(rows), { name });
}

/** In XML, `_x0041_` would be read as an A. */
const escaped = (value: string | number | null) =>
  typeof value === "string" ? value.replaceAll(/_(?=x[\da-f]{4}_)/gi, "_x005F_") : value;

async function* inTurns(rows: (string | number | null)[][]) {
  const pause = takeTurns();
  for (const row of rows) {
    yield row.map(escaped);
    await pause();
  }
}
