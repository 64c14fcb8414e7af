import { backupPlaces, type Config } from "#src/config.ts";
import { reasonOf } from "#src/core/errors.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Inspected } from "#src/db/inspect.ts";
import { MOST_BACKUP_AGE_MS } from "#src/features/backups/actions.ts";
import { listNames } from "#src/features/backups/repository.ts";
import { openBackup } from "#src/features/backups/restore.ts";
import { listRuns } from "#src/features/backups/runs.ts";
import { BackupProblem, openStore } from "#src/features/backups/store.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { findChangedPhotos } from "./photos.ts";

/** Reads the backup places themselves, not the server's records: backups may have been deleted there. */
export async function findBackupProblems(config: Config, database: Inspected, now: number) {
  const places = backupPlaces(config);
  return (await Promise.all(places.map((place) => lookAt(config, place, database, now)))).flat();
}

async function lookAt(config: Config, place: string, database: Inspected, now: number): Promise<Finding[]> {
  const { findings, fail, warn } = findingsOf("backups");
  const failed = listRuns(config.DATA_DIR).find((run) => run.place === place)?.error;
  if (failed) warn(`The last backup failed: ${failed}`, `Fix this, then run: markaba backup ${place}`);
  try {
    const store = openStore(place, config);
    if (store.isOnDiskOf(config.DATA_DIR))
      warn(
        `The backups in ${place} are on the same disk as the site, and would be lost with it.`,
        "Add a place on another disk or a bucket to BACKUPS_TO.",
      );
    const names = (await listNames(store)).filter(({ site }) => site === (database.identity?.site ?? site));
    const newest = names[0]?.time;
    if (now - (newest ?? database.createdAt) > MOST_BACKUP_AGE_MS)
      fail(
        newest
          ? `The last verified backup in ${place} is ${Math.floor((now - newest) / DAY_MS)} days old.`
          : `There is no verified backup in ${place}.`,
        `Make one now, or see why it fails: markaba backup ${place}. The running server makes one a day.`,
      );
    if (newest) {
      const { photos } = await openBackup(config, place, { at: newest, site: names[0]?.site });
      findings.push(...(await findChangedPhotos(config, photos)));
    }
  } catch (error) {
    const isDamaged = error instanceof BackupProblem && error.kind === "damage";
    const isOverdue = now - database.createdAt > MOST_BACKUP_AGE_MS;
    const report = isDamaged || isOverdue ? fail : warn;
    report(
      `The backups in ${place} cannot be read: ${reasonOf(error)}`,
      "Check the place and its settings (BACKUPS_TO, BACKUP_PASSPHRASE, S3_ACCESS_KEY_ID), then: markaba backup",
    );
  }
  return findings;
}
