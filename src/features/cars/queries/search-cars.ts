import { eq } from "drizzle-orm";
import type { CatalogDeclaration, Selection } from "#src/catalog/columns.ts";
import { toFacet } from "#src/catalog/counted.ts";
import type { Hits } from "#src/catalog/search.ts";
import { matchText, type TextMatch } from "#src/catalog/text.ts";
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
import type { CarJson } from "../car-json.ts";
import { findMake, findModel, MAKES, modelsOf } from "../catalogue.ts";
import { CAR_COLUMNS, CAR_FACETS, CAR_ORDERS, type CarFacts } from "../columns.ts";
import { listCars } from "../queries.ts";
import type { CarFilter } from "../schema.ts";
import { cars } from "../tables.ts";
import { understandCars } from "../understand-car.ts";

const selectFacts = (read: Reader) =>
  read
    .select({
      ...listingFacts(read),
      make: cars.make,
      model: cars.model,
      year: cars.year,
      mileageKm: cars.mileageKm,
      fuelType: cars.fuelType,
      transmission: cars.transmission,
      bodyType: cars.bodyType,
      color: cars.color,
      features: cars.features,
      payment: cars.payment,
    })
    .from(listings)
    .innerJoin(cars, eq(cars.listingId, listings.id))
    .leftJoin(listingTexts, hasTexts);

/** The cars for sale, in memory. */
export const carCatalog: CatalogDeclaration<CarFacts, typeof CAR_COLUMNS, keyof typeof CAR_ORDERS> = {
  columns: CAR_COLUMNS,
  orders: CAR_ORDERS,
  source: (read) => listingSource(read, "car", cars.listingId, () => selectFacts(read)),
};

/** What a search for cars finds; `meant` is the filter once its words are understood. */
export interface FoundCars extends FoundListings<CarJson>, WordsRead {
  meant: CarFilter;
}

/**
 * A page of the cars for sale that fit the filter and what its words say, and how many fit in all. Where that finds
 * nothing and the words as plain text do, they are text.
 */
export async function searchCars(
  deps: SearchDeps,
  given: CarFilter,
  options: SearchOptions = {},
): Promise<FoundCars> {
  const { read } = deps.db;
  const { filter, understood, match } = await readWords(read, (forgiving) =>
    understandCars(given, deps.clock.now(), forgiving),
  );
  const found = await carsThatFit(deps, filter, match, options);
  if (found.total === 0 && understood.length > 0) {
    const asText = await carsThatFit(deps, given, await matchText(read, given.q), options);
    if (asText.total > 0) return { ...asText, understood: [], text: given.q, meant: given };
  }
  return { ...found, understood, text: filter.q, meant: filter };
}

async function carsThatFit(
  deps: SearchDeps,
  filter: CarFilter,
  match: TextMatch | null,
  options: SearchOptions,
): Promise<FoundListings<CarJson>> {
  const kind = { catalog: carCatalog, facets: CAR_FACETS, list: listCars };
  const found = await findListings(deps, kind, { where: wantedOf(filter), match, filter }, options);
  const facets = withModelNames(found.counts.facets);
  return { ...found, counts: { ...found.counts, facets } };
}

/** The models by their names alone: those of one name are one choice. */
function withModelNames({ model, ...facets }: Hits["facets"]): Hits["facets"] {
  if (!model) return facets;
  const counts = new Map<string, number>();
  for (const { value, count } of model) {
    const name = modelOf(value);
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return { ...facets, model: toFacet([...counts.keys()], [...counts.values()]) };
}

/** The model of a `modelKey`. */
const modelOf = (key: string): string => key.slice(key.indexOf("\n") + 1);

const among = <T>(values: T[]) => (values.length > 0 ? values : undefined);
const ticked = (flag: boolean) => flag || undefined;

/** What the catalog is asked for; the filter's words have been read already. */
export function wantedOf(filter: CarFilter): Selection<typeof CAR_COLUMNS> {
  const { model, year, minYear, maxYear, maxMileage } = filter;
  const makes = filter.make.map((make) => findMake(make) ?? make);
  const hasYear = year.length > 0 || minYear !== null || maxYear !== null;
  return {
    make: among(makes),
    model: model.length > 0 ? modelsCalled(makes, model) : undefined,
    location: among(filter.location),
    fuelType: among(filter.fuelType),
    transmission: among(filter.transmission),
    bodyType: among(filter.bodyType),
    color: among(filter.color),
    payment: among(filter.payment),
    features: among(filter.features),
    photosOnly: ticked(filter.photosOnly),
    verifiedOnly: ticked(filter.verifiedOnly),
    cashOnly: ticked(filter.cashOnly),
    price: priceInCents(filter),
    year: hasYear ? { min: minYear, max: maxYear, anyOf: among(year) } : undefined,
    mileage: maxMileage === null ? undefined : { max: maxMileage },
  };
}

/**
 * Models as typed: each is the listed one that it names, of the chosen makes or of any, and those that are not listed
 * and hold its name; all whose name holds it where it names none.
 */
function modelsCalled(makes: string[], typed: string[]): (key: string) => boolean {
  const ofMakes = makes.length > 0 ? makes : MAKES;
  const listed = new Set(ofMakes.flatMap(modelsOf));
  const wanted = typed.map((text) => {
    const named = ofMakes.map((make) => findModel(make, text)).filter((model) => model !== null);
    return { named: new Set(named), part: text.replaceAll(/[%_\\]/g, "").toLowerCase() };
  });
  return (key) => {
    const model = modelOf(key);
    return wanted.some(({ named, part }) => {
      const holds = part !== "" && model.toLowerCase().includes(part);
      return named.size === 0 ? holds : named.has(model) || (holds && !listed.has(model));
    });
  };
}
