import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { keysOf } from "#src/auth/site-key.ts";
import { type Config, databaseFile } from "#src/config.ts";
import { findDamage, type Snapshot, takeSnapshot } from "#src/db/snapshot.ts";
import { version } from "../../../package.json";
import { openPhotoReader } from "#src/features/photos/photo-store.ts";
import { copyPhotos } from "./copy-photos.ts";
import { prune } from "./retention.ts";
import {
  type BackupName,
  filesOf,
  listNames,
  type Manifest,
  openRepository,
  type PhotoFile,
  putParts,
  readManifest,
  readPhotoList,
  type Repository,
  sha256Of,
  writeManifest,
} from "./repository.ts";
import { BackupProblem, type BackupStore, openStore } from "./store.ts";
import { assertRoom, findWrong, openTarget, type Target } from "./target.ts";

export interface Backup {
  time: number;
  /** Of the database and the photos. */
  bytes: number;
  /** Bytes written by this backup; all other content was stored before. */
  addedBytes: number;
  listings: number;
  photos: number;
  /** The number of photos whose files are missing on the site. */
  lost: number;
  pruned: number;
}

const TRIES = 3;

/** The database and the list of photos at the last backup, so that only new content has to be stored. */
interface Previous {
  manifest: Manifest;
  photos: PhotoFile[];
}

/** Makes a backup, reads it back, then lists it and removes old ones. Throws `BackupProblem`. */
export async function backUp(config: Config, place: string, now = Date.now()): Promise<Backup> {
  const store = openStore(place, config);
  const names = await listNames(store);
  const work = join(config.DATA_DIR, "backup-work");
  rmSync(work, { recursive: true, force: true });
  await assertRoom(config, statSync(databaseFile(config), { throwIfNoEntry: false })?.size ?? 0);
  mkdirSync(work, { mode: 0o700 });
  try {
    await store.clear();
    let lostBefore: string[] = [];
    for (let tries = 1; ; tries++) {
      const { manifest, target, wrong } = await writeFiles(config, store, names, join(work, "database"), now);
      const { lost } = manifest.photos;
      // A photo deleted during the backup looks lost; if the next snapshot still has it, its files are really missing.
      const isTorn = lost.length > 0 && lost.join() !== lostBefore.join();
      lostBefore = lost;
      if ((isTorn || wrong.length > 0) && tries < TRIES) continue;
      if (wrong[0]) throw new BackupProblem(`${wrong[0]} in ${place} was damaged when it was read back.`);
      const name = await writeManifest(target.repository, manifest);
      const pruned = await prune(
        target.repository,
        [name, ...names],
        config.BACKUPS_KEEP,
        now,
        target.present,
      );
      return summaryOf(manifest, target.written, pruned);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Writes and reads back everything but the manifest; removes damaged files, so that they are written again. */
async function writeFiles(
  config: Config,
  store: BackupStore,
  names: BackupName[],
  copy: string,
  time: number,
) {
  const snapshot = takeSnapshot(databaseFile(config), copy);
  const other = names.find(({ site }) => site !== snapshot.site);
  if (other)
    throw new BackupProblem(
      `${store.place} has backups of another site (${other.site}). Name another place.`,
    );
  const repository = await openRepository(store, snapshot.site, config.BACKUP_PASSPHRASE);
  const previous = await findPrevious(repository, names);
  const target = await openTarget(config, repository);
  try {
    const photos = await copyPhotos(
      openPhotoReader(config),
      snapshot.photoIds,
      previous?.photos ?? [],
      target,
    );
    const manifest = await storeRest(config, { time, snapshot, copy, photos, previous, target });
    const wrong = await findWrong(target, filesOf(manifest, photos.files), time);
    await store.remove(wrong);
    return { manifest, target, wrong };
  } catch (error) {
    // Free the disk that this backup filled.
    if (error instanceof BackupProblem && error.kind === "full")
      await store.remove([...target.written.keys()].map(repository.pathOf));
    throw error;
  }
}

const summaryOf = (
  { time, database, photos }: Manifest,
  written: Map<string, number>,
  pruned: number,
): Backup => ({
  time,
  bytes: database.bytes + photos.bytes,
  addedBytes: [...written.values()].reduce((sum, bytes) => sum + bytes, 0),
  listings: database.rows.listings ?? 0,
  photos: database.rows.photos ?? 0,
  lost: photos.lost.length,
  pruned,
});

async function findPrevious(repository: Repository, names: BackupName[]): Promise<Previous | null> {
  const newest = names.find(({ keyId }) => keyId === repository.keyId);
  if (!newest) return null;
  try {
    const manifest = await readManifest(repository, newest);
    return { manifest, photos: await readPhotoList(repository, manifest) };
  } catch (error) {
    // If the previous backup is damaged, everything is compared and stored again.
    if (error instanceof BackupProblem) return null;
    throw error;
  }
}

interface Copied {
  time: number;
  snapshot: Snapshot;
  copy: string;
  photos: Awaited<ReturnType<typeof copyPhotos>>;
  previous: Previous | null;
  target: Target;
}

async function storeRest(
  config: Config,
  { time, snapshot, copy, photos, previous, target: { isPresent, put } }: Copied,
): Promise<Manifest> {
  const partsBefore = previous ? [...previous.manifest.database.parts, ...previous.manifest.photos.list] : [];
  const known = new Map(
    partsBefore
      .filter(({ stored, storedBytes }) => isPresent(stored, storedBytes))
      .map((part) => [part.sha256, part]),
  );
  const file = Bun.file(copy);
  const { sha256, parts } = await putParts(file, known, put);
  if (sha256 !== previous?.manifest.database.sha256) {
    const damage = findDamage(copy, snapshot.rows);
    if (damage) throw new BackupProblem(`The database is damaged: ${damage}. Older backups stay.`);
  }
  const lines = photos.files.map((photo) => `${JSON.stringify(photo)}\n`).join("");
  const { parts: list } = await putParts(new Blob([lines]), known, put);
  const key = readKey(config, snapshot.keyId);
  const secretKey = key && { sha256: sha256Of(key), bytes: key.length };
  if (key && secretKey) await put(secretKey.sha256, key);
  const bytes = photos.files.reduce((sum, photo) => sum + photo.bytes, 0);
  return {
    format: 1,
    site: snapshot.site,
    time,
    version,
    database: { bytes: file.size, sha256, rows: snapshot.rows, parts },
    photos: { files: photos.files.length, bytes, lost: photos.lost, list },
    secretKey,
  };
}

/** The content of `secret.key`, if it is this database's key; else null. */
export function readKey({ DATA_DIR }: Config, keyId: string | null): Buffer | null {
  try {
    const key = readFileSync(join(DATA_DIR, "secret.key"));
    return keysOf(key.toString().trim()).id === keyId ? key : null;
  } catch {
    return null;
  }
}
