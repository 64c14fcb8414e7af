import { z } from "zod/mini";
import { count, counts, dinars, named, texts, time } from "#src/http/describe.ts";

const dinarsOrNull = () => z.nullable(dinars());

export const modelPricesShape = named("ModelPrices", {
  ...texts("make", "model"),
  currency: z.literal("JOD"),
  computedAt: time(),
  ...counts("count"),
  years: z.array(
    z.object({
      year: z.int(),
      count: count(),
      p25: dinarsOrNull(),
      median: dinarsOrNull(),
      p75: dinarsOrNull(),
    }),
  ),
  perTenThousandKm: dinarsOrNull(),
  months: z.array(z.object({ month: z.string(), count: count(), median: dinarsOrNull() })),
});
