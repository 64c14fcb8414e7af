import { and, count, desc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import { hashOfToken } from "#src/auth/tokens.ts";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { type ListingKind, LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { isForSale } from "#src/features/listings/listings.ts";
import { type SavableSearch, kindOf } from "#src/features/listings/register.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { type Channel, CHANNELS } from "./schema.ts";
import { savedSearches, savedSearchMatches } from "./tables.ts";

export type SavedSearch = typeof savedSearches.$inferSelect;

export const isKept = (userId: string) =>
  and(eq(savedSearches.userId, userId), isNull(savedSearches.removedAt));

export const listSavedSearches = (read: Reader, userId: string): Promise<SavedSearch[]> =>
  read
    .select()
    .from(savedSearches)
    .where(isKept(userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));

/** Throws "not-found" for an unknown search and for another user's. */
export async function getSavedSearch(read: Reader, userId: string, id: string, { evenRemoved = false } = {}) {
  const [search] = await read
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)));
  if (!search || (search.removedAt !== null && !evenRemoved))
    throw new AppError("not-found", "savedSearchNotFound");
  return search;
}

export async function findRemoved(read: Reader, userId: string, id = ""): Promise<SavedSearch | null> {
  const isTheirs = and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));
  const [search] = await read
    .select()
    .from(savedSearches)
    .where(and(isTheirs, isNotNull(savedSearches.removedAt)));
  return search ?? null;
}

export function savableOf(kind: ListingKind): SavableSearch {
  const { savable } = kindOf(kind);
  if (!savable) throw new AppError("invalid", "invalidRequest");
  return savable;
}

const isNewOf = ({ id, kind, lookedAt }: Pick<SavedSearch, "id" | "kind" | "lookedAt">, now: number) =>
  and(eq(savedSearchMatches.searchId, id), gt(savedSearchMatches.foundAt, lookedAt), isForSale(kind, now));

const selectMatches = (read: Reader) =>
  read
    .select({ id: savedSearchMatches.listingId, foundAt: savedSearchMatches.foundAt })
    .from(savedSearchMatches)
    .innerJoin(listings, eq(listings.id, savedSearchMatches.listingId));

export async function countNew(read: Reader, search: SavedSearch, now: number): Promise<number> {
  const [found] = await read
    .select({ count: count() })
    .from(savedSearchMatches)
    .innerJoin(listings, eq(listings.id, savedSearchMatches.listingId))
    .where(isNewOf(search, now));
  return found?.count ?? 0;
}

export async function countNewOfAll(read: Reader, userId: string, now: number): Promise<number> {
  const [found] = await read
    .select({ count: count() })
    .from(savedSearches)
    .innerJoin(savedSearchMatches, eq(savedSearchMatches.searchId, savedSearches.id))
    .innerJoin(listings, eq(listings.id, savedSearchMatches.listingId))
    .where(
      and(
        isKept(userId),
        gt(savedSearchMatches.foundAt, savedSearches.lookedAt),
        or(...LISTING_KINDS.map((kind) => isForSale(kind, now))),
      ),
    );
  return found?.count ?? 0;
}

export const listNew = (read: Reader, search: SavedSearch, now: number, most: number) =>
  selectMatches(read).where(isNewOf(search, now)).orderBy(desc(savedSearchMatches.foundAt)).limit(most);

export const TOLD_BY = { mail: "toldAt", push: "pushedAt" } as const satisfies Record<Channel, string>;

export const channelsOf = ({ byMail, byPush }: Pick<SavedSearch, "byMail" | "byPush">) =>
  CHANNELS.filter((channel) => (channel === "mail" ? byMail : byPush));

export async function searchJson(deps: Deps, search: SavedSearch) {
  const now = deps.clock.now();
  const { total } = await savableOf(search.kind).find(deps, search.query, 1);
  return {
    ...pick(search, "id", "kind", "query", "name", "rhythm"),
    channels: channelsOf(search),
    total,
    newCount: await countNew(deps.db.read, search, now),
    createdAt: search.createdAt,
  };
}

/** For the download of a user's own data. */
export async function exportSavedSearches(read: Reader, userId: string) {
  const searches = await read.select().from(savedSearches).where(eq(savedSearches.userId, userId));
  return Promise.all(
    searches.map(async (search) => ({
      ...pick(search, "kind", "query", "name", "rhythm", "createdAt", "lookedAt", "removedAt"),
      channels: channelsOf(search),
      found: await read
        .select(pick(savedSearchMatches, "listingId", "foundAt", "toldAt", "pushedAt"))
        .from(savedSearchMatches)
        .where(eq(savedSearchMatches.searchId, search.id)),
    })),
  );
}

export async function findByToken(read: Reader, token: string): Promise<SavedSearch | null> {
  const isOfToken = eq(savedSearches.stopTokenHash, await hashOfToken(token));
  const [search] = await read.select().from(savedSearches).where(isOfToken);
  return search ?? (await listUnsealed(read)).find(({ stopToken }) => stopToken === token) ?? null;
}

/** Searches that a server of the previous release saved. */
export const listUnsealed = (read: Reader): Promise<SavedSearch[]> =>
  read.select().from(savedSearches).where(isNull(savedSearches.stopTokenHash));
