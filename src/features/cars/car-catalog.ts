import { eq, gt } from "drizzle-orm";
import { type CatalogDeclaration, columnsOf } from "#src/catalog/columns.ts";
import { pick } from "#src/core/pick.ts";
import { jordanDay } from "#src/core/jordan-day.ts";
import type { Reader } from "#src/db/open.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import type { OwnValues } from "#src/features/listings/field-values.ts";
import {
  fieldColumns,
  fieldOrders,
  type SearchedColumn,
  searchedColumns,
} from "#src/features/listings/search/field-columns.ts";
import {
  isDealer,
  isOfListing,
  type ListingFacts,
  listingFacts,
  listingSource,
  sellerColumns,
} from "#src/features/listings/search/search-source.ts";
import { listings, listingTexts } from "#src/features/listings/tables.ts";
import { type CarFields, carFields } from "./fields.ts";
import { BEST_PRICE, FLAG_FILTERS, LIST_FILTERS, RANGE_FILTERS } from "./schema.ts";
import { qualityOf, type Told } from "./form/quality.ts";
import { countedForQuality } from "./list-cars.ts";
import { cars, carValuations } from "./tables.ts";
import { bandIn, isGood, type KeptValued, rankAt, WORST_RANK } from "./worth/verdict.ts";

export type CarFacts = ListingFacts &
  Pick<OwnValues<CarFields>, SearchedColumn<CarFields>> &
  Omit<KeptValued, "comparables"> &
  Pick<Told, "photos" | "descriptionLength">;

const { one, flag, number } = columnsOf<CarFacts>();

/** Includes the make, because two makes may have models of the same name. */
export const modelKey = (make: string, model: string): string => `${make}\n${model}`;

export const CAR_COLUMNS = {
  ...fieldColumns<CarFields, CarFacts>(carFields),
  hybridType: one(hybridTypeOf),
  model: one((car) => modelKey(car.make, car.model)),
  ...sellerColumns<CarFacts>(),
  photosOnly: flag((car) => car.hasPhotos),
  verifiedOnly: flag((car) => car.verified),
  cashOnly: flag((car) => car.payment === "cash" || car.payment === "cash-or-instalments"),
  reducedOnly: flag((car) => car.isReduced),
  goodPriceOnly: flag((car) => isGood(car.verdict)),
  listedAt: number((car) => car.listedAt),
  listedDay: number((car) => jordanDay(car.listedAt)),
  quality: number((car) => qualityOf({ ...car, features: car.features.length })),
  priceRank: number(rankOf),
};

/** Models that are sold only as plug-in hybrids. Most sellers leave the type open. */
const PLUG_INS: Record<string, RegExp> = {
  BMW: /\dx?e$/,
  "Mercedes-Benz": /\d{3}e$/,
  Chevrolet: /^Volt$/,
  Honda: /^Clarity$/,
  Opel: /^Ampera$/,
  Porsche: /E-Hybrid$/,
};

function hybridTypeOf({ make, model, hybridType }: CarFacts): string | null {
  return hybridType ?? (PLUG_INS[make]?.test(model) ? "plug-in" : null);
}

/** The order of the best prices. Cars without a valuation come last. */
function rankOf(car: CarFacts): number {
  const band = bandIn(car);
  return band ? rankAt(car.priceCents, band) : WORST_RANK;
}

/** Equally relevant cars: of the same day, those that tell more come first. */
const RELEVANCE = ["-listedDay", "-quality", "-listedAt"] as const;
export const CAR_ORDERS = {
  ...fieldOrders(carFields),
  [BEST_PRICE]: ["priceRank" as const],
  relevance: [...RELEVANCE],
};

export const CAR_FACETS = [...LIST_FILTERS, "sellerType" as const, ...FLAG_FILTERS, ...RANGE_FILTERS];

const selectFacts = (read: Reader, after?: string) =>
  read
    .select({
      ...listingFacts(read),
      ...countedForQuality(read),
      ...searchedColumns(carFields, cars),
      ...pick(carValuations, "verdict", "lowCents", "highCents"),
    })
    .from(listings)
    .innerJoin(cars, eq(cars.listingId, listings.id))
    .leftJoin(dealers, isDealer)
    .leftJoin(carValuations, isOfListing(carValuations.listingId, after))
    .leftJoin(listingTexts, isOfListing(listingTexts.listingId, after));

const listValued = async (read: Reader, rev: number) =>
  (
    await read.select({ id: carValuations.listingId }).from(carValuations).where(gt(carValuations.rev, rev))
  ).map(({ id }) => id);

export const carCatalog: CatalogDeclaration<CarFacts, typeof CAR_COLUMNS, keyof typeof CAR_ORDERS> = {
  columns: CAR_COLUMNS,
  orders: CAR_ORDERS,
  source: (read) =>
    listingSource(read, "car", cars.listingId, (after) => selectFacts(read, after), listValued),
};
