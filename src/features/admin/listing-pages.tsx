import { access } from "#src/auth/access.ts";
import { KINDS, LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { byListName, kindOf } from "#src/features/listings/register.ts";
import { routes } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { t } from "#t";
import AdminListings from "./admin-listings.island.tsx";
import { adminPage } from "./admin-page.tsx";
import { AdminList, type Choice, optionsOf } from "./parts/admin-list.tsx";
import { listListings, panelListing } from "./queries/listings.ts";
import { getUser } from "./queries/users.ts";
import { RULES } from "#src/features/listings/life-cycle/flag-rules.ts";
import { filterQuery, LISTING_STATES, type ListingFilter, pageQuery, readListingFilter } from "./schema.ts";

const choicesOf = ({ kind, state, badge, flag }: ListingFilter): Choice[] => [
  {
    name: "kind",
    label: t.adminKindFilter(),
    value: kind,
    options: optionsOf(LISTING_KINDS, (value) => kindOf(value).texts().admin.many),
  },
  {
    name: "state",
    label: t.state(),
    any: t.adminAnyState(),
    value: state,
    options: optionsOf(LISTING_STATES, t.adminState),
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
    options: [{ value: "any", label: t.adminFlagged() }, ...optionsOf(RULES, t.ruleLabel)],
  },
];

export const adminListingPages = routes().get("/dashboard/listings", access("admin"), async (c) => {
  const { db, clock } = c.var.deps;
  const now = clock.now();
  const filter = readListingFilter(queryParams(c));
  const found = await listListings(c.var.deps, filter);
  const lists = await byListName(({ name }) => found[KINDS[name].listName].map(panelListing));
  const seller = filter.seller && (await getUser(db.read, filter.seller, now));
  const texts = await byListName((kind) => kind.texts().admin);
  const path = "/dashboard/listings";
  return adminPage(
    c,
    { title: t.listingsTitle(), path, preload: ["admin-listings"] },
    <>
      {seller && (
        <p className="mb-3">
          <Chip href={href(path + filterQuery({ ...filter, seller: null, page: 1 }))}>
            {t.adminListingsOf(seller.name)}
          </Chip>
        </p>
      )}
      <AdminList
        path={path}
        filter={filter}
        find={t.adminFindListing()}
        choices={choicesOf(filter)}
        fields={filter.seller && <input type="hidden" name="seller" value={filter.seller} />}
        page={{ ...found, total: Math.max(...Object.values(found.totals)) }}
        counted={() => t.listingsFound(found.total)}
        csv={["listings", "inquiries"]}
        none={filterQuery({ ...filter, page: 1 }) ? t.adminNothingFound() : t.adminNoListings()}
      >
        <Island
          name="admin-listings"
          of={AdminListings}
          when="load"
          props={{
            query: pageQuery({ ...filter, page: found.page }),
            first: { ...lists, totals: found.totals },
            texts,
            now,
          }}
        />
      </AdminList>
    </>,
  );
});
