import { takeTurns } from "#src/core/yield.ts";

type Row = (string | number | null)[];

/** An XLSX file with one sheet; texts stay texts, also those that look like formulas. */
export async function xlsxOf(name: string, rows: Iterable<Row>): Promise<ReadableStream<Uint8Array>> {
  const { writeXlsxStream } = await import("hucre/xlsx");
  return writeXlsxStream(inTurns(rows), { name });
}

/** In XML, `_x0041_` would be read as an A. */
const escaped = (value: Row[number]) =>
  value === ""
    ? null
    : typeof value === "string" && value.includes("_")
      ? value.replaceAll(/_(?=x[\da-f]{4}_)/gi, "_x005F_")
      : value;

async function* inTurns(rows: Iterable<Row>) {
  const pause = takeTurns();
  for (const row of rows) {
    yield row.map(escaped);
    await pause();
  }
}
