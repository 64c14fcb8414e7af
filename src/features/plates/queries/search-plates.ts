import { eq } from "drizzle-orm";
import type { CatalogDeclaration, NumberFilter, ColumnFilters } from "#src/catalog/columns.ts";
import { type Facet, toFacet } from "#src/catalog/columns.ts";
import type { TextMatch } from "#src/catalog/text.ts";
import type { Forgiving, WordsRead } from "#src/words/understand.ts";
import type { Reader } from "#src/db/open.ts";
import { type SearchCounts, priceInCents } from "#src/features/listings/queries/counts.ts";
import {
  among,
  countListings,
  findListings,
  type FoundListings,
  type SearchDeps,
  type SearchOptions,
} from "#src/features/listings/queries/found-listings.ts";
import { namesForSale } from "#src/features/listings/queries/names-for-sale.ts";
import { findByWords, readWords } from "#src/features/listings/queries/read-words.ts";
import { hasTexts, listingFacts, listingSource } from "#src/features/listings/queries/search-source.ts";
import { listings, listingTexts } from "#src/features/listings/tables.ts";
import { placesNamed } from "#src/features/places/place-names.ts";
import { PLACES } from "#src/features/places/places.ts";
import { PLATE_COLUMNS, PLATE_FACETS, PLATE_ORDERS, type PlateFacts } from "../columns.ts";
import { codesLike, numbersLike, parsePlatePattern } from "../patterns.ts";
import type { NumberPlate } from "../plate-json.ts";
import { plateQueries } from "./list-plates.ts";
import type { PlateFilter } from "../schema.ts";
import { plates } from "../tables.ts";
import { loosened, understandPlates, type UnderstoodPlates } from "../understand-plate.ts";

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

/** The number plates for sale, in memory. */
export const plateCatalog: CatalogDeclaration<PlateFacts, typeof PLATE_COLUMNS, keyof typeof PLATE_ORDERS> = {
  columns: PLATE_COLUMNS,
  orders: PLATE_ORDERS,
  source: (read) => listingSource(read, "number-plate", plates.listingId, () => selectFacts(read)),
};

/** What a search for plates finds. */
export interface FoundPlates extends FoundListings<NumberPlate>, WordsRead {}

type ReadPlates = UnderstoodPlates & { match: TextMatch | null };

/**
 * A page of the plates for sale that fit both the filter and what its words say, and how many fit in all. Where nobody
 * sells the number that is typed, those that hold it are found.
 */
export async function searchPlates(
  deps: SearchDeps,
  given: PlateFilter,
  options: SearchOptions = {},
): Promise<FoundPlates> {
  const understand = (forgiving: Forgiving | null) => understandPlates(given, forgiving);
  const words = await readWords(deps.db.read, understand, () => platesForSale(deps));
  const looser = loosened(words);
  return findByWords<ReadPlates, FoundPlates>({
    words,
    otherwise: looser && (async () => ({ ...looser, match: words.match })),
    find: (words) => platesThatFit(deps, given, words, options),
    count: ({ filter, match }) => countListings(deps, plateCatalog, selectionOf(filter), match),
  });
}

/** Whether there is a plate for sale of what a name means. */
async function platesForSale({ catalogs, clock }: SearchDeps): Promise<Forgiving> {
  const names = await namesForSale(catalogs.of(plateCatalog), PLATE_FACETS, clock.now());
  return ({ column, value }) =>
    placesOf(column, String(value)).some((name) => names[column]?.has(name) ?? true);
}

const placesOf = (column: string, value: string) => (column === "location" ? placesNamed(value) : [value]);

async function platesThatFit(
  deps: SearchDeps,
  given: PlateFilter,
  { filter, understood, match }: ReadPlates,
  options: SearchOptions,
): Promise<FoundPlates> {
  const facetsOf = ({ location, ...facets }: SearchCounts["facets"]): SearchCounts["facets"] =>
    location ? { ...facets, location: countNamed(location) } : facets;
  const kind = { catalog: plateCatalog, facets: PLATE_FACETS, list: plateQueries.list, facetsOf };
  const asked = {
    where: selectionOf(given),
    within: selectionOf(filter),
    match,
    filter: given,
    fromWords: filter,
  };
  const found = await findListings(deps, kind, asked, options);
  return { ...found, understood, text: filter.q };
}

/** A facet of places by what each finds: a city's areas are in it. */
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

/** What the catalog is asked for; the filter's words have been read already. */
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
