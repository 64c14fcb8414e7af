import type { ReactNode } from "react";
import { MINUTE_MS } from "#src/core/time.ts";
import { StatCard } from "#src/ui/stat-card.tsx";
import { t } from "#t";
import type { Overview } from "../admin-json.ts";

const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">{children}</dl>
);

/** How many users and listings there are. */
export const TotalFigures = ({ totals }: Overview) => (
  <Figures>
    <StatCard icon="users" label={t.adminTotalUsers()} value={t.formatNumber(totals.users)} />
    <StatCard
      icon="circle-check"
      label={t.adminActiveListings()}
      value={t.formatNumber(totals.activeListings)}
    />
    <StatCard icon="timer" label={t.adminExpiredListings()} value={t.formatNumber(totals.expiredListings)} />
    <StatCard icon="car" label={t.adminTotalCars()} value={t.formatNumber(totals.cars)} />
  </Figures>
);

export interface Disk {
  databaseBytes: number;
  freeBytes: number;
}

interface RunningFiguresProps {
  overview: Overview;
  /** Null where it cannot be asked. */
  disk: Disk | null;
}

/** How the site is doing: answers, mails, photos, the disk. */
export const RunningFigures = ({ overview: { replyMs, waiting, photos }, disk }: RunningFiguresProps) => (
  <Figures>
    <StatCard
      icon="reply"
      label={t.adminReplyTime()}
      value={
        <Words>
          {replyMs === null ? t.adminReplyNone() : t.formatCountdown(Math.max(replyMs, MINUTE_MS))}
        </Words>
      }
      note={replyMs === null ? undefined : t.adminReplyNote()}
    />
    <StatCard
      icon="mail"
      label={t.adminMailQueue()}
      value={t.formatNumber(waiting.mails)}
      note={t.adminMailFailed(waiting.failedMails)}
      noteTone={waiting.failedMails > 0 ? "bad" : "soft"}
    />
    <StatCard icon="image" label={t.adminPhotos()} value={t.formatNumber(photos)} />
    {disk && (
      <StatCard
        icon="layers"
        label={t.adminDatabase()}
        value={<Words>{t.adminMegabytes(disk.databaseBytes)}</Words>}
        note={t.adminFreeDisk(t.adminMegabytes(disk.freeBytes))}
      />
    )}
  </Figures>
);

const Words = ({ children }: { children: ReactNode }) => <span className="text-20">{children}</span>;
