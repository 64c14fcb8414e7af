import { and, eq, ne } from "drizzle-orm";
import { jordanYear } from "#src/core/jordan-day.ts";
import type { Reader } from "#src/db/open.ts";
import { isForSale } from "#src/features/listings/queries/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { cars } from "../tables.ts";

const MAX_PRICES = 500;
const NEW_FOR_YEARS = 2;
// With no upper limit 14 % of real ads were flagged, nearly all old cars with unknown mileage; with 15 years 4.9 %.
const DRIVEN_FOR_YEARS = 15;

const findCar = async (read: Reader, id: string) => {
  const [car] = await read.select().from(cars).where(eq(cars.listingId, id));
  return car;
};

export async function listComparablePrices(read: Reader, id: string, now: number): Promise<number[]> {
  const car = await findCar(read, id);
  if (!car) return [];
  const rows = await read
    .select({ priceCents: listings.priceCents })
    .from(cars)
    .innerJoin(listings, eq(listings.id, cars.listingId))
    .where(
      and(
        eq(cars.make, car.make),
        eq(cars.model, car.model),
        eq(cars.year, car.year),
        ne(cars.listingId, id),
        isForSale("car", now),
      ),
    )
    .limit(MAX_PRICES);
  return rows.map(({ priceCents }) => priceCents);
}

/** A car that is not new but has never been driven; the mileage of very old cars says nothing. */
export const isMileageOdd = (
  { mileageKm, year }: { mileageKm: number; year: number },
  thisYear: number,
): boolean => mileageKm === 0 && year <= thisYear - NEW_FOR_YEARS && year >= thisYear - DRIVEN_FOR_YEARS;

export async function findUndrivenYear(read: Reader, id: string, now: number): Promise<number | null> {
  const car = await findCar(read, id);
  return car && isMileageOdd(car, jordanYear(now)) ? car.year : null;
}
