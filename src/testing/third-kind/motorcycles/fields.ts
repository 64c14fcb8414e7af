import { line, number, paragraphs, photos, place, price, title } from "#src/features/listings/fields.ts";
import { CITIES } from "#src/features/places/places.ts";

/** All fields of a motorcycle. */
export const motorcycleFields = {
  title: title({ section: "basic", label: () => "Title", hint: () => "Brand and model" }),
  price: price({ section: "basic", placeholder: () => "1,500", bars: [100_000, 200_000] }),
  make: line({
    section: "basic",
    label: () => "Brand",
    required: () => "Say the brand.",
    max: 40,
    filter: "many",
    specification: true,
    searched: true,
  }),
  engineCc: number({
    section: "basic",
    label: () => "Engine",
    min: 50,
    max: 2500,
    filter: "range",
    sort: ["desc"],
    specification: true,
  }),
  location: place(CITIES, { section: "basic", filter: "many" }),
  description: paragraphs({
    section: "description",
    shared: true,
    label: () => "Description",
    max: 2000,
    rows: 4,
  }),
  images: photos(5),
};
export type MotorcycleFields = typeof motorcycleFields;
