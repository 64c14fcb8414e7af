import { type AnyTable, type Row, rowsOf } from "#src/db/all-rows.ts";
import type { Reader } from "#src/db/open.ts";
import { sumLine } from "./manifest.ts";

/** A hash of all rows and photos. Equal content gives the same hash, on any engine and at any time. */
export function contentHash() {
  const [tables, photos] = [new Bun.CryptoHasher("sha256"), new Bun.CryptoHasher("sha256")];
  return {
    addTable: (path: string, sha256: string) => void tables.update(sumLine(path, sha256)),
    addPhoto: (path: string, sha256: string) => void photos.update(sumLine(path, sha256)),
    digest: () =>
      new Bun.CryptoHasher("sha256").update(tables.digest()).update(photos.digest()).digest("hex"),
  };
}

export type ContentHash = ReturnType<typeof contentHash>;

/** JSON with sorted keys, because PostgreSQL does not keep their order. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : value !== null && typeof value === "object"
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, inner]) => [name, inOrder(inner)]),
        )
      : value;

const lineOf = (row: Row): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, inOrder(value)])))}\n`;

/** The rows as pieces of JSON lines. Calls `counted` with the number of rows in each piece. */
export async function* linesOf(
  read: Reader,
  table: AnyTable,
  counted: (rows: number) => void = () => {},
): AsyncGenerator<Buffer> {
  for await (const rows of rowsOf(read, table)) {
    counted(rows.length);
    yield Buffer.from(rows.map(lineOf).join(""));
  }
}

export async function hashOfTable(read: Reader, table: AnyTable): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256");
  for await (const lines of linesOf(read, table)) hash.update(lines);
  return hash.digest("hex");
}
