import { access } from "#src/auth/access.ts";
import { routes } from "#src/http/env.ts";
import { getHomeFigures } from "./queries.ts";

export const statsApi = routes().get("/", access("guest"), async (c) => {
  const { totalCars, dealers, cities, sold } = await getHomeFigures(c.var.deps);
  return c.json({ totalCars, dealers, cities, sold });
});
