import type { SheetParts } from "#src/features/listing-page/print-sheet.tsx";
import { GALLERY_SIZES } from "#src/features/listing-page/parts/gallery.tsx";
import { silhouetteOf } from "#src/ui/car-silhouette.tsx";
import { NoPhoto } from "#src/ui/no-photo.tsx";
import { photoSource } from "#src/ui/photo.tsx";
import { t } from "#t";
import type { Car } from "../car-json.ts";
import { carName, termsOf } from "../catalogue/car-terms.ts";
import { type CarField, carFields } from "../fields.ts";
import { keyFacts, specificationOf } from "./detail-facts.tsx";

const DETAILS: CarField[] = [
  ...(["customs", "licence", "insurance", "paint", "bodyCondition", "inspection"] as const),
  ...(["regionalSpec", "payment", "color", "bodyType"] as const),
];

export function carSheet(car: Car, now: number): SheetParts {
  const [cover] = car.photos;
  const offered = termsOf(car);
  const rows = DETAILS.map((name) => ({
    label: carFields[name].label(),
    value: specificationOf(name, car, now),
  }));
  return {
    name: carName(car),
    picture: cover ? (
      <img {...photoSource(cover.id, GALLERY_SIZES)} alt={car.title} className="sheet-photo" />
    ) : (
      <NoPhoto of={silhouetteOf(car.bodyType)} className="sheet-photo" />
    ),
    cash: offered?.cash,
    terms: offered?.terms,
    facts: keyFacts(car).slice(0, 5),
    details: { title: t.sheetDetails(), rows: rows.filter(({ value }) => value) },
    features: car.features,
    hasMorePhotos: car.photos.length > 1,
  };
}
