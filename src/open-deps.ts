import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Catalogs } from "./catalog/catalog.ts";
import { type Config, databaseFile, photosFolder } from "./config.ts";
import { migrate } from "./db/migrate.ts";
import { migrations } from "./db/migrations.ts";
import { openDatabase } from "./db/open.ts";
import type { Assets } from "./http/assets.ts";
import type { Deps } from "./http/env.ts";
import { PageCache } from "./http/page-cache.ts";
import { createLog } from "./runtime/log.ts";
import { filePhotoStore } from "./runtime/photo-files.ts";

export async function openDeps(config: Config, assets: Assets): Promise<{ deps: Deps; applied: string[] }> {
  mkdirSync(config.DATA_DIR, { recursive: true });
  const db = openDatabase(databaseFile(config));
  const applied = migrate(db.sqlite.writer, migrations, join(config.DATA_DIR, "backups"));
  const deps: Deps = {
    config,
    db,
    catalogs: new Catalogs(db.read),
    pages: new PageCache(config.PAGE_CACHE_MB * 1e6),
    photos: filePhotoStore(photosFolder(config)),
    assets,
    clock: Date,
    log: createLog(config.LOG_LEVEL),
  };
  return { deps, applied };
}
