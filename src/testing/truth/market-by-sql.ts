import type { Database as Sqlite } from "bun:sqlite";
import { carFields } from "#src/features/cars/fields.ts";
import { modelsOf, MAKES } from "#src/features/cars/catalogue/catalogue.ts";
import type { CarFilter } from "#src/features/cars/schema.ts";
import type { Fields } from "#src/features/listings/fields.ts";
import { boundsOf } from "#src/features/listings/search/filter.ts";
import { PLATE_COLUMNS } from "#src/features/plates/search/search-plates.ts";
import type { PlateFilter } from "#src/features/plates/schema.ts";
import {
  type Condition,
  holdsAll,
  isBetween,
  isOneOf,
  isSaid,
  searchBySql,
  type SearchedKind,
} from "./search-by-sql.ts";

const HAS_PHOTOS = "EXISTS (SELECT 1 FROM listing_photos WHERE listing_id = listings.id)";
const IS_CASH = "cars.payment IN ('cash', 'cash-or-instalments')";
const IS_GOOD_PRICE = "coalesce(car_valuations.verdict IN ('great', 'good'), 0)";
const PRICE_RANK = `coalesce(
  min(9999999, round(20000.0 * listings.price_cents / (car_valuations.low_cents + car_valuations.high_cents))), 1e9)`;
const IS_REDUCED = "listings.reduced_until IS NOT NULL";
const HYBRID_TYPE = `coalesce(cars.hybrid_type, CASE
  WHEN cars.make = 'BMW' AND (cars.model GLOB '*[0-9]e' OR cars.model GLOB '*[0-9]xe') THEN 'plug-in'
  WHEN cars.make = 'Mercedes-Benz' AND cars.model GLOB '*[0-9][0-9][0-9]e' THEN 'plug-in'
  WHEN cars.make = 'Porsche' AND cars.model GLOB '*E-Hybrid' THEN 'plug-in'
  WHEN cars.make || ' ' || cars.model IN ('Chevrolet Volt', 'Honda Clarity', 'Opel Ampera') THEN 'plug-in'
  END)`;
const WITH_TEXTS = "LEFT JOIN listing_texts ON listing_texts.listing_id = listings.id";

const allModels = new Set(MAKES.flatMap(modelsOf));
const modelsKnown = (makes: string[]) => (makes.length > 0 ? new Set(makes.flatMap(modelsOf)) : allModels);

/** Places within other places. */
const AREAS: Record<string, string[]> = { Irbid: ["Ramtha"] };

/** The listings for sale at the time in `clock`. */
const FOR_SALE = `(SELECT listings.* FROM listings, clock
  WHERE status = 'active' AND expires_at > clock.now AND hold IS NULL AND seller_active = 1) AS listings`;

