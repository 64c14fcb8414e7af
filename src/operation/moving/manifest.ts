import { z } from "zod/mini";
import { type AnyTable, type Row, rowsOf } from "#src/db/all-rows.ts";
import { migrations } from "#src/db/migrations.ts";
import type { Reader } from "#src/db/open.ts";
import { version } from "../../../package.json";
import { parsedJson, sha256Of } from "./streams.ts";

const FORMAT = 1;

export interface Manifest {
  format: number;
  version: string;
  migrations: string[];
  exportedAt: string;
  keyId: string;
  tables: Record<string, number>;
  hasPhotos: boolean;
}

export const MANIFEST = "manifest.json";
export const SECRET = "secret.key";
export const SUMS = "SHA256SUMS";
export const SUM_OF_SUMS = "SHA256SUMS.sha256";
export const PHOTOS = "photos/";

/** A line of checksums in the format of `sha256sum`. */
export const sumLine = (path: string, sha256: string): string => `${sha256}  ${path}\n`;

export const partOfTable = (name: string): string => `tables/${name}.jsonl.zst`;

export const newManifest = (
  about: Pick<Manifest, "keyId" | "tables" | "hasPhotos">,
  now: number,
): Manifest => ({
  format: FORMAT,
  version,
  migrations: migrations.map(({ name }) => name),
  exportedAt: new Date(now).toISOString(),
  ...about,
});

const made = z.object({ format: z.number(), version: z.string(), migrations: z.array(z.string()) });
const ours = z.extend(made, {
  exportedAt: z.string(),
  keyId: z.string(),
  tables: z.record(z.string(), z.number()),
  hasPhotos: z.boolean(),
});

/** The manifest in a text. Throws, with the reason, if this version cannot read the archive. */
export function manifestIn(text: string): Manifest {
  const given = parsedJson(text);
  const archive = made.safeParse(given);
  if (!archive.success) throw notOurs();
  assertReadable(archive.data);
  const manifest = ours.safeParse(given);
  if (!manifest.success) throw notOurs();
  return manifest.data;
}

const notOurs = () => new Error(`${MANIFEST} is not what markaba export writes.`);

function assertReadable(archive: Pick<Manifest, "format" | "version" | "migrations">): void {
  const own = migrations.map(({ name }) => name);
  if (archive.format > FORMAT || archive.migrations.some((name) => !own.includes(name)))
    throw new Error(
      `It was made by the newer version ${archive.version}; this is ${version}. Install that version here.`,
    );
  if (archive.migrations.length < own.length)
    throw new Error(
      `It was made by the older version ${archive.version}; this is ${version}. Start this version once on the old site, and export it again.`,
    );
}

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
export async function* linesOf(read: Reader, table: AnyTable, counted: (rows: number) => void = () => {}) {
  for await (const rows of rowsOf(read, table)) {
    counted(rows.length);
    yield Buffer.from(rows.map(lineOf).join(""));
  }
}

export const hashOfTable = (read: Reader, table: AnyTable): Promise<string> => sha256Of(linesOf(read, table));
