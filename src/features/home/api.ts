import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { pick } from "#src/core/pick.ts";
import { counts, gives } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { getHomeFigures } from "./queries.ts";

const FIGURES = ["totalCars", "dealers", "cities", "sold"] as const;

export const statsApi = routes().get("/", access("guest"), gives(z.object(counts(...FIGURES))), async (c) => {
  return c.json(pick(await getHomeFigures(c.var.deps), ...FIGURES));
});
