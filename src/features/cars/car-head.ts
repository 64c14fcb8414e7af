import { jordanYear } from "#src/core/jordan-day.ts";
import type { Car } from "./car-json.ts";
import { findColor } from "./color-names.ts";
import type { FuelType } from "./vocabulary.ts";
import { sharedPhotoUrl } from "#src/features/photos/schema.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import type { PageHead } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { dinars } from "#src/core/money.ts";
import { carName } from "./car-terms.ts";
import { shortened } from "#src/features/listing-page/shortened.ts";

export function carHead(car: Car, origin: string, now: number): PageHead {
  const [cover] = car.photos;
  return {
    title: t.detailPageTitle(carName(car), t.formatPrice(car.priceCents)),
    description: shortened(car.description),
    image: cover && sharedPhotoUrl(cover.id),
    noindex: car.status !== "active",
    structuredData: structuredData(car, origin, now),
  };
}

const FUEL: Record<FuelType, string> = {
  Gasoline: "https://schema.org/Gasoline",
  Hybrid: "https://schema.org/HybridElectric",
  Electric: "https://schema.org/Electric",
  Diesel: "https://schema.org/Diesel",
};

/** https://schema.org/Car with its Offer, as Google reads vehicle listings. */
function structuredData(car: Car, origin: string, now: number): object {
  const isNew = car.mileageKm === 0 && car.year >= jordanYear(now);
  const condition = `https://schema.org/${isNew ? "NewCondition" : "UsedCondition"}`;
  const url = origin + href(`/cars/${car.id}`);
  return {
    "@type": "Car",
    name: car.title,
    description: shortened(car.description),
    url,
    image: car.images.map((image) => origin + image),
    brand: { "@type": "Brand", name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    mileageFromOdometer: { "@type": "QuantitativeValue", value: car.mileageKm, unitCode: "KMT" },
    vehicleTransmission: car.transmission,
    fuelType: FUEL[car.fuelType] ?? car.fuelType,
    bodyType: car.bodyType,
    color: findColor(car.color) ?? car.color,
    ...(car.engineSize && { vehicleEngine: { "@type": "EngineSpecification", name: car.engineSize } }),
    itemCondition: condition,
    offers: {
      "@type": "Offer",
      url,
      price: dinars(car.priceCents),
      priceCurrency: "JOD",
      availability: "https://schema.org/InStock",
      itemCondition: condition,
      areaServed: `${placeLabel(car.location, t.language())}, ${t.detailJordan()}`,
    },
  };
}
