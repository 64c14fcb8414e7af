import { dinars } from "#src/core/money.ts";
import { jordanDate } from "#src/core/jordan-day.ts";
import { pick } from "#src/core/pick.ts";
import { withoutContacts } from "#src/core/contacts.ts";
import type { FeedCar } from "../queries/feeds.ts";
import { type FeedPlace, idIn, pageIn, picturesIn } from "./feed-car.ts";

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<ads>\n';
export const XML_END = "</ads>\n";

const element = (name: string, text: string | number | null, attributes = ""): string =>
  text === null || text === "" ? "" : `<${name}${attributes}>${Bun.escapeHTML(String(text))}</${name}>`;

/** An advertisement as sites that collect them read it. */
export function xmlOf(listing: FeedCar, place: FeedPlace): string {
  const { title, priceCents, location, createdAt } = listing;
  const pictures = picturesIn(listing, place).map((url, i) =>
    element("picture", url, i === 0 ? ' main="true"' : ""),
  );
  const facts = Object.entries({
    id: idIn(listing, place),
    url: pageIn(listing, place),
    title,
    content: withoutContacts(listing.description) || title,
    price: dinars(priceCents),
    currency: "JOD",
    ...pick(listing, "make", "model", "year", "transmission", "color"),
    mileage: listing.mileageKm,
    fuel: listing.fuelType,
    engine_size: listing.engineSize,
    car_type: listing.bodyType,
    city: location,
    date: jordanDate(createdAt),
  });
  const elements = facts.map(([name, value]) => element(name, value)).join("");
  const shown = pictures.length > 0 ? `<pictures>${pictures.join("")}</pictures>` : "";
  return `<ad>${elements}${shown}</ad>\n`;
}
