import { z } from "zod/mini";
import { counts, describeAs, textsOrNull } from "#src/http/describe.ts";
import { kindShapes } from "#src/features/listings/listing-shapes.ts";
import { filterShape } from "#src/features/listings/search/filter-shape.ts";
import { PATTERN_TAGS } from "./catalogue/patterns.ts";
import { plateFields } from "./fields.ts";
import { plateInput, platePatch } from "./plate-input.ts";
import { NOT_NAMES, PLATE_FLAG_NAMES, PLATE_SORTS, PRICES, TEXT_NAMES } from "./schema.ts";

const tag = z.enum(PATTERN_TAGS);

const query = filterShape({
  lists: {
    areaCode: z.int(),
    digitCount: z.int(),
    tags: tag,
    ...Object.fromEntries(NOT_NAMES.map((name) => [name, z.string()])),
  },
  numbers: PRICES,
  texts: TEXT_NAMES,
  flags: PLATE_FLAG_NAMES,
  sorts: PLATE_SORTS,
});

const more = { ...counts("digitCount"), tags: z.array(tag), ...textsOrNull("city") };
export const plateShapes = { ...kindShapes("NumberPlate", plateFields, more), query };
describeAs(plateInput, plateShapes.input);
describeAs(platePatch, plateShapes.patch);
