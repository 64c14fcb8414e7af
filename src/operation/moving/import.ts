import { adoptSecret, findSecret } from "#src/auth/secret.ts";
import { databaseFile } from "#src/config.ts";
import { reasonOf } from "#src/core/errors.ts";
import { addRows, type AnyTable, analyzeTables, hasRows, removeRows, tableName } from "#src/db/all-rows.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { forgetNote } from "#src/db/site-folder.ts";
import type { Deps } from "#src/http/env.ts";
import { allTables, TABLES_OF_A_START } from "./all-tables.ts";
import { type ContentHash, PHOTOS, SECRET, contentHash, hashOfTable, partOfTable } from "./manifest.ts";
import { endImport, putPhotos } from "./import-photos.ts";
import type { Archive, Part } from "./open-archive.ts";
import { hashed, none, rowBatches, unpacked } from "./streams.ts";

const ROWS_AT_ONCE = 500;

/** Fills an empty site from an archive, completely or not at all; returns the hash of the new content. */
export async function importSite(deps: Deps, archive: Archive): Promise<string> {
  const tables = await tablePartsOf(archive);
  const secret = await findSecretIn(deps, archive, tables);
  await assertEmpty(deps.db.read);
  await endImport(deps);
  const content = contentHash();
  try {
    await putPhotos(deps, archive, content.addPhoto);
    // The note has the empty site's identity, which the imported rows replace.
    forgetNote(databaseFile(deps.config));
    await adoptSecret(deps.config, secret, () =>
      deps.db.withTx(async (tx) => {
        await assertEmpty(tx);
        for (const table of allTables.toReversed())
          if (TABLES_OF_A_START.includes(tableName(table))) await removeRows(tx, table);
        for (const table of allTables) await fillTable(tx, table, archive, tables, content);
        await analyzeTables(tx);
      }),
    );
  } finally {
    await endImport(deps);
    await deps.db.identify();
  }
  return content.digest();
}

async function tablePartsOf(archive: Archive): Promise<Map<string, Part>> {
  const found = new Map<string, Part>();
  for await (const part of archive.parts()) {
    if (part.path.startsWith(PHOTOS)) break;
    found.set(part.path, part);
  }
  return found;
}

async function findSecretIn({ config }: Deps, archive: Archive, parts: Map<string, Part>) {
  const part = parts.get(SECRET);
  const brought = part
    ? Buffer.from(await archive.read(part))
        .toString()
        .trim()
    : null;
  return findSecret(config, archive.manifest.keyId, brought);
}

async function assertEmpty(read: Reader): Promise<void> {
  for (const table of allTables)
    if (!TABLES_OF_A_START.includes(tableName(table)) && (await hasRows(read, table)))
      throw new Error(
        `This site is not empty: it has ${tableName(table).replaceAll("_", " ")}. Nothing was imported. ` +
          "Set DATA_DIR to an empty folder.",
      );
}

/** Adds the rows and reads them back: every value must be as in the archive. */
async function fillTable(
  tx: Tx,
  table: AnyTable,
  archive: Archive,
  parts: Map<string, Part>,
  content: ContentHash,
): Promise<void> {
  const name = tableName(table);
  const path = partOfTable(name);
  const part = parts.get(path);
  const given = new Bun.CryptoHasher("sha256");
  const text = part ? unpacked(path, archive.pieces(part)) : none();
  const expected = archive.manifest.tables[name] ?? 0;
  let found = 0;
  for await (const rows of rowBatches(path, hashed(text, given), ROWS_AT_ONCE)) {
    await addRows(tx, table, rows).catch((error: unknown) => {
      throw new Error(`${path} has a row that does not fit into its table (${reasonOf(error)}).`);
    });
    found += rows.length;
  }
  if (found !== expected)
    throw new Error(`${path} has ${found} rows instead of ${expected}. Nothing was imported.`);
  if (!part) return;
  const sha256 = given.digest("hex");
  if ((await hashOfTable(tx, table)) !== sha256)
    throw new Error(`${path} differs between this database and the archive. Nothing was imported.`);
  content.addTable(path, sha256);
}
