import { plateColumns } from "#src/features/plates/actions.ts";
import { plates } from "#src/features/plates/tables.ts";
import { type GivenListing, plantListing } from "./plant-listing.ts";
import type { TestApp } from "../site/test-app.ts";

/** Inserts a number plate on sale for 30 days directly into the database; returns its id. */
export const plantPlate = (
  app: TestApp,
  seller: { id: string },
  { areaCode = 10, plateNumber = "48213", ...given }: GivenListing & PlateOnIt = {},
): Promise<string> =>
  plantListing(
    app,
    "number-plate",
    seller,
    {
      title: `Number plate ${areaCode}-${plateNumber}`,
      slug: `${areaCode}-${plateNumber}`,
      priceCents: 25_000,
      soleItem: `${areaCode}-${plateNumber}`,
      ...given,
    },
    (tx, listingId) => tx.insert(plates).values({ listingId, ...plateColumns({ areaCode, plateNumber }) }),
  );

interface PlateOnIt {
  areaCode?: number;
  plateNumber?: string;
}
