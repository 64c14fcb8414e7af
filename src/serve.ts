import { availableParallelism } from "node:os";
import { createApp } from "./app.ts";
import { healthJobs } from "./auth/health.ts";
import { backupPlaces, type Config } from "./config.ts";
import { reasonOf } from "./core/errors.ts";
import { makeBackups } from "./features/backups/actions.ts";
import { backupJobs } from "./features/backups/jobs.ts";
import { listKinds } from "./features/listings/register.ts";
import { messageJobs } from "./features/help/jobs.ts";
import { conversationJobs } from "./features/conversations/jobs.ts";
import { hubOf } from "./features/conversations/live/hub.ts";
import { expiryJobs } from "./features/listings/life-cycle/jobs/expiry.ts";
import { tidyingJobs, viewsJob } from "./features/listings/life-cycle/jobs/tidying.ts";
import { mailJobs } from "./features/mail/jobs.ts";
import { priceDropJobs } from "./features/favorites/jobs.ts";
import { reportJobs } from "./features/moderation/jobs.ts";
import { photosKept } from "./features/conversations/photos-kept.ts";
import { offerSetUp } from "./features/accounts/actions/admins.ts";
import { phoneJobs } from "./features/phones/jobs.ts";
import { photoJobs } from "./features/photos/jobs.ts";
import { pricesJobs } from "./features/prices/jobs.ts";
import { pushJobs } from "./features/push/jobs.ts";
import { dataExportJobs } from "./features/settings/jobs.ts";
import { newsletterJobs } from "./features/newsletter/jobs.ts";
import { warmUp } from "./features/search/warm-up.ts";
import { sellerReviewJobs } from "./features/reviews/jobs.ts";
import { savedSearchJobs } from "./features/saved-searches/jobs/saved-search-jobs.ts";
import { stockJobs } from "./features/stock/jobs.ts";
import type { Assets } from "./http/assets.ts";
import type { Deps } from "./http/env.ts";
import { headAsGet } from "./http/methods.ts";
import { configuredOrigin } from "./http/origin.ts";
import { openDeps } from "./open-deps.ts";
import { endImport } from "./operation/moving/import-photos.ts";
import { errorFields } from "./runtime/log.ts";
import { drawingWith } from "./shell/draw-page.tsx";
import { openDrawing } from "./shell/drawing.ts";
import { startJobs } from "./runtime/jobs.ts";
import { openMailer } from "./runtime/mailer.ts";
import { collectAll, collectDuring, collectsAfterRequests } from "./runtime/garbage-collection.ts";

const STOP_WITHIN_MS = 10_000;
// With less than a minute, Bun ends slow uploads from phones.
const IDLE_SECONDS = 120;
const JOBS_AFTER_MS = 1500;

/** Serves until SIGTERM or SIGINT, then finishes open requests and closes the database. */
export async function serve(
  config: Config,
  assets: Assets,
  { isNewSite = false, drawing }: { isNewSite?: boolean; drawing?: URL } = {},
): Promise<void> {
  const { deps, close } = await openDeps(config, assets, { isNewSite });
  if (drawing && availableParallelism() > 1) deps.draw = openDrawing(drawing, drawingWith(assets), deps.log);
  await endImport(deps);
  if (config.DEMO || config.NODE_ENV === "development") await plantWhereNew(deps);

  // The first search reads the catalogs if the database is away now, or if the server is stopped meanwhile.
  deps.started = getReady(deps).catch((error: unknown) =>
    deps.log.warn("catalogs not read at the start", errorFields(error)),
  );
  const app = createApp(deps);
  const mailer = config.SMTP_URL ? openMailer(config.SMTP_URL) : null;
  const server = await listen(config, app).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const jobs = startJobs(
    [
      ...healthJobs(deps),
      ...tidyingJobs(deps),
      viewsJob(deps),
      ...listKinds().flatMap(({ jobs }) => jobs?.(deps) ?? []),
      ...pricesJobs(deps),
      ...reportJobs(deps),
      ...photoJobs(deps, photosKept),
      ...backupJobs(deps),
      ...messageJobs(deps),
      ...dataExportJobs(deps),
      ...conversationJobs(deps),
      ...sellerReviewJobs(deps),
      ...newsletterJobs(deps),
      ...stockJobs(deps),
      ...savedSearchJobs(deps),
      ...priceDropJobs(deps),
      ...expiryJobs(deps),
      ...mailJobs(deps, mailer),
      ...pushJobs(deps),
      ...phoneJobs(deps),
    ],
    deps.log,
    // Jobs start later, so that they do not slow down the first visitors.
    deps.started.then(() => Bun.sleep(JOBS_AFTER_MS)),
    deps.db.runsJobs,
  );
  announce(config, server.port ?? config.PORT, await offerSetUp(deps));

  // Without this, Bun ends the process.
  process.on("unhandledRejection", (error) => deps.log.error("unhandled rejection", errorFields(error)));

  const stop = async (): Promise<void> => {
    deps.log.info("stopping");
    const late = setTimeout(() => process.exit(1), STOP_WITHIN_MS);
    hubOf(deps).close();
    await Promise.all([server.stop(), mailer?.close()]);
    await jobs.stop();
    await close();
    clearTimeout(late);
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
}

async function listen({ HOST, PORT }: Config, app: ReturnType<typeof createApp>) {
  const collectAfter = collectsAfterRequests();
  try {
    return Bun.serve({
      hostname: HOST,
      port: PORT,
      idleTimeout: IDLE_SECONDS,
      maxRequestBodySize: 64 * 1024 * 1024,
      fetch: (request, server) => {
        collectAfter(request.method);
        return app.fetch(headAsGet(request), { socketAddress: server.requestIP(request)?.address });
      },
    });
  } catch (error) {
    throw new Error(
      `The server cannot listen at ${HOST}, port ${PORT} (${reasonOf(error)}). ` +
        "Set HOST to an address of this machine, such as 127.0.0.1, and PORT to a port that no program uses, such as 3000.",
      { cause: error },
    );
  }
}

async function getReady(deps: Deps): Promise<void> {
  await collectDuring(() => warmUp(deps));
  deps.db.trim();
  collectAll();
}

async function plantWhereNew(deps: Deps): Promise<void> {
  const { isNewDatabase, plantDemo } = await import("./demo/plant.ts");
  if (!(await isNewDatabase(deps))) return;
  console.log(await plantDemo(deps));
  // Gives the demo's admins a backup to look at.
  if (deps.config.NODE_ENV === "development") void makeBackups(deps, backupPlaces(deps.config));
}

function announce(config: Config, port: number, setUp: string | null): void {
  const address = config.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const lines = [`${config.SITE_NAME_EN} is at ${address}`];
  if (!config.PUBLIC_ORIGIN && config.NODE_ENV === "production")
    lines.push(
      `PUBLIC_ORIGIN is not set: links in emails lead to ${configuredOrigin(config)}, and there is no sitemap.`,
      "Set it to the site's address, such as https://cars.example.com",
    );
  if (setUp)
    lines.push(
      "There is no admin yet. Create the first one within 30 minutes at:",
      `  ${address}${setUp}`,
      "or on the command line with:",
      "  markaba admin create you@example.com",
    );
  if (!config.SMTP_URL) {
    lines.push("Emails wait in the outbox until SMTP_URL is set.");
    if (config.NODE_ENV === "development") lines.push(`Read them at ${address}/dev/outbox`);
  }
  console.log(lines.join("\n"));
}
