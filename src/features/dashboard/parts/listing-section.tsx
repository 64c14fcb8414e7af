import type { ReactNode } from "react";
import { type Page, pageCount } from "#src/core/pagination.ts";
import { listingPath } from "#src/features/listings/kinds.ts";
import { href } from "#src/i18n/paths.ts";
import { Pagination } from "#src/ui/pagination.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { OwnListing } from "../dashboard-json.ts";
import type { ListingActs } from "../use-dashboard.ts";
import { ListingActions } from "./listing-actions.tsx";
import { ListingCard } from "./listing-card.tsx";

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
export function ListingSection({ title, page, now, search, acts, hrefOf, none }: ListingSectionProps) {
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
