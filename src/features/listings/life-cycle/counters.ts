import { sql, asc, eq, gt } from "drizzle-orm";
import { plus, incoming } from "#src/db/expressions.ts";
import type { Tx, Reader } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { counters, listings } from "../tables.ts";
import { pick } from "#src/core/pick.ts";

const count = perConnection((tx: Tx) =>
  tx
    .insert(counters)
    .values({ name: sql.placeholder("name"), value: sql.placeholder("first") })
    .onConflictDoUpdate({ target: counters.name, set: { value: plus(counters.value) } })
    .returning()
    .prepare(),
);

export async function nextOf(tx: Tx, name: string, first = 1): Promise<number> {
  const [counter] = await count(tx).execute({ name, first });
  return counter?.value ?? first;
}

/** The next `rev`, for all rows written in this transaction. */
export const nextRev = (tx: Tx): Promise<number> => nextOf(tx, "rev");

/** Six digits, which is longer than any number plate and most prices. */
const FIRST_NUMBER = 100_001;

export const nextNumber = (tx: Tx): Promise<number> => nextOf(tx, "number", FIRST_NUMBER);

/** Jobs that process listings in order of `rev`. Each stores the last processed one in a counter with its name. */
export const FOLLOWERS = ["matched", "price-drops"] as const;
type Follower = (typeof FOLLOWERS)[number];

const AT_ONCE = 50;

export type ChangedListing = Pick<
  typeof listings.$inferSelect,
  "id" | "kind" | "rev" | "priceCents" | "listedAt" | "createdAt" | "updatedAt"
>;

export async function followedUntil(read: Reader, follower: Follower): Promise<number> {
  const [cursor] = await read.select().from(counters).where(eq(counters.name, follower));
  return cursor?.value ?? 0;
}

export const listChanged = (read: Reader, since: number): Promise<ChangedListing[]> =>
  read
    .select(pick(listings, "id", "kind", "rev", "priceCents", "listedAt", "createdAt", "updatedAt"))
    .from(listings)
    .where(gt(listings.rev, since))
    .orderBy(asc(listings.rev))
    .limit(AT_ONCE);

export async function followUntil(tx: Tx, follower: Follower, value: number): Promise<void> {
  await tx
    .insert(counters)
    .values({ name: follower, value })
    .onConflictDoUpdate({ target: counters.name, set: { value: incoming(counters.value) } });
}
