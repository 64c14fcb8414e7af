import { asc, eq, gt } from "drizzle-orm";
import { pick } from "#src/core/pick.ts";
import { incoming } from "#src/db/expressions.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { counters, listings } from "../tables.ts";

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
