import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import { counts, dinars, gives, named, texts, times } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { findPrices } from "./queries.ts";

const figure = z.nullable(dinars());

const modelPricesShape = named("ModelPrices", {
  ...texts("make", "model"),
  currency: z.literal("JOD"),
  ...times("computedAt"),
  ...counts("count"),
  years: z.array(z.object({ ...counts("year", "count"), p25: figure, median: figure, p75: figure })),
  perTenThousandKm: figure,
  months: z.array(z.object({ ...texts("month"), ...counts("count"), median: figure })),
});

export const pricesApi = routes().get("/:model", access("guest"), gives(modelPricesShape), async (c) => {
  const found = await findPrices(c.var.deps, c.req.param("model"));
  if (found === 410) throw new AppError("gone", "pricesGone");
  if (found === 404) throw new AppError("not-found", "pricesUnknown");
  const { make, model, computedAt, figures } = found;
  const own = pick(figures, "count", "years", "perTenThousandKm", "months");
  return c.json({ make, model, currency: "JOD", computedAt, ...own });
});
