import { idIn, pageIn, picturesIn, priceText, type TableFormat } from "./feed-car.ts";

const MAX_MORE_IMAGES = 10;

/** Vehicle ads of Google, whose only availability is to be in the file: https://support.google.com/merchants/answer/11192663 */
export const googleFormat: TableFormat = {
  columns: [
    "id",
    "vin",
    "store_code",
    "brand",
    "model",
    "year",
    "condition",
    "mileage",
    "color",
    "price",
    "image_link",
    "additional_image_link",
    "link",
    "link_template",
    "google_product_category",
  ],
  cells(listing, place) {
    const { car, dealerSlug } = listing;
    const [image = null, ...more] = picturesIn(place, listing);
    const link = pageIn(place, listing);
    return [
      idIn(place, listing),
      null,
      dealerSlug,
      car.make,
      car.model,
      car.year,
      "Used",
      `${car.mileageKm} km`,
      car.color,
      priceText(listing),
      image,
      more.slice(0, MAX_MORE_IMAGES).join(","),
      link,
      `${link}?store={store_code}`,
      916,
    ];
  },
};
