import { type Config, databaseFile } from "#src/config.ts";
import { readPhotoIds } from "#src/db/inspect.ts";
import { postgresSettings } from "#src/db/postgres/connect.ts";
import { photoIdsInPostgres } from "#src/db/postgres/inspect.ts";
import { requiredFilesOf } from "#src/features/backups/copy-photos.ts";
import { type PhotoFile, sha256Of } from "#src/features/backups/repository.ts";
import { bytesOf } from "#src/runtime/photo-reader.ts";
import { openPhotoReader } from "#src/features/photos/photo-store.ts";
import { type Finding, findingsOf, someOf } from "./finding.ts";

/** While a photo is saved or deleted, its row or files are missing for less than this. */
const SAVED_WITHIN_MS = 2000;
const SAMPLE = 200;
const FROM_BACKUP =
  "Restore a backup into an empty folder (DATA_DIR=/tmp/restored markaba restore PLACE), and copy its photos into photos/ with cp -rn.";

export async function findPhotoProblems(config: Config): Promise<Finding[]> {
  let { missing, orphans } = await compare(config);
  if (missing.length + orphans.length > 0) {
    await Bun.sleep(SAVED_WITHIN_MS);
    const again = await compare(config);
    missing = missing.filter((name) => again.missing.includes(name));
    orphans = orphans.filter((name) => again.orphans.includes(name));
  }
  const { findings, fail } = findingsOf("photos");
  if (missing.length > 0) fail(`Photo files are missing: ${someOf(missing)}.`, FROM_BACKUP);
  if (orphans.length > 0)
    fail(
      `Photo files are not in the database: ${someOf(orphans)}.`,
      "If there are many, the database is probably an older copy: restore the newest backup. If there are only a few, the server moves them to photos/.removed a week after they were written.",
    );
  return findings;
}

async function compare(config: Config): Promise<{ missing: string[]; orphans: string[] }> {
  const names = new Set<string>();
  for await (const page of openPhotoReader(config).list()) for (const { name } of page) names.add(name);
  const settings = postgresSettings(config);
  const ids = settings ? await photoIdsInPostgres(settings) : readPhotoIds(databaseFile(config));
  return {
    missing: [...ids].flatMap((id) => requiredFilesOf(id).filter((name) => !names.has(name))),
    orphans: [...names].filter((name) => !ids.has(name.split("-")[0] ?? "")),
  };
}

/** Compares some photo files with their backup: photo files never change. */
export async function findChangedPhotos(config: Config, files: PhotoFile[]): Promise<Finding[]> {
  const store = openPhotoReader(config);
  const sample = files.toSorted(() => Math.random() - 0.5).slice(0, SAMPLE);
  const changed: string[] = [];
  for (const { name, sha256 } of sample) {
    const bytes = await bytesOf(store, name);
    // A missing file was deleted after the backup, or is already reported.
    if (bytes && sha256Of(bytes) !== sha256) changed.push(name);
  }
  const { findings, fail } = findingsOf("photos");
  if (changed.length > 0)
    fail(
      `Some of ${sample.length} checked photo files differ from the last backup: ${someOf(changed)}.`,
      `The disk may be failing. Move these files away. ${FROM_BACKUP}`,
    );
  return findings;
}
