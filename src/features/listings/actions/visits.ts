import { and, eq, ne } from "drizzle-orm";
import { plus } from "#src/db/expressions.ts";
import type { Deps } from "#src/http/env.ts";
import { HOUR_MS } from "#src/http/rate-limit.ts";
import type { ListingRow } from "../queries.ts";
import { listings, listingViews } from "../tables.ts";

/** How many sellers' numbers, shown or behind a WhatsApp link, one address may ask for. */
export const REVEALS = { name: "phone-reveal", max: 30, perMs: HOUR_MS };

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
