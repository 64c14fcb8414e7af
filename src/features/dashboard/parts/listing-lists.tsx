import { t } from "#t";
import type { DashboardJson } from "../dashboard-json.ts";
import { type DashboardView, searchOf, viewHref } from "../dashboard-view.ts";
import type { ListingActs } from "../use-dashboard.ts";
import { ListingSection } from "./listing-section.tsx";

interface ListingListsProps {
  listings: DashboardJson["listings"];
  view: DashboardView;
  now: number;
  acts: ListingActs;
}

/** A seller's listings: the active ones, those whose time is up, and what is sold. */
export function ListingLists({ listings, view, now, acts }: ListingListsProps) {
  const of = (status: keyof DashboardJson["listings"]) => ({
    page: listings[status],
    hrefOf: (page: number) => viewHref({ ...view, [status]: page }, "listings"),
    search: searchOf(view),
    now,
    acts,
  });
  return (
    <div id="listings" className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <ListingSection
        {...of("active")}
        title={t.dashboardActiveListings()}
        none={<p className="panel p-5 text-ink-soft">{t.dashboardNoneActive()}</p>}
      />
      <ListingSection {...of("expired")} title={t.dashboardExpiredListings()} />
      <ListingSection {...of("sold")} title={t.dashboardSoldListings()} />
    </div>
  );
}
