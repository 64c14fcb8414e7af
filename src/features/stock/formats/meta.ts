import { withoutContacts } from "#src/core/contacts.ts";
import { jordanDate } from "#src/core/jordan-day.ts";
import type { cars } from "#src/features/cars/tables.ts";
import { idIn, pageIn, picturesIn, priceText, type TableFormat } from "./feed-car.ts";

const MAX_IMAGES = 10;

type Car = typeof cars.$inferSelect;

const conditionOf = ({ bodyCondition }: Car): string => {
  if (bodyCondition === "accident") return "FAIR";
  return bodyCondition === "needs-work" ? "POOR" : (bodyCondition ?? "none").toUpperCase();
};

const fuelOf = ({ fuelType, hybridType }: Car): string =>
  fuelType === "Hybrid" && hybridType === "plug-in" ? "PLUGIN_HYBRID" : fuelType.toUpperCase();

/**
 * The catalogue of vehicles of Meta, which TikTok reads too:
 * https://developers.facebook.com/docs/marketing-api/auto-ads/reference
 */
export const metaFormat: TableFormat = {
  columns: [
    ...["vehicle_id", "title", "description", "url", "make", "model", "year"],
    ...["mileage.value", "mileage.unit", "transmission", "fuel_type", "body_style", "condition"],
    ...["price", "address", "exterior_color", "availability", "date_first_on_lot", "state_of_vehicle"],
    ...Array.from({ length: MAX_IMAGES }, (_, i) => `image[${i}].url`),
  ],
  cells(listing, place) {
    const { car, location, status, reserved } = listing;
    const title = withoutContacts(listing.title) || `${car.make} ${car.model} ${car.year}`;
    const images = picturesIn(place, listing);
    return [
      ...[idIn(place, listing), title, withoutContacts(listing.description) || title, pageIn(place, listing)],
      ...[car.make, car.model, car.year, car.mileageKm, "KM"],
      ...[car.transmission.toUpperCase(), fuelOf(car), car.bodyType.toUpperCase(), conditionOf(car)],
      priceText(listing),
      JSON.stringify({ addr1: location, city: location, region: location, country: "JO" }),
      car.color,
      status === "sold" ? "NOT_AVAILABLE" : reserved ? "PENDING" : "AVAILABLE",
      ...[jordanDate(listing.createdAt), "USED"],
      ...Array.from({ length: MAX_IMAGES }, (_, i) => images[i] ?? null),
    ];
  },
};
