import { eq } from "drizzle-orm";
import type { CatalogDeclaration, NumbersWanted, Selection } from "#src/catalog/columns.ts";
import type { TextMatch } from "#src/catalog/text.ts";
import type { WordsRead } from "#src/core/understood.ts";
import type { Reader } from "#src/db/open.ts";
import { priceInCents } from "#src/features/listings/queries/counts.ts";
import {
  findListings,
  type FoundListings,
  type SearchDeps,
  type SearchOptions,
} from "#src/features/listings/queries/found-listings.ts";
import { readWords } from "#src/features/listings/queries/read-words.ts";
import { hasTexts, listingFacts, listingSource } from "#src/features/listings/queries/search-source.ts";
import { listings, listingTexts } from "#src/features/listings/tables.ts";
import { placesNamed } from "#src/features/places/places.ts";
import { PLATE_COLUMNS, PLATE_FACETS, PLATE_ORDERS, type PlateFacts } from "../columns.ts";
import { codesLike, numbersLike, parsePlatePattern } from "../patterns.ts";
import type { PlateJson } from "../plate-json.ts";
import { listPlates } from "../queries.ts";
import type { PlateFilter } from "../schema.ts";
import { plates } from "../tables.ts";
import { loosened, understandPlates, type UnderstoodPlates } from "../understand-plate.ts";

const selectFacts = (read: Reader) =>
  read
    .select({
      ...listingFacts(read),
      areaCode: plates.areaCode,
      number: plates.number,
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
export interface FoundPlates extends FoundListings<PlateJson>, WordsRead {}

/**
 * A page of the plates for sale that fit the filter and what its words say, and how many fit in all. Where nobody sells
 * the number that is typed, those that hold it are found.
 */
export async function searchPlates(
  deps: SearchDeps,
  given: PlateFilter,
  options: SearchOptions = {},
): Promise<FoundPlates> {
  const { match, ...words } = await readWords(deps.db.read, (forgiving) =>
    understandPlates(given, forgiving),
  );
  const found = await platesThatFit(deps, words, match, options);
  const looser = found.total === 0 ? loosened(words) : null;
  const more = looser && (await platesThatFit(deps, looser, match, options));
  return more && more.total > 0 ? more : found;
}

async function platesThatFit(
  deps: SearchDeps,
  { filter, understood }: UnderstoodPlates,
  match: TextMatch | null,
  options: SearchOptions,
): Promise<FoundPlates> {
  const kind = { catalog: plateCatalog, facets: PLATE_FACETS, list: listPlates };
  const found = await findListings(deps, kind, { where: wantedOf(filter), match, filter }, options);
  return { ...found, understood, text: filter.q };
}

const among = <T>(values: T[]) => (values.length > 0 ? values : undefined);

function wantedOf(filter: PlateFilter): Selection<typeof PLATE_COLUMNS> {
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
): NumbersWanted | undefined {
  const patterns = [
    pattern,
    startsWith && `${startsWith}%`,
    endsWith && `%${endsWith}`,
    includes && `%${includes}%`,
  ];
  const fits = patterns.filter((like) => like && like !== "%").map(numbersLike);
  return fits.length > 0 ? { where: (number) => fits.every((numbers) => numbers[number] === 1) } : undefined;
}
