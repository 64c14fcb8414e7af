import { LISTING_KINDS, type ListingKind } from "./kinds.ts";
import { kindOf } from "./register.ts";
import { findSellerStamp, findStamp } from "./queries/stamps.ts";
import { getSetting } from "#src/features/site/queries.ts";
import type { Ctx } from "#src/http/env.ts";

// A kept page is drawn again when its version changes: what it shows, and everything for sale.

export async function kindVersion({ var: { deps } }: Ctx, kind: ListingKind): Promise<number> {
  const catalog = kindOf(kind).catalog(deps.catalogs);
  await catalog.follow(deps.clock.now());
  return catalog.version;
}

const marketVersion = (c: Ctx) => Promise.all(LISTING_KINDS.map((kind) => kindVersion(c, kind)));

export const homeVersion = (c: Ctx) =>
  Promise.all([
    marketVersion(c),
    getSetting(c.var.deps.db.read, "featured-order"),
    getSetting(c.var.deps.db.read, "testimonials"),
  ]);

export const listingVersion = (c: Ctx) =>
  Promise.all([marketVersion(c), findStamp(c.var.deps.db.read, c.req.param("id") ?? "")]);

export const sellerVersion = (c: Ctx) =>
  Promise.all([marketVersion(c), findSellerStamp(c.var.deps.db.read, c.req.param("id") ?? "")]);
