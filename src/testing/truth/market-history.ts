import type { Database as Sqlite } from "bun:sqlite";
import fc from "fast-check";
import { foldText } from "#src/core/fold.ts";
import { CAR_ORDERS } from "#src/features/cars/car-catalog.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { readPlateFilter } from "#src/features/plates/schema.ts";
import { cars, carValuations } from "#src/features/cars/tables.ts";
import {
  counters,
  erasedListings,
  listingPhotos,
  listings,
  listingTexts,
} from "#src/features/listings/tables.ts";
import { PLATE_ORDERS } from "#src/features/plates/search/search-plates.ts";
import { patternTags } from "#src/features/plates/catalogue/patterns.ts";
import { plates } from "#src/features/plates/tables.ts";
import { rowWriter } from "#src/tooling/bench/row-writer.ts";

const DEALERS = ["dealer-a", "dealer-b"];
const SELLERS = ["seller-a", "seller-b", "seller-c"];
const PHOTO = "photo";
const BEGUN = 1_000;

/** Words that are not read as filters. */
const WORDS = ["zebrano", "quartzit", "flumen"];
const MAKES = ["Toyota", "Kia", "Opel"];
/** Two of them are not in the lists; one of these contains a listed model's name. */
const MODELS = ["Camry", "Rio", "Camry Solara", "Corsa", "Xyz"];
const FEATURES = ["Sunroof", "Bluetooth", "Airbags"] as const;
const TAGS = ["short", "mirror", "lucky-seven"] as const;
/** The last one is within the first. */
const PLACES = ["Irbid", "Aqaba", "Karak", "Ramtha"];
const PRICES = [0, 99_999, 100_000, 555_500, 1_000_000, 9_999_999_999];

const few = <T>(values: readonly T[], most = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: most });
const seldom = <T>(value: fc.Arbitrary<T>, otherwise: T) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: value });

const aCar = fc.record({
  make: fc.constantFrom(...MAKES),
  model: fc.constantFrom(...MODELS),
  year: fc.constantFrom(1975, 1979, 1980, 2018, 2019, 2027),
  mileageKm: fc.constantFrom(0, 24_999, 25_000, 300_000, 2_000_000),
  fuelType: fc.constantFrom("Gasoline" as const, "Hybrid" as const),
  transmission: fc.constantFrom("Automatic" as const, "Manual" as const),
  bodyType: fc.constantFrom("Sedan" as const, "SUV" as const),
  color: fc.constantFrom("White", "Olive"),
  features: few(FEATURES, 3),
  payment: fc.constantFrom("cash" as const, "cash-or-instalments" as const, "instalments" as const, null),
});
const aPlate = fc
  .record({
    areaCode: fc.constantFrom(10, 20, 77),
    plateNumber: fc.constantFrom("7", "77", "20", "123", "7007", "90000"),
  })
  .map((plate) => ({
    ...plate,
    digitCount: plate.plateNumber.length,
    tags: patternTags(plate.areaCode, plate.plateNumber),
  }));
const said = {
  title: few(WORDS).map((words) => words.join(" ")),
  priceCents: fc.constantFrom(...PRICES),
  location: fc.constantFrom(...PLACES),
  verified: fc.boolean(),
  reducedUntil: seldom(fc.constant(BEGUN + 9), null),
  hasPhotos: fc.boolean(),
  listedAt: fc.integer({ min: 0, max: 4 }),
  expiresAt: fc.integer({ min: BEGUN + 1, max: BEGUN + 20 }),
  dealerId: seldom(fc.constantFrom(...DEALERS), null),
  status: seldom(fc.constantFrom("active" as const, "sold" as const, "removed" as const), "active"),
  hold: seldom(fc.constantFrom("review" as const, "hidden" as const, null), null),
};
const aListing = fc.record({
  ...said,
  seller: fc.constantFrom(...SELLERS),
  own: fc.oneof({ weight: 2, arbitrary: aCar }, { weight: 1, arbitrary: aPlate }),
});
const aChange = fc.record({ which: fc.nat(1000), to: fc.record(said, { requiredKeys: [] }) });
const aValuation = fc.record({
  which: fc.nat(1000),
  to: fc.oneof(
    fc.constant({ verdict: null, lowCents: null, highCents: null, comparables: null }),
    fc.record({
      verdict: fc.constantFrom("great" as const, "good" as const, "fair" as const, "high" as const),
      lowCents: fc.constantFrom(500_000, 700_000),
      highCents: fc.constantFrom(900_000, 1_150_000),
      comparables: fc.constant(8),
    }),
  ),
});

type Listing = typeof aListing extends fc.Arbitrary<infer L> ? L : never;
type Change = typeof aChange extends fc.Arbitrary<infer C> ? C : never;
type Valuation = typeof aValuation extends fc.Arbitrary<infer V> ? V : never;

