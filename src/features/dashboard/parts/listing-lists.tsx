import { pageCount } from "#src/core/pagination.ts";
import { href } from "#src/i18n/paths.ts";
import { Pagination } from "#src/ui/pagination.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { DashboardJson } from "../dashboard-json.ts";
import { type DashboardView, searchOf, viewHref } from "../dashboard-view.ts";
import type { ListingActs } from "../use-dashboard.ts";
import { ListingActions } from "./listing-actions.tsx";
import { ListingCard } from "./listing-card.tsx";

interface ListingListsProps {
  listings: DashboardJson["listings"];
  view: DashboardView;
  now: number;
  acts: ListingActs;
}

export function ListingLists({ listings, view, now, acts }: ListingListsProps) {
  const section = (status: keyof typeof listings, title: string, none?: string) => {
    const { items, total, page, pageSize } = listings[status];
    if (total === 0 && !none) return null;
    return (
      <Section title={title} count={t.formatNumber(total)}>
        <div className="grid gap-4">
          {total === 0 && <p className="panel p-5 text-ink-soft">{none}</p>}
          {items.map((listing) => (
            <ListingCard
              key={listing.id}
              listing={listing}
              page={href(listing.url)}
              now={now}
              busy={acts.pending?.listing.id === listing.id}
            >
              <ListingActions {...{ listing, now, acts }} search={searchOf(view)} />
            </ListingCard>
          ))}
        </div>
        <Pagination
          current={page}
          last={pageCount(total, pageSize)}
          href={(to) => viewHref({ ...view, [status]: to }, "listings")}
          className="mt-6"
        />
      </Section>
    );
  };
  return (
    <div id="listings" className="grid gap-10">
      {section("active", t.dashboardActiveListings(), t.dashboardNoneActive())}
      {section("expired", t.dashboardExpiredListings(), t.dashboardNoneExpired())}
      {section("sold", t.dashboardSoldListings())}
    </div>
  );
}
