import { createMiddleware } from "hono/factory";
import type { Env } from "#src/http/env.ts";
import { getSetting } from "./queries.ts";

/** Gives the page frame the announcement in the request's language. */
export const announced = createMiddleware<Env>(async (c, next) => {
  const announcement = await getSetting(c.var.deps.db.read, "announcement");
  c.set("announcement", announcement[c.var.language]);
  await next();
});
