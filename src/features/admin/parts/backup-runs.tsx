import type { ReactNode } from "react";
import type { BackupState } from "#src/features/backups/actions.ts";
import type { BackupRun } from "#src/features/backups/runs.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";

interface BackupRunsProps {
  states: BackupState[];
  running: { place: string; startedAt: number } | null;
  runs: (BackupRun & { canDownload: boolean })[];
  schedule: { at: string; isEncrypted: boolean };
}

export const BackupRuns = ({ states, running, runs, schedule }: BackupRunsProps) => (
  <div className="grid gap-6">
    <BackupWarning states={states} />
    <div className="panel grid gap-4 p-4 md:p-5">
      <p>
        {t.backupSchedule(schedule.at)} {schedule.isEncrypted ? t.backupsEncrypted() : t.backupsUnencrypted()}
      </p>
      <ul className="grid gap-1">
        {states.map(({ place, lastVerifiedAt }) => (
          <li key={place}>
            <Place place={place} />
            <br />
            <span className="text-14 text-ink-soft">
              {lastVerifiedAt === null
                ? t.backupNoneYet()
                : t.backupLastVerified(t.formatDateTime(lastVerifiedAt))}
            </span>
          </li>
        ))}
      </ul>
      {running ? (
        <p role="status">{t.backupRunning(t.formatDateTime(running.startedAt))}</p>
      ) : (
        <form method="post" action={href("/dashboard/backups")}>
          <Button type="submit" size={48}>
            {t.backupNow()}
          </Button>
        </form>
      )}
    </div>
    <Section title={t.backupLatest()}>
      {runs.length === 0 && <p className="panel p-5 text-ink-soft">{t.backupNoRuns()}</p>}
      <ol className="panel divided text-14 empty:hidden">
        {runs.map((run) => (
          <li
            key={`${run.startedAt} ${run.place}`}
            className="grid gap-x-6 gap-y-2 p-4 sm:grid-cols-[1fr_2fr_8rem]"
          >
            <p>
              <time dateTime={new Date(run.startedAt).toISOString()} className="font-semibold">
                {t.formatDateTime(run.startedAt)}
              </time>
              <br />
              <Place place={run.place} />
            </p>
            <Outcome {...run} />
            {run.backup && run.canDownload && (
              <ButtonLink
                variant="outline"
                className="justify-self-start self-start sm:justify-self-end"
                href={href(
                  `/dashboard/backups/download?${new URLSearchParams({ place: run.place, time: String(run.backup.time) })}`,
                )}
              >
                {t.backupDownload()}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Section>
  </div>
);

export const BackupWarning = ({ states, children }: { states: BackupState[]; children?: ReactNode }) =>
  states
    .filter(({ isLate, lastError }) => isLate || lastError !== null)
    .map(({ place, isLate, lastError, lastVerifiedAt }) => (
      <Notice
        key={place}
        tone={isLate ? "bad" : "warn"}
        title={isLate ? t.backupLateTitle() : t.backupFailedTitle()}
      >
        <p>
          <Place place={place} />
        </p>
        <p>
          {lastVerifiedAt === null
            ? t.backupNoneYet()
            : t.backupLastVerified(t.formatDateTime(lastVerifiedAt))}
        </p>
        {lastError !== null && <Reason text={lastError} />}
        {children}
      </Notice>
    ));

function Outcome({ backup, error, startedAt, endedAt }: BackupRun) {
  if (!backup)
    return (
      <div className="min-w-0">
        <p className="font-semibold text-bad">{t.backupFailed()}</p>
        {error !== null && <Reason text={error} />}
      </div>
    );
  const took = t.backupTook(Math.max(1, Math.round((endedAt - startedAt) / 1000)));
  const counts = t.backupCounts(backup.listings, backup.photos);
  return (
    <div>
      <p className="font-semibold text-good">{t.backupVerified()}</p>
      <p className="text-ink-soft">
        {t.backupSize(t.adminMegabytes(backup.bytes), t.adminMegabytes(backup.addedBytes))} · {counts} ·{" "}
        {took}
      </p>
      {backup.lost > 0 && <p className="text-bad">{t.backupLost(backup.lost)}</p>}
    </div>
  );
}

const Reason = ({ text }: { text: string }) => (
  <p className="text-ink-soft wrap-anywhere">
    <bdi dir="ltr" lang="en">
      {text}
    </bdi>
  </p>
);

const Place = ({ place }: { place: string }) => (
  <bdi dir="ltr" className="wrap-anywhere">
    {place}
  </bdi>
);

interface BackupAboutProps {
  place: string;
  backup: NonNullable<BackupRun["backup"]>;
  problem: string | undefined;
}

export const BackupAbout = ({ place, backup: { time, bytes }, problem }: BackupAboutProps) => (
  <>
    <p>
      {t.formatDateTime(time)} · {t.adminMegabytes(bytes)}
      <br />
      <Place place={place} />
    </p>
    <p className="text-ink-soft">{t.backupDownloadText()}</p>
    {problem !== undefined && (
      <Notice tone="bad" role="alert" title={t.backupFailed()}>
        <Reason text={problem} />
      </Notice>
    )}
  </>
);
