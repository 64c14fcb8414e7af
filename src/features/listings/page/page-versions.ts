import { LISTING_KINDS, type ListingKind } from "../kinds.ts";
import { kindOf } from "../register.ts";
import { countVerifiedSellers, findSellerStamp, findStamp } from "./listing-sellers.ts";
import { findDealerBySlug } from "#src/features/dealers/queries.ts";
import { currentSetting } from "#src/features/site/queries.ts";
import type { Ctx } from "#src/http/env.ts";

// A cached page is rendered again once its version has changed.

export async function kindVersion(c: Ctx, kind: ListingKind): Promise<number> {
  const deps = c.get("deps");
  const catalog = kindOf(kind).catalog(deps.catalogs);
  await catalog.follow(deps.clock.now());
  return catalog.version;
}

const marketVersion = (c: Ctx) => Promise.all(LISTING_KINDS.map((kind) => kindVersion(c, kind)));

export const homeVersion = (c: Ctx) =>
  Promise.all([
    marketVersion(c),
    currentSetting(c.get("deps").db, "featured-order"),
    currentSetting(c.get("deps").db, "testimonials"),
    countVerifiedSellers(c.get("deps").db.read),
  ]);

export const listingVersion = (c: Ctx) =>
  Promise.all([marketVersion(c), findStamp(c.get("deps").db.read, c.get("listingId"))]);

export const sellerVersion = (c: Ctx) =>
  Promise.all([marketVersion(c), findSellerStamp(c.get("deps").db.read, c.req.param("id") ?? "")]);

export const dealerVersion = (c: Ctx) =>
  Promise.all([marketVersion(c), findDealerBySlug(c.get("deps").db.read, c.req.param("slug") ?? "")]);
