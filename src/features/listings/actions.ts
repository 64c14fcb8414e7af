import { and, eq, ne } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { isUnlimited } from "#src/core/listing-limit.ts";
import { plus } from "#src/db/expressions.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { DAY_MS, HOUR_MS } from "#src/http/rate-limit.ts";
import { countActive, getOwnListing, type ListingRow, statusOf } from "./queries.ts";
import { counters, listingPhotos, type ListingKind, listings, listingTexts, listingViews } from "./tables.ts";

/** How many sellers' numbers, shown or behind a WhatsApp link, one address may ask for. */
export const REVEALS = { name: "phone-reveal", max: 30, perMs: HOUR_MS };

export interface ListingFields {
  title: string;
  priceCents: number;
  description: string;
  location: string;
}

/** A key as forms make them; anything else is none. */
export const submissionKeyOf = (text: string | undefined): string | null =>
  text && /^[\w-]{8,64}$/.test(text) ? text : null;

interface ListingParts {
  fields: ListingFields;
  photoIds: string[];
  /** Folded words to be found by. */
  folded: string;
}

async function nextRev(tx: Tx): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ name: "rev", value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: plus(counters.value) } })
    .returning();
  return counter?.value ?? 1;
}

/** Throws "forbidden" when the seller has as many active listings, of all kinds, as the limit allows. */
export async function assertWithinLimit(read: Reader, sellerId: string, now: number): Promise<void> {
  const [seller] = await read.select({ limit: users.listingLimit }).from(users).where(eq(users.id, sellerId));
  const limit = seller?.limit ?? null;
  if (limit === null || isUnlimited(limit)) return;
  if ((await countActive(read, sellerId, now)) >= limit)
    throw new AppError("forbidden", "listingLimitReached", limit);
}

/** Writes a new active listing with its photos and text; answers its id. Throws "forbidden" past the limit. */
export async function addListing(
  tx: Tx,
  deps: Pick<Deps, "clock" | "config">,
  kind: ListingKind,
  sellerId: string,
  { fields, photoIds, folded }: ListingParts,
  submissionKey: string | null,
): Promise<string> {
  const now = deps.clock.now();
  await assertWithinLimit(tx, sellerId, now);
  const id = newId();
  const rev = await nextRev(tx);
  const times = {
    listedAt: now,
    expiresAt: now + deps.config.LISTING_DAYS * DAY_MS,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(listings).values({ id, kind, sellerId, rev, submissionKey, ...fields, ...times });
  await tx.insert(listingTexts).values({ docId: rev, listingId: id, folded });
  await setPhotos(tx, id, photoIds);
  return id;
}

/** Writes what changed of a listing; photos only where they were sent. */
export async function changeListing(
  tx: Tx,
  id: string,
  { fields, photoIds, folded }: Partial<ListingParts>,
  now: number,
): Promise<void> {
  await tx
    .update(listings)
    .set({ ...fields, rev: await nextRev(tx), updatedAt: now })
    .where(eq(listings.id, id));
  if (folded !== undefined)
    await tx.update(listingTexts).set({ folded }).where(eq(listingTexts.listingId, id));
  if (photoIds) await setPhotos(tx, id, photoIds);
}

async function setPhotos(tx: Tx, listingId: string, photoIds: string[]): Promise<void> {
  await tx.delete(listingPhotos).where(eq(listingPhotos.listingId, listingId));
  const rows = photoIds.map((photoId, position) => ({ listingId, photoId, position }));
  if (rows.length > 0) await tx.insert(listingPhotos).values(rows);
}

type Owner = Pick<SessionUser, "id">;

/** Looks the listing up among the owner's own and writes the change with a new `rev`. */
function changeOwn(
  { db, clock }: Deps,
  owner: Owner,
  id: string,
  change: (tx: Tx, listing: ListingRow, now: number) => Promise<Partial<ListingRow>>,
): Promise<void> {
  return db.withTx(async (tx) => {
    const now = clock.now();
    const changes = await change(tx, await getOwnListing(tx, owner.id, id), now);
    const rev = await nextRev(tx);
    await tx
      .update(listings)
      .set({ ...changes, rev, updatedAt: now })
      .where(eq(listings.id, id));
  });
}

/** Puts a listing on top of the newest for another period; an inactive one counts against the limit again. */
export const relist = (deps: Deps, owner: Owner, id: string): Promise<void> =>
  changeOwn(deps, owner, id, async (tx, listing, now) => {
    if (statusOf(listing, now) !== "active") await assertWithinLimit(tx, owner.id, now);
    return {
      status: "active",
      soldAt: null,
      listedAt: now,
      expiresAt: now + deps.config.LISTING_DAYS * DAY_MS,
    };
  });

export const markSold = (deps: Deps, owner: Owner, id: string): Promise<void> =>
  changeOwn(deps, owner, id, async (_tx, { soldAt }, now) => ({ status: "sold", soldAt: soldAt ?? now }));

/** For sale again, for what is left of its time. */
export const undoSale = (deps: Deps, owner: Owner, id: string): Promise<void> =>
  changeOwn(deps, owner, id, async (tx, listing, now) => {
    if (listing.status === "sold" && listing.expiresAt > now) await assertWithinLimit(tx, owner.id, now);
    return { status: "active", soldAt: null };
  });

/** Takes a listing away for good: its photos and words go, its address answers that it is gone. */
export const removeListing = (deps: Deps, owner: Owner, id: string): Promise<void> =>
  changeOwn(deps, owner, id, async (tx, _listing, now) => {
    await setPhotos(tx, id, []);
    await tx.delete(listingTexts).where(eq(listingTexts.listingId, id));
    return { status: "removed", removedAt: now };
  });

/** Counts a visitor once a day; the seller's own visits do not count. */
export async function countView(
  { db, clock }: Deps,
  id: string,
  visitor: { address: string; userAgent: string; userId: string | null },
): Promise<void> {
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const hash = new Bun.CryptoHasher("sha256")
    .update(`${day} ${visitor.address} ${visitor.userAgent}`)
    .digest("base64url");
  await db.withTx(async (tx) => {
    const others = and(eq(listings.id, id), ne(listings.sellerId, visitor.userId ?? ""));
    if ((await tx.$count(listings, others)) === 0) return;
    const [first] = await tx
      .insert(listingViews)
      .values({ listingId: id, visitor: hash.slice(0, 22), day })
      .onConflictDoNothing()
      .returning();
    if (first)
      await tx
        .update(listings)
        .set({ viewCount: plus(listings.viewCount) })
        .where(eq(listings.id, id));
  });
}

/** Counts that somebody opened WhatsApp or asked for the number of this seller's listing; the seller does not count. */
export async function countContact(
  { db }: Deps,
  { id, sellerId }: Pick<ListingRow, "id" | "sellerId">,
  userId: string | undefined,
): Promise<void> {
  if (userId === sellerId) return;
  await db.withTx(async (tx) => {
    await tx
      .update(listings)
      .set({ contactCount: plus(listings.contactCount) })
      .where(and(eq(listings.id, id), eq(listings.sellerId, sellerId)));
  });
}
