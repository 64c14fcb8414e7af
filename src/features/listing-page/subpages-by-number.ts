import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { idPath, LISTING_KINDS, numberIn } from "#src/features/listings/kinds.ts";
import { findByNumber } from "#src/features/listings/listings.ts";
import type { Env } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";

/** Redirects `/cars/100123-toyota-camry-2018/inquiry` and other pages below a listing to those below its id. */
export const subpagesByNumber = new Hono<Env>();
for (const kind of LISTING_KINDS)
  subpagesByNumber.use(`${idPath({ kind, id: ":id" })}/:page`, access("guest"), async (c, next) => {
    const number = numberIn(c.req.param("id") ?? "");
    const listing = number === null ? null : await findByNumber(c.var.deps.db.read, number);
    if (!listing) return next();
    const path = href(`${idPath(listing)}/${c.req.param("page")}`);
    return c.redirect(path + new URL(c.req.url).search, 308);
  });
