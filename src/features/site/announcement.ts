import { createMiddleware } from "hono/factory";
import type { Env } from "#src/http/env.ts";
import { getSetting } from "./queries.ts";

/** Puts the admins' announcement in the request's language where the page's frame finds it. */
export const announced = createMiddleware<Env>(async (c, next) => {
  const announcement = await getSetting(c.var.deps.db.read, "announcement");
  c.set("announcement", announcement[c.var.language]);
  await next();
});
