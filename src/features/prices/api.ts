import { access } from "#src/auth/access.ts";
import { pick } from "#src/core/pick.ts";
import { gives } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { getPrices } from "./queries.ts";
import { modelPricesShape } from "./shapes.ts";

export const pricesApi = routes().get("/:model", access("guest"), gives(modelPricesShape), async (c) => {
  const { figures, ...row } = await getPrices(c.var.deps, c.req.param("model"));
  return c.json({
    ...pick(row, "make", "model"),
    currency: "JOD",
    ...pick(row, "computedAt", "count"),
    ...pick(figures, "years", "perTenThousandKm", "months"),
  });
});
