import { jordanYear } from "#src/core/jordan-day.ts";
import { listingHead } from "#src/features/listing-page/listing-head.ts";
import { sharedPhotoUrl } from "#src/features/photos/schema.ts";
import type { PageHead } from "#src/shell/page.ts";
import { t } from "#t";
import type { Car } from "../car-json.ts";
import { carName } from "../catalogue/car-terms.ts";
import { findColor } from "../lexicon/color-names.ts";
import type { FuelType } from "../vocabulary.ts";

const FUEL: Record<FuelType, string> = {
  Gasoline: "https://schema.org/Gasoline",
  Hybrid: "https://schema.org/HybridElectric",
  Electric: "https://schema.org/Electric",
  Diesel: "https://schema.org/Diesel",
};

/** https://schema.org/Car with its Offer, in Google's format for vehicle listings. */
export function carHead(car: Car, origin: string, now: number): PageHead {
  const [cover] = car.photos;
  const isNew = car.mileageKm === 0 && car.year >= jordanYear(now);
  const itemCondition = `https://schema.org/${isNew ? "NewCondition" : "UsedCondition"}`;
  const head = listingHead(car, origin, {
    title: t.detailPageTitle(carName(car), t.formatPrice(car.priceCents)),
    image: cover && sharedPhotoUrl(cover.id),
    type: "Car",
    item: {
      brand: { "@type": "Brand", name: car.make },
      model: car.model,
      vehicleModelDate: String(car.year),
      mileageFromOdometer: { "@type": "QuantitativeValue", value: car.mileageKm, unitCode: "KMT" },
      vehicleTransmission: car.transmission,
      fuelType: FUEL[car.fuelType] ?? car.fuelType,
      bodyType: car.bodyType,
      color: findColor(car.color) ?? car.color,
      ...(car.engineSize && { vehicleEngine: { "@type": "EngineSpecification", name: car.engineSize } }),
      itemCondition,
    },
    offer: { itemCondition },
  });
  return { ...head, sheets: ["print", "plot"] };
}
