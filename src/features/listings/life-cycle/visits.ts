import { and, eq, gte, inArray, sum } from "drizzle-orm";
import { batches } from "#src/core/batches.ts";
import { dayOfDate, jordanDate, jordanDay } from "#src/core/jordan-day.ts";
import { LruCache } from "#src/core/lru-cache.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { pick } from "#src/core/pick.ts";
import { amongJson, incoming, plus } from "#src/db/expressions.ts";
import type { Database, Reader, Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { byNetwork, countTriesAt, takeTry, tooMany } from "#src/http/rate-limit.ts";
import type { ListingRow } from "../listings.ts";
import { listingDays, listings, listingViews } from "../tables.ts";

/** How many sellers' phone numbers a member or a guest's address may request. */
const REVEALS = { name: "phone-reveal", max: 30, perMs: HOUR_MS };
// For all members and guests of a network, because one person may have many accounts.
const REVEALS_OF_NETWORK = { name: "phone-reveal-network", max: 60, perMs: HOUR_MS };

interface Visitor {
  address: string;
  userAgent: string;
  userId: string | null;
}

/** A person whom the seller has blocked is told that the limit is reached. */
export async function countReveal(
  { db, clock, isBlocked }: Deps,
  { address, userId }: Pick<Visitor, "address" | "userId">,
  sellerId: string,
): Promise<void> {
  if (userId && (await isBlocked?.(sellerId, userId))) throw tooMany(REVEALS.perMs);
  await countTriesAt(
    db,
    [[REVEALS, userId ?? address], ...byNetwork(REVEALS_OF_NETWORK, address)],
    sellerId,
    clock.now(),
  );
}

/** How many browsers and contacts of one address count for a listing and day. */
const MOST_BROWSERS = 5;
const MOST_CONTACTS = 3;

let salt = { day: "", bytes: "" };
/** The browsers of an address that counted for a listing, about 25,000 lists. */
const browsers = new LruCache<string[]>("counted browsers", 4e6);

/** Cannot be turned back into an address after the day, because its salt is discarded. */
function hashOf(text: string, day: string): string {
  if (salt.day !== day) salt = { day, bytes: crypto.randomUUID() };
  const hash = new Bun.CryptoHasher("sha256").update(`${salt.bytes} ${text}`);
  return hash.digest("base64url").slice(0, 22);
}

/** An address with the position of the browser among those that counted; null beyond the last. */
function visitorOf({ address, userAgent }: Visitor, listingId: string, day: string): string | null {
  const key = hashOf(`${listingId} ${address}`, day);
  const counted = browsers.get(key) ?? [];
  const browser = hashOf(userAgent, day);
  const at = counted.indexOf(browser);
  if (at >= 0) return hashOf(`${address} ${at}`, day);
  if (counted.length >= MOST_BROWSERS) return null;
  browsers.put(key, [...counted, browser], 100 + 60 * (counted.length + 1));
  return hashOf(`${address} ${counted.length}`, day);
}

interface View {
  listingId: string;
  visitor: string;
  day: string;
  userId: string | null;
}

/** About 6 MB. Above this, views are not counted until some are written. */
const MAX_WAITING = 20_000;
/** SQLite allows 32,766 values per statement. */
const WRITTEN_AT_ONCE = 5000;

const waiting = new WeakMap<Database, Map<string, View>>();

/** Counts each of some browsers of an address once a day, except the seller's. `writeViews` stores the count. */
export function countView({ db, clock }: Pick<Deps, "db" | "clock">, listingId: string, who: Visitor): void {
  const views = waiting.getOrInsertComputed(db, () => new Map<string, View>());
  if (views.size >= MAX_WAITING) return;
  const day = jordanDate(clock.now());
  const { userId } = who;
  const visitor = visitorOf(who, listingId, day);
  if (visitor !== null)
    views.set([listingId, visitor, day, userId].join(" "), { listingId, visitor, day, userId });
}

/** Writes the collected views in one transaction. After an error they are kept for the next call. */
export async function writeViews({ db }: Pick<Deps, "db">): Promise<void> {
  const views = waiting.get(db);
  if (!views || views.size === 0) return;
  const written = [...views];
  await db.withTx(async (tx) => {
    for (const some of batches(written, WRITTEN_AT_ONCE))
      await write(
        tx,
        some.map(([, view]) => view),
      );
  });
  for (const [key] of written) views.delete(key);
}

async function write(tx: Tx, views: View[]): Promise<void> {
  const ids = JSON.stringify(views.map(({ listingId }) => listingId));
  const sellers = await tx
    .select({ id: listings.id, sellerId: listings.sellerId })
    .from(listings)
    .where(amongJson(listings.id, ids));
  const sellerOf = new Map(sellers.map(({ id, sellerId }) => [id, sellerId]));
  const others = views.filter(({ listingId, userId }) => {
    const sellerId = sellerOf.get(listingId);
    return sellerId !== undefined && sellerId !== userId;
  });
  if (others.length === 0) return;
  const added = await tx
    .insert(listingViews)
    .values(others.map((view) => pick(view, "listingId", "visitor", "day")))
    .onConflictDoNothing()
    .returning(pick(listingViews, "listingId", "day"));
  const addedTo = Map.groupBy(added, ({ listingId }) => listingId);
  for (const [count, group] of Map.groupBy(addedTo, ([, { length }]) => length))
    await tx
      .update(listings)
      .set({ viewCount: plus(listings.viewCount, count) })
      .where(amongJson(listings.id, JSON.stringify(group.map(([id]) => id))));
  const addedOn = Map.groupBy(added, ({ listingId, day }) => `${listingId} ${day}`);
  await countOnDays(
    tx,
    Array.from(addedOn.values(), (group) => {
      const { listingId, day } = group[0] as (typeof added)[number];
      return { listingId, day: dayOfDate(day) ?? 0, views: group.length };
    }),
  );
}

async function countOnDays(tx: Tx, counts: (typeof listingDays.$inferInsert)[]): Promise<void> {
  if (counts.length === 0) return;
  const sumOf = (name: "views" | "contacts") => plus(listingDays[name], incoming(listingDays[name]));
  await tx
    .insert(listingDays)
    .values(counts)
    .onConflictDoUpdate({
      target: [listingDays.listingId, listingDays.day],
      set: { views: sumOf("views"), contacts: sumOf("contacts") },
    });
}

export async function countContact(
  { db, clock }: Deps,
  { id, sellerId }: Pick<ListingRow, "id" | "sellerId">,
  { address, userId }: Pick<Visitor, "address" | "userId">,
): Promise<void> {
  if (userId === sellerId) return;
  const now = clock.now();
  const day = jordanDay(now);
  const limit = { name: "contact", max: MOST_CONTACTS, perMs: DAY_MS };
  await db.withTx(async (tx) => {
    if ((await takeTry(tx, limit, `${day}:${id}:${address}`, now)) !== null) return;
    const counted = await tx
      .update(listings)
      .set({ contactCount: plus(listings.contactCount) })
      .where(and(eq(listings.id, id), eq(listings.sellerId, sellerId)))
      .returning({ listingId: listings.id });
    await countOnDays(
      tx,
      counted.map((listing) => ({ ...listing, day, contacts: 1 })),
    );
  });
}

export const listDaysOf = (read: Reader, listingIds: string[], first: number) =>
  read
    .select()
    .from(listingDays)
    .where(and(inArray(listingDays.listingId, listingIds), gte(listingDays.day, first)));

export const listDaysOfSeller = (read: Reader, sellerId: string, first: number) =>
  read
    .select({
      day: listingDays.day,
      views: sum(listingDays.views).mapWith(Number),
      contacts: sum(listingDays.contacts).mapWith(Number),
    })
    .from(listingDays)
    .innerJoin(listings, eq(listings.id, listingDays.listingId))
    .where(and(eq(listings.sellerId, sellerId), gte(listingDays.day, first)))
    .groupBy(listingDays.day);
