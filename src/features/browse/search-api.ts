import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { searchCars } from "#src/features/cars/queries.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { searchPlates } from "#src/features/plates/queries.ts";
import { readPlateFilter } from "#src/features/plates/schema.ts";
import type { Env } from "#src/http/env.ts";

/** `/api/search`: what the search pages show, with what the typed words were understood as and the text that is left. */
export const searchApi = new Hono<Env>()
  .get("/cars", access("guest"), async (c) => {
    const { db, clock } = c.var.deps;
    const filter = readCarFilter(new URL(c.req.url).searchParams);
    const { meant: _, ...found } = await searchCars(db.read, filter, clock.now());
    return c.json(found);
  })
  .get("/number-plates", access("guest"), async (c) => {
    const { db, clock } = c.var.deps;
    const filter = readPlateFilter(new URL(c.req.url).searchParams);
    return c.json(await searchPlates(db.read, filter, clock.now()));
  });
