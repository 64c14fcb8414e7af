import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Catalogs } from "./catalog/catalog.ts";
import { type Config, databaseFile, photosFolder } from "./config.ts";
import { FolderInUse, lockFolder } from "./db/lock.ts";
import { migrate } from "./db/migrate.ts";
import { migrations } from "./db/migrations.ts";
import { openDatabase } from "./db/open.ts";
import { checkFolder } from "./db/site-folder.ts";
import type { Assets } from "./http/assets.ts";
import type { Deps } from "./http/env.ts";
import { PageCache } from "./http/page-cache.ts";
import { createLog } from "./runtime/log.ts";
import { filePhotoStore, removeUnfinished } from "./runtime/photo-files.ts";

interface OpenOptions {
  /** Take the database as it is, also a new one where photos of a site are. */
  isNewSite?: boolean;
  /** A server may use the folder at the same time. */
  isBesideServer?: boolean;
}

interface Opened {
  deps: Deps;
  /** The names of the migrations that were applied. */
  applied: string[];
  close(): Promise<void>;
}

/**
 * Locks and opens the data folder: database checked and brought up to date, photo store, log. Throws if another server
 * uses the folder, or if the database must not be opened (`checkFolder`).
 */
export async function openDeps(config: Config, assets: Assets, options: OpenOptions = {}): Promise<Opened> {
  const { isNewSite, isBesideServer = false } = options;
  const photos = photosFolder(config);
  const file = databaseFile(config);
  mkdirSync(config.DATA_DIR, { recursive: true });
  const unlock = lock(config.DATA_DIR, isBesideServer);
  if (unlock) {
    checkFolder(file, photos, { isNewSite });
    removeUnfinished(photos);
  }
  const db = openDatabase(file);
  const applied = unlock ? migrate(db.sqlite.writer, migrations, join(config.DATA_DIR, "backups")) : [];
  if (unlock) db.identify();
  const deps: Deps = {
    config,
    db,
    catalogs: new Catalogs(db.read),
    pages: new PageCache(config.PAGE_CACHE_MB * 1e6),
    photos: filePhotoStore(photos),
    assets,
    clock: Date,
    log: createLog(config.LOG_LEVEL),
  };
  const close = async () => {
    await db.close();
    unlock?.();
  };
  return { deps, applied, close };
}

/** Null if a server has the lock, which may be. */
function lock(dir: string, isBesideServer: boolean): (() => void) | null {
  try {
    return lockFolder(dir);
  } catch (error) {
    if (isBesideServer && error instanceof FolderInUse) return null;
    throw error;
  }
}
