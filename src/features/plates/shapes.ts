import { z } from "zod/mini";
import { count, meaning } from "#src/http/describe.ts";
import { kindShapes } from "#src/features/listings/listing-shapes.ts";
import { listingOperations } from "#src/features/listings/page/listing-operations.ts";
import { filterShape } from "#src/features/listings/search/filter-shape.ts";
import { PATTERN_TAGS } from "./catalogue/patterns.ts";
import { plateFields } from "./fields.ts";
import { NOT_NAMES, PLATE_FLAG_NAMES, PLATE_SORTS, PRICES, TEXT_NAMES } from "./schema.ts";

const example = {
  areaCode: "10",
  plateNumber: "12345",
  title: "10-12345, in my name",
  price: 6000,
  location: "Amman",
  description: "Transfer within a day.",
};

const tags = z.array(z.enum(PATTERN_TAGS));

const shapes = kindShapes(
  "NumberPlate",
  plateFields,
  { ...example, images: [] },
  {
    digitCount: count("How many digits the number has", 5),
    tags: meaning(tags, "Patterns in the number"),
    city: meaning(z.nullable(z.string()), "The city of the code; null if it has none", "Amman"),
  },
);

const query = filterShape({
  lists: {
    areaCode: z.int(),
    digitCount: z.int(),
    tags: z.enum(PATTERN_TAGS),
    ...Object.fromEntries(NOT_NAMES.map((name) => [name, z.string()])),
  },
  numbers: PRICES,
  texts: TEXT_NAMES,
  flags: PLATE_FLAG_NAMES,
  sorts: PLATE_SORTS,
});

export const plateShapes = { name: "NumberPlate", whole: shapes.whole, query };
export const plateOperations = listingOperations("NumberPlate", "number plate", {
  ...shapes,
  query,
  example,
  search: "?areaCode=10&digitCount=5&page=1",
});
