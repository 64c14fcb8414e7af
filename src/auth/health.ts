import { Hono } from "hono";
import { photosFolder } from "#src/config.ts";
import type { Env } from "#src/http/env.ts";
import { findProblem } from "#src/runtime/readiness.ts";
import { access } from "./access.ts";

/** `/healthz`: the process answers. `/readyz`: it can read and save, or why not. */
export const healthRoutes = new Hono<Env>()
  .get("/healthz", access("gate"), (c) => c.text("ok"))
  .get("/readyz", access("gate"), async (c) => {
    const { db, config, log } = c.var.deps;
    const problem = await findProblem(db, config.DATA_DIR, photosFolder(config));
    if (!problem) return c.text("ready");
    log.warn("not ready", { problem });
    return c.text(`not ready: ${problem}`, 503);
  });
