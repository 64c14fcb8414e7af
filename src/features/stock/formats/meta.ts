import { withoutContacts } from "#src/core/contacts.ts";
import { jordanDate } from "#src/core/jordan-day.ts";
import type { FeedCar } from "../queries/feeds.ts";
import { idIn, pageIn, pictureAt, priceText, type TableFormat } from "./feed-car.ts";

const MAX_IMAGES = 10;

const titleOf = ({ title, make, model, year }: FeedCar): string =>
  withoutContacts(title) || `${make} ${model} ${year}`;

function conditionOf({ bodyCondition }: FeedCar): string {
  if (bodyCondition === "accident") return "FAIR";
  return bodyCondition === "needs-work" ? "POOR" : (bodyCondition ?? "none").toUpperCase();
}

/**
 * The catalog of vehicles of Meta, which TikTok reads too:
 * https://developers.facebook.com/docs/marketing-api/auto-ads/reference
 */
export const metaFormat: TableFormat = {
  vehicle_id: idIn,
  title: titleOf,
  description: (listing) => withoutContacts(listing.description) || titleOf(listing),
  url: pageIn,
  make: ({ make }) => make,
  model: ({ model }) => model,
  year: ({ year }) => year,
  "mileage.value": ({ mileageKm }) => mileageKm,
  "mileage.unit": () => "KM",
  transmission: ({ transmission }) => transmission.toUpperCase(),
  fuel_type: ({ hybridType, fuelType }) =>
    hybridType === "plug-in" ? "PLUGIN_HYBRID" : fuelType.toUpperCase(),
  body_style: ({ bodyType }) => bodyType.toUpperCase(),
  condition: conditionOf,
  price: priceText,
  address: ({ location: city }) => JSON.stringify({ addr1: city, city, region: city, country: "JO" }),
  exterior_color: ({ color }) => color,
  availability: ({ status, reserved }) =>
    status === "sold" ? "NOT_AVAILABLE" : reserved ? "PENDING" : "AVAILABLE",
  date_first_on_lot: ({ createdAt }) => jordanDate(createdAt),
  state_of_vehicle: () => "USED",
  ...Object.fromEntries(Array.from({ length: MAX_IMAGES }, (_, at) => [`image[${at}].url`, pictureAt(at)])),
};
