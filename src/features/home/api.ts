import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { counts, gives } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { getHomeFigures } from "./queries.ts";

const figures = z.object(counts("totalCars", "dealers", "cities", "sold"));

export const statsApi = routes().get("/", access("guest"), gives(figures), async (c) => {
  const { totalCars, dealers, cities, sold } = await getHomeFigures(c.var.deps);
  return c.json({ totalCars, dealers, cities, sold });
});
