import { createMiddleware } from "hono/factory";
import type { Env } from "#src/http/env.ts";
import { currentSetting } from "./queries.ts";

export const announced = createMiddleware<Env>(async (c, next) => {
  const announcement = await currentSetting(c.get("deps").db, "announcement");
  c.set("announcement", announcement[c.get("language")]);
  await next();
});
