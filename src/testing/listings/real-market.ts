import { DAY_MS } from "#src/core/time.ts";
import { users } from "#src/auth/tables.ts";
import { cleanLine } from "#src/core/text.ts";
import { newId } from "#src/core/ids.ts";
import { carIndexText } from "#src/features/cars/index-text.ts";
import { findMake, findModel } from "#src/features/cars/lexicon/car-names.ts";
import { cars } from "#src/features/cars/tables.ts";
import { findColor } from "#src/features/cars/lexicon/color-names.ts";
import { counters, listings, listingTexts } from "#src/features/listings/tables.ts";
import { textHash } from "#src/features/listings/life-cycle/own-listings.ts";
import { readRealAds } from "./real-ads.ts";
import { testApp } from "../site/test-app.ts";

const CHUNK = 250;
/** Six of ten are in the capital. */
const CITIES = ["Amman", "Amman", "Amman", "Amman", "Amman", "Amman", "Irbid", "Irbid", "Zarqa", "Aqaba"];

/**
 * Inserts all real ads directly into the database. They are all from Amman, so each is assigned a city; they name no
 * sellers, so each gets its own.
 */
export async function realMarket({ now }: { now: number }) {
  const app = testApp({ now });
  const planted = (await readRealAds(Number.POSITIVE_INFINITY)).map((ad, i) => {
    const make = findMake(ad.make) ?? ad.make;
    const car = {
      ...ad,
      title: cleanLine(ad.title),
      make,
      model: findModel(make, ad.model) ?? ad.model,
      year: Number(ad.year),
      color: findColor(ad.color) ?? ad.color,
      location: CITIES[i % CITIES.length] ?? "Amman",
    };
    return {
      id: newId(),
      rev: i + 1,
      sellerId: newId(),
      text: carIndexText(car),
      ...car,
    };
  });
  await app.deps.db.withTx(async (tx) => {
    await tx.insert(counters).values({ name: "rev", value: planted.length });
    for (let at = 0; at < planted.length; at += CHUNK) {
      const chunk = planted.slice(at, at + CHUNK);
      await tx.insert(users).values(chunk.map(({ sellerId }) => strangerOf(sellerId, now)));
      await tx.insert(listings).values(
        chunk.map(({ id, rev, sellerId, title, price, description, location }) => ({
          id,
          rev,
          number: rev,
          slug: "",
          title,
          description,
          location,
          sellerId,
          textHash: textHash(description),
          kind: "car" as const,
          priceCents: Math.round(Number(price) * 100),
          listedAt: now - rev * 1000,
          expiresAt: now + 30 * DAY_MS,
          createdAt: now,
          updatedAt: now,
        })),
      );
      await tx.insert(cars).values(
        chunk.map(
          ({ id, make, model, year, mileage, fuelType, transmission, bodyType, color, features }) => ({
            listingId: id,
            make,
            model,
            year,
            fuelType,
            transmission,
            bodyType,
            color,
            features,
            mileageKm: Number(mileage) || 0,
          }),
        ),
      );
      await tx
        .insert(listingTexts)
        .values(chunk.map(({ id, rev, text }) => ({ docId: rev, listingId: id, ...text })));
    }
  });
  return { app, cars: planted };
}

const strangerOf = (id: string, now: number) => {
  const email = `${id}@example.com`;
  return { id, email, emailKey: email, passwordHash: "-", name: "–", createdAt: now, updatedAt: now };
};
