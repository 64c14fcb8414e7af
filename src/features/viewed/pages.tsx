import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { pickIds } from "./viewed-list.ts";
import { listShownCars } from "#src/features/cars/queries/list-cars.ts";
import { listShownPlates } from "#src/features/plates/queries/list-plates.ts";
import type { Env } from "#src/http/env.ts";
import { renderFragment } from "#src/shell/render-page.tsx";
import { StripItems } from "./parts/listing-strip.tsx";

/** `/viewed?ids=`: the cards of what a browser looked at last, in its order; those that are gone are left out. */
export const viewedPages = new Hono<Env>().get("/viewed", access("guest"), async (c) => {
  const { db, clock } = c.var.deps;
  const ids = pickIds((c.req.query("ids") ?? "").split(","));
  const now = clock.now();
  const [cars, plates] = await Promise.all([
    listShownCars(db.read, ids, now),
    listShownPlates(db.read, ids, now),
  ]);
  return renderFragment(c, <StripItems {...{ ids, cars, plates }} />);
});
