import { newId } from "#src/core/ids.ts";
import { cars } from "#src/features/cars/tables.ts";
import { listings } from "#src/features/listings/tables.ts";
import { DAY_MS } from "#src/http/rate-limit.ts";
import type { TestApp } from "./test-app.ts";

let planted = 0;

/** A car on sale for 30 days, written straight into the database; answers its id. */
export async function plantCar(
  { deps }: TestApp,
  seller: { id: string },
  given: Partial<typeof listings.$inferInsert> = {},
): Promise<string> {
  const now = deps.clock.now();
  const id = newId();
  planted++;
  await deps.db.withTx(async (tx) => {
    await tx.insert(listings).values({
      id,
      kind: "car",
      sellerId: seller.id,
      title: "Toyota Camry 2019",
      priceCents: 1_650_000,
      description: "One owner, serviced at the agency.",
      location: "Amman",
      listedAt: now,
      expiresAt: now + 30 * DAY_MS,
      rev: planted,
      createdAt: now,
      updatedAt: now,
      ...given,
    });
    await tx.insert(cars).values({
      listingId: id,
      make: "Toyota",
      model: "Camry",
      year: 2019,
      mileageKm: 84_000,
      fuelType: "Hybrid",
      transmission: "Automatic",
      bodyType: "Sedan",
      color: "White",
      features: [],
    });
  });
  return id;
}
