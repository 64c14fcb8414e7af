import { constants, Database as Sqlite } from "bun:sqlite";
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { writeDurably } from "#src/core/durable-file.ts";
import { reasonOf } from "#src/core/errors.ts";
import type { Reader } from "./open.ts";
import { siteIdentity } from "./tables.ts";

/** The data folder must not be opened. The message names the file, the problem and the fix. */
export class WrongFolder extends Error {}

/** `site.json`, beside the database: the site's id, and the state of the database file when it was last written. */
interface SiteNote {
  id: string;
  /** Null during a checkpoint, or after one that was not complete. */
  file: FileMark | null;
}

interface FileMark {
  /** Increases with every checkpoint, so an older copy of the file has a lower number. */
  userVersion: number;
  /** Increased by one in a copy that SQLite makes, for example by `VACUUM INTO`. */
  schemaVersion: number;
  /** The file's time when it was closed properly. If it differs at the next start, the file was changed or replaced. */
  closedAtMs?: number;
}

/** Exists in the folder while a backup is being restored into it. */
export const UNFINISHED_RESTORE = "restore-unfinished";

const HEADER_BYTES = 100;
const MAGIC = "SQLite format 3\0";

const noteFile = (database: string) => join(dirname(database), "site.json");

function readNote(database: string): SiteNote | null {
  try {
    return JSON.parse(readFileSync(noteFile(database), "utf8")) as SiteNote;
  } catch {
    return null;
  }
}

/** Synced to disk on return: with an outdated note, the next start would refuse a healthy database. */
const writeNote = (database: string, note: SiteNote): void =>
  writeDurably(noteFile(database), JSON.stringify(note));

/** To be called before another site's database replaces this one. */
export const forgetNote = (database: string): void => rmSync(noteFile(database), { force: true });

const bytesOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Must not be called while this process has the database open: closing any handle of a file releases all locks that
 * SQLite holds on it
 * (https://www.sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
 */
function readHeader(database: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openSync(database, "r");
  try {
    readSync(file, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(file);
  }
  return header;
}

const markIn = (header: Buffer): FileMark => ({
  userVersion: header.readInt32BE(60),
  schemaVersion: header.readInt32BE(40),
});

const isSameFile = (a: FileMark, b: FileMark): boolean =>
  a.userVersion === b.userVersion && a.schemaVersion === b.schemaVersion;

/** Changes nothing. Throws `WrongFolder` for a half-restored, missing, foreign, cut or damaged database. */
export function checkFolder(database: string, photos: string, { isNewSite = false } = {}): void {
  if (existsSync(join(dirname(database), UNFINISHED_RESTORE)))
    throw new WrongFolder(
      `A restore into ${dirname(database)} was interrupted. Delete everything in this folder, then restore again.`,
    );
  const note = readNote(database);
  if (bytesOf(database) === 0) {
    if (!isNewSite && (note || hasFiles(photos)))
      throw new WrongFolder(
        `${database} is missing or empty, but this folder has a site's photos (${photos}). ` +
          "Put the database back, for example from a backup, and start again. " +
          "To start over with an empty site: markaba serve --new-site",
      );
    return;
  }
  const hasLog = bytesOf(`${database}-wal`) > 0;
  const isCutOff = missesPages(database);
  if (isCutOff && !hasLog)
    throw new WrongFolder(`${database} is cut off. Put it back from a backup and start again.`);
  const mark = markIn(readHeader(database));
  if (hasLog && note?.file && !isSameFile(note.file, mark))
    throw new WrongFolder(
      `${database} was replaced while the log of the database before it (${database}-wal) was still there. ` +
        `To use the file that is there now, move ${database}-wal and ${database}-shm away and start again. ` +
        "To use the database before it, put that file back.",
    );
  const isClosed =
    note?.file && isSameFile(note.file, mark) && note.file.closedAtMs === modifiedAtMs(database);
  // After a kill SQLite recovers everything from the log, unless the file was cut. The check takes 6 s with 100,000
  // listings.
  const isKilled = note && hasLog && !isCutOff;
  if (!isClosed && !isKilled) assertSound(database);
  if (isForeign(database))
    throw new WrongFolder(
      `${database} is the database of another program. Move it away, or set another DATA_DIR, such as /var/lib/markaba.`,
    );
  const id = firstOf(database, "site_identity");
  if (!isNewSite && note && id !== note.id)
    throw new WrongFolder(
      `${database} belongs to a different site (${id ?? "without an identity"}) than this folder (${note.id}). ` +
        "Put the right database back, or set another DATA_DIR. To go on with this one: markaba serve --new-site",
    );
  if (!isNewSite && !note && !id && !firstOf(database, "users") && hasFiles(photos))
    throw new WrongFolder(
      `${database} has no users, but this folder has a site's photos (${photos}). ` +
        "Put the right database back. To start over with an empty site: markaba serve --new-site",
    );
}

/** Like `checkFolder`, for the data folder of a site on PostgreSQL, which may have photos of another site. */
export async function checkSite(read: Reader, database: string, { isNewSite = false }): Promise<void> {
  const [identity] = await read.select({ id: siteIdentity.id }).from(siteIdentity);
  const note = readNote(database);
  if (!isNewSite && note && note.id !== identity?.id)
    throw new WrongFolder(
      `The database of DATABASE_URL belongs to a different site (${identity?.id}) than the folder ${dirname(database)} (${note.id}). ` +
        "Set another DATA_DIR. To go on with both: markaba serve --new-site",
    );
  if (identity && note?.id !== identity.id) writeNote(database, { id: identity.id, file: null });
}

const modifiedAtMs = (path: string): number => statSync(path).mtimeMs;

const hasFiles = (photos: string): boolean => {
  try {
    return readdirSync(photos, { recursive: true }).some((name) => String(name).endsWith(".webp"));
  } catch {
    return false;
  }
};

function missesPages(database: string): boolean {
  const header = readHeader(database);
  if (header.toString("latin1", 0, MAGIC.length) !== MAGIC)
    throw new WrongFolder(`${database} is not a SQLite database. Put it back from a backup and start again.`);
  const pageBytes = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return bytesOf(database) < pageBytes * header.readUInt32BE(28);
}

function assertSound(database: string): void {
  let problem: string;
  // A power cut during the first start leaves a rollback journal. Repairing from it needs write access.
  const hasJournal = bytesOf(`${database}-journal`) > 0;
  const flags = hasJournal ? constants.SQLITE_OPEN_READWRITE : constants.SQLITE_OPEN_READONLY;
  try {
    problem = answerOf(database, "PRAGMA quick_check(1)", flags);
  } catch (error) {
    problem = reasonOf(error);
  }
  if (problem !== "ok")
    throw new WrongFolder(`${database} is damaged (${problem}). Put it back from a backup and start again.`);
}

const answerOf = (database: string, sql: string, flags = constants.SQLITE_OPEN_READONLY): string => {
  using sqlite = new Sqlite(database, flags);
  return String(sqlite.query(sql).values()[0]?.[0] ?? "");
};

const isForeign = (database: string): boolean =>
  answerOf(
    database,
    "SELECT count(*) > 0 AND sum(name = 'schema_migrations') = 0 FROM sqlite_schema WHERE type = 'table'",
  ) === "1";

/** Null without such a row, and in a database that does not have the table yet. */
function firstOf(database: string, rows: string): string | null {
  try {
    return answerOf(database, `SELECT id FROM ${rows} LIMIT 1`) || null;
  } catch {
    return null;
  }
}

export function identifyFolder(database: string, writer: Sqlite): void {
  writer.run("INSERT INTO site_identity (id) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM site_identity)", [
    Bun.randomUUIDv7(),
  ]);
  // Creates the table of statistics now: created later, it would change `schemaVersion` while the server runs.
  writer.run("ANALYZE site_identity");
  writeBack(database, writer, "TRUNCATE");
}

/** Moves the log's pages into the database file (a checkpoint), and stores the file's new header numbers in `site.json`. */
export function writeBack(...given: Parameters<typeof writingBack>): void {
  for (const _ of writingBack(...given));
}

/** As a generator, so that other work can run between the steps, each of which waits for the disk. */
export function* writingBack(
  database: string,
  writer: Sqlite,
  how: "PASSIVE" | "TRUNCATE",
): Generator<undefined> {
  const id = String(writer.query("SELECT id FROM site_identity").values()[0]?.[0]);
  writeNote(database, { id, file: null });
  yield;
  const userVersion = (numberOf(writer, "user_version") + 1) % 2 ** 31;
  writer.run(`PRAGMA user_version = ${userVersion}`);
  yield;
  const [busy, pages, written] = writer.query(`PRAGMA wal_checkpoint(${how})`).values()[0] ?? [];
  yield;
  // While another program reads, SQLite cannot write back the whole log.
  if (busy === 0 && pages === written)
    writeNote(database, { id, file: { userVersion, schemaVersion: numberOf(writer, "schema_version") } });
}

const numberOf = (sqlite: Sqlite, pragma: string): number =>
  Number(sqlite.query(`PRAGMA ${pragma}`).values()[0]?.[0]);

/** Records a clean close; call it after the database was closed. */
export function noteClosed(database: string): void {
  const note = readNote(database);
  if (note)
    writeNote(database, {
      ...note,
      file: { ...markIn(readHeader(database)), closedAtMs: modifiedAtMs(database) },
    });
}
