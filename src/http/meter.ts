import { createMiddleware } from "hono/factory";
import type { Env } from "./env.ts";

export function createMeter() {
  const answers = new Map(["2xx", "3xx", "4xx", "5xx"].map((status) => [status, 0]));
  const count = createMiddleware<Env>(async (c, next) => {
    await next();
    const status = `${Math.trunc(c.res.status / 100)}xx`;
    answers.set(status, (answers.get(status) ?? 0) + 1);
  });
  return { count, answers: answers as ReadonlyMap<string, number> };
}

export type Meter = ReturnType<typeof createMeter>;
