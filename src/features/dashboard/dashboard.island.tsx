import { useEffect } from "react";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import type { DashboardJson } from "./shapes.ts";
import { type DashboardView, searchOf } from "./dashboard-view.ts";
import { BuyerLinks, Stats } from "./parts/stats.tsx";
import { Drafts } from "./parts/drafts.tsx";
import { Conversations } from "./parts/conversations.tsx";
import { ListingLists } from "./parts/listing-lists.tsx";
import { NoListings } from "./parts/no-listings.tsx";
import { Statistics } from "./parts/statistics.tsx";
import { useDashboard, useNow } from "./use-dashboard.ts";

interface DashboardProps {
  name: string;
  view: DashboardView;
  first: DashboardJson;
}

export default function Dashboard({ name, view, first }: DashboardProps) {
  const { dashboard, refresh, acts, draftActs } = useDashboard(view, first);
  const now = useNow(dashboard.now);
  const { drafts, listings, conversations } = dashboard;
  const total = listings.active.total + listings.expired.total + listings.sold.total;
  const waiting = dashboard.inquiryCounts.pending;

  const hasRunOut = listings.active.items.some(({ expiresAt }) => expiresAt <= now);
  useEffect(() => {
    if (hasRunOut) refresh();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each listing that expires
  }, [hasRunOut]);

  return (
    <div className="wrap pb-12 md:pb-16">
      <Header {...{ name, total, waiting }} />
      {dashboard.buying ? <BuyerLinks {...dashboard.buying} /> : <Stats {...dashboard} />}
      {total > 0 && <Statistics days={dashboard.days} />}
      <TabLinks
        label={t.dashboardParts()}
        className="panel sticky top-2 z-10 mt-5 p-1.5 shadow-soft lg:hidden"
        items={[
          { href: "#listings", label: t.listingsTitle(), count: t.formatNumber(total) },
          {
            href: "#messages",
            label: t.messagesHeading(),
            count: waiting > 0 ? t.inboxNewCount(waiting) : undefined,
          },
        ]}
      />
      <div className="mt-6 grid items-start gap-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_376px] lg:gap-8">
        <div className="grid gap-10">
          {drafts.length > 0 && <Drafts {...{ drafts, now }} acts={draftActs} search={searchOf(view)} />}
          {total === 0 ? <NoListings now={now} /> : <ListingLists {...{ listings, view, now, acts }} />}
        </div>
        <Conversations {...{ conversations, waiting, now }} />
      </div>
      {dashboard.buying && (
        <div className="mt-10">
          <Stats {...dashboard} />
        </div>
      )}
    </div>
  );
}

const Header = ({ name, total, waiting }: { name: string; total: number; waiting: number }) => (
  <header className="flex flex-wrap items-end justify-between gap-4 pt-6 pb-5 md:pt-8 md:pb-6">
    <div className="min-w-0">
      <h1 className="text-26 font-bold md:text-30">{t.dashboardWelcome(name)}</h1>
      {total > 0 && (
        <p className="text-ink-soft">
          {waiting > 0 ? t.dashboardWaiting(waiting) : t.dashboardNoneWaiting()}
        </p>
      )}
    </div>
    {total > 0 && (
      <div className="flex gap-3 max-sm:hidden">
        <ButtonLink href={href("/list-number-plate")} size={48} icon="plus" variant="outline">
          {t.listPlate()}
        </ButtonLink>
        <ButtonLink href={href("/list-car")} size={48} icon="plus">
          {t.listVehicle()}
        </ButtonLink>
      </div>
    )}
  </header>
);
