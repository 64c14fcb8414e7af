import { monitorEventLoopDelay } from "node:perf_hooks";
import { Gauge, type Registry } from "prom-client";
import { access } from "#src/auth/access.ts";
import { isSame } from "#src/auth/tokens.ts";
import { dialect } from "#src/config.ts";
import { listCaches } from "#src/core/lru-cache.ts";
import { AppError } from "#src/core/errors.ts";
import { findBackupStates } from "#src/features/backups/actions.ts";
import { hubOf } from "#src/features/conversations/live/hub.ts";
import { LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { isForSale } from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import type { Meter } from "#src/http/meter.ts";
import { countWaiting, measureDisk } from "./queries/overview.ts";
import { failingJobs } from "#src/runtime/jobs.ts";
import { version } from "../../../package.json";

/** In the format of `visitorAddress`. */
const LOOPBACK = ["127.0.0.1", "0:0:0:0::/64"];

const LOOKS_EVERY_MS = 20;

/** `/metrics` for Prometheus: for requests with the token or, without a configured token, from this machine. */
export function metricsRoutes({ registry }: Meter) {
  const delay = monitorEventLoopDelay({ resolution: LOOKS_EVERY_MS });
  const measure = createGauges(registry);
  return routes().get("/metrics", access("gate"), async (c) => {
    if (!mayRead(c)) throw new AppError("not-found", "notFound");
    await measure(c, lagOf(delay.max));
    // Enabled by the first request, so that the timer runs only if the metrics are used.
    delay.enable();
    delay.reset();
    return c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType });
  });
}

/** In seconds; `longest` is in nanoseconds and includes the measuring interval. */
const lagOf = (longest: number): number => Math.max(0, longest / 1e6 - LOOKS_EVERY_MS) / 1000;

function mayRead(c: Ctx): boolean {
  const token = c.var.deps.config.METRICS_TOKEN;
  if (token) return isSame(c.req.header("Authorization") ?? "", `Bearer ${token}`);
  // An unconfigured proxy on this machine would make every visitor look local, but it adds this header.
  return LOOPBACK.includes(c.var.address) && c.req.header("X-Forwarded-For") === undefined;
}

function createGauges(registry: Registry) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `markaba_${name}`, help, labelNames, registers: [registry] });
  const lag = gauge("event_loop_lag_seconds", "Longest wait of the event loop since the last reading");
  const memory = gauge("memory_bytes", "Resident memory");
  const cacheBytes = gauge("cache_bytes", "What caches hold, by cache", ["cache"]);
  const cacheLimitBytes = gauge("cache_limit_bytes", "What caches may hold, by cache", ["cache"]);
  const mailsWaiting = gauge("mails_waiting", "Emails waiting to be sent");
  const mailsFailed = gauge("mails_failed", "Emails that could not be sent");
  const jobsFailing = gauge("jobs_failing", "Jobs whose last run failed; the log says which");
  const forSale = gauge("listings_for_sale", "Listings for sale", ["kind"]);
  const databaseBytes = gauge("database_bytes", "The database, SQLite with its log");
  const diskFreeBytes = gauge("disk_free_bytes", "Free on the disk of the data folder");
  const backupAge = gauge("backup_age_seconds", "Since the last verified backup, or the site's start", [
    "place",
  ]);
  const connections = gauge(
    "database_connections",
    "Connections of all servers to PostgreSQL; none to SQLite",
  );
  const runsJobs = gauge("runs_jobs", "1 on the server that runs the jobs of the site");
  const behind = gauge("catalog_behind", "Changes of listings that search on this server has not read yet");
  const eventStreams = gauge("event_streams", "Open pages that wait for messages");
  const bucketUp = gauge(
    "bucket_up",
    "1 if the bucket of the photos answers, 0 if not; NaN if they are in a folder",
  );
  gauge("database_info", "The engine of the database", ["engine"]).set({ engine: dialect }, 1);
  const uptime = gauge("uptime_seconds", "Since the start of the process");
  gauge("build_info", "The version that runs", ["version", "bun"]).set({ version, bun: Bun.version }, 1);

  return async (c: Ctx, lagSeconds: number): Promise<void> => {
    const { db, clock, catalogs, photos } = c.var.deps;
    for (const kind of LISTING_KINDS)
      forSale.set({ kind }, await db.read.$count(listings, isForSale(kind, clock.now())));
    const waiting = await countWaiting(db.read);
    const disk = await measureDisk(c.var.deps);
    lag.set(lagSeconds);
    memory.set(process.memoryUsage.rss());
    for (const { name, bytes, maxBytes } of listCaches()) {
      cacheBytes.set({ cache: name }, bytes);
      cacheLimitBytes.set({ cache: name }, maxBytes);
    }
    mailsWaiting.set(waiting.mails);
    mailsFailed.set(waiting.failedMails);
    jobsFailing.set(failingJobs.size);
    databaseBytes.set(disk?.databaseBytes ?? Number.NaN);
    diskFreeBytes.set(disk?.freeBytes ?? Number.NaN);
    for (const { place, ageMs } of findBackupStates(c.var.deps)) backupAge.set({ place }, ageMs / 1000);
    connections.set(await db.countConnections());
    runsJobs.set(Number(await db.runsJobs()));
    eventStreams.set(hubOf(c.var.deps).count());
    behind.set(await catalogs.behind());
    bucketUp.set(Number((await photos.bucketAnswers()) ?? Number.NaN));
    uptime.set(process.uptime());
  };
}
