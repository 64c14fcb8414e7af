import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { listKinds } from "#src/features/listings/register.ts";
import type { Env } from "#src/http/env.ts";
import { renderFragment } from "#src/shell/render-page.tsx";
import { StripItem } from "./parts/strip-item.tsx";
import { pickIds } from "./viewed-list.ts";

/** `/viewed?ids=`: the cards of what a browser looked at last, in its order; those that are gone are left out. */
export const viewedPages = new Hono<Env>().get("/viewed", access("guest"), async (c) => {
  const { db, clock } = c.var.deps;
  const ids = pickIds((c.req.query("ids") ?? "").split(","));
  const found = await Promise.all(
    listKinds().map(async (kind) => {
      const listings = await kind.listShown(db.read, ids, clock.now());
      return listings.map((listing) => ({ kind: kind.name, listing, ...kind.smallCard(listing) }));
    }),
  );
  const items = new Map(found.flat().map((item) => [item.listing.id, item]));
  return renderFragment(
    c,
    ids.map((id) => {
      const item = items.get(id);
      return item && <StripItem key={id} {...item} />;
    }),
  );
});
