import { type DisposableTempDir, mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backupPlaces, type Config } from "#src/config.ts";
import { FolderInUse, lockFile } from "#src/db/lock.ts";
import { removeOldCopies } from "#src/db/migrate.ts";
import { yieldToServer } from "#src/runtime/priority.ts";
import { noTemporaryFiles } from "#src/runtime/temporary-files.ts";
import { type Backup, backUp } from "./back-up.ts";
import { listBackups, restore } from "./restore.ts";
import { addRun } from "./runs.ts";
import { BackupProblem, problemIn } from "./store.ts";

export const BACKUP_USAGE = `markaba backup [PLACE]                    makes a verified backup in a folder or bucket, by default in all of BACKUPS_TO
markaba restore PLACE                     fills the empty folder DATA_DIR with the newest backup
markaba restore PLACE --list              shows the verified backups: time, size, listings, photos, site, encryption
markaba restore PLACE --at TIME           restores the backup from that time
markaba restore PLACE --site ID           restores a backup of that site, if there are several at the place
markaba restore PLACE --check             tries a restore in a temporary folder, and says how long it takes`;

type RestoreOptions = { list: boolean; check: boolean; at: number | null; site: string | undefined };

/** Backs up to every place, even after a failure; throws at the end if any failed. */
export async function runBackupCommand(config: Config, places: string[]): Promise<void> {
  process.umask(0o077);
  yieldToServer();
  const unlock = lockBackups(config.DATA_DIR);
  const problems: string[] = [];
  try {
    for (const place of places.length > 0 ? places : backupPlaces(config)) {
      const startedAt = Date.now();
      const ended = (done: Pick<Parameters<typeof addRun>[1], "backup" | "error">) =>
        addRun(config, { place, startedAt, endedAt: Date.now(), ...done });
      try {
        const backup = await backUp(config, place);
        removeOldCopies(join(config.DATA_DIR, "backups"), Date.now());
        ended({ backup, error: null });
        console.log(`${place}: ${lineOf(backup)}; verified in ${secondsSince(startedAt)} s`);
        if (backup.lost > 0)
          console.log(`Photos left out, because their files are missing on the site: ${backup.lost}.`);
      } catch (error) {
        const { message } = problemIn(place, error);
        problems.push(message);
        ended({ backup: null, error: message });
      }
    }
  } finally {
    unlock();
  }
  if (problems.length > 0) throw new BackupProblem(problems.join("\n"));
}

function lockBackups(dataDir: string): () => void {
  try {
    return lockFile(dataDir, "backup.lock", "");
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new BackupProblem("Another backup of this site is running. Wait until it is done.");
    throw error;
  }
}

export async function runRestoreCommand(config: Config, place: string, options: RestoreOptions) {
  process.umask(0o077);
  if (options.list) return showBackups(config, place);
  if (options.check) return checkBackup(config, place, options);
  const { time, secretKey } = await restore(config, place, options);
  console.log(`The backup of ${isoOf(time)} is in ${config.DATA_DIR}. Start the server: markaba serve`);
  if (!secretKey) console.log("It needs the same SECRET_KEY as before.");
}

async function showBackups(config: Config, place: string): Promise<void> {
  const { backups, problems } = await listBackups(config, place);
  for (const backup of backups)
    console.log(
      `${lineOf(backup)}  site ${backup.site}  ${backup.isEncrypted ? "encrypted" : "not encrypted"}`,
    );
  if (problems.length > 0) throw new BackupProblem(problems.join("\n"));
}

async function checkBackup(config: Config, place: string, options: RestoreOptions): Promise<void> {
  using folder = makeTemporaryFolder();
  const startedAt = Date.now();
  const elsewhere = { ...config, DATA_DIR: folder.path, PHOTOS_URL: undefined };
  const { time } = await restore(elsewhere, place, options);
  console.log(`The backup of ${isoOf(time)} is good. Restoring it takes ${secondsSince(startedAt)} s.`);
}

function makeTemporaryFolder(): DisposableTempDir {
  try {
    return mkdtempDisposableSync(join(tmpdir(), "markaba-restore-"));
  } catch (error) {
    throw noTemporaryFiles("The backup cannot be tried", error);
  }
}

const lineOf = ({ time, bytes, listings, photos }: Pick<Backup, "time" | "bytes" | "listings" | "photos">) =>
  `${isoOf(time)}  ${(bytes / 1e6).toFixed(1)} MB  ${listings} listings  ${photos} photos`;

const isoOf = (time: number): string => new Date(time).toISOString();

const secondsSince = (startedAt: number): string => ((Date.now() - startedAt) / 1000).toFixed(1);
