import { join } from "node:path";
import { type Config, backupPlaces, siteNameIn } from "#src/config.ts";
import { jordanDate } from "#src/core/jordan-day.ts";
import { TAR_END_BYTES, tarHeader, tarPadding } from "#src/core/tar.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { COPIES_KEPT_MS, listCopies } from "#src/db/migrate.ts";
import { createdAtOf } from "#src/db/snapshot.ts";
import { greeting, mailUser } from "#src/features/accounts/actions/notices.ts";
import { listActiveAdmins } from "#src/features/accounts/queries.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { errorFields } from "#src/runtime/log.ts";
import { t } from "#t";
import { filesOf, listNames, readManifest, readPhotoList, repositoryOf } from "./repository.ts";
import { lastExpiry } from "./retention.ts";
import { type BackupRun, lastVerifiedAt, listRuns, runBackup, timesAt } from "./runs.ts";
import { BackupProblem, openStore } from "./store.ts";

/** The age at which two daily backups were missed. */
export const MOST_BACKUP_AGE_MS = 2 * DAY_MS;
const RETRY_AFTER_MS = HOUR_MS;

interface Admin {
  id: string;
  name: string;
}

export async function startBackups(deps: Deps, admin: Admin): Promise<void> {
  const places = backupPlaces(deps.config);
  await recordBackupAct(deps, admin, "backup.start", places.join(", "));
  void makeBackups(deps, places);
}

export const recordBackupAct = ({ db, clock }: Deps, admin: Admin, action: string, name: string) =>
  db.withTx((tx) =>
    recordAudit(tx, { actor: admin, action, subject: { kind: "backup", id: name, name } }, clock.now()),
  );

/** Makes backups and notifies the admins of failures. Never throws. */
export async function makeBackups(deps: Deps, places: string[]): Promise<void> {
  const { config, clock, log } = deps;
  for (const place of places)
    try {
      const run = await runBackup(config, place, clock.now());
      if (!run) return;
      if (run.backup) log.info("backup made", { place, bytes: run.backup.bytes, lost: run.backup.lost });
      else log.error("backup failed", { place, error: run.error });
      if (run.error !== null) await mailAdmins(deps, place, run.error);
    } catch (error) {
      log.error("backup failed", { place, ...errorFields(error) });
    }
}

export async function warnOfLateBackups(deps: Deps): Promise<void> {
  for (const { place, isLate, lastError } of findBackupStates(deps))
    if (isLate) await mailAdmins(deps, place, lastError);
}

export interface BackupState {
  place: string;
  lastVerifiedAt: number | null;
  /** Age of the last verified backup, or of the site if there is none. */
  ageMs: number;
  isLate: boolean;
  lastError: string | null;
}

export const findBackupStates = (
  { config, db, clock }: Deps,
  runs = listRuns(config.DATA_DIR),
): BackupState[] =>
  backupPlaces(config).map((place) => {
    const verifiedAt = lastVerifiedAt(runs, place);
    const ageMs = clock.now() - (verifiedAt ?? createdAtOf(db.sqlite.reader));
    const lastError = runs.find((run) => run.place === place)?.error ?? null;
    return { place, lastVerifiedAt: verifiedAt, ageMs, isLate: ageMs > MOST_BACKUP_AGE_MS, lastError };
  });

/** When data that is deleted now disappears from all backups; null if there are none. */
export function findLastExpiry({ config, clock }: Deps): number | null {
  const now = clock.now();
  const runs = listRuns(config.DATA_DIR);
  const expiries = backupPlaces(config).flatMap((place) => {
    const times = timesAt(runs, place);
    return times.length > 0 ? [lastExpiry(times, now, config.BACKUPS_KEEP, config.BACKUP_AT)] : [];
  });
  for (const { madeAt } of listCopies(join(config.DATA_DIR, "backups")))
    // The first daily backup after this time removes it.
    expiries.push(Math.max(madeAt + COPIES_KEPT_MS, now) + DAY_MS);
  return expiries.length > 0 ? Math.max(...expiries) : null;
}

async function mailAdmins(deps: Deps, place: string, reason: string | null): Promise<void> {
  const { config, clock } = deps;
  const verifiedAt = lastVerifiedAt(listRuns(config.DATA_DIR), place);
  await deps.db.withTx(async (tx) => {
    for (const admin of await listActiveAdmins(tx)) {
      const uniqueKey = `backup ${place} ${jordanDate(clock.now())} ${admin.id}`;
      const write = () => ({
        subject: t.backupMailSubject(siteNameIn(config, t.language())),
        paragraphs: [
          greeting(admin),
          verifiedAt === null ? t.backupMailNone() : t.backupMailLast(t.formatDateTime(verifiedAt)),
          t.backupMailText(),
        ],
        facts: [
          { label: t.backupPlace(), value: place },
          ...(reason === null ? [] : [{ label: t.reason(), value: reason }]),
        ],
        action: { label: t.adminBackups(), url: absoluteHref(config, "/dashboard/backups") },
      });
      await mailUser(tx, deps, admin, "backup-failed", write, { uniqueKey });
    }
  });
}

/** Whether no backup was made since `slot`, the last scheduled time. A failed one is repeated after an hour. */
export function isDue(runs: BackupRun[], place: string, slot: number, siteCreatedAt: number, now: number) {
  // Ignores runs in the future, which were made before the clock was set back.
  const own = runs.filter((run) => run.place === place && run.startedAt <= now);
  const verifiedAt = own.find((run) => run.backup)?.startedAt ?? siteCreatedAt;
  const triedAt = own[0]?.startedAt ?? 0;
  return verifiedAt < slot && (own[0]?.error ? now - triedAt >= RETRY_AFTER_MS : true);
}

/** A tar whose unpacked folder `markaba restore` accepts. Throws before the first bytes if it is gone. */
export async function openArchive(config: Config, place: string, time: number) {
  const store = openStore(place, config);
  const name = (await listNames(store)).find((name) => name.time === time);
  if (!name) throw new BackupProblem(`There is no backup of that time in ${place}.`);
  const repository = await repositoryOf(store, name, config);
  const manifest = await readManifest(repository, name);
  const files = filesOf(manifest, await readPhotoList(repository, manifest));
  const paths = [...new Set([...files.keys()].map(repository.pathOf)), name.path];
  return (async function* () {
    for (const path of paths) {
      const bytes = await store.get(path);
      yield tarHeader(path, bytes.length, time);
      yield bytes;
      yield new Uint8Array(tarPadding(bytes.length));
    }
    yield new Uint8Array(TAR_END_BYTES);
  })();
}
