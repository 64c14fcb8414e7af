import { eq } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import {
  type Edit,
  editListing,
  type Publish,
  publishListing,
} from "#src/features/listings/actions/own-listings.ts";
import { patternTags } from "./patterns.ts";
import type { PlateInput, PlatePatch } from "./plate-input.ts";
import { plateText, soleItemOf } from "./plate-text.ts";
import { plates } from "./tables.ts";

/** Publishes a number plate and answers its id; throws as `publishListing`, "conflict" while the plate is for sale. */
export const publishPlate: Publish<PlateInput> = (deps, seller, input, submissionKey = null) =>
  publishListing(deps, "number-plate", seller, listed(input), submissionKey, (tx, listingId) =>
    tx.insert(plates).values({ listingId, ...plateColumns(input) }),
  );

/** Changes what was sent of the seller's own plate; throws as `editListing`. */
export const editPlate: Edit<PlatePatch> = (deps, seller, id, patch) =>
  editListing(deps, seller, { kind: "number-plate", id }, patch, async (tx, before) => {
    const own = eq(plates.listingId, id);
    const [plate] = await tx.select().from(plates).where(own);
    if (!plate) throw new AppError("not-found", "plateNotFound");
    const after = { ...before, ...plate, ...patch };
    await tx.update(plates).set(plateColumns(after)).where(own);
    return listed(after);
  });

const listed = (input: PlateInput) => ({
  ...input,
  text: plateText(input),
  soleItem: soleItemOf(input),
});

/** What is stored of a plate besides its listing. */
export const plateColumns = ({ areaCode, plateNumber }: Pick<PlateInput, "areaCode" | "plateNumber">) => ({
  areaCode,
  plateNumber,
  digitCount: plateNumber.length,
  tags: patternTags(areaCode, plateNumber),
});
