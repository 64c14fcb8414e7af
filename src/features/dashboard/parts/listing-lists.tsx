import { pageCount } from "#src/core/pagination.ts";
import { href } from "#src/i18n/paths.ts";
import { Pagination } from "#src/ui/pagination.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { DashboardJson, OwnListing } from "../shapes.ts";
import { type DashboardView, searchOf, viewHref } from "../dashboard-view.ts";
import type { ListingActs, Verb } from "../use-dashboard.ts";
import { ListingCard } from "./listing-card.tsx";
import { idPath } from "#src/features/listings/kinds.ts";
import { endsSoon, relistableFrom } from "#src/features/listings/schema.ts";
import { Button, ButtonLink, type ButtonProps } from "#src/ui/button.tsx";
import { ActForm, DeleteDialog } from "./act-form.tsx";

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
      {section("active", t.activeListings(), t.dashboardNoneActive())}
      {section("expired", t.expiredListings(), t.dashboardNoneExpired())}
      {section("sold", t.dashboardSoldListings())}
    </div>
  );
}

interface ListingActionsProps {
  listing: OwnListing;
  now: number;
  /** The page's query string, which a form without scripts keeps. */
  search: string;
  acts: ListingActs;
}

const QUIET = "px-2 sm:px-3 gap-1.5 text-14 font-medium [&>svg]:size-4.5 max-sm:[&>svg]:hidden";

function ListingActions({ listing, now, search, acts }: ListingActionsProps) {
  const { id, title, status } = listing;
  const dialog = `delete-${id}`;
  const isTooEarly = status === "active" && !endsSoon(listing, now);
  const act = (verb: Verb, { className = "px-3 text-14 max-sm:[&>svg]:hidden", ...button }: ButtonProps) => (
    <ActForm
      action={href(`/dashboard/listings/${id}/${verb}${search}`)}
      act={() => acts.pending || acts.act(listing, verb)}
    >
      <Button
        type="submit"
        pending={acts.pending?.listing.id === id && acts.pending.verb === verb}
        className={className}
        {...button}
      />
    </ActForm>
  );
  const main = {
    active: act("sale", {
      variant: "tint",
      icon: "circle-check",
      pendingLabel: t.saving(),
      children: t.listingMarkSold(),
    }),
    expired: act("relist", {
      icon: "rotate-ccw",
      pendingLabel: t.listingRelisting(),
      children: t.listingRelist(),
    }),
    sold: act(listing.expiresAt <= now ? "relist" : "unsale", {
      variant: "outline",
      icon: "rotate-ccw",
      pendingLabel: t.saving(),
      children: t.listingUndoSale(),
    }),
  };
  return (
    <fieldset
      aria-label={t.listingActions(title)}
      className="mt-2 min-w-0 -ms-2 sm:-ms-3 flex flex-wrap items-center"
    >
      {status !== "sold" && (
        <ButtonLink href={href(`${idPath(listing)}/edit`)} variant="quiet" icon="pencil" className={QUIET}>
          {t.edit()}
        </ButtonLink>
      )}
      <ButtonLink href={href(listing.url)} variant="quiet" icon="eye" className={QUIET}>
        {t.view()}
      </ButtonLink>
      <Button variant="danger" icon="trash-2" command="show-modal" commandfor={dialog} className={QUIET}>
        {t.listingDelete()}
      </Button>
      {status === "active" &&
        act("relist", {
          variant: "quiet",
          icon: "rotate-ccw",
          className: QUIET,
          children: t.listingRelist(),
          disabled: isTooEarly,
          "aria-describedby": isTooEarly ? `relist-${id}` : undefined,
        })}
      <div className="ms-auto">{main[status]}</div>
      {isTooEarly && (
        <p id={`relist-${id}`} className="w-full ps-2 sm:ps-3 pb-1 text-13 text-ink-soft">
          {t.listingRelistFrom(t.formatDate(relistableFrom(listing)))}
        </p>
      )}
      <DeleteDialog id={dialog} title={t.listingDeleteTitle()} name={title} text={t.listingDeleteText()}>
        {act("delete", { variant: "danger-solid", children: t.listingDelete() })}
      </DeleteDialog>
    </fieldset>
  );
}
