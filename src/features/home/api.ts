import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import type { Env } from "#src/http/env.ts";
import { countingCars } from "#src/features/cars/queries/count-cars.ts";
import { modelsNamed } from "#src/features/cars/model-names.ts";
import { suggestCars } from "#src/features/cars/queries/suggest-cars.ts";
import { suggestPlates } from "#src/features/plates/queries/suggest-plates.ts";
import { homeFigures } from "./figures.ts";

/** `/api/stats` */
export const statsApi = new Hono<Env>().get("/", access("guest"), async (c) => {
  const { totalCars, dealers, cities, sold } = await homeFigures(c.var.deps);
  return c.json({ totalCars, dealers, cities, sold });
});

/** `/api/suggestions?q=…&kind=car|number-plate`: what somebody who has typed `q` may be looking for. */
export const suggestionsApi = new Hono<Env>().get("/", access("guest"), async (c) => {
  const { deps } = c.var;
  const { q = "", kind } = c.req.query();
  const suggestions =
    kind === "number-plate"
      ? await suggestPlates(deps, q)
      : suggestCars(q, await countingCars(deps), deps.clock.now());
  c.header("Cache-Control", "private, max-age=60");
  c.header("Vary", "Accept-Language, Cookie");
  return c.json({ suggestions });
});

/** `/api/models?make=Toyota&make=Kia`: the models of makes, in the reader's language. */
export const modelsApi = new Hono<Env>().get("/", access("guest"), (c) => {
  const makes = new Set(c.req.queries("make"));
  c.header("Cache-Control", "private, max-age=3600");
  c.header("Vary", "Accept-Language, Cookie");
  return c.json({ models: modelsNamed([...makes]) });
});
