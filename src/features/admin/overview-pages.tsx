import type { ReactNode } from "react";
import { access, assertAdmin, requireUser } from "#src/auth/access.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { findBackupStates } from "#src/features/backups/actions.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { routes } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";
import {
  type CountByName,
  type DayCount,
  type Overview,
  getOverview,
  measureDisk,
} from "./queries/overview.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { DayBars, DayTable } from "#src/ui/day-bars.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { Section } from "#src/ui/section.tsx";
import { StatCard } from "#src/ui/stat-card.tsx";
import { t } from "#t";
import { adminPage } from "./admin-page.tsx";
import { BackupWarning } from "./parts/backup-runs.tsx";
import { ListingLines } from "./parts/listing-line.tsx";

/** `/dashboard` for admins. Mounted before the feature `dashboard`, which handles all other users. */
export const adminOverviewPages = routes().get("/dashboard", access("user"), async (c, next) => {
  if (requireUser(c).role !== "admin") return next();
  assertAdmin(c);
  const { clock } = c.var.deps;
  const overview = await getOverview(c.var.deps);
  const disk = await measureDisk(c.var.deps);
  const { totals, listed, asked, joined, sold, byCity, byMake, unlistedMakes } = overview;
  return adminPage(
    c,
    { title: t.adminTitle(), path: "/dashboard" },
    <div className="grid gap-8">
      <BackupWarning states={findBackupStates(c.var.deps)}>
        <a href={href("/dashboard/backups")} className="underline">
          {t.adminBackups()}
        </a>
      </BackupWarning>
      <Figures>
        <StatCard icon="users" label={t.adminTotalUsers()} value={t.formatNumber(totals.users)} />
        <StatCard
          icon="circle-check"
          label={t.activeListings()}
          value={t.formatNumber(totals.activeListings)}
        />
        <StatCard icon="timer" label={t.expiredListings()} value={t.formatNumber(totals.expiredListings)} />
        <StatCard icon="car" label={t.adminTotalCars()} value={t.formatNumber(totals.cars)} />
      </Figures>
      <Section title={t.adminWaitingTitle()}>
        <WaitingLinks {...overview.waiting} />
      </Section>
      <Section title={t.lastDays()}>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
          <DayFigure title={t.adminNewListings()} days={listed} />
          <DayFigure title={t.inboxTitle()} days={asked} />
          <DayFigure title={t.adminSignUps()} days={joined} />
          <DayFigure title={t.adminSales()} days={sold} />
        </div>
      </Section>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_376px]">
        <Section title={t.adminRecent()}>
          <ListingLines listings={overview.recent} now={clock.now()} none={t.adminNoListings()} />
        </Section>
        <div className="grid content-start gap-3">
          <RankBars
            title={t.adminByCity()}
            counts={byCity}
            labelOf={(name) => placeLabel(name, t.language())}
          />
          <RankBars title={t.adminByMake()} counts={byMake} labelOf={t.makeLabel} />
          {unlistedMakes.length > 0 && (
            <RankBars title={t.adminUnlistedMakes()} counts={unlistedMakes} labelOf={String} />
          )}
        </div>
      </div>
      <Section title={t.adminRunning()}>
        <RunningFigures overview={overview} disk={disk} />
      </Section>
    </div>,
  );
});

const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">{children}</dl>
);

function WaitingLinks({ review, reports, messages }: Overview["waiting"]) {
  const links = [
    { path: "/dashboard/review", count: review, label: t.adminWaitingReview(review) },
    { path: "/dashboard/reports", count: reports, label: t.openReports(reports) },
    { path: "/dashboard/messages", count: messages, label: t.adminWaitingMessages(messages) },
  ].filter(({ count }) => count > 0);
  if (links.length === 0) return <p className="panel p-5 text-ink-soft">{t.adminNothingWaits()}</p>;
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ path, label }) => (
        <li key={path}>
          <ButtonLink href={href(path)} variant="tint" size={48}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

interface RunningFiguresProps {
  overview: Overview;
  disk: Awaited<ReturnType<typeof measureDisk>>;
}

const RunningFigures = ({ overview: { replyMs, waiting, photos }, disk }: RunningFiguresProps) => (
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
    <StatCard icon="image" label={t.photosTitle()} value={t.formatNumber(photos)} />
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

const Words = ({ children }: { children: ReactNode }) => (
  <span className="text-20 whitespace-normal">{children}</span>
);

function DayFigure({ title, days }: { title: string; days: DayCount[] }) {
  const counts = days.map(({ count }) => count);
  const [first = 0, last = 0] = [days[0]?.at, days.at(-1)?.at];
  return (
    <figure className="panel p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-14 text-ink-soft">{title}</span>
        <span className="num text-22 font-bold">
          {t.formatNumber(counts.reduce((sum, count) => sum + count, 0))}
        </span>
      </figcaption>
      <DayBars counts={counts} className="mt-2 h-16" />
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-12 text-ink-soft">
        <span>{t.formatDate(first)}</span>
        <span>{t.formatDate(last)}</span>
      </p>
      <DayTable label={title} firstDay={first} columns={[{ label: title, counts }]} />
    </figure>
  );
}

interface RankBarsProps {
  title: string;
  counts: CountByName[];
  labelOf: (name: string) => string;
}

function RankBars({ title, counts, labelOf }: RankBarsProps) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <figure className="panel p-4">
      <figcaption className="text-14 text-ink-soft">{title}</figcaption>
      {counts.length === 0 && <p className="mt-2 text-15">{t.adminNoListings()}</p>}
      <ol className="mt-2 grid gap-2">
        {counts.map(({ name, count }) => (
          <li key={name} className="text-14">
            <span className="flex justify-between gap-3">
              <span>{labelOf(name)}</span>
              <span className="num font-semibold">{t.formatNumber(count)}</span>
            </span>
            <Progress value={count / most} className="mt-1" />
          </li>
        ))}
      </ol>
    </figure>
  );
}
