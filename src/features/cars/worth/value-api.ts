import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { dinars } from "#src/core/money.ts";
import { counts, dinars as inDinars, gives } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { carJson } from "../car-json.ts";
import { carShapes } from "../shapes.ts";
import { valuationsOf } from "./valuations.ts";
import { explainValue } from "./explain.ts";
import { roundedCents } from "./verdict.ts";
import { valuedCar } from "./value-input.ts";

const valueShape = z.object({
  low: z.nullable(inDinars()),
  high: z.nullable(inDinars()),
  ...counts("comparables"),
  verdict: z.null(),
  difference: z.null(),
  nearest: z.array(carShapes.whole),
});

export const valueApi = routes().get(
  "/",
  access("guest"),
  gives(valueShape),
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
