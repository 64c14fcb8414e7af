import { and, eq, isNull, lte } from "drizzle-orm";
import { hashOfToken, newToken } from "#src/auth/tokens.ts";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { nextOf } from "#src/features/listings/life-cycle/counters.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { MAX_MARKS } from "#src/features/search/new-marks.ts";
import type { Deps } from "#src/http/env.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import {
  channelsOf,
  findByToken,
  getSavedSearch,
  isKept,
  savableOf,
  listNew,
  listUnsealed,
  type SavedSearch,
  TOLD_BY,
} from "./queries.ts";
import {
  type Channel,
  CHANNELS,
  type LinkedRhythm,
  MAX_SAVED_SEARCHES,
  nameOf,
  type SearchChange,
  type SearchToSave,
} from "./schema.ts";
import { savedSearches, savedSearchMatches } from "./tables.ts";

export const REMOVED_KEPT_MS = HOUR_MS;
// Deleted searches are kept for a while, so their number alone is no limit.
const SAVED = { name: "saved-search", max: 2 * MAX_SAVED_SEARCHES, perMs: HOUR_MS };

/** The canonical query; throws InvalidFields with the first parameter that the search page does not understand. */
export function readQuery(kind: ListingKind, query: string): string {
  const read = savableOf(kind).read(new URLSearchParams(query));
  if (read.wrong !== null) throw new InvalidFields({ [read.wrong]: t.savedSearchWrong(read.wrong) });
  return read.query;
}

export function proposeName(kind: ListingKind, query: string): string {
  const { labels, title } = savableOf(kind).describe(query);
  return nameOf(labels.length > 0 ? t.searchAll(labels) : title);
}

/** Throws "conflict" if there is no room, and if the user has saved the same search. */
export async function saveSearch(
  deps: Deps,
  userId: string,
  { kind, name, rhythm, channels, ...given }: SearchToSave,
): Promise<SavedSearch> {
  const asked = readQuery(kind, given.query);
  const now = deps.clock.now();
  await countTry(deps.db, SAVED, userId, now);
  const { query } = await savableOf(kind).structured(deps, asked);
  const search = {
    id: newId(),
    userId,
    kind,
    query,
    isStructured: true,
    name: name || proposeName(kind, query),
    rhythm,
    byMail: channels.includes("mail"),
    byPush: channels.includes("push"),
    ...(await newStopToken()),
    lookedAt: now,
    removedAt: null,
    createdAt: now,
    rev: 0,
  };
  await deps.db.withTx(async (tx) => {
    await assertRoom(tx, userId);
    await assertOther(tx, search);
    await tx.insert(savedSearches).values({ ...search, rev: await nextOf(tx, "searches") });
  });
  return search;
}

async function newStopToken(stopToken = newToken()) {
  return { stopToken, stopTokenHash: await hashOfToken(stopToken) };
}

/** Encrypts tokens that the previous release stored as plain text. */
export async function sealTokens({ db }: Pick<Deps, "db">): Promise<void> {
  for (const { id, stopToken } of await listUnsealed(db.read)) {
    const sealed = await newStopToken(stopToken);
    await db.withTx(async (tx) => {
      await tx.update(savedSearches).set(sealed).where(eq(savedSearches.id, id));
    });
  }
}

async function assertRoom(tx: Tx, userId: string): Promise<void> {
  if ((await tx.$count(savedSearches, isKept(userId))) >= MAX_SAVED_SEARCHES)
    throw new AppError("conflict", "savedSearchesFull", MAX_SAVED_SEARCHES);
}

async function assertOther(tx: Tx, { userId, kind, query }: Pick<SavedSearch, "userId" | "kind" | "query">) {
  const isSame = and(isKept(userId), eq(savedSearches.kind, kind), eq(savedSearches.query, query));
  const [same] = await tx.select({ name: savedSearches.name }).from(savedSearches).where(isSame).limit(1);
  if (same) throw new AppError("conflict", "savedSearchSame", same.name);
}

export const changeSearch = (
  { db, clock }: Deps,
  userId: string,
  id: string,
  { name, rhythm, channels }: SearchChange,
): Promise<SavedSearch> =>
  db.withTx(async (tx) => {
    const search = await getSavedSearch(tx, userId, id);
    const changed = {
      name: name || search.name,
      rhythm: rhythm ?? search.rhythm,
      byMail: channels ? channels.includes("mail") : search.byMail,
      byPush: channels ? channels.includes("push") : search.byPush,
    };
    await tx.update(savedSearches).set(changed).where(eq(savedSearches.id, id));
    for (const channel of CHANNELS)
      if (changed.rhythm === "never" || !channelsOf(changed).includes(channel))
        await settleMatches(tx, id, channel, clock.now());
    return { ...search, ...changed };
  });

/** Marks found listings as reported, so that they are not reported later. */
const settleMatches = (tx: Tx, searchId: string, channel: Channel, now: number) =>
  tx
    .update(savedSearchMatches)
    .set({ [TOLD_BY[channel]]: now })
    .where(and(eq(savedSearchMatches.searchId, searchId), isNull(savedSearchMatches[TOLD_BY[channel]])));

export const pushAllSearches = ({ db }: Deps, userId: string): Promise<void> =>
  db.withTx(async (tx) => void (await tx.update(savedSearches).set({ byPush: true }).where(isKept(userId))));

export const removeSearch = ({ db, clock }: Deps, userId: string, id: string): Promise<SavedSearch> =>
  db.withTx(async (tx) => {
    const search = await getSavedSearch(tx, userId, id);
    await tx.update(savedSearches).set({ removedAt: clock.now() }).where(eq(savedSearches.id, id));
    return search;
  });

export const restoreSearch = ({ db }: Deps, userId: string, id: string): Promise<void> =>
  db.withTx(async (tx) => {
    const search = await getSavedSearch(tx, userId, id, { evenRemoved: true });
    if (search.removedAt === null) return;
    await assertRoom(tx, userId);
    await assertOther(tx, search);
    await tx.update(savedSearches).set({ removedAt: null }).where(eq(savedSearches.id, id));
  });

export async function tidySearches({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = clock.now() - REMOVED_KEPT_MS;
  await db.withTx(async (tx) => {
    await tx.delete(savedSearches).where(lte(savedSearches.removedAt, before));
  });
}

/** The search and the ids of its new listings, which are not new afterwards. */
export const lookAt = ({ db, clock }: Deps, userId: string, id: string) =>
  db.withTx(async (tx) => {
    const search = await getSavedSearch(tx, userId, id);
    const now = clock.now();
    const fresh = await listNew(tx, search, now, MAX_MARKS);
    if (fresh.length > 0)
      await tx.update(savedSearches).set({ lookedAt: now }).where(eq(savedSearches.id, id));
    return { search, newIds: fresh.map((listing) => listing.id) };
  });

export const changeByLink = ({ db, clock }: Deps, token: string, rhythm: LinkedRhythm) =>
  db.withTx(async (tx) => {
    const search = await findByToken(tx, token);
    if (!search) return null;
    await tx.update(savedSearches).set({ rhythm }).where(eq(savedSearches.id, search.id));
    if (rhythm === "never")
      for (const channel of CHANNELS) await settleMatches(tx, search.id, channel, clock.now());
    return search;
  });
