import { constants } from "node:fs";
import { access as reach } from "node:fs/promises";
import { Hono } from "hono";
import type { Env } from "#src/http/env.ts";
import { errorFields } from "#src/runtime/log.ts";
import { access } from "./access.ts";
import { users } from "./tables.ts";

export const healthRoutes = new Hono<Env>()
  .get("/healthz", access("gate"), (c) => c.text("ok"))
  .get("/readyz", access("gate"), async (c) => {
    const { db, config, log } = c.var.deps;
    try {
      await db.read.select({ id: users.id }).from(users).limit(1);
      await reach(config.DATA_DIR, constants.W_OK);
      return c.text("ready");
    } catch (error) {
      log.warn("not ready", errorFields(error));
      return c.text("not ready", 503);
    }
  });
