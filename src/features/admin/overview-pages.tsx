import { Hono } from "hono";
import type { ReactNode } from "react";
import { access, assertAdmin, requireUser } from "#src/auth/access.ts";
import { databaseFile } from "#src/config.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { placeLabel } from "#src/features/places/places.ts";
import type { Env } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";
import { measureDisk } from "#src/runtime/disk.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { DayBars, RankBars } from "./parts/plots.tsx";
import { Section } from "#src/ui/section.tsx";
import { StatCard } from "#src/ui/stat-card.tsx";
import { t } from "#t";
import type { CountByName, DayCount, Overview } from "./admin-json.ts";
import { AdminFrame } from "./parts/admin-list.tsx";
import { ListingLine } from "./parts/listing-line.tsx";
import { getRecentOverview } from "./queries/overview.ts";

type Disk = Awaited<ReturnType<typeof measureDisk>>;

/** `/dashboard` of an admin. It is mounted before the feature `dashboard`, which answers everybody else. */
export const adminOverviewPages = new Hono<Env>().get("/dashboard", access("user"), async (c, next) => {
  if (requireUser(c).role !== "admin") return next();
  assertAdmin(c);
  const { clock, config } = c.var.deps;
  const now = clock.now();
  const overview = await getRecentOverview(c.var.deps);
  const disk = await measureDisk(databaseFile(config));
  return renderPage(
    c,
    { title: t.adminTitle(), noindex: true },
    <AdminFrame path="/dashboard">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <TotalFigures {...overview} />
        <Section title={t.adminWaitingTitle()}>
          <WaitingLinks {...overview.waiting} />
        </Section>
        <Section title={t.adminLastDays()}>
          <DayPlots {...overview} />
        </Section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_376px]">
          <Section title={t.adminRecent()}>
            <RecentListings listings={overview.recent} now={now} />
          </Section>
          <RankPlots {...overview} />
        </div>
        <Section title={t.adminRunning()}>
          <RunningFigures overview={overview} disk={disk} />
        </Section>
      </div>
    </AdminFrame>,
  );
});

const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">{children}</dl>
);

const TotalFigures = ({ totals }: Overview) => (
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

function WaitingLinks({ review, reports, messages }: Overview["waiting"]) {
  const links = [
    { path: "/dashboard/review", count: review, label: t.adminWaitingReview(review) },
    { path: "/dashboard/reports", count: reports, label: t.adminWaitingReports(reports) },
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

const DayPlots = ({ listed, asked, joined, sold }: Overview) => (
  <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
    <DayPlot title={t.adminNewListings()} days={listed} />
    <DayPlot title={t.adminNewInquiries()} days={asked} />
    <DayPlot title={t.adminSignUps()} days={joined} />
    <DayPlot title={t.adminSold()} days={sold} />
  </div>
);

function DayPlot({ title, days }: { title: string; days: DayCount[] }) {
  const labelled = days.map(({ at, count }) => ({ label: t.formatDate(at), count }));
  return (
    <DayBars
      title={title}
      total={t.formatNumber(days.reduce((sum, { count }) => sum + count, 0))}
      days={labelled}
      ends={[labelled[0]?.label ?? "", labelled.at(-1)?.label ?? ""]}
      rtl={t.language() === "ar"}
    />
  );
}

const RecentListings = ({ listings, now }: { listings: Overview["recent"]; now: number }) =>
  listings.length === 0 ? (
    <p className="panel p-5 text-ink-soft">{t.adminNoListings()}</p>
  ) : (
    <ul className="panel divide-y divide-line">
      {listings.map((listing) => (
        <li key={listing.id} className="p-3">
          <ListingLine listing={listing} now={now} />
        </li>
      ))}
    </ul>
  );

function RankPlots({ byCity, byMake }: Overview) {
  const rows = (counts: CountByName[], labelOf: (name: string) => string) =>
    counts.map(({ name, count }) => ({ label: labelOf(name), count, value: t.formatNumber(count) }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <RankBars
        title={t.adminByCity()}
        none={t.adminNoListings()}
        rows={rows(byCity, (name) => placeLabel(name, t.language()))}
      />
      <RankBars title={t.adminByMake()} none={t.adminNoListings()} rows={rows(byMake, t.makeLabel)} />
    </div>
  );
}

const RunningFigures = ({
  overview: { replyMs, waiting, photos },
  disk,
}: {
  overview: Overview;
  disk: Disk;
}) => (
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
