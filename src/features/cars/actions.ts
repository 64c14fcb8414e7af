import { and, between, eq, type SQL } from "drizzle-orm";
import { foldTokens } from "#src/core/fold.ts";
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
import { carSlug, carText } from "./car-text.ts";
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
  const listed = { ...input, text: carText(input), slug: carSlug(input) };
  return publishListing(valuing(deps), "car", seller, listed, submissionKey, {
    add: (tx, listingId) => insertCar(tx, { listingId, ...ownValues(carFields, input) }),
    listFormer: (tx, isFormer) => listSameCars(tx, isFormer, input),
  });
};

const SAME_WITHIN_KM = 5000;

/** Listings of probably the same car: make, year, about the mileage, and the model, which may have a trim added. */
async function listSameCars(tx: Tx, condition: SQL | undefined, { make, model, year, mileageKm }: CarInput) {
  const near = between(cars.mileageKm, mileageKm - SAME_WITHIN_KM, mileageKm + SAME_WITHIN_KM);
  const alike = await tx
    .select({ ...pick(listings, "listedAt"), ...pick(cars, "model") })
    .from(listings)
    .innerJoin(cars, eq(cars.listingId, listings.id))
    .where(and(condition, eq(cars.make, make), eq(cars.year, year), near));
  const [name, ...names] = [model, ...alike.map((car) => car.model)].map((text) => foldTokens(text).join(""));
  return alike.filter((_, i) => name?.startsWith(names[i] ?? "") || names[i]?.startsWith(name ?? ""));
}

const CAR = { kind: "car", fields: carFields, get: carQueries.get } as const;

export const editCar: Edit<CarPatch> = (deps, seller, id, patch) =>
  editListing(valuing(deps), seller, CAR, id, patch, async (tx, sent) => {
    const after = withListedNames(sent);
    await tx.update(cars).set(ownValues(carFields, after)).where(eq(cars.listingId, id));
    return { ...after, text: carText(after), slug: carSlug(after) };
  });

/** Replaces make and model by their listed names, however the seller spells them; others stay as typed. */
function withListedNames<Input extends CarInput>(input: Input): Input {
  const make = findMake(input.make) ?? input.make;
  return { ...input, make, model: findModel(make, input.model) ?? input.model };
}
