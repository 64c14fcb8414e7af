import type { ReactNode } from "react";
import { type Page, pageCount } from "#src/core/pagination.ts";
import { listingPath } from "#src/features/listings/kinds.ts";
import { href } from "#src/i18n/paths.ts";
import { Pagination } from "#src/ui/pagination.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { DashboardJson, OwnListing } from "../dashboard-json.ts";
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

interface ListingSectionProps {
  title: string;
  page: Page<OwnListing>;
  now: number;
  /** The query of the page's address, kept by a form without scripts. */
  search: string;
  acts: ListingActs;
  hrefOf(page: number): string;
  /** Where there are none; without it an empty section is not shown. */
  none?: ReactNode;
}

/** The listings of one status under their heading. */
function ListingSection({ title, page, now, search, acts, hrefOf, none }: ListingSectionProps) {
  if (page.total === 0 && !none) return null;
  return (
    <Section title={title} count={t.formatNumber(page.total)}>
      <div className="grid gap-4">
        {page.total === 0 && none}
        {page.items.map((listing) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            page={href(listingPath(listing))}
            now={now}
            busy={acts.pending?.listing.id === listing.id}
          >
            <ListingActions {...{ listing, now, search, acts }} />
          </ListingCard>
        ))}
      </div>
      <Pagination
        current={page.page}
        last={pageCount(page.total, page.pageSize)}
        href={hrefOf}
        className="mt-6"
      />
    </Section>
  );
}
