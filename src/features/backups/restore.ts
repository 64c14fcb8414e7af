import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { mkdir, open, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { batches } from "#src/core/batches.ts";
import { UNFINISHED_RESTORE } from "#src/db/site-folder.ts";
import { type Config, databaseFile, photosFolder } from "#src/config.ts";
import { syncFile, syncFolder, writeSynced } from "#src/core/durable-file.ts";
import { findDamage, photoIdsIn } from "#src/db/snapshot.ts";
import { photoPath } from "#src/runtime/photo-reader.ts";
import { openPhotoBucket } from "#src/features/photos/photo-store.ts";
import type { Backup } from "./back-up.ts";
import { requiredFilesOf } from "./copy-photos.ts";
import { encryptionWith } from "./encryption.ts";
import {
  type BackupName,
  listNames,
  type Manifest,
  type PhotoFile,
  readManifest,
  readParts,
  readPhotoList,
  type Repository,
  repositoryOf,
  UNENCRYPTED,
} from "./repository.ts";
import { BackupProblem, type BackupStore, openStore } from "./store.ts";

const FILES_AT_ONCE = 32;
/** Exists in every new ext4 file system. */
const NOTHING = ["lost+found"];

interface ListedBackup extends Pick<Backup, "time" | "bytes" | "listings" | "photos"> {
  site: string;
  isEncrypted: boolean;
}

export async function listBackups(config: Config, place: string) {
  const store = openStore(place, config);
  const backups: ListedBackup[] = [];
  const problems: string[] = [];
  for (const name of await namesAt(store))
    try {
      const { site, keyId } = name;
      const { time, database, photos } = await readManifest(await repositoryOf(store, name, config), name);
      const { listings = 0, photos: count = 0 } = database.rows;
      const isEncrypted = keyId !== UNENCRYPTED;
      const bytes = database.bytes + photos.bytes;
      backups.push({ time, site, isEncrypted, bytes, listings, photos: count });
    } catch (error) {
      if (!(error instanceof BackupProblem)) throw error;
      problems.push(error.message);
    }
  return { backups, problems };
}

async function namesAt(store: BackupStore): Promise<BackupName[]> {
  const names = await listNames(store);
  if (names.length === 0) throw new BackupProblem(`There is no verified backup in ${store.place}.`);
  return names;
}

/** With a passphrase only those encrypted with it: whoever can write to the place could add another. */
async function usableAt(store: BackupStore, { BACKUP_PASSPHRASE }: Config, site: string | undefined) {
  const all = await namesAt(store);
  const sites = [...new Set(all.map((name) => name.site))];
  const [asked, ...others] = site === undefined ? sites : sites.filter((id) => id.startsWith(site));
  const choices = `To see them: markaba restore ${store.place} --list`;
  if (asked === undefined)
    throw new BackupProblem(`There is no backup of the site ${site} in ${store.place}. ${choices}`);
  if (others.length > 0)
    throw new BackupProblem(
      `There are backups of several sites in ${store.place}: ${[asked, ...others].join(", ")}. Say which one with --site. ${choices}`,
    );
  const names = all.filter((name) => name.site === asked);
  if (BACKUP_PASSPHRASE === undefined) return names;
  const encrypted = names.filter(({ keyId }) => keyId !== UNENCRYPTED);
  if (encrypted.length === 0)
    throw new BackupProblem(
      `No backup in ${store.place} is encrypted, so with BACKUP_PASSPHRASE none can be trusted. To restore one all the same, remove that setting.`,
    );
  const { keyId } = await encryptionWith(BACKUP_PASSPHRASE, asked);
  const own = encrypted.filter((name) => name.keyId === keyId);
  return own.length > 0 ? own : encrypted;
}

interface Choice {
  /** The time of the backup in epoch milliseconds; null for the newest. */
  at: number | null;
  /** The site's id or its beginning, where backups of several sites are at one place. */
  site?: string | undefined;
}

export async function restore(config: Config, place: string, choice: Choice): Promise<Manifest> {
  const dir = resolve(config.DATA_DIR);
  assertEmpty(dir, place);
  const { repository, manifest, photos } = await openBackup(config, place, choice);
  const made = mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (made) for (let path = dir; path.length >= made.length; path = dirname(path)) syncFile(dirname(path));
  await assertRoom(dir, manifest.database.bytes + (config.PHOTOS_URL ? 0 : manifest.photos.bytes));
  const marker = join(dir, UNFINISHED_RESTORE);
  closeSync(openSync(marker, "wx", 0o600));
  syncFile(dir);
  try {
    await fill(config, repository, manifest, photos);
  } catch (error) {
    for (const name of readdirSync(dir).filter(
      (name) => !NOTHING.includes(name) && name !== UNFINISHED_RESTORE,
    ))
      rmSync(join(dir, name), { recursive: true });
    rmSync(marker);
    throw error;
  }
  rmSync(marker);
  syncFile(dir);
  return manifest;
}

function assertEmpty(dir: string, place: string): void {
  let names: string[];
  try {
    names = readdirSync(dir).filter((name) => !NOTHING.includes(name));
  } catch {
    return;
  }
  if (names.includes(UNFINISHED_RESTORE))
    throw new BackupProblem(
      `A restore into ${dir} was interrupted. Delete everything in this folder, then restore again.`,
    );
  if (names.length > 0)
    throw new BackupProblem(
      `${dir} is not empty (${names.slice(0, 3).join(", ")}), so nothing was restored. ` +
        (resolve(place).startsWith(`${dir}/`)
          ? `Rename it, for example to ${dir}.old, and restore from there.`
          : "Rename it, or set DATA_DIR to an empty folder."),
    );
}

export async function openBackup(config: Config, place: string, { at, site }: Choice) {
  const store = openStore(place, config);
  const names = await usableAt(store, config, site);
  const name = at === null ? names[0] : names.find(({ time }) => time === at);
  if (!name)
    throw new BackupProblem(
      `There is no ${config.BACKUP_PASSPHRASE === undefined ? "backup" : "encrypted backup"} of that time in ${place}. To see which there are: markaba restore ${place} --list`,
    );
  const repository = await repositoryOf(store, name, config);
  const manifest = await readManifest(repository, name);
  return { repository, manifest, photos: await readPhotoList(repository, manifest) };
}

async function assertRoom(dir: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dir);
  const [neededMb, freeMb] = [bytes, bavail * bsize].map((size) => Math.ceil(size / 1e6));
  if ((neededMb ?? 0) > (freeMb ?? 0))
    throw new BackupProblem(
      `The backup needs ${neededMb} MB, but the disk of ${dir} has only ${freeMb} MB left.`,
    );
}

