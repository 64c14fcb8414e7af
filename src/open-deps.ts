import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { forgetSecrets, openSecret } from "./auth/secret.ts";
import { Catalogs } from "./catalog/catalog.ts";
import { type Config, databaseFile, photosFolder } from "./config.ts";
import { AppError, namedStorageError, reasonOf } from "./core/errors.ts";
import { FolderInUse, lockFolder } from "./db/lock.ts";
import { migrate } from "./db/migrate.ts";
import { migrations } from "./db/migrations.ts";
import { type Database, openDatabase } from "./db/open.ts";
import { postgresSettings, type PostgresSettings } from "./db/postgres/connect.ts";
import { migratePostgres } from "./db/postgres/migrate.ts";
import { openPostgres } from "./db/postgres/open.ts";
import { syncFile } from "./core/durable-file.ts";
import { checkFolder, checkSite } from "./db/site-folder.ts";
import { assertDatabase } from "./db/snapshot.ts";
import type { Assets } from "./http/assets.ts";
import type { Deps } from "./http/env.ts";
import { PageCache } from "./http/page-cache.ts";
import { createLog } from "./runtime/log.ts";
import { removeUnfinished } from "./runtime/photo-files.ts";
import { noTemporaryFiles } from "./runtime/temporary-files.ts";
import { checkPhotoBucket, openPhotoStore } from "./features/photos/photo-store.ts";

const FILES = ["markaba.sqlite", "server.lock", "site.json", "secret.key"];
const isOwnFile = (name: string) => FILES.some((own) => name.startsWith(own));

export interface OpenOptions {
  /** Skips the check that database and photos belong together. */
  isNewSite?: boolean;
  /** Allows a running server in the folder. */
  isBesideServer?: boolean;
  /** Deletes the secrets that cannot be decrypted without the key. */
  isKeyLost?: boolean;
  /** Fails if there is no database, instead of creating one. */
  needsDatabase?: boolean;
}

interface Opened {
  deps: Deps;
  applied: string[];
  close(): Promise<void>;
}

/** Throws if another server uses the folder, or if the database must not be opened (`checkFolder`). */
export async function openDeps(config: Config, assets: Assets, options: OpenOptions = {}): Promise<Opened> {
  try {
    return await open(config, assets, options);
  } catch (error) {
    throw explained(config.DATA_DIR, error);
  }
}

const CANNOT_BE_USED = /^(EACCES|EPERM|EROFS|ENOTDIR|SQLITE_(CANTOPEN|READONLY|PERM))/;

export function explained(dir: string, error: unknown, temporary = tmpdir()): unknown {
  const named = namedStorageError(error);
  if (named instanceof AppError && named.kind === "full")
    return new Error(
      `The disk of the folder ${fuller(dir, temporary)} is full. Free up space on it and start again.`,
      {
        cause: error,
      },
    );
  if (!(error instanceof Error && "code" in error)) return error;
  const code = String(error.code);
  if (code.startsWith("SQLITE_IOERR") && !isWritable(temporary))
    return noTemporaryFiles("The database cannot be opened", error);
  if (!CANNOT_BE_USED.test(code)) return error;
  return new Error(
    `A file in ${dir} cannot be used (${error.message}). The server's user must own them all. To fix this, run: chown -R markaba ${dir}`,
    { cause: error },
  );
}

/** SQLite does not say which: its temporary files may be on another disk. */
const fuller = (one: string, other: string): string => (freeBytes(other) < freeBytes(one) ? other : one);

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function open(config: Config, assets: Assets, options: OpenOptions): Promise<Opened> {
  const { isBesideServer = false, isKeyLost = false, needsDatabase = false } = options;
  const postgres = postgresSettings(config);
  // Applies to SQLite's files too.
  process.umask(0o077);
  if (needsDatabase && !postgres) assertDatabase(databaseFile(config));
  makeFolder(config.DATA_DIR);
  await checkPhotoBucket(config);
  const unlock = lock(config.DATA_DIR, isBesideServer);
  const { db, applied } = postgres
    ? await openOnServer(config, postgres, options)
    : openFile(config, unlock !== null, options);
  if (unlock) removeUnfinished(photosFolder(config));
  const close = async () => {
    await db.close();
    unlock?.();
  };
  try {
    if (isKeyLost) await forgetSecrets(config, db);
    await openSecret(config, db, unlock !== null);
  } catch (error) {
    await close();
    throw error;
  }
  const deps: Deps = {
    config,
    db,
    catalogs: new Catalogs(db),
    pages: new PageCache(config.PAGE_CACHE_MB * 1e6),
    photos: openPhotoStore(config),
    assets,
    clock: { now: Date.now, monotonicMs: () => performance.now() },
    log: createLog(config.LOG_LEVEL),
  };
  return { deps, applied, close };
}

interface OpenedDatabase {
  db: Database;
  applied: string[];
}

function openFile(config: Config, isAlone: boolean, { isNewSite }: OpenOptions): OpenedDatabase {
  const file = databaseFile(config);
  if (isAlone) checkFolder(file, photosFolder(config), { isNewSite });
  const db = openDatabase(file);
  const applied = isAlone ? migrate(db.sqlite.writer, migrations, join(config.DATA_DIR, "backups")) : [];
  if (isAlone) db.identify();
  return { db, applied };
}

async function openOnServer(
  config: Config,
  settings: PostgresSettings,
  { isNewSite }: OpenOptions,
): Promise<OpenedDatabase> {
  const applied = await migratePostgres(settings, migrations);
  const db = openPostgres(settings);
  try {
    await db.identify();
    await checkSite(db.read, databaseFile(config), { isNewSite });
    return { db, applied };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** For example, Docker creates a folder if a file to mount is missing. */
function assertNoFolders(dir: string): void {
  const folder = FILES.map((name) => join(dir, name)).find((path) =>
    statSync(path, { throwIfNoEntry: false })?.isDirectory(),
  );
  if (folder)
    throw new Error(
      `${folder} is a folder, but must be a file. Move it away, put the file back if the site had one, and start again.`,
    );
}

/** Only the server's user may read it, whatever the umask: it contains addresses, phone numbers and emails. */
function makeFolder(dir: string): void {
  try {
    const made = mkdirSync(dir, { recursive: true, mode: 0o700 });
    // Until the parent folder is synced, a power cut could remove a new folder with its content.
    if (made)
      for (let path = resolve(dir); path.length >= resolve(made).length; path = dirname(path))
        syncFile(dirname(path));
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new Error(
      `The folder ${dir} cannot be created or written to (${reasonOf(error)}). Set DATA_DIR to a folder that the server can write to, such as /var/lib/markaba.`,
      { cause: error },
    );
  }
  assertNoFolders(dir);
  chmodOwn(dir, 0o700);
  for (const name of readdirSync(dir)) if (isOwnFile(name)) chmodOwn(join(dir, name), 0o600);
}

/** Changes permissions, except of a folder that belongs to another user. */
function chmodOwn(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
  }
}

function lock(dir: string, isBesideServer: boolean): (() => void) | null {
  try {
    return lockFolder(dir);
  } catch (error) {
    if (isBesideServer && error instanceof FolderInUse) return null;
    throw error;
  }
}
