import { eq } from "drizzle-orm";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import {
  type Edit,
  editListing,
  type Publish,
  publishListing,
} from "#src/features/listings/actions/own-listings.ts";
import { t } from "#t";
import { ownValues } from "#src/features/listings/field-values.ts";
import type { CarInput, CarPatch } from "./car-input.ts";
import { carText } from "./car-text.ts";
import { findMake, findModel } from "./catalogue.ts";
import { carFields } from "./fields.ts";
import { cars } from "./tables.ts";

/**
 * Publishes a car and answers its id. Throws InvalidFields for a make that is not listed, and as `publishListing`.
 */
export const publishCar: Publish<CarInput> = async (deps, seller, given, submissionKey = null) => {
  const input = withListedNames(given);
  const listed = { ...input, text: carText(input) };
  return publishListing(deps, "car", seller, listed, submissionKey, (tx, listingId) =>
    tx.insert(cars).values({ listingId, ...ownValues(carFields, input) }),
  );
};

/** Changes what was sent of the seller's own car; throws InvalidFields as `publishCar`, and as `editListing`. */
export const editCar: Edit<CarPatch> = (deps, seller, id, patch) =>
  editListing(deps, seller, { kind: "car", id }, patch, async (tx, before) => {
    const [car] = await tx.select().from(cars).where(eq(cars.listingId, id));
    if (!car) throw new AppError("not-found", "carNotFound");
    const after = withListedNames({ ...car, ...before, ...patch });
    await tx.update(cars).set(ownValues(carFields, after)).where(eq(cars.listingId, id));
    return { ...after, text: carText(after) };
  });

/** Make and model by their listed names, however the seller spells them. */
function withListedNames(input: CarInput): CarInput {
  const make = findMake(input.make);
  if (!make) throw new InvalidFields({ make: t.carMakeUnknown() });
  return { ...input, make, model: findModel(make, input.model) ?? input.model };
}
