import { and, type AnyColumn, eq, isNull, lte, ne } from "drizzle-orm";
import { pick } from "#src/core/pick.ts";
import { DAY_MS } from "#src/core/time.ts";
import { nextTurn, takeTurns } from "#src/core/yield.ts";
import { amongJson, constant, constantText, incoming, nullIf } from "#src/db/expressions.ts";
import type { Tx } from "#src/db/open.ts";
import { inParallel } from "#src/db/in-parallel.ts";
import {
  type ChangedListing,
  followedUntil,
  followUntil,
  listChanged,
} from "#src/features/listings/life-cycle/counters.ts";
import { listKinds } from "#src/features/listings/register.ts";
import type { Deps } from "#src/http/env.ts";
import { matchedListings, savedSearches, savedSearchMatches } from "../tables.ts";
import { type SearchesToMatch, searchesToMatch } from "./searches-to-match.ts";

const FOLLOWER = "matched";
/** A listing relisted within this time does not count as new. */
const AWAY_MS = 30 * DAY_MS;
const AT_ONCE = 100;

/** For listings that appeared or got cheaper. Finds each pair once, also after an interrupted run. */
export async function matchListings(deps: Deps): Promise<void> {
  const pause = takeTurns();
  for (;;) {
    const followed = await followedUntil(deps.db.read, FOLLOWER);
    const changed = await listChanged(deps.db.read, followed);
    // Read after the changes, so that every search saved before one of them is included.
    const searches = await searchesToMatch(deps);
    const last = changed.at(-1);
    if (!last) return;
    for (const kind of listKinds()) await kind.refresh?.(deps);
    const shown: ChangedListing[] = [];
    for (const listing of changed) {
      if (await matchListing(deps, searches, listing)) shown.push(listing);
      await pause();
    }
    await deps.db.withTx(async (tx) => {
      await inParallel([keepStates(tx, shown), followUntil(tx, FOLLOWER, last.rev)]);
    });
  }
}

async function matchListing(deps: Deps, searches: SearchesToMatch, listing: ChangedListing) {
  const { read } = deps.db;
  const about = await searches.of(listing.kind)?.about(deps, listing.id);
  if (!about) return false;
  const [before] = await read.select().from(matchedListings).where(eq(matchedListings.listingId, listing.id));
  const isBack = !before || listing.listedAt - before.listedAt > AWAY_MS;
  const isCheaper = before !== undefined && listing.priceCents < before.priceCents;
  // An item that was deleted and published again keeps its old date; its first listing was reported.
  const isRepeated = listing.listedAt < listing.createdAt;
  if (isRepeated || (!isBack && !isCheaper)) return true;
  const oldPriceCents = isBack ? null : before.priceCents;
  await keepMatches(deps, listing, await about.listSearches(oldPriceCents), oldPriceCents);
  return true;
}

export async function keepMatches(
  { db, clock }: Deps,
  listing: ChangedListing,
  found: string[],
  oldPriceCents: number | null,
): Promise<void> {
  for (let i = 0; i < found.length; i += AT_ONCE) {
    const ids = found.slice(i, i + AT_ONCE);
    await db.withTx((tx) => addMatches(tx, listing, ids, oldPriceCents, clock.now()));
    await nextTurn();
  }
}

const isAmong = (ids: string[], { updatedAt }: ChangedListing) =>
  and(
    amongJson(savedSearches.id, JSON.stringify(ids)),
    isNull(savedSearches.removedAt),
    // A search saved after the change already showed the listing on its page.
    lte(savedSearches.createdAt, updatedAt),
  );

async function addMatches(
  tx: Tx,
  listing: ChangedListing,
  ids: string[],
  oldPriceCents: number | null,
  now: number,
): Promise<void> {
  const untilTold = (isBy: AnyColumn) => nullIf(and(eq(isBy, true), ne(savedSearches.rhythm, "never")), now);
  await tx
    .insert(savedSearchMatches)
    .select(
      tx
        .select({
          searchId: savedSearches.id,
          listingId: constantText(listing.id).as("listing_id"),
          oldPriceCents: constant(oldPriceCents).as("old_price_cents"),
          foundAt: constant(now).as("found_at"),
          toldAt: untilTold(savedSearches.byMail).as("told_at"),
          pushedAt: untilTold(savedSearches.byPush).as("pushed_at"),
        })
        .from(savedSearches)
        .where(isAmong(ids, listing)),
    )
    .onConflictDoNothing();
}

async function keepStates(tx: Tx, shown: ChangedListing[]): Promise<void> {
  if (shown.length === 0) return;
  const { listingId, priceCents, listedAt } = matchedListings;
  await tx
    .insert(matchedListings)
    .values(shown.map(({ id, ...rest }) => ({ listingId: id, ...pick(rest, "priceCents", "listedAt") })))
    .onConflictDoUpdate({
      target: listingId,
      set: { priceCents: incoming(priceCents), listedAt: incoming(listedAt) },
    });
}
