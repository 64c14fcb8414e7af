import { carCatalog } from "#src/features/cars/queries/search-cars.ts";
import { findSellerStamp, findStamp } from "./queries/stamps.ts";
import { plateCatalog } from "#src/features/plates/queries/search-plates.ts";
import { getSetting } from "#src/features/site/queries.ts";
import type { Ctx } from "#src/http/env.ts";

// What each kept page is drawn from: it is drawn again when this has changed.

/** Cars for sale, as they are at this moment. */
export async function carsVersion({ var: { deps } }: Ctx): Promise<number> {
  const catalog = deps.catalogs.of(carCatalog);
  await catalog.follow(deps.clock.now());
  return catalog.version;
}

/** Number plates for sale, as they are at this moment. */
export async function platesVersion({ var: { deps } }: Ctx): Promise<number> {
  const catalog = deps.catalogs.of(plateCatalog);
  await catalog.follow(deps.clock.now());
  return catalog.version;
}

const marketVersion = (c: Ctx) => Promise.all([carsVersion(c), platesVersion(c)]);

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
