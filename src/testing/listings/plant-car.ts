import { cars } from "#src/features/cars/tables.ts";
import { type GivenListing, plantListing } from "./plant-listing.ts";
import type { TestApp } from "../site/test-app.ts";

/** Inserts a car on sale for 30 days directly into the database; returns its id. */
export const plantCar = (app: TestApp, seller: { id: string }, given: GivenListing = {}): Promise<string> =>
  plantListing(
    app,
    "car",
    seller,
    { title: "Toyota Camry 2019", slug: "toyota-camry-2019", priceCents: 1_650_000, ...given },
    (tx, listingId) =>
      tx.insert(cars).values({
        listingId,
        make: "Toyota",
        model: "Camry",
        year: 2019,
        mileageKm: 84_000,
        fuelType: "Hybrid",
        transmission: "Automatic",
        bodyType: "Sedan",
        color: "White",
        features: [],
      }),
  );
