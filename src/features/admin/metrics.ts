import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { databaseFile } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import { LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { isForSale } from "#src/features/listings/queries/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import type { Meter } from "#src/http/meter.ts";
import { measureDisk } from "#src/runtime/disk.ts";
import { failingJobs } from "#src/runtime/jobs.ts";
import { countWaiting } from "./queries/overview.ts";

/** In the form of `visitorAddress`. */
const LOOPBACK = ["127.0.0.1", "0:0:0:0::/64"];

const LOOKS_EVERY_MS = 20;

/** `/metrics` for Prometheus: open to the token's owner, or without a token to this machine. */
export function metricsRoutes(meter: Meter) {
  const delay = monitorEventLoopDelay({ resolution: LOOKS_EVERY_MS });
  return new Hono<Env>().get("/metrics", access("gate"), async (c) => {
    if (!mayRead(c)) throw new AppError("not-found", "notFound");
    const metrics = await measure(c, meter, lagOf(delay.max));
    // Enabled by the first reading, so that the timer runs only where somebody reads the metrics.
    delay.enable();
    delay.reset();
    c.header("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
    return c.body(metrics.join(""));
  });
}

/** In seconds; `longest` is in nanoseconds and includes the interval of the measurement. */
const lagOf = (longest: number): number => Math.max(0, longest / 1e6 - LOOKS_EVERY_MS) / 1000;

function mayRead(c: Ctx): boolean {
  const token = c.var.deps.config.METRICS_TOKEN;
  if (token) return isSame(c.req.header("Authorization") ?? "", `Bearer ${token}`);
  // An unconfigured proxy on this machine makes every visitor look local; it adds this header.
  return LOOPBACK.includes(c.var.address) && c.req.header("X-Forwarded-For") === undefined;
}

const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

async function measure(c: Ctx, { answers }: Meter, lagSeconds: number): Promise<string[]> {
  const { db, clock, config } = c.var.deps;
  const forSale = await Promise.all(
    LISTING_KINDS.map(async (kind) => {
      const count = await db.read.$count(listings, isForSale(kind, clock.now()));
      return [`kind="${kind}"`, count] as const;
    }),
  );
  const byStatus = [...answers].map(([status, count]) => [`status="${status}"`, count] as const);
  const waiting = await countWaiting(db.read);
  const disk = await measureDisk(databaseFile(config));
  return [
    metric("answers_total", "counter", "Answers since the start, by class of status", byStatus),
    gauge("event_loop_lag_seconds", "Longest wait of the event loop since the last reading", lagSeconds),
    gauge("memory_bytes", "Resident memory", process.memoryUsage.rss()),
    gauge("mails_waiting", "Mails that wait to be sent", waiting.mails),
    gauge("mails_failed", "Mails that were given up", waiting.failedMails),
    gauge("jobs_failing", "Jobs whose last run failed; the log says which", failingJobs.size),
    metric("listings_for_sale", "gauge", "Listings for sale", forSale),
    disk ? gauge("database_bytes", "The database with its log", disk.databaseBytes) : "",
    disk ? gauge("disk_free_bytes", "Free on the disk of the data folder", disk.freeBytes) : "",
  ];
}

const gauge = (name: string, help: string, value: number) => metric(name, "gauge", help, [["", value]]);

/** Each value has a label such as `status="2xx"`, or "". */
function metric(
  name: string,
  type: "counter" | "gauge",
  help: string,
  values: (readonly [label: string, value: number])[],
): string {
  const lines = values.map(([label, value]) => `markaba_${name}${label && `{${label}}`} ${value}\n`);
  return `# HELP markaba_${name} ${help}\n# TYPE markaba_${name} ${type}\n${lines.join("")}`;
}
