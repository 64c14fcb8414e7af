import { createMiddleware } from "hono/factory";
import type { Env } from "#src/http/env.ts";
import { listSaved } from "./queries.ts";

export const withSavedIds = createMiddleware<Env>(async (c, next) => {
  const session = c.get("session");
  if (session) {
    const saved = await listSaved(c.get("deps").db.read, session.user.id);
    c.set("savedIds", new Set(saved.map(({ id }) => id)));
  }
  await next();
});
