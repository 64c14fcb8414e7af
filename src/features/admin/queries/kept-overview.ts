import type { Database } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import type { Overview } from "../admin-json.ts";
import { listRecentListings } from "./listings.ts";
import { countWaiting, getOverview } from "./overview.ts";

const KEEP_MS = 60_000;

const kept = new WeakMap<Database, { at: number; overview: Promise<Overview> }>();

/**
 * The overview; its figures are at most a minute old, since counting them goes through every listing. What waits and
 * what was listed last is as it is now.
 */
export async function keptOverview({ db, clock }: Pick<Deps, "db" | "clock">): Promise<Overview> {
  const now = clock.now();
  let last = kept.get(db);
  if (!last || now - last.at >= KEEP_MS) {
    last = { at: now, overview: getOverview(db.read, now) };
    kept.set(db, last);
    last.overview.catch(() => kept.delete(db));
  }
  const overview = await last.overview;
  return {
    ...overview,
    waiting: await countWaiting(db.read),
    recent: await listRecentListings(db.read, now),
  };
}