/** The columns of car fields with a given kind of filter, by filter name. */
const columnsWhere = (is: (field: Fields[string]) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries<Fields[string]>(carFields)
      .filter(([, field]) => field.filter && is(field))
      .map(([name, { shared, column = name }]) => [
        name,
        name === "hybridType"
          ? HYBRID_TYPE
          : `${shared ? "listings" : "cars"}.${column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      ]),
  );

const SELLER_TYPE = "CASE WHEN listings.dealer_id IS NULL THEN 'private' ELSE 'dealer' END";
const DEALER = "(SELECT slug FROM dealers WHERE id = listings.dealer_id)";

const CARS: SearchedKind = {
  from: `${FOR_SALE} JOIN cars ON cars.listing_id = listings.id
    LEFT JOIN car_valuations ON car_valuations.listing_id = listings.id ${WITH_TEXTS}`,
  one: {
    ...columnsWhere(({ filter, kind }) => filter === "many" && kind !== "choices"),
    sellerType: SELLER_TYPE,
  },
  many: columnsWhere(({ kind }) => kind === "choices"),
  flags: {
    photosOnly: HAS_PHOTOS,
    verifiedOnly: "listings.verified",
    cashOnly: `coalesce(${IS_CASH}, 0)`,
    reducedOnly: IS_REDUCED,
    goodPriceOnly: IS_GOOD_PRICE,
  },
  numbers: Object.fromEntries(
    Object.entries(columnsWhere(({ filter }) => filter === "range" || filter === "numbers")).map(
      ([name, value]) => [name, { value, edges: [...((carFields as Fields)[name]?.bars ?? [])] }],
    ),
  ),
  choices: {
    model: {
      others: (makes) => makes.flatMap(modelsOf),
      finds: (chosen, value, makes) => {
        const known = modelsKnown(makes);
        if (known.has(chosen) && known.has(value)) return value === chosen;
        return value.toLowerCase().includes(chosen.toLowerCase());
      },
    },
  },
  others: { text: "NULL", dealer: DEALER, listedAt: "listings.listed_at", priceRank: PRICE_RANK },
  orders: {
    newest: "listedAt DESC",
    "price-asc": "price",
    "price-desc": "price DESC",
    "year-desc": "year DESC",
    "mileage-asc": "mileage",
    "best-price": "priceRank",
    // Without words.
    relevance: "listedAt DESC",
  },
};

/** A number with one digit is also a mirror number; with four, a repeated pair. */
const TAGS = `CASE WHEN instr(plates.tags, '"all-same"') = 0 THEN plates.tags
  WHEN plates.digit_count = 4 THEN json_insert(plates.tags, '$[#]', 'mirror', '$[#]', 'repeated-pair')
  ELSE json_insert(plates.tags, '$[#]', 'mirror') END`;

const PLATES: SearchedKind = {
  from: `${FOR_SALE} JOIN plates ON plates.listing_id = listings.id ${WITH_TEXTS}`,
  one: {
    areaCode: "plates.area_code",
    digitCount: "plates.digit_count",
    location: "listings.location",
    sellerType: SELLER_TYPE,
  },
  many: { tags: TAGS },
  flags: { verifiedOnly: "listings.verified", reducedOnly: IS_REDUCED },
  numbers: { price: { value: "listings.price_cents", edges: PLATE_COLUMNS.price.edges } },
  choices: {
    location: {
      others: () => Object.keys(AREAS),
      finds: (chosen, value) => value === chosen || Boolean(AREAS[chosen]?.includes(value)),
    },
  },
  others: {
    text: "NULL",
    dealer: DEALER,
    listedAt: "listings.listed_at",
    number: "CAST(plates.plate_number AS INTEGER)",
  },
  orders: {
    newest: "listedAt DESC",
    "price-asc": "price",
    "price-desc": "price DESC",
    digits: "digitCount, listedAt DESC",
    number: "number, areaCode",
  },
};

/** Searches cars and plates for sale with plain SQL, on a connection that can write. */
export function marketBySql(sqlite: Sqlite) {
  sqlite.run("CREATE TEMP TABLE clock (now)");
  sqlite.run("INSERT INTO clock VALUES (0)");
  const setClock = sqlite.prepare("UPDATE clock SET now = ?");
  const [cars, plates] = [searchBySql(sqlite, CARS), searchBySql(sqlite, PLATES)];
  const pageOf = ({
    sort: order,
    page,
    pageSize: limit,
  }: Pick<CarFilter | PlateFilter, "sort" | "page" | "pageSize">) => ({
    order,
    limit,
    offset: (page - 1) * limit,
  });
  return {
    cars(filter: CarFilter, now: number) {
      setClock.run(now);
      return inDinars(cars({ makes: filter.make, conditions: carConditions(filter), ...pageOf(filter) }));
    },
    plates(filter: PlateFilter, now: number) {
      setClock.run(now);
      return inDinars(plates({ conditions: plateConditions(filter), ...pageOf(filter) }));
    },
  };
}

function inDinars({ histograms, ...found }: ReturnType<ReturnType<typeof searchBySql>>) {
  const told = (price: number | null) => (price === null ? null : price / 100);
  const price = (histograms["price"] ?? []).map(({ from, to, count }) => ({
    from: told(from),
    to: told(to),
    count,
  }));
  return { ...found, histograms: { ...histograms, price } };
}

const cents = (dinars: number | null) => (dinars === null ? null : Math.round(dinars * 100));
type Conditions = Record<string, Condition>;
const given = (conditions: Record<string, Condition | null | false>): Conditions =>
  Object.fromEntries(
    Object.entries(conditions).filter((entry): entry is [string, Condition] => Boolean(entry[1])),
  );
const listed = (value: string, list: (string | number)[]) => list.length > 0 && isOneOf(value, list);
const said = (q: string) => q !== "" && isSaid(q.split(" "));

/** The conditions of a filter with listed makes only and with words that are not filters. */
function carConditions(filter: CarFilter): Conditions {
  const asked: Record<string, unknown> = { ...filter };
  const many = Object.entries(CARS.many).map(([name, column]) => {
    const values = asked[name] as string[];
    return [name, values.length > 0 && holdsAll(column, values)];
  });
  const one = Object.entries(CARS.one).map(([name, column]) => [
    name,
    listed(column, asked[name] as string[]),
  ]);
  const numbers = Object.entries(CARS.numbers).map(([name, { value }]) => {
    const [min, max] = boundsOf(name).map((bound) => asked[bound] as number | null);
    const inUnit = name === "price" ? cents : (number: number | null) => number;
    const within = isBetween(value, inUnit(min ?? null), inUnit(max ?? null));
    const conditions = [within, listed(value, (asked[name] as number[] | undefined) ?? [])];
    const all = conditions.filter((condition): condition is Condition => Boolean(condition));
    return [name, all.length > 0 && both(all)];
  });
  return given({
    ...Object.fromEntries([...one, ...many, ...numbers]),
    model: filter.model.length > 0 && isCalled(filter.make, filter.model),
    dealer: listed(DEALER, filter.dealer),
    photosOnly: filter.photosOnly && { sql: HAS_PHOTOS },
    verifiedOnly: filter.verifiedOnly && { sql: "listings.verified" },
    reducedOnly: filter.reducedOnly && { sql: IS_REDUCED },
    cashOnly: filter.cashOnly && { sql: IS_CASH },
    goodPriceOnly: filter.goodPriceOnly && { sql: IS_GOOD_PRICE },
    text: said(filter.q),
  });
}

const both = (conditions: Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(" AND "),
  values: conditions.flatMap(({ values = [] }) => values),
});

/** A listed model matches itself and unlisted models that contain it; other text matches all models that contain it. */
function isCalled(makes: string[], models: string[]): Condition {
  const known = modelsKnown(makes);
  const each = models.map((model): Condition => {
    const holds = { sql: "instr(lower(cars.model), lower(?)) > 0", values: [model] };
    if (!known.has(model)) return holds;
    const unlisted = isOneOf("cars.model", [...known]);
    return {
      sql: `cars.model = ? OR (${holds.sql} AND NOT ${unlisted.sql})`,
      values: [model, model, ...(unlisted.values ?? [])],
    };
  });
  return { sql: each.map(({ sql }) => `(${sql})`).join(" OR "), values: both(each).values ?? [] };
}

/** The same for plates; the pattern is for the number only, and a place has its stored name. */
function plateConditions(filter: PlateFilter): Conditions {
  const { startsWith, endsWith, includes, onlyDigits, pattern, tags, location } = filter;
  const patterns = [
    pattern.replaceAll("?", "_").replaceAll("*", "%").split(","),
    startsWith.split(",").flatMap((start) => endsWith.split(",").map((end) => `${start}%${end}`)),
    includes.split(",").map((digits) => `%${digits}%`),
  ].filter((likes) => !["", "%", "%%"].includes(likes[0] ?? ""));
  const all = patterns.map((likes) => likes.map(() => "plates.plate_number LIKE ?").join(" OR "));
  if (onlyDigits) all.push(`trim(plates.plate_number, '${onlyDigits}') = ''`);
  return given({
    sellerType: listed(SELLER_TYPE, filter.sellerType),
    dealer: listed(DEALER, filter.dealer),
    areaCode: listed("plates.area_code", filter.areaCode),
    digitCount: listed("plates.digit_count", filter.digitCount),
    tags: tags.length > 0 && holdsAll(TAGS, tags),
    location: location !== "" && isOneOf("listings.location", [location, ...(AREAS[location] ?? [])]),
    verifiedOnly: filter.verifiedOnly && { sql: "listings.verified" },
    reducedOnly: filter.reducedOnly && { sql: IS_REDUCED },
    price: isBetween("listings.price_cents", cents(filter.minPrice), cents(filter.maxPrice)),
    number: all.length > 0 && { sql: all.map((sql) => `(${sql})`).join(" AND "), values: patterns.flat() },
    text: said(filter.q),
  });
}
