import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { Overview } from "../admin-json.ts";
import { ListingLine } from "./listing-line.tsx";
import { type Disk, RunningFigures, TotalFigures } from "./overview-figures.tsx";
import { DayPlots, RankPlots } from "./overview-plots.tsx";

interface AdminOverviewProps {
  overview: Overview;
  /** Null where it cannot be asked. */
  disk: Disk | null;
  now: number;
}

/** The figures of the marketplace, and what waits for somebody. */
export const AdminOverview = ({ overview, disk, now }: AdminOverviewProps) => (
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
        <Recent listings={overview.recent} now={now} />
      </Section>
      <RankPlots {...overview} />
    </div>
    <Section title={t.adminRunning()}>
      <RunningFigures overview={overview} disk={disk} />
    </Section>
  </div>
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

const Recent = ({ listings, now }: { listings: Overview["recent"]; now: number }) =>
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
