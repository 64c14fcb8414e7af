import { routePath } from "hono/route";
import { Counter, Histogram, Registry } from "prom-client";
import type { Log } from "#src/runtime/log.ts";
import { type Ctx, middleware } from "./env.ts";

const STATUS_CLASSES = ["2xx", "3xx", "4xx", "5xx"];
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts and times responses; `accessLog` gets a line for each, without personal data. */
export function createMeter(accessLog: Log | null = null) {
  const registry = new Registry();
  const answers = new Counter({
    name: "markaba_answers_total",
    help: "Answers since the start, by class of status",
    labelNames: ["status"],
    registers: [registry],
  });
  for (const status of STATUS_CLASSES) answers.inc({ status }, 0);
  const seconds = new Histogram({
    name: "markaba_answer_duration_seconds",
    help: "Time until an answer begins, by pattern of the route, method and class of status",
    labelNames: ["route", "method", "status"],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const count = middleware(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const status = `${Math.trunc(c.res.status / 100)}xx`;
    const route = routeOf(c);
    const method = METHODS.has(c.req.method) ? c.req.method : "other";
    answers.inc({ status });
    // A stream is counted as long as it is open, in `markaba_event_streams`.
    if (c.res.headers.get("Content-Type") !== "text/event-stream")
      seconds.observe({ route, method, status }, ms / 1000);
    accessLog?.info("answer", {
      requestId: c.var.requestId,
      method,
      route,
      status: c.res.status,
      ms: Math.round(ms * 10) / 10,
    });
  });
  return { count, registry };
}

function routeOf(c: Ctx): string {
  const pattern = routePath(c);
  return pattern.endsWith("*") ? "other" : pattern;
}

export type Meter = ReturnType<typeof createMeter>;