/** A change of the market between two searches. */
export const anEdit = fc.oneof(
  { weight: 4, arbitrary: fc.array(aListing, { minLength: 1, maxLength: 10 }).map((add) => ({ add })) },
  { weight: 4, arbitrary: fc.array(aChange, { minLength: 1, maxLength: 4 }).map((change) => ({ change })) },
  { weight: 3, arbitrary: fc.array(aValuation, { minLength: 1, maxLength: 6 }).map((value) => ({ value })) },
  { weight: 1, arbitrary: fc.record({ suspend: fc.constantFrom(...SELLERS), isActive: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constantFrom(...SELLERS).map((erase) => ({ erase })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 8 }).map((pass) => ({ pass })) },
);
export type Edit = typeof anEdit extends fc.Arbitrary<infer E> ? E : never;

const ofBoth = {
  q: seldom(fc.constantFrom("zebrano", "flu", "quartzit zebrano", "flumen qua", "nowhere"), ""),
  sellerType: seldom(few(["private", "dealer"]), []),
  dealer: seldom(few([...DEALERS, "dealer-c"]), []),
  verifiedOnly: seldom(fc.boolean(), false),
  reducedOnly: seldom(fc.boolean(), false),
  minPrice: seldom(fc.constantFrom(0, 999.99, 1000, 5555, 10_000), null),
  maxPrice: seldom(fc.constantFrom(0, 999.99, 1000, 5555, 99_999_999.99), null),
  page: fc.constantFrom(1, 1, 2, 3),
  pageSize: fc.constantFrom(1, 2, 5, 24),
};
const orderOf = <Name extends string>(orders: Record<Name, unknown>) =>
  fc.constantFrom(...(Object.keys(orders) as Name[]));
const NO_CAR_FILTER = readCarFilter(new URLSearchParams());
const NO_PLATE_FILTER = readPlateFilter(new URLSearchParams());

/** A filter as `readCarFilter` returns it. */
export const aCarFilter = fc
  .record({
    ...ofBoth,
    plain: fc.constant<string[]>([]),
    strict: fc.constant(false),
    make: seldom(few([...MAKES, "Mazda"]), []),
    model: seldom(few([...MODELS, "o", "cam"]), []),
    location: seldom(few([...PLACES, "Salt"]), []),
    fuelType: seldom(few(["Gasoline", "Hybrid", "Diesel"]), []),
    transmission: seldom(few(["Automatic", "Manual"]), []),
    bodyType: seldom(few(["Sedan", "SUV", "Van"]), []),
    features: seldom(few([...FEATURES, "USB Ports"]), []),
    color: seldom(few(["White", "Olive", "Pink"]), []),
    payment: seldom(few(["cash", "cash-or-instalments", "instalments"]), []),
    year: seldom(few([1975, 2018, 2019]), []),
    minYear: seldom(fc.constantFrom(1900, 1979, 2019), null),
    maxYear: seldom(fc.constantFrom(1979, 2018, 2100), null),
    minMileage: seldom(fc.constantFrom(0, 25_000), null),
    maxMileage: seldom(fc.constantFrom(0, 25_000, 299_999), null),
    photosOnly: seldom(fc.boolean(), false),
    cashOnly: seldom(fc.boolean(), false),
    goodPriceOnly: seldom(fc.boolean(), false),
    sort: orderOf(CAR_ORDERS),
  })
  .map((filter) => ({ ...NO_CAR_FILTER, ...filter }));
/** A filter as `readPlateFilter` returns it. */
export const aPlateFilter = fc
  .record({
    ...ofBoth,
    plain: fc.constant<string[]>([]),
    strict: fc.constant(false),
    pattern: seldom(fc.constantFrom("?7", "7*", "*0*", "123", "*2,1??"), ""),
    startsWith: seldom(fc.constantFrom("7", "12", "1,7"), ""),
    endsWith: seldom(fc.constantFrom("7", "0", "0,21"), ""),
    includes: seldom(fc.constantFrom("00", "2", "00,1"), ""),
    onlyDigits: seldom(fc.constantFrom("7", "12"), ""),
    areaCode: seldom(few([10, 20, 99]), []),
    digitCount: seldom(few([1, 2, 4]), []),
    location: seldom(fc.constantFrom(...PLACES), ""),
    tags: seldom(few(TAGS), []),
    sort: orderOf(PLATE_ORDERS),
  })
  .map((filter) => ({ ...NO_PLATE_FILTER, ...filter }));

/** Writes a history into a database, numbering its changes after `rev`; it has its own clock. */
function marketHistory(sqlite: Sqlite, rev: number) {
  const addListing = rowWriter(sqlite, listings);
  const addCar = rowWriter(sqlite, cars);
  const addPlate = rowWriter(sqlite, plates);
  const addValuation = rowWriter(sqlite, carValuations);
  const addText = rowWriter(sqlite, listingTexts);
  const addPhoto = rowWriter(sqlite, listingPhotos);
  const addErased = rowWriter(sqlite, erasedListings);
  const state = { now: BEGUN, rev, written: 0, ids: [] as string[] };

  /** Not in chronological order, so that ties are not sorted by accident. */
  const nextId = () => {
    const scattered = Math.imul(++state.written, 0x9e3779b1) >>> 0;
    return `${scattered.toString(16).padStart(8, "0")}-0000-7000-8000-000000000000`;
  };
  // Other tables use numbers too, and some listings are changed again.
  const nextRev = () => (state.rev += 1 + (state.written % 3));

  function add({ own, seller: sellerId, hasPhotos, ...listing }: Listing): void {
    const [id, rev] = [nextId(), nextRev()];
    const times = { createdAt: BEGUN, updatedAt: BEGUN };
    const kind = "make" in own ? "car" : "number-plate";
    addListing({
      ...listing,
      ...times,
      id,
      kind,
      number: state.written,
      slug: "",
      sellerId,
      rev,
      description: "",
    });
    if ("make" in own) addCar({ ...own, listingId: id });
    else addPlate({ ...own, listingId: id });
    addText({ docId: rev, listingId: id, title: foldText(listing.title), rest: "" });
    if (hasPhotos) addPhoto({ listingId: id, photoId: PHOTO, position: 0 });
    state.ids.push(id);
  }

  const update = (table: string, key: string, id: string, column: string, value: string | number | null) =>
    sqlite.query(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`).run(value, id);

  function change({ which, to }: Change): void {
    const id = state.ids[which % state.ids.length];
    if (!id) return;
    const { hasPhotos, title, ...columns } = to;
    for (const [name, value] of Object.entries(columns)) {
      const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      update("listings", "id", id, column, typeof value === "boolean" ? Number(value) : value);
    }
    if (title !== undefined) update("listing_texts", "listing_id", id, "title", foldText(title));
    if (hasPhotos !== undefined) sqlite.query("DELETE FROM listing_photos WHERE listing_id = ?").run(id);
    if (hasPhotos) addPhoto({ listingId: id, photoId: PHOTO, position: 0 });
    update("listings", "id", id, "rev", nextRev());
  }

  /** Changes a valuation without changing the listing. */
  function value({ which, to }: Valuation): void {
    const listingId = state.ids[which % state.ids.length];
    if (!listingId) return;
    sqlite.query("DELETE FROM car_valuations WHERE listing_id = ?").run(listingId);
    addValuation({ ...to, listingId, rev: nextRev() });
  }

  function erase(seller: string): void {
    const own = sqlite.query("SELECT id FROM listings WHERE seller_id = ?").values(seller).flat() as string[];
    for (const listingId of own) addErased({ listingId, rev: nextRev() });
    sqlite.query("DELETE FROM listings WHERE seller_id = ?").run(seller);
    state.ids = state.ids.filter((id) => !own.includes(id));
  }

  return {
    now: () => state.now,
    /** Writes one transaction. */
    write(edit: Edit): void {
      sqlite.run("BEGIN IMMEDIATE");
      if ("add" in edit) for (const listing of edit.add) add(listing);
      else if ("change" in edit) for (const each of edit.change) change(each);
      else if ("value" in edit) for (const each of edit.value) value(each);
      else if ("erase" in edit) erase(edit.erase);
      else if ("pass" in edit) state.now += edit.pass;
      else
        sqlite
          .query("UPDATE listings SET seller_active = ?, rev = ? WHERE seller_id = ?")
          .run(Number(edit.isActive), nextRev(), edit.suspend);
      sqlite.query("UPDATE counters SET value = ? WHERE name = 'rev'").run(state.rev);
      sqlite.run("COMMIT");
    },
  };
}

/** The changes, and the searches after them. */
export const aHistory = [
  fc.array(anEdit, { minLength: 1, maxLength: 5 }),
  fc.array(aCarFilter, { minLength: 1, maxLength: 2 }),
  aPlateFilter,
] as const;

/** Empties the database, except for the rows that histories need. */
export function beginHistory(sqlite: Sqlite): ReturnType<typeof marketHistory> {
  // In a database, no change number may occur twice.
  const [last] = sqlite.query("SELECT value FROM counters WHERE name = 'rev'").values().flat() as number[];
  const rev = last ?? 0;
  for (const table of ["listings", "erased_listings", "counters", "photos", "users", "dealers"])
    sqlite.run(`DELETE FROM ${table}`);
  for (const id of SELLERS)
    sqlite
      .query(
        "INSERT INTO users (id, email, email_key, password_hash, name, created_at, updated_at) VALUES (?1, ?1, ?1, '-', ?1, 0, 0)",
      )
      .run(id);
  for (const id of DEALERS)
    sqlite
      .query(
        "INSERT INTO dealers (id, slug, name_en, name_ar, legal_name, phone, location, hours, branches, created_at, updated_at) VALUES (?1, ?1, ?1, ?1, ?1, '-', 'Amman', '{}', '[]', 0, 0)",
      )
      .run(id);
  sqlite.query("INSERT INTO photos VALUES (?, 1, 1, '', 0)").run(PHOTO);
  rowWriter(sqlite, counters)({ name: "rev", value: rev });
  return marketHistory(sqlite, rev);
}
