import { createMiddleware } from "hono/factory";
import type { Env } from "#src/http/env.ts";
import { getSetting } from "./queries.ts";

export const announced = createMiddleware<Env>(async (c, next) => {
  const announcement = await getSetting(c.var.deps.db.read, "announcement");
  c.set("announcement", announcement[c.var.language]);
  await next();
});
