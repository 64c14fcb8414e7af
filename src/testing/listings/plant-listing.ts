import { DAY_MS } from "#src/core/time.ts";
import { newId } from "#src/core/ids.ts";
import type { Tx } from "#src/db/open.ts";
import { nextNumber, nextRev } from "#src/features/listings/life-cycle/counters.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { TestApp } from "../site/test-app.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";

export type GivenListing = Partial<typeof listings.$inferInsert>;

/** Inserts a listing on sale for 30 days directly into the database, with the rows of `addOwn`; returns its id. */
export async function plantListing(
  { deps }: TestApp,
  kind: ListingKind,
  seller: { id: string },
  given: GivenListing & { title: string; priceCents: number },
  addOwn: (tx: Tx, listingId: string) => Promise<unknown>,
): Promise<string> {
  const now = deps.clock.now();
  const id = newId();
  await deps.db.withTx(async (tx) => {
    await tx.insert(listings).values({
      id,
      kind,
      number: await nextNumber(tx),
      slug: "",
      sellerId: seller.id,
      description: "One owner, serviced at the agency.",
      location: "Amman",
      listedAt: now,
      expiresAt: now + 30 * DAY_MS,
      rev: await nextRev(tx),
      createdAt: now,
      updatedAt: now,
      ...given,
    });
    await addOwn(tx, id);
  });
  return id;
}
