import { idIn, pageIn, pictureAt, picturesIn, priceText, type TableFormat } from "./feed-car.ts";

const MAX_IMAGES = 11;

/** Google's vehicle ads, which have no availability: https://support.google.com/merchants/answer/11192663 */
export const googleFormat: TableFormat = {
  id: idIn,
  // We do not ask for it.
  vin: () => null,
  store_code: ({ dealerSlug }) => dealerSlug,
  brand: ({ make }) => make,
  model: ({ model }) => model,
  year: ({ year }) => year,
  condition: () => "Used",
  mileage: ({ mileageKm }) => `${mileageKm} km`,
  color: ({ color }) => color,
  price: priceText,
  image_link: pictureAt(0),
  additional_image_link: (listing, place) => picturesIn(listing, place).slice(1, MAX_IMAGES).join(","),
  link: pageIn,
  link_template: (listing, place) => `${pageIn(listing, place)}?store={store_code}`,
  google_product_category: () => 916,
};
