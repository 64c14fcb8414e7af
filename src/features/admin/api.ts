import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { pageCount } from "#src/core/pagination.ts";
import { asksForPage, MAX_LIST, pageParams } from "#src/core/query-params.ts";
import { KINDS, LISTING_KINDS, type ListingKind } from "#src/features/listings/kinds.ts";
import { RULES } from "#src/features/listings/life-cycle/flag-rules.ts";
import { kindShape, listingShape } from "#src/features/listings/listing-shapes.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { describes, type Operation } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { linkPages } from "#src/http/page-links.ts";
import { pageShape } from "#src/http/page-shape.ts";
import { validate, queryParams } from "#src/http/validate.ts";
import { changeUser, deleteListing, deleteUser, reboost, setBadges, setListingLimit } from "./actions.ts";
import { listListings, listRecentListings } from "./queries/listings.ts";
import { countTotals } from "./queries/overview.ts";
import { getUser, listUsers } from "./queries/users.ts";
import {
  limitInput,
  LISTING_STATES,
  listingPatch,
  listingSeen,
  readListingFilter,
  readUserFilter,
  userDeletion,
  USER_SORTS,
  USER_STATES,
  userPatch,
} from "./schema.ts";
import { listingsShape, overviewShape, userShape, usersShape } from "./shapes.ts";

/** The requested page size, undefined for the default; without a page, as much as one response may contain. */
function listSize(c: Ctx): number | undefined {
  const params = queryParams(c);
  if (params.get("pageSize")) return pageParams(params).pageSize;
  return asksForPage(params) ? undefined : MAX_LIST;
}

const revShape = z.object({ rev: listingShape.rev });

function listingCalls(kind: ListingKind) {
  const does = (verb: string, summary: string, status: 200 | 204) => (): Operation => {
    const { name } = kindOf(kind).shapes;
    const answer = status === 200 ? revShape : null;
    return {
      id: verb + name,
      summary: `${summary} a listing`,
      answers: { [status]: answer },
      errors: [409, 410],
    };
  };
  const target = (c: Ctx, rev?: number) => ({ kind, id: c.req.param("id") ?? "", rev });
  return routes()
    .patch(
      "/:id",
      access("admin"),
      describes(does("setBadges", "Set the badges of", 200)),
      validate("json", listingPatch),
      async (c) => {
        const { rev, ...patch } = c.req.valid("json");
        return c.json(await setBadges(c.var.deps, requireUser(c), target(c, rev), patch));
      },
    )
    .patch(
      "/:id/reboost",
      access("admin"),
      describes(does("reboost", "Put first", 200)),
      validate("json", listingSeen),
      async (c) => {
        const { rev } = c.req.valid("json");
        return c.json(await reboost(c.var.deps, requireUser(c), target(c, rev)));
      },
    )
    .delete(
      "/:id",
      access("admin"),
      describes(does("delete", "Remove", 204)),
      validate("json", listingSeen),
      async (c) => {
        await deleteListing(c.var.deps, requireUser(c), target(c, c.req.valid("json").rev));
        return c.body(null, 204);
      },
    );
}

export const adminApi = routes()
  .get(
    "/overview",
    access("admin", "admin:read"),
    describes(() => ({
      id: "getOverview",
      summary: "Get totals and the newest listings",
      answers: { 200: overviewShape() },
    })),
    async (c) => {
      const { deps } = c.var;
      const recent = await listRecentListings(deps.db.read, deps.clock.now());
      return c.json({ totals: await countTotals(deps), recent });
    },
  )
  .get(
    "/users",
    access("admin", "admin:read"),
    describes({
      id: "listUsers",
      summary: "List people",
      query: z.object({
        q: z.optional(z.string()),
        state: z.optional(z.enum(USER_STATES)),
        sort: z.optional(z.enum(USER_SORTS)),
        ...pageShape,
      }),
      answers: { 200: usersShape },
      headers: ["Link", "X-Total-Count"],
    }),
    async (c) => {
      const { db, clock } = c.var.deps;
      const filter = readUserFilter(queryParams(c));
      const { items, ...page } = await listUsers(db.read, filter, clock.now(), listSize(c));
      linkPages(c, page);
      return c.json({ users: items, ...page });
    },
  )
  .get(
    "/listings",
    access("admin", "admin:read"),
    describes(() => ({
      id: "listAllListings",
      summary: "List listings in any state",
      text: "A page has up to `pageSize` listings of each kind.",
      query: z.object({
        q: z.optional(z.string()),
        kind: z.optional(kindShape),
        state: z.optional(z.enum(LISTING_STATES)),
        seller: z.optional(z.string()),
        badge: z.optional(z.enum(["featured", "verified"])),
        flag: z.optional(z.enum(["any", ...RULES])),
        ...pageShape,
      }),
      answers: { 200: listingsShape() },
      headers: ["Link", "X-Total-Count"],
    })),
    async (c) => {
      const found = await listListings(c.var.deps, readListingFilter(queryParams(c)), listSize(c));
      const longest = Math.max(...Object.values(found.totals));
      linkPages(c, found, queryParams(c), pageCount(longest, found.pageSize));
      return c.json(found);
    },
  )
  .patch(
    "/users/:id/listing-limit",
    access("admin"),
    describes({
      id: "setListingLimit",
      summary: "Set how many listings a person may have",
      text: "A number, or `unlimited`.",
      body: z.object({ limit: z.union([z.int().check(z.gte(0), z.lte(999_999)), z.literal("unlimited")]) }),
      answers: { 200: userShape },
    }),
    validate("json", limitInput),
    async (c) => {
      const { deps } = c.var;
      const id = c.req.param("id");
      await setListingLimit(deps, requireUser(c), id, c.req.valid("json").limit);
      return c.json(await getUser(deps.db.read, id, deps.clock.now()));
    },
  )
  .patch(
    "/users/:id",
    access("admin"),
    describes({
      id: "changeUser",
      summary: "Suspend, verify, promote or annotate a person",
      answers: { 200: userShape },
      errors: [409],
      example: { body: { verified: true } },
    }),
    validate("json", userPatch),
    async (c) => {
      const { deps } = c.var;
      const id = c.req.param("id");
      await changeUser(deps, requireUser(c), id, c.req.valid("json"));
      return c.json(await getUser(deps.db.read, id, deps.clock.now()));
    },
  )
  .delete(
    "/users/:id",
    access("admin"),
    describes({
      id: "deleteUser",
      summary: "Delete a person's account",
      text: "The email address confirms it.",
      answers: { 204: null },
      errors: [409],
    }),
    validate("json", userDeletion),
    async (c) => {
      await deleteUser(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json").email);
      return c.body(null, 204);
    },
  );
for (const kind of LISTING_KINDS) adminApi.route(KINDS[kind].path, listingCalls(kind));
