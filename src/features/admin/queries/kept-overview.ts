import { MINUTE_MS } from "#src/core/time.ts";
import type { Database } from "#src/db/open.ts";
import type { SearchDeps } from "#src/features/listings/queries/found-listings.ts";
import type { Overview } from "../admin-json.ts";
import { listRecentListings } from "./listings.ts";
import { countWaiting, getOverview } from "./overview.ts";

const KEEP_MS = MINUTE_MS;

const kept = new WeakMap<Database, { at: number; overview: Promise<Overview> }>();

/**
 * The overview; its figures are at most a minute old, since counting them goes through every listing. What waits and
 * what was listed last is as it is now.
 */
export async function keptOverview(deps: SearchDeps): Promise<Overview> {
  const { db, clock } = deps;
  const now = clock.now();
  let last = kept.get(db);
  if (!last || now - last.at >= KEEP_MS) {
    last = { at: now, overview: getOverview(deps) };
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
