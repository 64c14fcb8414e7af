import { LISTING_KINDS, type ListingKind } from "./kinds.ts";
import { kindOf } from "./register.ts";
import { findSellerStamp, findStamp } from "./queries/stamps.ts";
import { getSetting } from "#src/features/site/queries.ts";
import type { Ctx } from "#src/http/env.ts";

// What each kept page is drawn from: it is drawn again when this has changed.

/** Changes with what is for sale of a kind. */
export async function kindVersion({ var: { deps } }: Ctx, kind: ListingKind): Promise<number> {
  const catalog = kindOf(kind).catalog(deps.catalogs);
  await catalog.follow(deps.clock.now());
  return catalog.version;
}

const marketVersion = (c: Ctx) => Promise.all(LISTING_KINDS.map((kind) => kindVersion(c, kind)));

/** The home page: everything for sale, and what admins set. */
export const homeVersion = (c: Ctx) =>
  Promise.all([
    marketVersion(c),
    getSetting(c.var.deps.db.read, "featured-order"),
    getSetting(c.var.deps.db.read, "testimonials"),
  ]);

/** A listing's page: itself, its seller, and everything for sale, among which are those like it. */
export const listingVersion = (c: Ctx) =>
  Promise.all([marketVersion(c), findStamp(c.var.deps.db.read, c.req.param("id") ?? "")]);

/** A seller's page: the person, and everything for sale. */
export const sellerVersion = (c: Ctx) =>
  Promise.all([marketVersion(c), findSellerStamp(c.var.deps.db.read, c.req.param("id") ?? "")]);
