import type { ReactNode } from "react";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { DayBars, RankBars } from "#src/ui/plots.tsx";
import { Section } from "#src/ui/section.tsx";
import { StatCard } from "#src/ui/stat-card.tsx";
import { t } from "#t";
import type { DayCount, Overview } from "../admin-json.ts";
import { ListingLine } from "./listing-line.tsx";

interface AdminOverviewProps {
  overview: Overview;
  /** Null where it cannot be asked. */
  disk: { databaseBytes: number; freeBytes: number } | null;
  now: number;
}

/** The figures of the marketplace, and what waits for somebody. */
export function AdminOverview({ overview, disk, now }: AdminOverviewProps) {
  const { totals, recent, byCity, byMake, replyMs, waiting } = overview;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
        <StatCard icon="users" label={t.adminTotalUsers()} value={t.formatNumber(totals.users)} />
        <StatCard
          icon="circle-check"
          label={t.adminActiveListings()}
          value={t.formatNumber(totals.activeListings)}
        />
        <StatCard
          icon="timer"
          label={t.adminExpiredListings()}
          value={t.formatNumber(totals.expiredListings)}
        />
        <StatCard icon="car" label={t.adminTotalCars()} value={t.formatNumber(totals.cars)} />
      </dl>
      <Section title={t.adminWaitingTitle()}>
        <WaitingLinks waiting={waiting} />
      </Section>
      <Section title={t.adminLastDays()}>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
          <Days title={t.adminNewListings()} days={overview.listed} />
          <Days title={t.adminNewInquiries()} days={overview.asked} />
          <Days title={t.adminSignUps()} days={overview.joined} />
          <Days title={t.adminSold()} days={overview.sold} />
        </div>
      </Section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_376px]">
        <Section title={t.adminRecent()}>
          {recent.length === 0 ? (
            <p className="panel p-5 text-ink-soft">{t.adminNoListings()}</p>
          ) : (
            <ul className="panel divide-y divide-line">
              {recent.map((listing) => (
                <li key={listing.id} className="p-3">
                  <ListingLine listing={listing} now={now} />
                </li>
              ))}
            </ul>
          )}
        </Section>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <RankBars
            title={t.adminByCity()}
            none={t.adminNoListings()}
            rows={byCity.map(({ name, count }) => ({
              label: placeLabel(name, t.language()),
              count,
              value: t.formatNumber(count),
            }))}
          />
          <RankBars
            title={t.adminByMake()}
            none={t.adminNoListings()}
            rows={byMake.map(({ name, count }) => ({
              label: t.makeLabel(name),
              count,
              value: t.formatNumber(count),
            }))}
          />
        </div>
      </div>
      <Section title={t.adminRunning()}>
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
          <StatCard
            icon="reply"
            label={t.adminReplyTime()}
            value={
              <Words>
                {replyMs === null ? t.adminReplyNone() : t.formatCountdown(Math.max(replyMs, 60_000))}
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
          <StatCard icon="image" label={t.adminPhotos()} value={t.formatNumber(overview.photos)} />
          {disk && (
            <StatCard
              icon="layers"
              label={t.adminDatabase()}
              value={<Words>{t.adminMegabytes(disk.databaseBytes)}</Words>}
              note={t.adminFreeDisk(t.adminMegabytes(disk.freeBytes))}
            />
          )}
        </dl>
      </Section>
    </div>
  );
}

function WaitingLinks({ waiting: { review, reports, messages } }: { waiting: Overview["waiting"] }) {
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

const Words = ({ children }: { children: ReactNode }) => <span className="text-20">{children}</span>;

function Days({ title, days }: { title: string; days: DayCount[] }) {
  const labelled = days.map(({ at, count }) => ({ label: t.formatDate(at), count }));
  return (
    <DayBars
      title={title}
      total={t.formatNumber(days.reduce((all, { count }) => all + count, 0))}
      days={labelled}
      ends={[labelled[0]?.label ?? "", labelled.at(-1)?.label ?? ""]}
      rtl={t.language() === "ar"}
    />
  );
}
