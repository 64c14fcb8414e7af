import { z } from "zod/mini";
import { counts, dinars, flags, numbers, textLists } from "#src/http/describe.ts";
import { kindShapes } from "#src/features/listings/listing-shapes.ts";
import { filterShape } from "#src/features/listings/search/filter-shape.ts";
import { boundsOf, notOf } from "#src/features/listings/search/filter.ts";
import { carFields } from "./fields.ts";
import { FLAG_FILTERS, LIST_FILTERS, OTHER_FILTERS, RANGE_FILTERS, SORTS } from "./schema.ts";
import { VERDICTS } from "./worth/verdict.ts";

const valuation = z.object({
  verdict: z.enum(VERDICTS),
  low: dinars(),
  high: dinars(),
  difference: z.int(),
  ...counts("comparables"),
});

export type ValuationJson = z.infer<typeof valuation>;

const filters = {
  ...textLists(...LIST_FILTERS.flatMap((name) => [name, notOf(name)]), ...OTHER_FILTERS),
  year: z.array(z.int()),
  ...numbers(...RANGE_FILTERS.flatMap(boundsOf)),
  ...flags(...FLAG_FILTERS),
};
const query = filterShape(filters, SORTS);

export const carShapes = { ...kindShapes("Car", carFields, { valuation: z.nullable(valuation) }), query };
