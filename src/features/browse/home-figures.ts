import type { Database } from "#src/db/open.ts";
import { isForSale } from "#src/features/listings/queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { type CarCounts, countCarsBy, getStats, type SiteStats } from "./queries.ts";

/** What the home page says in numbers. */
export interface HomeFigures extends SiteStats {
  plates: number;
  counts: CarCounts;
}

const KEEP_MS = 30_000;

const kept = new WeakMap<Database, { at: number; figures: Promise<HomeFigures> }>();

/** Counting goes through every listing, so that the figures are at most half a minute old instead. */
export function homeFigures({ db, clock }: Pick<Deps, "db" | "clock">): Promise<HomeFigures> {
  const now = clock.now();
  const last = kept.get(db);
  if (last && now - last.at < KEEP_MS) return last.figures;
  const figures = count(db, now);
  kept.set(db, { at: now, figures });
  figures.catch(() => kept.delete(db));
  return figures;
}

async function count({ read }: Database, now: number): Promise<HomeFigures> {
  return {
    ...(await getStats(read, now)),
    plates: await read.$count(listings, isForSale("number-plate", now)),
    counts: await countCarsBy(read, now),
  };
}
