import { lt, lte } from "drizzle-orm";
import { removeEndedLinks } from "#src/auth/one-time-links.ts";
import { removeOldRequests } from "#src/auth/repeatable.ts";
import { removeExpiredSessions } from "#src/auth/sessions.ts";
import { jordanDate, jordanDay } from "#src/core/jordan-day.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Deps } from "#src/http/env.ts";
import { removeEndedLimits } from "#src/http/rate-limit.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { STATISTICS_DAYS, VIEWS_KEPT_MS, DRAFTS_KEPT_MS } from "../../schema.ts";
import { nextRev } from "../counters.ts";
import { listingDays, listingDrafts, listings, listingViews } from "../../tables.ts";
import { writeViews } from "../visits.ts";

export async function removeOldViews({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await db.withTx(async (tx) => {
    await tx.delete(listingViews).where(lt(listingViews.day, jordanDate(now - VIEWS_KEPT_MS)));
    await tx.delete(listingDays).where(lt(listingDays.day, jordanDay(now) - STATISTICS_DAYS + 1));
  });
}

export async function endReductions({ db, clock }: Deps): Promise<void> {
  const isOver = lte(listings.reducedUntil, clock.now());
  if ((await db.read.$count(listings, isOver)) === 0) return;
  await db.withTx(async (tx) => {
    await tx
      .update(listings)
      .set({ reducedUntil: null, rev: await nextRev(tx) })
      .where(isOver);
  });
}

/** Deletes drafts that were not edited for 30 days; the cleanup of unused photos removes theirs. */
export async function removeOldDrafts({ db, clock }: Deps): Promise<void> {
  const before = clock.now() - DRAFTS_KEPT_MS;
  await db.withTx(async (tx) => {
    await tx.delete(listingDrafts).where(lt(listingDrafts.editedAt, before));
  });
}

export const tidyingJobs = (deps: Deps): Job[] => [
  { name: "old views", everyMs: HOUR_MS, run: () => removeOldViews(deps) },
  { name: "old drafts", everyMs: HOUR_MS, run: () => removeOldDrafts(deps) },
  { name: "ended reductions", everyMs: HOUR_MS, run: () => endReductions(deps) },
  { name: "expired sessions", everyMs: HOUR_MS, run: () => removeExpiredSessions(deps.db, deps.clock.now()) },
  { name: "old requests", everyMs: HOUR_MS, run: () => removeOldRequests(deps.db, deps.clock.now()) },
  { name: "ended links", everyMs: HOUR_MS, run: () => removeEndedLinks(deps.db, deps.clock.now()) },
  { name: "ended limits", everyMs: HOUR_MS, run: () => removeEndedLimits(deps.db, deps.clock.now()) },
  { name: "planner statistics", everyMs: HOUR_MS, run: async () => deps.db.optimize() },
];

export const viewsJob = (deps: Pick<Deps, "db">): Job => ({
  name: "views",
  everyMs: 1000,
  everywhere: true,
  atStop: true,
  run: () => writeViews(deps),
});
