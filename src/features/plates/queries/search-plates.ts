import { eq } from "drizzle-orm";
import {
  type CatalogDeclaration,
  type ColumnFilters,
  type Facet,
  type NumberFilter,
  toFacet,
} from "#src/catalog/columns.ts";
import type { Reader } from "#src/db/open.ts";
import { priceInCents } from "#src/features/listings/queries/counts.ts";
import { among, listingSearch } from "#src/features/listings/queries/listing-search.ts";
import { hasTexts, listingFacts, listingSource } from "#src/features/listings/queries/search-source.ts";
import { listings, listingTexts } from "#src/features/listings/tables.ts";
import { placesNamed } from "#src/features/places/place-names.ts";
import { PLACES } from "#src/features/places/places.ts";
import { PLATE_COLUMNS, PLATE_FACETS, PLATE_ORDERS, type PlateFacts } from "../columns.ts";
import { codesLike, numbersLike, parsePlatePattern } from "../patterns.ts";
import type { PlateFilter } from "../schema.ts";
import { plates } from "../tables.ts";
import { loosened, understandPlates } from "../understand-plate.ts";
import { plateQueries } from "./list-plates.ts";

const selectFacts = (read: Reader) =>
  read
    .select({
      ...listingFacts(read),
      areaCode: plates.areaCode,
      plateNumber: plates.plateNumber,
      digitCount: plates.digitCount,
      tags: plates.tags,
    })
    .from(listings)
    .innerJoin(plates, eq(plates.listingId, listings.id))
    .leftJoin(listingTexts, hasTexts);

export const plateCatalog: CatalogDeclaration<PlateFacts, typeof PLATE_COLUMNS, keyof typeof PLATE_ORDERS> = {
  columns: PLATE_COLUMNS,
  orders: PLATE_ORDERS,
  source: (read) => listingSource(read, "number-plate", plates.listingId, () => selectFacts(read)),
};

/** Places with the counts of their areas. */
function countNamed(facet: Facet): Facet {
  const counts = new Map(facet.map(({ value, count }) => [value, count]));
  const sums = PLACES.map(({ name }) =>
    placesNamed(name).reduce((sum, place) => sum + (counts.get(place) ?? 0), 0),
  );
  return toFacet(
    PLACES.map(({ name }) => name),
    sums,
  );
}

/** Without the words of the filter, which are read before. */
export function selectionOf(filter: PlateFilter): ColumnFilters<typeof PLATE_COLUMNS> {
  const { areaCode, digitCount, location, tags, verifiedOnly } = filter;
  const pattern = parsePlatePattern(filter.pattern);
  const ofPattern = pattern?.code ? codesLike(pattern.code) : null;
  const codes = ofPattern
    ? ofPattern.filter((code) => areaCode.length === 0 || areaCode.includes(code))
    : among(areaCode);
  return {
    areaCode: codes?.map(String),
    digitCount: among(digitCount.map(String)),
    tags: among(tags),
    location: location ? placesNamed(location) : undefined,
    verifiedOnly: verifiedOnly || undefined,
    price: priceInCents(filter),
    number: numbersWanted(filter, pattern?.like ?? "%"),
  };
}

function numbersWanted(
  { startsWith, endsWith, includes }: PlateFilter,
  pattern: string,
): NumberFilter | undefined {
  const patterns = [
    pattern,
    startsWith && `${startsWith}%`,
    endsWith && `%${endsWith}`,
    includes && `%${includes}%`,
  ];
  const [first, ...others] = patterns.filter((like) => like && like !== "%").map(numbersLike);
  if (!first) return undefined;
  const both = (a: Uint8Array, b: Uint8Array) => a.map((mark, number) => mark & (b[number] as number));
  return { marked: others.reduce(both, first) };
}

/** If nobody sells the typed number, plates that contain it are found. */
export const searchPlates = listingSearch({
  catalog: plateCatalog,
  facets: PLATE_FACETS,
  list: plateQueries.list,
  facetsOf: ({ location, ...facets }) => (location ? { ...facets, location: countNamed(location) } : facets),
  selectionOf,
  understand: understandPlates,
  valuesOf: ({ column, value }) => (column === "location" ? placesNamed(String(value)) : [String(value)]),
  otherwise: loosened,
});
