import { setImmediate } from "node:timers/promises";
import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import { pick } from "#src/core/pick.ts";
import { DAY_MS } from "#src/core/time.ts";
import { takeTurns } from "#src/core/turns.ts";
import { amongJson } from "#src/db/expressions.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import {
  type ChangedListing,
  followedUntil,
  followUntil,
  listChanged,
} from "#src/features/listings/actions/changes.ts";
import type { MatchedListing } from "#src/features/listings/queries/listing-matcher.ts";
import { kindOf } from "#src/features/listings/register.ts";
import type { Deps } from "#src/http/env.ts";
import { matchedListings, savedSearchAnchors, savedSearches, savedSearchMatches } from "../tables.ts";

const FOLLOWER = "matched";
/** A listing that is relisted within this time was never really gone, so it is not new. */
const AWAY_MS = 30 * DAY_MS;
const QUERIES_AT_ONCE = 50;
const INSERTED_AT_ONCE = 500;

/**
 * Finds the saved searches of every listing that became visible or cheaper since the last run. Each pair is found once,
 * ever; a run that was cut off is done again.
 */
export async function matchListings(deps: Deps): Promise<void> {
  const nextTurn = takeTurns();
  for (;;) {
    const changed = await listChanged(deps.db.read, await followedUntil(deps.db.read, FOLLOWER));
    if (changed.length === 0) return;
    const shown: ChangedListing[] = [];
    for (const listing of changed) {
      if (await matchListing(deps, listing)) shown.push(listing);
      await nextTurn();
    }
    await deps.db.withTx(async (tx) => {
      for (const listing of shown) await keepState(tx, listing);
      await followUntil(tx, FOLLOWER, changed.at(-1)?.rev ?? 0);
    });
  }
}

/** Whether it is for sale. */
async function matchListing(deps: Deps, listing: ChangedListing): Promise<boolean> {
  const { db } = deps;
  const { kept } = kindOf(listing.kind);
  const matched = (await kept?.about(deps, listing.id)) ?? null;
  if (matched) {
    const [before] = await db.read
      .select()
      .from(matchedListings)
      .where(eq(matchedListings.listingId, listing.id));
    const isBack = !before || listing.listedAt - before.listedAt > AWAY_MS;
    const isCheaper = before !== undefined && listing.priceCents < before.priceCents;
    const oldPriceCents = isBack || !isCheaper ? null : before.priceCents;
    if (isBack || isCheaper) await findSearches(deps, listing, matched, oldPriceCents);
  }
  return matched !== null;
}

async function findSearches(
  { db, clock }: Deps,
  listing: ChangedListing,
  { anchors, isFoundBy }: MatchedListing,
  oldPriceCents: number | null,
): Promise<void> {
  const found: string[] = [];
  const nextTurn = takeTurns();
  for (const query of await listAnchored(db.read, listing, anchors)) {
    if (await isFoundBy(query, oldPriceCents)) found.push(query);
    await nextTurn();
  }
  for (let i = 0; i < found.length; i += QUERIES_AT_ONCE) {
    const queries = found.slice(i, i + QUERIES_AT_ONCE);
    await db.withTx((tx) => addMatches(tx, listing, queries, oldPriceCents, clock.now()));
    await setImmediate();
  }
}

const isSearched = ({ kind, updatedAt }: ChangedListing) =>
  and(
    eq(savedSearches.kind, kind),
    isNull(savedSearches.removedAt),
    // A search that was saved after the change already showed the listing.
    lte(savedSearches.createdAt, updatedAt),
  );

async function listAnchored(read: Reader, listing: ChangedListing, anchors: string[]): Promise<string[]> {
  const anchored = read
    .select({ id: savedSearchAnchors.searchId })
    .from(savedSearchAnchors)
    .where(amongJson(savedSearchAnchors.anchor, JSON.stringify(anchors)));
  // With a join or DISTINCT, SQLite reads all searches of the kind.
  const rows = await read
    .select({ query: savedSearches.query })
    .from(savedSearches)
    .where(and(inArray(savedSearches.id, anchored), isSearched(listing)));
  return [...new Set(rows.map(({ query }) => query))];
}

async function addMatches(
  tx: Tx,
  listing: ChangedListing,
  queries: string[],
  oldPriceCents: number | null,
  now: number,
): Promise<void> {
  const found = await tx
    .select(pick(savedSearches, "id", "rhythm", "byMail", "byPush"))
    .from(savedSearches)
    .where(and(amongJson(savedSearches.query, JSON.stringify(queries)), isSearched(listing)));
  const rows = found.map(({ id, rhythm, byMail, byPush }) => ({
    searchId: id,
    listingId: listing.id,
    oldPriceCents,
    foundAt: now,
    toldAt: byMail && rhythm !== "never" ? null : now,
    pushedAt: byPush && rhythm !== "never" ? null : now,
  }));
  for (let i = 0; i < rows.length; i += INSERTED_AT_ONCE)
    await tx
      .insert(savedSearchMatches)
      .values(rows.slice(i, i + INSERTED_AT_ONCE))
      .onConflictDoNothing();
}

async function keepState(tx: Tx, { id, priceCents, listedAt }: ChangedListing): Promise<void> {
  await tx
    .insert(matchedListings)
    .values({ listingId: id, priceCents, listedAt })
    .onConflictDoUpdate({ target: matchedListings.listingId, set: { priceCents, listedAt } });
}
