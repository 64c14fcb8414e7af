import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import type { Env } from "#src/http/env.ts";
import { modelsNamed } from "./model-names.ts";

/** `/api/models?make=Toyota&make=Kia` */
export const modelsApi = new Hono<Env>().get("/", access("guest"), (c) => {
  const makes = new Set(c.req.queries("make"));
  c.header("Cache-Control", "private, max-age=3600");
  c.header("Vary", "Accept-Language, Cookie");
  return c.json({ models: modelsNamed([...makes]) });
});
