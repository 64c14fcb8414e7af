import { users } from "#src/auth/tables.ts";
import { foldText } from "#src/core/fold.ts";
import { newId } from "#src/core/ids.ts";
import type { Database } from "#src/db/open.ts";
import { aliasesOf, MAKES, modelsOf } from "#src/features/cars/catalogue.ts";
import { cars } from "#src/features/cars/tables.ts";
import { BODY_TYPES, FEATURES } from "#src/features/cars/vocabulary.ts";
import { counters, listings, listingTexts } from "#src/features/listings/tables.ts";
import { CITIES } from "#src/features/places/places.ts";

const SELLERS = 2_000;
const CHUNK = 500;

/** Numbers in [0, 1) that repeat with the seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Writes `count` cars whose makes, cities, prices and fuels have the shares of a real market. */
export async function seedCars(
  db: Database,
  count: number,
  now: number,
  sellerCount = SELLERS,
): Promise<void> {
  const next = random(1);
  // Squared, so that the first entries of a list are the frequent ones.
  const skewed = <T>(list: readonly T[]): T => list[Math.floor(next() ** 2 * list.length)] as T;
  const sellers = Array.from({ length: sellerCount }, (_, i) => ({
    id: newId(),
    email: `seller${i}@example.com`,
    emailKey: `seller${i}@example.com`,
    passwordHash: "-",
    name: `Seller ${i}`,
    createdAt: now,
    updatedAt: now,
  }));
  await db.withTx(async (tx) => {
    for (let i = 0; i < sellerCount; i += CHUNK) await tx.insert(users).values(sellers.slice(i, i + CHUNK));
  });
  await db.withTx(async (tx) => {
    await tx.insert(counters).values({ name: "rev", value: count });
  });
  for (let start = 0; start < count; start += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - start) }, (_, i) => {
      const id = newId();
      const rev = start + i + 1;
      const make = skewed(MAKES.slice(0, 20));
      const model = skewed(modelsOf(make).length > 0 ? modelsOf(make) : ["Other"]);
      const year = 2026 - Math.floor(next() ** 1.5 * 30);
      const title = `${make} ${model} ${year}`;
      const location = skewed(CITIES);
      const listedAt = now - Math.floor(next() * 29 * 86_400_000);
      return {
        listing: {
          id,
          kind: "car" as const,
          sellerId: skewed(sellers).id,
          title,
          priceCents: Math.round(1_500 + 40_000 * next() ** 2) * 100,
          description: `${title}, one owner, serviced on time, ready for inspection at any centre.`,
          location,
          featured: next() < 0.02,
          verified: next() < 0.1,
          listedAt,
          expiresAt: listedAt + 30 * 86_400_000,
          rev,
          createdAt: listedAt,
          updatedAt: listedAt,
        },
        car: {
          listingId: id,
          make,
          model,
          year,
          mileageKm: Math.round(next() * 250_000),
          fuelType: skewed(["Gasoline", "Hybrid", "Electric", "Diesel"] as const),
          transmission: next() < 0.87 ? ("Automatic" as const) : ("Manual" as const),
          bodyType: skewed(BODY_TYPES),
          color: skewed(["White", "Black", "Silver", "Grey", "Blue"]),
          features: FEATURES.filter(() => next() < 0.4),
        },
        text: {
          docId: rev,
          listingId: id,
          title: foldText(`${title} ${aliasesOf(make, model)}`),
          rest: foldText(location),
        },
      };
    });
    await db.withTx(async (tx) => {
      await tx.insert(listings).values(rows.map(({ listing }) => listing));
      await tx.insert(cars).values(rows.map(({ car }) => car));
      await tx.insert(listingTexts).values(rows.map(({ text }) => text));
    });
  }
}
