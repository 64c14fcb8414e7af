import { z } from "zod/mini";
import { counts, flags, numbers, textLists, texts, textsOrNull } from "#src/http/describe.ts";
import { kindShapes } from "#src/features/listings/listing-shapes.ts";
import { filterShape } from "#src/features/listings/search/filter-shape.ts";
import { PATTERN_TAGS } from "./catalogue/patterns.ts";
import { plateFields } from "./fields.ts";
import { NOT_NAMES, PLATE_FLAG_NAMES, PLATE_SORTS, PRICES, TEXT_NAMES } from "./schema.ts";

const tag = z.enum(PATTERN_TAGS);

const filters = {
  ...texts(...TEXT_NAMES),
  areaCode: z.array(z.int()),
  digitCount: z.array(z.int()),
  tags: z.array(tag),
  ...textLists(...NOT_NAMES),
  ...numbers(...PRICES),
  ...flags(...PLATE_FLAG_NAMES),
};
const query = filterShape(filters, PLATE_SORTS);

const more = { ...counts("digitCount"), tags: z.array(tag), ...textsOrNull("city") };
export const plateShapes = { ...kindShapes("NumberPlate", plateFields, more), query };
