import { access, requireUser } from "#src/auth/access.ts";
import { backupPlaces } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import {
  findBackupStates,
  openArchive,
  recordBackupAct,
  startBackups,
} from "#src/features/backups/actions.ts";
import type { Backup } from "#src/features/backups/back-up.ts";
import { listRuns, runningBackup } from "#src/features/backups/runs.ts";
import { BackupProblem } from "#src/features/backups/store.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { postedForm } from "#src/http/validate.ts";
import { flashOn } from "#src/shell/flash.ts";
import { t } from "#t";
import { spendOwnCode } from "./actions.ts";
import { adminPage } from "./admin-page.tsx";
import { downloadPage, sendFile } from "./download-page.tsx";
import { BackupAbout, BackupRuns } from "./parts/backup-runs.tsx";

const PATH = "/dashboard/backups";

export const adminBackupPages = routes()
  .get(PATH, access("admin"), (c) => {
    const { deps } = c.var;
    const runs = listRuns(deps.config.DATA_DIR);
    const places = backupPlaces(deps.config);
    return adminPage(
      c,
      { title: t.adminBackups(), path: PATH },
      <BackupRuns
        states={findBackupStates(deps, runs)}
        running={runningBackup()}
        runs={runs.map((run) => ({ ...run, canDownload: places.includes(run.place) }))}
        schedule={{ at: deps.config.BACKUP_AT, isEncrypted: deps.config.BACKUP_PASSPHRASE !== undefined }}
      />,
    );
  })
  .post(PATH, access("admin"), async (c) => {
    if (runningBackup()) return flashOn(c, PATH, "backupRunsToast");
    await startBackups(c.var.deps, requireUser(c));
    return flashOn(c, PATH, "backupStartedToast");
  })
  .get(`${PATH}/download`, access("admin"), (c) => backupPage(c, c.req.query("place"), c.req.query("time")))
  .post(`${PATH}/download`, access("admin"), postedForm, async (c) => {
    const { place = "", time = "", code = "" } = c.req.valid("form");
    const { deps } = c.var;
    const admin = requireUser(c);
    onRefusal(c, (refusal) => backupPage(c, place, time, { refusal }));
    try {
      if (!findBackup(c, place, time)) throw new AppError("not-found", "notFound");
      await spendOwnCode(deps, admin.id, code);
      const archive = await openArchive(deps.config, place, Number(time));
      const iso = new Date(Number(time)).toISOString();
      await recordBackupAct(deps, admin, "backup.download", `${iso} ${place}`);
      return sendFile(c, `markaba-backup-${iso.replaceAll(":", "-")}.tar`, "application/x-tar", archive);
    } catch (error) {
      if (error instanceof BackupProblem) return backupPage(c, place, time, { problem: error.message });
      throw error;
    }
  });

function findBackup(c: Ctx, place: string, time: string): Backup | null {
  const { config } = c.var.deps;
  const runs = backupPlaces(config).includes(place) ? listRuns(config.DATA_DIR) : [];
  return runs.find((run) => run.place === place && run.backup?.time === Number(time))?.backup ?? null;
}

function backupPage(
  c: Ctx,
  place = "",
  time = "",
  { refusal, problem }: { refusal?: Refusal; problem?: string } = {},
): Promise<Response> {
  const backup = findBackup(c, place, time);
  if (!backup) throw new AppError("not-found", "notFound");
  const isRefused = refusal !== undefined || problem !== undefined;
  const form = { path: `${PATH}/download`, hidden: { place, time }, refusal, isRefused };
  return downloadPage(
    c,
    { title: t.backupDownload(), tab: PATH, ...form },
    <BackupAbout place={place} backup={backup} problem={problem} />,
  );
}
