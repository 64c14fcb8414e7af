import { dinars } from "#src/core/money.ts";
import { jordanDate } from "#src/core/jordan-day.ts";
import { withoutContacts } from "#src/core/contacts.ts";
import type { FeedCar } from "../queries/feeds.ts";
import { type FeedPlace, idIn, pageIn, picturesIn } from "./feed-car.ts";

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<ads>\n';
export const XML_END = "</ads>\n";

const element = (name: string, text: string | number | null, attributes = ""): string =>
  text === null || text === "" ? "" : `<${name}${attributes}>${Bun.escapeHTML(String(text))}</${name}>`;

/** An advertisement as sites that collect them read it. */
export function xmlOf(listing: FeedCar, place: FeedPlace): string {
  const { car } = listing;
  const pictures = picturesIn(listing, place).map((url, i) =>
    element("picture", url, i === 0 ? ' main="true"' : ""),
  );
  return [
    "<ad>",
    element("id", idIn(listing, place)),
    element("url", pageIn(listing, place)),
    element("title", listing.title),
    element("content", withoutContacts(listing.description) || listing.title),
    element("price", dinars(listing.priceCents), ' currency="JOD"'),
    element("make", car.make),
    element("model", car.model),
    element("year", car.year),
    element("mileage", car.mileageKm, ' unit="km"'),
    element("fuel", car.fuelType),
    element("transmission", car.transmission),
    element("engine_size", car.engineSize),
    element("car_type", car.bodyType),
    element("color", car.color),
    element("city", listing.location),
    element("date", jordanDate(listing.createdAt)),
    pictures.length > 0 ? `<pictures>${pictures.join("")}</pictures>` : "",
    "</ad>\n",
  ].join("");
}
