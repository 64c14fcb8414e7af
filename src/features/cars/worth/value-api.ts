import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { dinars } from "#src/core/money.ts";
import { counts, dinars as inDinars, gives, texts } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { carJson } from "../car-json.ts";
import { maxYear, MIN_YEAR } from "../fields.ts";
import { carShapes } from "../shapes.ts";
import { FUEL_TYPES, PAINT, TRANSMISSIONS } from "../vocabulary.ts";
import { valuationsOf } from "./valuations.ts";
import { explainValue } from "./explain.ts";
import { roundedCents } from "./verdict.ts";
import { valuedCar } from "./value-input.ts";

const asked = z.object({
  ...texts("make", "model"),
  year: z.int().check(z.gte(MIN_YEAR), z.lte(maxYear())),
  mileage: z.optional(z.int().check(z.gte(0), z.lte(2_000_000))),
  fuelType: z.optional(z.enum(FUEL_TYPES)),
  transmission: z.optional(z.enum(TRANSMISSIONS)),
  paint: z.optional(z.enum(PAINT)),
});

const valueShape = z.object({
  low: z.nullable(inDinars()),
  high: z.nullable(inDinars()),
  ...counts("comparables"),
  verdict: z.null(),
  difference: z.null(),
  nearest: z.array(carShapes.whole),
});

export const valueApi = routes();

valueApi.get("/", access("guest"), validate("query", valuedCar, asked), gives(valueShape), async (c) => {
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
});
