import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { ruleLabel } from "#src/features/moderation/labels.ts";
import { RULES } from "#src/features/moderation/schema.ts";
import type { Env } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { t } from "#t";
import AdminListings from "./admin-listings.island.tsx";
import { stateLabel } from "./labels.ts";
import { AdminList, type Choice } from "./parts/admin-list.tsx";
import { LISTING_KINDS, type ListingKind } from "#src/features/listings/kinds.ts";
import { byListName, kindOf, type KindTexts, listKinds } from "#src/features/listings/register.ts";
import { listListings } from "./queries/listings.ts";
import { getUser } from "./queries/users.ts";
import { filterQuery, LISTING_STATES, type ListingFilter, pageQuery, readListingFilter } from "./schema.ts";

const choicesOf = ({ kind, state, badge, flag }: ListingFilter): Choice[] => [
  {
    name: "kind",
    label: t.adminKindFilter(),
    value: kind,
    options: LISTING_KINDS.map((value) => ({ value, label: kindOf(value).texts().admin.many })),
  },
  {
    name: "state",
    label: t.adminStateFilter(),
    value: state,
    options: LISTING_STATES.map((value) => ({ value, label: stateLabel(value) })),
  },
  {
    name: "badge",
    label: t.adminBadgeFilter(),
    value: badge,
    options: [
      { value: "featured", label: t.badgeFeatured() },
      { value: "verified", label: t.badgeVerified() },
    ],
  },
  {
    name: "flag",
    label: t.adminFlagFilter(),
    value: flag,
    options: [
      { value: "any", label: t.adminFlagged() },
      ...RULES.map((value) => ({ value, label: ruleLabel(value) })),
    ],
  },
];

/** `/dashboard/listings`: listings of every kind and state. */
export const adminListingPages = new Hono<Env>().get("/dashboard/listings", access("admin"), async (c) => {
  const filter = readListingFilter(queryParams(c));
  const { items, ...page } = await listListings(c.var.deps, filter);
  const seller = filter.seller && (await getUser(c.var.deps.db.read, filter.seller, c.var.deps.clock.now()));
  const first = await byListName(({ name }) => items.filter(({ kind }) => kind === name));
  const texts = Object.fromEntries(listKinds().map((kind) => [kind.name, kind.texts().admin])) as Record<
    ListingKind,
    KindTexts["admin"]
  >;
  return renderPage(
    c,
    { title: t.adminListings(), noindex: true, preload: ["admin-listings"] },
    <AdminList
      path="/dashboard/listings"
      filter={filter}
      chosen={
        seller && (
          <Chip
            removable
            href={href(`/dashboard/listings${filterQuery({ ...filter, seller: null, page: 1 })}`)}
          >
            {t.adminListingsOf(seller.name)}
          </Chip>
        )
      }
      find={{
        label: t.adminFindListing(),
        choices: choicesOf(filter),
        fields: filter.seller && <input type="hidden" name="seller" value={filter.seller} />,
      }}
      page={page}
      counted={t.adminListingsFound}
      csv={[
        { file: "listings", what: t.adminListings() },
        { file: "inquiries", what: t.inboxTitle() },
      ]}
      none={filterQuery({ ...filter, page: 1 }) ? t.adminNothingFound() : t.adminNoListings()}
    >
      <Island
        name="admin-listings"
        of={AdminListings}
        when="load"
        props={{
          query: pageQuery({ ...filter, page: page.page }),
          first,
          texts,
          now: c.var.deps.clock.now(),
        }}
      />
    </AdminList>,
  );
});
