import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import type { Env } from "#src/http/env.ts";
import { getHomeFigures } from "./queries.ts";

export const statsApi = new Hono<Env>().get("/", access("guest"), async (c) => {
  const { totalCars, dealers, cities, sold } = await getHomeFigures(c.var.deps);
  return c.json({ totalCars, dealers, cities, sold });
});
