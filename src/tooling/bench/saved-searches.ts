import { heapStats } from "bun:jsc";
import "#src/app.ts";
import { followedUntil, listChanged } from "#src/features/listings/life-cycle/counters.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { searchesToMatch, SearchesToMatch } from "#src/features/saved-searches/jobs/searches-to-match.ts";
import { keepMatches, matchListings } from "#src/features/saved-searches/jobs/matching.ts";
import { warmUp } from "#src/features/search/warm-up.ts";
import type { Deps } from "#src/http/env.ts";
import { below, type Figure, many, median, ms, report, times } from "./figure.ts";
import { withSite } from "./market.ts";
import { seedSearches } from "./seed-searches.ts";
import { longestTurn, processorMs, timeOf } from "./time.ts";

const SEARCHES = 100_000;
const LISTINGS = 25;
const WARM_UP = 20;
const NAIVE = 40;
const MAX_MS = 20;
const MAX_TURN_MS = 20;
const MAX_MB = 40;

async function savedSearches(deps: Deps): Promise<Figure[]> {
  const { writer } = deps.db.sqlite;
  const now = deps.clock.now();
  const queries = seedSearches(writer, SEARCHES);
  // So that the first measured listing does not wait for the searches' log to be written back.
  writer.run("PRAGMA wal_checkpoint(TRUNCATE)");
  const savable = kindOf("car").savable;
  if (!savable) throw new Error("Searches of cars are not savable");
  // As at a start, before any search is read.
  await warmUp(deps);
  const naive: number[] = [];
  for (let i = 0; i < NAIVE; i++) {
    const query = queries[Math.floor((i * SEARCHES) / NAIVE)] ?? "";
    naive.push(await timeOf(() => savable.find(deps, query, 1)));
  }
  const naiveMs = (naive.reduce((sum, each) => sum + each, 0) / NAIVE) * SEARCHES;

  writer.run("INSERT OR REPLACE INTO counters SELECT 'matched', value FROM counters WHERE name = 'rev'");
  const begunStructuring = processorMs();
  await new SearchesToMatch(0).follow(deps);
  const structuringMs = processorMs() - begunStructuring;
  Bun.gc(true);
  const mbBefore = heapStats().heapSize / 1e6;
  const known = () => searchesToMatch(deps);
  const begunLoad = processorMs();
  const turnOfLoad = await longestTurn(async () => void (await known()));
  const loadMs = processorMs() - begunLoad;
  Bun.gc(true);
  const mb = Math.max(0, heapStats().heapSize / 1e6 - mbBefore);

  const listed = writer
    .query(
      `SELECT id FROM listings WHERE kind = 'car' AND status = 'active' AND hold IS NULL AND seller_active
        AND expires_at > ? ORDER BY id LIMIT ?`,
    )
    .values(now, LISTINGS + WARM_UP) as [string][];
  const finding: number[] = [];
  const writing: number[] = [];
  const turns: number[] = [];
  for (const [at, [id]] of listed.entries()) {
    writer.run("UPDATE counters SET value = value + 1 WHERE name = 'rev'");
    writer.run("UPDATE listings SET rev = (SELECT value FROM counters WHERE name = 'rev') WHERE id = ?", [
      id,
    ]);
    const searches = await known();
    const [listing] = await listChanged(deps.db.read, await followedUntil(deps.db.read, "matched"));
    const about = await searches.of("car")?.about(deps, id);
    if (!listing || !about) throw new Error("The car is not for sale");
    const begun = processorMs();
    let found: string[] = [];
    const turnOfFinding = await longestTurn(async () => {
      found = await about.listSearches(null);
    });
    const until = processorMs();
    const turnOfWriting = await longestTurn(() => keepMatches(deps, listing, found, null));
    const end = processorMs();
    await matchListings(deps);
    if (at < WARM_UP) continue;
    finding.push(until - begun);
    writing.push(end - until);
    turns.push(turnOfFinding, turnOfWriting);
  }
  const [pairs] = writer.query("SELECT count(*) FROM saved_search_matches").values()[0] as [number];
  const middle = median(finding);
  const slowest = Math.max(...finding);
  const longest = Math.max(turnOfLoad, ...turns);
  return [
    {
      what: `a new car against ${many(SEARCHES)} searches, ${many(pairs / listed.length)} of which find it`,
      ...below(middle, MAX_MS),
      measured: `p50 ${ms(middle)}, slowest ${ms(slowest)}`,
      reference: `${ms(naiveMs)} to run each search`,
      ratio: times(naiveMs / middle),
    },
    {
      what: "to write these finds down",
      measured: `p50 ${ms(median(writing))}`,
    },
    {
      // A listing published meanwhile is matched afterwards.
      what: "reading all searches after a start, in the background",
      measured: ms(loadMs),
    },
    {
      what: "structuring all searches of the previous release once, in the background",
      measured: ms(structuringMs),
    },
    { what: "the longest turn", ...below(longest, MAX_TURN_MS) },
    {
      what: "memory",
      measured: `${many(mb)} MB`,
      wanted: `< ${MAX_MB} MB`,
      holds: mb < MAX_MB,
    },
  ];
}

await report((given) => withSite(given, savedSearches));
