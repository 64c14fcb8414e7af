import { z } from "zod/mini";
import { count, dinars, meaning } from "#src/http/describe.ts";
import { kindShapes } from "#src/features/listings/listing-shapes.ts";
import { listingOperations } from "#src/features/listings/page/listing-operations.ts";
import { filterShape } from "#src/features/listings/search/filter-shape.ts";
import { boundsOf, notOf } from "#src/features/listings/search/filter.ts";
import { carFields } from "./fields.ts";
import { FLAG_FILTERS, LIST_FILTERS, OTHER_FILTERS, RANGE_FILTERS, SORTS } from "./schema.ts";
import { VERDICTS, type ValuationJson } from "./worth/verdict.ts";

const example = {
  title: "Toyota Camry Hybrid 2019, one owner",
  price: 14500,
  make: "Toyota",
  model: "Camry",
  location: "Amman",
  year: 2019,
  mileage: 95000,
  fuelType: "Hybrid",
  transmission: "Automatic",
  bodyType: "Sedan",
  color: "White",
  features: ["Sunroof", "Backup Camera"],
  description: "Serviced at the agency, seven good in the inspection, licensed until May.",
};

const valuation = z.object({
  verdict: z.enum(VERDICTS),
  low: dinars("The lower end of the usual price", 13000),
  high: dinars("The upper end", 15000),
  difference: meaning(z.int(), "From the middle, in percent; negative if cheaper", -4),
  comparables: count("Similar cars that were compared", 18),
} satisfies Record<keyof ValuationJson, z.ZodMiniType>);

const shapes = kindShapes(
  "Car",
  carFields,
  { ...example, engineSize: "2.5 L", images: [] },
  {
    valuation: meaning(z.nullable(valuation), "Its price beside similar cars; null if too few compare"),
  },
);

const valueOf = (name: string) => {
  const field = carFields[name as keyof typeof carFields];
  return field.kind === "choice" || field.kind === "place" ? z.enum(field.values as [string]) : z.string();
};

const query = filterShape({
  lists: {
    ...Object.fromEntries(
      LIST_FILTERS.flatMap((name) => [name, notOf(name)].map((each) => [each, valueOf(name)])),
    ),
    ...Object.fromEntries(OTHER_FILTERS.map((name) => [name, z.string()])),
    year: z.int(),
  },
  numbers: RANGE_FILTERS.flatMap((name) => [...boundsOf(name)]),
  flags: FLAG_FILTERS,
  sorts: SORTS,
});

export const carShapes = { name: "Car", whole: shapes.whole, query };
export const carOperations = listingOperations("Car", "car", {
  ...shapes,
  query,
  example,
  search: "?make=Toyota&maxPrice=15000&sort=price-asc&page=1",
});
