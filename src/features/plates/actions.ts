import { and, eq, or } from "drizzle-orm";
import { pick } from "#src/core/pick.ts";
import {
  type Edit,
  editListing,
  type Publish,
  publishListing,
} from "#src/features/listings/life-cycle/own-listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plateFields } from "./fields.ts";
import { patternTags } from "./catalogue/patterns.ts";
import type { PlateInput, PlatePatch } from "./plate-input.ts";
import { plateName } from "./catalogue/codes.ts";
import { plateSlug, plateIndexText } from "./index-text.ts";
import { plateQueries } from "./list-plates.ts";
import { plates } from "./tables.ts";

/** Throws like `publishListing`, and "conflict" if the plate is already for sale. */
export const publishPlate: Publish<PlateInput> = (deps, seller, input, submissionKey = null) =>
  publishListing(deps, "number-plate", seller, listed(input), submissionKey, {
    add: (tx, listingId) => tx.insert(plates).values({ listingId, ...plateColumns(input) }),
    publishedAs: plateName(input),
    listFormer: (tx, isFormer) => {
      const item = plateName(input);
      const isItem = or(eq(listings.soleItem, item), eq(listings.publishedAs, item));
      return tx.select(pick(listings, "listedAt")).from(listings).where(and(isFormer, isItem));
    },
  });

const PLATE = { kind: "number-plate", fields: plateFields, get: plateQueries.get } as const;

export const editPlate: Edit<PlatePatch> = (deps, seller, id, patch) =>
  editListing(deps, seller, PLATE, id, patch, async (tx, sent) => {
    await tx.update(plates).set(plateColumns(sent)).where(eq(plates.listingId, id));
    return listed(sent);
  });

const listed = <Input extends PlateInput>(input: Input) => ({
  ...input,
  text: plateIndexText(input),
  slug: plateSlug(input),
  soleItem: plateName(input),
});

export const plateColumns = ({ areaCode, plateNumber }: Pick<PlateInput, "areaCode" | "plateNumber">) => ({
  areaCode,
  plateNumber,
  digitCount: plateNumber.length,
  tags: patternTags(areaCode, plateNumber),
});
