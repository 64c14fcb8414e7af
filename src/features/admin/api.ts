import { z } from "zod/mini";
import { UNLIMITED } from "#src/auth/listing-limit.ts";
import { access, requireUser } from "#src/auth/access.ts";
import { pageCount } from "#src/core/pagination.ts";
import { asksForPage, MAX_LIST, pageParams } from "#src/core/query-params.ts";
import { KINDS, LISTING_KINDS, type ListingKind } from "#src/features/listings/kinds.ts";
import { judgeDealer } from "#src/features/showrooms/actions/dealers.ts";
import { adminDealerShape } from "#src/features/showrooms/shapes.ts";
import { asks, flags, gives } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { linkPages } from "#src/http/page-links.ts";
import { validate, queryParams } from "#src/http/validate.ts";
import { changeUser, deleteListing, deleteUser, reboost, setBadges, setListingLimit } from "./actions.ts";
import { getDealer, listDealers } from "./queries/dealers.ts";
import { listListings, listRecentListings } from "./queries/listings.ts";
import { countTotals } from "./queries/overview.ts";
import { getUser, listUsers } from "./queries/users.ts";
import {
  dealerPatch,
  limitInput,
  listingPatch,
  listingSeen,
  readDealerFilter,
  readListingFilter,
  readUserFilter,
  userDeletion,
  userPatch,
} from "./schema.ts";
import {
  dealerQuery,
  dealersShape,
  listingQuery,
  listingsShape,
  overviewShape,
  revShape,
  userQuery,
  userShape,
  usersShape,
} from "./shapes.ts";

const limit = z.union([z.int().check(z.gte(0), z.lte(UNLIMITED)), z.literal("unlimited")]);
const dealerPatchShape = z.partial(
  z.object({ ...flags("verified", "isActive"), listingLimit: z.nullable(limit) }),
);

/** The requested page size, undefined for the default; without a page, as much as one response may contain. */
function listSize(c: Ctx): number | undefined {
  const params = queryParams(c);
  if (params.get("pageSize")) return pageParams(params).pageSize;
  return asksForPage(params) ? undefined : MAX_LIST;
}

function listingCalls(kind: ListingKind) {
  const target = (c: Ctx, rev?: number) => ({ kind, id: c.req.param("id") ?? "", rev });
  return routes()
    .patch("/:id", access("admin"), validate("json", listingPatch), gives(revShape), async (c) => {
      const { rev, ...patch } = c.req.valid("json");
      return c.json(await setBadges(c.var.deps, requireUser(c), target(c, rev), patch));
    })
    .patch("/:id/reboost", access("admin"), validate("json", listingSeen), gives(revShape), async (c) => {
      const { rev } = c.req.valid("json");
      return c.json(await reboost(c.var.deps, requireUser(c), target(c, rev)));
    })
    .delete("/:id", access("admin"), validate("json", listingSeen), gives(null), async (c) => {
      await deleteListing(c.var.deps, requireUser(c), target(c, c.req.valid("json").rev));
    });
}

export const adminApi = routes()
  .get("/overview", access("admin", "admin:read"), gives(overviewShape), async (c) => {
    const { deps } = c.var;
    const recent = await listRecentListings(deps.db.read, deps.clock.now());
    return c.json({ totals: await countTotals(deps), recent });
  })
  .get("/users", access("admin", "admin:read"), asks(userQuery), gives(usersShape), async (c) => {
    const { db, clock } = c.var.deps;
    const filter = readUserFilter(queryParams(c));
    const { items, ...page } = await listUsers(db.read, filter, clock.now(), listSize(c));
    linkPages(c, page);
    return c.json({ users: items, ...page });
  })
  .get("/dealers", access("admin", "admin:read"), asks(dealerQuery), gives(dealersShape), async (c) => {
    const { db, clock } = c.var.deps;
    const filter = readDealerFilter(queryParams(c));
    const { items, ...page } = await listDealers(db.read, filter, clock.now(), MAX_LIST);
    linkPages(c, page);
    return c.json({ dealers: items, ...page });
  })
  .patch(
    "/dealers/:id",
    access("admin"),
    validate("json", dealerPatch, dealerPatchShape),
    gives(adminDealerShape),
    async (c) => {
      const { deps } = c.var;
      const id = c.req.param("id");
      await judgeDealer(deps, requireUser(c), id, c.req.valid("json"));
      return c.json(await getDealer(deps.db.read, id, deps.clock.now()));
    },
  )
  .get("/listings", access("admin", "admin:read"), asks(listingQuery), gives(listingsShape), async (c) => {
    const found = await listListings(c.var.deps, readListingFilter(queryParams(c)), listSize(c));
    const longest = Math.max(...Object.values(found.totals));
    linkPages(c, found, queryParams(c), pageCount(longest, found.pageSize));
    return c.json(found);
  })
  .patch(
    "/users/:id/listing-limit",
    access("admin"),
    validate("json", limitInput, z.object({ limit })),
    gives(userShape),
    async (c) => {
      const { deps } = c.var;
      const id = c.req.param("id");
      await setListingLimit(deps, requireUser(c), id, c.req.valid("json").limit);
      return c.json(await getUser(deps.db.read, id, deps.clock.now()));
    },
  )
  .patch("/users/:id", access("admin"), validate("json", userPatch), gives(userShape), async (c) => {
    const { deps } = c.var;
    const id = c.req.param("id");
    await changeUser(deps, requireUser(c), id, c.req.valid("json"));
    return c.json(await getUser(deps.db.read, id, deps.clock.now()));
  })
  .delete("/users/:id", access("admin"), validate("json", userDeletion), gives(null), async (c) => {
    await deleteUser(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json").email);
  });
for (const kind of LISTING_KINDS) adminApi.route(KINDS[kind].path, listingCalls(kind));
