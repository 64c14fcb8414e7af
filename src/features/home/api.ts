import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { count, describes } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { getHomeFigures } from "./queries.ts";

export const statsApi = routes().get(
  "/",
  access("guest"),
  describes({
    id: "getFigures",
    summary: "Get the figures of the home page",
    answers: {
      200: z.object({
        totalCars: count("Cars for sale", 1240),
        dealers: count("Sellers", 310),
        cities: count("Cities with cars", 12),
        sold: count("Cars sold", 845),
      }),
    },
  }),
  async (c) => {
    const { totalCars, dealers, cities, sold } = await getHomeFigures(c.var.deps);
    return c.json({ totalCars, dealers, cities, sold });
  },
);
