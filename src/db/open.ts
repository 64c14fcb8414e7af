import { Database as Sqlite } from "bun:sqlite";
import { statSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { drizzle, type BunSQLiteDatabase } from "drizzle-orm/bun-sqlite";
import { storageBroken } from "#src/core/errors.ts";
import { identifyFolder, noteClosed, writeBack, writingBack } from "./site-folder.ts";
import { createWriter } from "./writer.ts";

type Drizzle = BunSQLiteDatabase<Record<string, never>>;

export type Reader = Pick<Drizzle, "select" | "selectDistinct" | "$count">;

export type Tx = Reader & Pick<Drizzle, "insert" | "update" | "delete">;

/** Differs after every commit. */
export type Version = number | string;

export interface Database {
  read: Reader;
  /** Runs one transaction at a time; an error in `work` rolls it back. Transactions cannot be nested. */
  withTx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  optimize(): void;
  /** Gives a migrated database its identity. SQLite's checkpoints are then recorded in `site.json`. */
  identify(): void | Promise<void>;
  check(): Promise<void>;
  isReplaced(): boolean;
  /** The data's version with the commits of all processes. SQLite: read once per event loop turn, in 2 µs. */
  dataVersion(): Version | Promise<Version>;
  /** Whether this server runs the site's jobs, which one server at a time does. With SQLite there is only one server. */
  runsJobs(): boolean | Promise<boolean>;
  countBytes(): Promise<number>;
  countConnections(): Promise<number>;
  /** Frees the memory of large reads. */
  trim(): void;
  /** For `db/` and tests only; throws with PostgreSQL. */
  sqlite: { reader: Sqlite; writer: Sqlite };
  close(): Promise<void>;
}

interface SqliteDatabase extends Database {
  dataVersion(): number;
  identify(): void;
}

/** A larger log is written back into the database file. */
const MOST_LOG_BYTES = 4_000_000;

// In this order: changing the journal mode needs the busy timeout.
const PRAGMAS = [
  "busy_timeout = 5000",
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
  // The server runs the checkpoints itself (`writeBack`). Without a size limit, the file's size equals the amount in the
  // log.
  "wal_autocheckpoint = 0",
  "journal_size_limit = 0",
  "trusted_schema = OFF",
  // Overwrites deleted content with zeros, so that a deleted account cannot be recovered from the file.
  "secure_delete = ON",
  "mmap_size = 0",
];

/** Opens (or makes) the database file; `:memory:` shares one connection between reads and writes. */
export function openDatabase(file: string): SqliteDatabase {
  return setUp(new Sqlite(file, { create: true, readwrite: true, strict: true }), file);
}

/** Opens a copy in memory. For tests only. */
export function copyDatabase(serialized: Uint8Array): SqliteDatabase {
  return setUp(Sqlite.deserialize(serialized, { strict: true }), ":memory:");
}

function setUp(writer: Sqlite, file: string): SqliteDatabase {
  assertVersion(writer);
  for (const pragma of PRAGMAS) writer.run(`PRAGMA ${pragma}`);
  // Without statistics the planner takes indexes that are many times slower: https://www.sqlite.org/lang_analyze.html
  writer.run("PRAGMA optimize = 0x10002");
  const reader = file === ":memory:" ? writer : openReader(file);
  assertPragmas(writer, file);
  const tx = drizzle(compiledOnce(writer), { casing: "snake_case" });
  let isIdentified = false;
  // A connection's data_version does not count its own commits.
  const version = reader.prepare(
    reader === writer ? "SELECT total_changes() AS version" : "PRAGMA data_version",
  );
  let known: number | null = null;
  const dataVersion = (): number => {
    if (known === null) {
      known = Number(version.values()[0]?.[0]);
      setImmediate(forgetVersion);
    }
    return known;
  };
  const forgetVersion = () => (known = null);
  const openFile = inodeOf(file);
  const isReplaced = () => file !== ":memory:" && inodeOf(file) !== openFile;
  const shortenLog = async () => {
    try {
      if (!isIdentified || statSync(`${file}-wal`).size <= MOST_LOG_BYTES) return;
      // Requests that waited for the commit answer first.
      await nextTurn();
      for (const _ of writingBack(file, writer, "PASSIVE")) await nextTurn();
    } catch {
      // The transaction is already committed; the checkpoint runs again after the next one.
    }
  };
  const { withTx, idle } = createWriter(writer, tx, forgetVersion, shortenLog);
  return {
    read: reader === writer ? tx : drizzle(compiledOnce(reader), { casing: "snake_case" }),
    // Writes into a deleted file would be lost.
    withTx: (work) => (isReplaced() ? Promise.reject(storageBroken("database replaced")) : withTx(work)),
    isReplaced,
    check: async () => void reader.query("SELECT count(*) FROM site_identity").values(),
    identify: () => {
      identifyFolder(file, writer);
      isIdentified = true;
      // From here on `withTx` retries locked writes itself, without blocking the event loop.
      writer.run("PRAGMA busy_timeout = 0");
    },
    optimize: () => void writer.run("PRAGMA optimize"),
    dataVersion,
    runsJobs: () => true,
    countBytes: async () => statSync(file).size + statSync(`${file}-wal`).size,
    countConnections: async () => 0,
    trim: () => void reader.run("PRAGMA shrink_memory"),
    sqlite: { reader, writer },
    close: async () => {
      await idle();
      if (reader !== writer) reader.close();
      if (isIdentified) writeBack(file, writer, "TRUNCATE");
      writer.close();
      if (isIdentified) noteClosed(file);
    },
  };
}

Sqlite.MAX_QUERY_CACHE_SIZE = 300;

/** Compiles each SQL text once: publishing a car runs over forty statements. */
const compiledOnce = (sqlite: Sqlite): Sqlite => Object.assign(sqlite, { prepare: sqlite.query });

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

function openReader(file: string): Sqlite {
  const reader = new Sqlite(file, { readonly: true, strict: true });
  for (const pragma of ["busy_timeout = 5000", "query_only = ON", "trusted_schema = OFF", "mmap_size = 0"])
    reader.run(`PRAGMA ${pragma}`);
  // SQLite opens the file at the first read. Later the file may have been moved away, while reads should go on.
  reader.query("SELECT 1 FROM sqlite_schema").get();
  return reader;
}

// Older versions can corrupt the write-ahead log: https://www.sqlite.org/releaselog/3_51_3.html
function assertVersion(sqlite: Sqlite): void {
  const { version } = sqlite.query("SELECT sqlite_version() AS version").get() as { version: string };
  if (!Bun.semver.satisfies(version, ">=3.51.3"))
    throw new Error(`SQLite ${version} is too old; 3.51.3 or newer is needed`);
}

function assertPragmas(sqlite: Sqlite, file: string): void {
  const value = (name: string) => Object.values(sqlite.query(`PRAGMA ${name}`).get() as object)[0];
  const expected = {
    journal_mode: file === ":memory:" ? "memory" : "wal",
    synchronous: 2,
    foreign_keys: 1,
    trusted_schema: 0,
    secure_delete: 1,
  };
  for (const [name, wanted] of Object.entries(expected))
    if (value(name) !== wanted) throw new Error(`SQLite refused PRAGMA ${name} = ${wanted} on ${file}`);
}
