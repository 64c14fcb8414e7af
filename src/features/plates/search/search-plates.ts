import { eq } from "drizzle-orm";
import {
  type CatalogDeclaration,
  type ColumnFilters,
  columnsOf,
  type Facet,
  type NumberFilter,
  type SortKey,
  toFacet,
} from "#src/catalog/columns.ts";
import { centsOf } from "#src/core/money.ts";
import type { Reader } from "#src/db/open.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { fieldColumns, fieldOrders } from "#src/features/listings/search/field-columns.ts";
import { listingMatcher } from "#src/features/listings/search/listing-matcher.ts";
import { among, listingSearch, type SearchedKind } from "#src/features/listings/search/listing-search.ts";
import {
  isDealer,
  isOfListing,
  type ListingFacts,
  listingFacts,
  listingSource,
  sellerColumns,
} from "#src/features/listings/search/search-source.ts";
import { listings, listingTexts } from "#src/features/listings/tables.ts";
import { placesNamed } from "#src/features/places/place-names.ts";
import { PLACES } from "#src/features/places/places.ts";
import { type PlateFields, plateFields } from "../fields.ts";
import { inAll, numbersLikeAny, numbersOf } from "../catalogue/number-sets.ts";
import { codesLike, foundByTags, parsePlatePattern } from "../catalogue/patterns.ts";
import type { NumberPlate } from "../plate-json.ts";
import { PLATE_COUNTED, type PlateFilter, readPlateFilter } from "../schema.ts";
import { plates } from "../tables.ts";
import { loosened, understandPlates } from "../lexicon/understand-plate.ts";
import { plateQueries } from "../list-plates.ts";

export type PlateFacts = ListingFacts &
  Pick<typeof plates.$inferSelect, "areaCode" | "plateNumber" | "digitCount" | "tags">;

const { one, many, flag, number } = columnsOf<PlateFacts>();

export const PLATE_COLUMNS = {
  ...fieldColumns<PlateFields, PlateFacts>(plateFields),
  areaCode: one((plate) => String(plate.areaCode)),
  digitCount: one((plate) => String(plate.digitCount)),
  tags: many(({ tags, digitCount }) => foundByTags(tags, digitCount)),
  location: one((plate) => plate.location),
  ...sellerColumns<PlateFacts>(),
  verifiedOnly: flag((plate) => plate.verified),
  reducedOnly: flag((plate) => plate.isReduced),
  number: number((plate) => Number(plate.plateNumber)),
  digits: number((plate) => plate.digitCount),
  code: number((plate) => plate.areaCode),
  listedAt: number((plate) => plate.listedAt),
};

export const PLATE_ORDERS = {
  ...fieldOrders(plateFields),
  digits: ["digits", "-listedAt"],
  number: ["number", "code"],
} satisfies Record<string, SortKey<keyof typeof PLATE_COLUMNS>[]>;

const selectFacts = (read: Reader, after?: string) =>
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
    .leftJoin(dealers, isDealer)
    .leftJoin(listingTexts, isOfListing(listingTexts.listingId, after));

export const plateCatalog: CatalogDeclaration<PlateFacts, typeof PLATE_COLUMNS, keyof typeof PLATE_ORDERS> = {
  columns: PLATE_COLUMNS,
  orders: PLATE_ORDERS,
  source: (read) =>
    listingSource(read, "number-plate", plates.listingId, (after) => selectFacts(read, after)),
};

/** Places with counts that include their areas. */
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

export function selectionOf(filter: PlateFilter): ColumnFilters<typeof PLATE_COLUMNS> {
  const { areaCode, digitCount, location, tags, verifiedOnly, reducedOnly } = filter;
  const unwanted = filter["not.pattern"].flatMap((text) => parsePlatePattern(text)?.likes.flat() ?? []);
  const pattern = parsePlatePattern(filter.pattern);
  const ofPattern = pattern?.code ? codesLike(pattern.code) : null;
  const codes = ofPattern
    ? ofPattern.filter((code) => areaCode.length === 0 || areaCode.includes(code))
    : among(areaCode);
  return {
    areaCode: codes?.map(String),
    digitCount: among(digitCount.map(String)),
    tags: among(tags),
    dealer: among(filter.dealer),
    sellerType: among(filter.sellerType),
    location: location ? placesNamed(location) : undefined,
    verifiedOnly: verifiedOnly || undefined,
    reducedOnly: reducedOnly || undefined,
    price: priceInCents(filter),
    number: numbersWanted(filter, pattern?.likes),
    "not.areaCode": among(filter["not.areaCode"].map(String)),
    "not.digitCount": among(filter["not.digitCount"].map(String)),
    "not.tags": among(filter["not.tags"]),
    "not.location": among(filter["not.location"].flatMap(placesNamed)),
    "not.number": unwanted.length > 0 ? { among: numbersLikeAny(unwanted) } : undefined,
  };
}

function priceInCents({ minPrice, maxPrice }: PlateFilter): NumberFilter | undefined {
  if (minPrice === null && maxPrice === null) return undefined;
  const cents = (price: number | null) => (price === null ? null : centsOf(price));
  return { min: cents(minPrice), max: cents(maxPrice) };
}

function numbersWanted(
  { startsWith, endsWith, includes, onlyDigits }: PlateFilter,
  patterns: string[][] = [],
): NumberFilter | undefined {
  const alternatives = (digits: string) => digits.split(",");
  // In `starts with 5, ends with 5` these are two digits, so the plate 5 does not match.
  const ends = alternatives(startsWith).flatMap((start) =>
    alternatives(endsWith).map((end) => `${start}%${end}`),
  );
  const asked = [...patterns, ends, alternatives(includes).map((digits) => `%${digits}%`)].filter(
    (likes) => likes.length > 0 && !likes.some((like) => /^%+$/.test(like)),
  );
  const sets = [...asked.map(numbersLikeAny), ...(onlyDigits ? [numbersOf(onlyDigits)] : [])];
  return sets.length > 0 ? { among: inAll(sets) } : undefined;
}

/** If the typed number is not for sale, plates that contain it are found. */
const searched: SearchedKind<
  PlateFacts,
  typeof PLATE_COLUMNS,
  keyof typeof PLATE_ORDERS,
  NumberPlate,
  PlateFilter
> = {
  catalog: plateCatalog,
  facets: PLATE_COUNTED,
  list: plateQueries.list,
  facetsOf: ({ location, ...facets }) => (location ? { ...facets, location: countNamed(location) } : facets),
  selectionOf,
  understand: understandPlates,
  valuesOf: ({ column, value }) => (column === "location" ? placesNamed(String(value)) : [String(value)]),
  otherwise: loosened,
};

export const searchPlates = listingSearch(searched);

export const openPlateSearches = listingMatcher({
  ...searched,
  filterOf: (query) => readPlateFilter(new URLSearchParams(query)),
});
