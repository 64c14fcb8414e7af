import { eq, type SQL } from "drizzle-orm";
import { foldTokens } from "#src/core/fold.ts";
import { isOneTypo } from "#src/core/typos.ts";
import { pick } from "#src/core/pick.ts";
import type { Tx } from "#src/db/open.ts";
import { preparedInsert } from "#src/db/per-connection.ts";
import {
  type Edit,
  editListing,
  type Publish,
  publishListing,
} from "#src/features/listings/life-cycle/own-listings.ts";
import { ownValues } from "#src/features/listings/field-values.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import type { CarInput, CarPatch } from "./car-input.ts";
import { carSlug } from "./catalogue/car-name.ts";
import { carIndexText } from "./index-text.ts";
import { findMake, findModel } from "./lexicon/car-names.ts";
import { carFields } from "./fields.ts";
import { valueCar } from "./worth/refresh-valuations.ts";
import { carQueries } from "./list-cars.ts";
import { cars } from "./tables.ts";

/** Values the car in the same transaction, so that searches and alerts use the same value. */
const valuing = (deps: Deps): Deps => ({
  ...deps,
  async afterListed(tx, id) {
    await deps.afterListed?.(tx, id);
    await valueCar(tx, deps, id);
  },
});

const insertCar = preparedInsert(cars);

export const publishCar: Publish<CarInput> = async (deps, seller, given, submissionKey = null) => {
  const input = withListedNames(given);
  const listed = { ...input, text: carIndexText(input), slug: carSlug(input) };
  return publishListing(valuing(deps), "car", seller, listed, submissionKey, {
    add: (tx, listingId) => insertCar(tx, { listingId, ...ownValues(carFields, input) }),
    publishedAs: JSON.stringify(itemOf(input)),
    listFormer: (tx, isFormer) => listSameCars(tx, isFormer, itemOf(input)),
  });
};

const SAME_WITHIN_KM = 5000;
const LEAST_ALIKE = 4;

type CarItem = Pick<CarInput, "make" | "model" | "year" | "mileageKm">;
const itemOf = (car: CarItem): CarItem => pick(car, "make", "model", "year", "mileageKm");

/** Probably the same car: make, year, about the mileage, and the model, which may have a trim added or a letter mistyped. */
function isSameCar(one: CarItem, other: CarItem): boolean {
  const isAlike = one.make === other.make && one.year === other.year;
  if (!isAlike || Math.abs(one.mileageKm - other.mileageKm) > SAME_WITHIN_KM) return false;
  const [short = "", long = ""] = [one, other]
    .map(({ model }) => foldTokens(model).join(""))
    .sort((a, b) => a.length - b.length);
  // A K3 is no K5, and an i3 no i30.
  return short.length < LEAST_ALIKE ? short === long : long.includes(short) || isOneTypo(short, long);
}

/** The listings that are this car, or were when they were published. */
async function listSameCars(tx: Tx, isFormer: SQL | undefined, car: CarItem) {
  const former = await tx
    .select({
      ...pick(listings, "listedAt", "publishedAs"),
      ...pick(cars, "make", "model", "year", "mileageKm"),
    })
    .from(listings)
    .innerJoin(cars, eq(cars.listingId, listings.id))
    .where(isFormer);
  return former.filter(({ publishedAs, ...now }) => {
    const states = [now, ...(publishedAs ? [JSON.parse(publishedAs) as CarItem] : [])];
    return states.some((state) => isSameCar(car, state));
  });
}

const CAR = { kind: "car", fields: carFields, get: carQueries.get } as const;

export const editCar: Edit<CarPatch> = (deps, seller, id, patch) =>
  editListing(valuing(deps), seller, CAR, id, patch, async (tx, sent) => {
    const after = withListedNames(sent);
    await tx.update(cars).set(ownValues(carFields, after)).where(eq(cars.listingId, id));
    return { ...after, text: carIndexText(after), slug: carSlug(after) };
  });

/** Replaces make and model by their listed names, however the seller spells them; others stay as typed. */
export function withListedNames<Input extends Pick<CarInput, "make" | "model">>(input: Input): Input {
  const make = findMake(input.make) ?? input.make;
  return { ...input, make, model: findModel(make, input.model) ?? input.model };
}
