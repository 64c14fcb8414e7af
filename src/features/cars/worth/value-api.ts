import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { dinars } from "#src/core/money.ts";
import { count, describes, dinars as inDinars } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { carJson } from "../car-json.ts";
import { carShapes } from "../shapes.ts";
import { valuationsOf } from "./valuations.ts";
import { explainValue } from "./explain.ts";
import { roundedCents } from "./verdict.ts";
import { valuedCar } from "./value-input.ts";

export const valueApi = routes().get(
  "/",
  access("guest"),
  describes({
    id: "getValue",
    summary: "Ask what a car is worth",
    answers: {
      200: z.object({
        low: z.nullable(inDinars("The lower end; null if too few cars compare", 13000)),
        high: z.nullable(inDinars("The upper end", 15000)),
        comparables: count("Similar cars that were compared", 18),
        verdict: z.null(),
        difference: z.null(),
        nearest: z.array(carShapes.whole),
      }),
    },
    example: { query: "?make=Toyota&model=Camry&year=2019&mileage=95000" },
  }),
  validate("query", valuedCar),
  async (c) => {
    const { deps } = c.var;
    const car = c.req.valid("query");
    const fair = valuationsOf(deps.db.read).prices.of(car);
    const { nearest } = await explainValue(deps, car);
    return c.json({
      low: fair && dinars(roundedCents(fair.low)),
      high: fair && dinars(roundedCents(fair.high)),
      comparables: fair?.comparables ?? 0,
      verdict: null,
      difference: null,
      nearest: nearest.map(carJson),
    });
  },
);
