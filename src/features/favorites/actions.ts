import { and, eq, inArray } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { AppError } from "#src/core/errors.ts";
import type { Tx } from "#src/db/open.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { listSaved } from "./queries.ts";
import { MAX_SAVED, type Saved } from "./saved-here.ts";
import { favorites } from "./tables.ts";

type Member = Pick<SessionUser, "id">;

export const addFavorite = ({ db, clock }: Deps, { id: userId }: Member, listingId: string): Promise<void> =>
  db.withTx(async (tx) => {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId));
    if (!listing) throw new AppError("not-found", "listingNotFound");
    if (await tx.$count(favorites, isOf(userId, listingId))) return;
    if (listing.status === "removed" || listing.hold !== null || !listing.sellerActive)
      throw new AppError("gone", "listingGone");
    if ((await tx.$count(favorites, eq(favorites.userId, userId))) >= MAX_SAVED)
      throw new AppError("conflict", "favoritesFull", MAX_SAVED);
    const { priceCents } = listing;
    await tx.insert(favorites).values({ userId, listingId, priceCents, createdAt: clock.now() });
  });

export const removeFavorite = ({ db }: Deps, { id: userId }: Member, listingId: string): Promise<void> =>
  db.withTx(async (tx) => {
    await tx.delete(favorites).where(isOf(userId, listingId));
  });

/** Adds a guest's favorites to the account up to its limit. Returns all ids in the account. */
export const moveInFavorites = ({ db, clock }: Deps, { id: userId }: Member, saved: Saved[]) =>
  db.withTx(async (tx) => {
    const held = await listIds(tx, userId);
    const existing = await listExisting(tx, saved);
    const fresh = saved.filter(({ id }) => existing.has(id) && !held.includes(id));
    const rows = fresh.slice(0, Math.max(0, MAX_SAVED - held.length)).map(({ id, priceCents, savedAt }) => ({
      userId,
      listingId: id,
      priceCents,
      createdAt: Math.min(savedAt, clock.now()),
    }));
    if (rows.length > 0) await tx.insert(favorites).values(rows);
    return { ids: await listIds(tx, userId), isFull: rows.length < fresh.length };
  });

const isOf = (userId: string, listingId: string) =>
  and(eq(favorites.userId, userId), eq(favorites.listingId, listingId));

const listIds = async (tx: Tx, userId: string) => (await listSaved(tx, userId)).map(({ id }) => id);

async function listExisting(tx: Tx, saved: Saved[]): Promise<Set<string>> {
  const ids = saved.map(({ id }) => id);
  const rows = await tx.select({ id: listings.id }).from(listings).where(inArray(listings.id, ids));
  return new Set(rows.map(({ id }) => id));
}
