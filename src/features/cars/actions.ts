import { eq } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { InvalidFields } from "#src/core/errors.ts";
import { addListing, assertWithinLimit, changeListing } from "#src/features/listings/actions.ts";
import { findSubmitted, getOwnListing } from "#src/features/listings/queries.ts";
import { resolveImages } from "#src/features/photos/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { t } from "#t";
import type { CarInput, CarPatch } from "./car-input.ts";
import { carText } from "./car-text.ts";
import { findMake, findModel } from "./catalogue.ts";
import { cars } from "./tables.ts";

type Seller = Pick<SessionUser, "id">;

/**
 * Publishes a car and answers its id. Throws InvalidFields for a make that is not listed or a photo that may not be
 * used, "forbidden" past the seller's limit. What comes twice under one submission key is one car.
 */
export async function publishCar(
  deps: Deps,
  seller: Seller,
  given: CarInput,
  submissionKey: string | null = null,
): Promise<string> {
  const input = withListedNames(given);
  const { db, clock } = deps;
  const before = submissionKey && (await findSubmitted(db.read, seller.id, submissionKey));
  if (before) return before;
  await assertWithinLimit(db.read, seller.id, clock.now());
  const photoIds = await resolveImages(deps, seller.id, input.images);
  return db.withTx(async (tx) => {
    const twin = submissionKey && (await findSubmitted(tx, seller.id, submissionKey));
    if (twin) return twin;
    const parts = { fields: listingFields(input), photoIds, folded: carText(input) };
    const listingId = await addListing(tx, deps, "car", seller.id, parts, submissionKey);
    await tx.insert(cars).values({ listingId, ...carColumns(input) });
    return listingId;
  });
}

/** Changes what was sent of the seller's own car; throws "not-found", "gone", or InvalidFields. */
export async function editCar(deps: Deps, seller: Seller, id: string, patch: CarPatch): Promise<void> {
  await getOwnListing(deps.db.read, seller.id, id);
  const photoIds = patch.images && (await resolveImages(deps, seller.id, patch.images));
  await deps.db.withTx(async (tx) => {
    const listing = await getOwnListing(tx, seller.id, id);
    const [car] = await tx.select().from(cars).where(eq(cars.listingId, id));
    if (!car) return;
    const before: CarInput = {
      ...car,
      title: listing.title,
      price: listing.priceCents,
      description: listing.description,
      location: listing.location,
      mileage: car.mileageKm,
      downPayment: car.downPaymentCents,
      monthly: car.monthlyCents,
      images: [],
    };
    const after = withListedNames({ ...before, ...patch });
    await changeListing(
      tx,
      id,
      { fields: listingFields(after), photoIds, folded: carText(after) },
      deps.clock.now(),
    );
    await tx.update(cars).set(carColumns(after)).where(eq(cars.listingId, id));
  });
}

/** Make and model by their listed names, however the seller spells them. */
function withListedNames(input: CarInput): CarInput {
  const make = findMake(input.make);
  if (!make) throw new InvalidFields({ make: t.carMakeUnknown() });
  return { ...input, make, model: findModel(make, input.model) ?? input.model };
}

const listingFields = ({ title, price, description, location }: CarInput) => ({
  title,
  priceCents: price,
  description,
  location,
});

const carColumns = (input: CarInput) => ({
  make: input.make,
  model: input.model,
  year: input.year,
  mileageKm: input.mileage,
  fuelType: input.fuelType,
  transmission: input.transmission,
  bodyType: input.bodyType,
  engineSize: input.engineSize,
  color: input.color,
  features: input.features,
  customs: input.customs,
  licence: input.licence,
  licensedUntil: input.licensedUntil,
  insurance: input.insurance,
  regionalSpec: input.regionalSpec,
  paint: input.paint,
  bodyCondition: input.bodyCondition,
  inspection: input.inspection,
  inspectionNote: input.inspectionNote,
  payment: input.payment,
  downPaymentCents: input.downPayment,
  monthlyCents: input.monthly,
  months: input.months,
});