/** Writes the files, the database last. Resolves once everything is synced to disk. */
async function fill(config: Config, repository: Repository, manifest: Manifest, photos: PhotoFile[]) {
  const dir = config.DATA_DIR;
  const { database, secretKey } = manifest;
  if (config.PHOTOS_URL) {
    const bucket = openPhotoBucket(config, config.PHOTOS_URL);
    // Overwrites the files of an interrupted restore, which are the same.
    await readPhotos(repository, photos, ({ name }, bytes) => bucket.put([{ name, bytes }]));
  } else await restorePhotos(photosFolder(config), repository, photos);
  if (secretKey) await writeSynced(join(dir, "secret.key"), await repository.get(secretKey.sha256));
  const unfinished = `${databaseFile(config)}.new`;
  await restoreDatabase(unfinished, repository, manifest);
  const damage = findDamage(unfinished, database.rows) ?? findMissing(unfinished, manifest, photos);
  if (damage) throw new BackupProblem(`The backup in ${repository.store.place} is damaged: ${damage}.`);
  renameSync(unfinished, databaseFile(config));
  await syncFolder(dir);
}

async function restorePhotos(folder: string, repository: Repository, photos: PhotoFile[]): Promise<void> {
  const folders = new Set([folder, ...photos.map(({ name }) => dirname(photoPath(folder, name)))]);
  for (const path of folders) await mkdir(path, { recursive: true, mode: 0o700 });
  await readPhotos(repository, photos, ({ name, modifiedAt }, bytes) =>
    writeSynced(photoPath(folder, name), bytes, modifiedAt),
  );
  for (const path of folders) await syncFolder(path);
}

async function readPhotos(
  repository: Repository,
  photos: PhotoFile[],
  write: (photo: PhotoFile, bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<void> {
  for (const some of batches(photos, FILES_AT_ONCE))
    await Promise.all(some.map(async (photo) => write(photo, await repository.get(photo.sha256))));
}

async function restoreDatabase(to: string, repository: Repository, { database }: Manifest): Promise<void> {
  const whole = new Bun.CryptoHasher("sha256");
  await using file = await open(to, "wx", 0o600);
  for await (const piece of readParts(repository, database.parts)) {
    whole.update(piece);
    await file.writeFile(piece);
  }
  await file.sync();
  if (whole.digest("hex") !== database.sha256)
    throw new BackupProblem(`The database in ${repository.store.place} is damaged.`, { kind: "damage" });
}

function findMissing(database: string, { photos: { lost } }: Manifest, photos: PhotoFile[]): string | null {
  const there = new Set(photos.map(({ name }) => name));
  const knownLost = new Set(lost);
  for (const id of photoIdsIn(database))
    if (!knownLost.has(id) && requiredFilesOf(id).some((name) => !there.has(name)))
      return `a file of the photo ${id} is missing`;
  return null;
}
