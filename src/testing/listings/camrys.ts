import { eq } from "drizzle-orm";
import { cars } from "#src/features/cars/tables.ts";
import { listingPrices, listings } from "#src/features/listings/tables.ts";
import { refreshPrices } from "#src/features/prices/jobs.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { type TestApp, testApp, type TestUser } from "#src/testing/site/test-app.ts";

export interface Planted {
  listing?: Partial<typeof listings.$inferInsert>;
  car?: Partial<typeof cars.$inferInsert>;
  earlier?: { priceCents: number; at: number }[];
}

export async function plant(
  app: TestApp,
  seller: TestUser,
  { listing = {}, car = {}, earlier = [] }: Planted,
) {
  const id = await plantCar(app, seller, listing);
  await app.deps.db.withTx(async (tx) => {
    if (Object.keys(car).length > 0) await tx.update(cars).set(car).where(eq(cars.listingId, id));
    for (const [rev, price] of earlier.entries())
      await tx.insert(listingPrices).values({ listingId: id, rev, ...price });
  });
  return id;
}

/** A site with so many Camrys of one year for sale, and their published prices. */
export async function camrys(count: number, config = {}) {
  const app = testApp({ config });
  const seller = await app.signUp();
  const ids: string[] = [];
  for (let i = 0; i < count; i++)
    ids.push(
      await plant(app, seller, {
        listing: { priceCents: 1_600_000 + 10_000 * i },
        car: { mileageKm: 150_000 - 5000 * i },
      }),
    );
  const change = (id: string, set: Partial<typeof listings.$inferInsert>) =>
    app.deps.db.withTx((tx) => tx.update(listings).set(set).where(eq(listings.id, id)));
  const ask = (path = "/api/prices/toyota-camry") => app.json("GET", path);
  const read = async (path: string) => (await app.request(path)).text();
  await refreshPrices(app.deps);
  return { app, seller, ids, change, ask, read };
}
