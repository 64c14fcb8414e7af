import { digits, paragraphs, photos, place, price, title } from "#src/features/listings/fields.ts";
import { PLACES } from "#src/features/places/places.ts";
import { t } from "#t";
import { MAX_DIGITS } from "./catalogue/patterns.ts";

export const MAX_PLATE_PHOTOS = 5;

export const plateFields = {
  areaCode: digits({
    section: "plate",
    label: () => t.plateCode(),
    placeholder: () => "10",
    required: () => t.plateCodeRequired(),
    refused: () => t.plateCodeInvalid(),
    max: 2,
    stored: "number",
  }),
  plateNumber: digits({
    section: "plate",
    label: () => t.plateNumber(),
    placeholder: () => "12345",
    required: () => t.plateNumberRequired(),
    refused: () => t.plateNumberInvalid(),
    max: MAX_DIGITS,
    stored: "text",
  }),
  title: title({
    section: "ad",
    label: () => t.listingTitle(),
    hint: () => t.plateTitleHint(),
    required: () => t.plateTitleRequired(),
    min: 1,
  }),
  price: price({
    section: "ad",
    placeholder: () => "6,000",
    bars: [100, 250, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000, 15_000, 20_000]
      .concat([30_000, 50_000, 75_000, 100_000])
      .map((dinars) => dinars * 100),
  }),
  location: place(
    PLACES.map(({ name }) => name),
    { section: "ad" },
  ),
  description: paragraphs({
    section: "ad",
    shared: true,
    label: () => t.listingDescription(),
    placeholder: () => t.plateDescriptionExample(),
    max: 2000,
    rows: 4,
    wide: true,
  }),
  images: photos(MAX_PLATE_PHOTOS),
};

export type PlateFields = typeof plateFields;
