import { and, eq, ne } from "drizzle-orm";
import { jordanDate } from "#src/core/jordan-day.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { plus } from "#src/db/expressions.ts";
import type { Deps } from "#src/http/env.ts";
import { countTryAt } from "#src/http/rate-limit.ts";
import type { ListingRow } from "../queries/listings.ts";
import { listings, listingViews } from "../tables.ts";

/** How many sellers' numbers a member or a guest's address may ask for. */
const REVEALS = { name: "phone-reveal", max: 30, perMs: HOUR_MS };

interface Visitor {
  address: string;
  userAgent: string;
  userId: string | null;
}

export const countReveal = ({ db, clock }: Deps, visitor: string, sellerId: string): Promise<void> =>
  countTryAt(db, REVEALS, visitor, sellerId, clock.now());

let salt = { day: "", bytes: "" };

/** Cannot be turned back into an address once the day is over: the salt is lost. */
function hashOf({ address, userAgent }: Visitor, day: string): string {
  if (salt.day !== day) salt = { day, bytes: crypto.randomUUID() };
  const hash = new Bun.CryptoHasher("sha256").update(`${salt.bytes} ${address} ${userAgent}`);
  return hash.digest("base64url").slice(0, 22);
}

/** Counts a visitor once a day; the seller's own visits do not count. */
export async function countView({ db, clock }: Deps, listingId: string, visitor: Visitor): Promise<void> {
  const day = jordanDate(clock.now());
  const view = { listingId, visitor: hashOf(visitor, day), day };
  const isOthers = and(eq(listings.id, listingId), ne(listings.sellerId, visitor.userId ?? ""));
  const isSame = and(
    eq(listingViews.listingId, listingId),
    eq(listingViews.visitor, view.visitor),
    eq(listingViews.day, day),
  );
  // Read first: writes wait in one queue.
  if ((await db.read.$count(listings, isOthers)) === 0 || (await db.read.$count(listingViews, isSame)) > 0)
    return;
  await db.withTx(async (tx) => {
    if ((await tx.$count(listings, isOthers)) === 0) return;
    const [first] = await tx.insert(listingViews).values(view).onConflictDoNothing().returning();
    if (first)
      await tx
        .update(listings)
        .set({ viewCount: plus(listings.viewCount) })
        .where(eq(listings.id, listingId));
  });
}

/** Counts a contact by WhatsApp or phone; the seller does not count. */
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
