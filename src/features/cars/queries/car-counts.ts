import { eq, gt } from "drizzle-orm";
import type { Database, Reader } from "#src/db/open.ts";
import { erasedListings, listings } from "#src/features/listings/tables.ts";
import type { CarFilter } from "../schema.ts";
import { type CarCounts, modelKey } from "./suggest-cars.ts";
import { cars } from "../tables.ts";

const readCars = (read: Reader, since: number) =>
  read
    .select({
      id: listings.id,
      rev: listings.rev,
      status: listings.status,
      hold: listings.hold,
      sellerActive: listings.sellerActive,
      expiresAt: listings.expiresAt,
      location: listings.location,
      make: cars.make,
      model: cars.model,
      year: cars.year,
    })
    .from(listings)
    .innerJoin(cars, eq(cars.listingId, listings.id))
    .where(gt(listings.rev, since));

type Car = Awaited<ReturnType<typeof readCars>>[number];

/** Numbers for names, so that a column of them is a list of small numbers. */
interface Names {
  all: string[];
  ids: Map<string, number>;
}

const newNames = (): Names => ({ all: [], ids: new Map() });

function idOf(names: Names, name: string): number {
  const known = names.ids.get(name);
  if (known !== undefined) return known;
  names.ids.set(name, names.all.length);
  return names.all.push(name) - 1;
}

/** Later than any year of a car. */
const LAST_YEAR = 2200;

/** All cars column by column: their models, years and places by number, and until when each is for sale. */
interface Columns {
  rev: number;
  rows: Map<string, number>;
  models: Names;
  places: Names;
  model: number[];
  year: number[];
  place: number[];
  /** 0: not for sale. */
  until: number[];
}

const kept = new WeakMap<Database, Columns>();

/** Counts the cars for sale by what they are; they are read once and then followed by their `rev`. */
export async function countingCars(db: Database, now: number): Promise<(filter: CarFilter) => CarCounts> {
  const empty = { model: [], year: [], place: [], until: [] };
  const columns = kept.get(db) ?? {
    rev: 0,
    rows: new Map(),
    models: newNames(),
    places: newNames(),
    ...empty,
  };
  kept.set(db, columns);
  const since = columns.rev;
  for (const car of await readCars(db.read, since)) setRow(columns, car);
  const erased = await db.read.select().from(erasedListings).where(gt(erasedListings.rev, since));
  for (const { listingId, rev } of erased) {
    columns.rev = Math.max(columns.rev, rev);
    const at = columns.rows.get(listingId);
    if (at !== undefined) columns.until[at] = 0;
  }
  return (filter) => count(columns, filter, now);
}

function setRow(columns: Columns, car: Car): void {
  const at = columns.rows.get(car.id) ?? columns.until.length;
  const isShown = car.status === "active" && car.hold === null && car.sellerActive;
  columns.rows.set(car.id, at);
  columns.model[at] = idOf(columns.models, modelKey(car.make, car.model));
  columns.year[at] = car.year;
  columns.place[at] = idOf(columns.places, car.location);
  columns.until[at] = isShown ? car.expiresAt : 0;
  columns.rev = Math.max(columns.rev, car.rev);
}

const isAmong = <T>(values: T[], value: T): boolean => values.length === 0 || values.includes(value);

function count(
  { models, places, model, year, place, until }: Columns,
  filter: CarFilter,
  now: number,
): CarCounts {
  const names = models.all.map((key) => key.split("\n"));
  const isModel = names.map(
    ([make = "", name = ""]) => isAmong(filter.make, make) && isAmong(filter.model, name),
  );
  const isPlace = places.all.map((name) => isAmong(filter.location, name));
  const byModel = new Uint32Array(models.all.length);
  const byPlace = new Uint32Array(places.all.length);
  const byYear = new Uint32Array(LAST_YEAR + 1);
  const [from, to] = [filter.minYear ?? 0, filter.maxYear ?? LAST_YEAR];
  const isYear = Array.from(byYear, (_, y) => y >= from && y <= to && isAmong(filter.year, y));
  for (let at = 0; at < until.length; at++) {
    const m = model[at] ?? 0;
    if (!isModel[m] || (until[at] ?? 0) <= now) continue;
    const p = place[at] ?? 0;
    const y = year[at] ?? 0;
    if (!isPlace[p] || !isYear[y]) continue;
    byModel[m] = (byModel[m] ?? 0) + 1;
    byPlace[p] = (byPlace[p] ?? 0) + 1;
    byYear[y] = (byYear[y] ?? 0) + 1;
  }
  const byMake = new Map<string, number>();
  for (const [i, [make = ""]] of names.entries())
    byMake.set(make, (byMake.get(make) ?? 0) + (byModel[i] ?? 0));
  return {
    make: byMake,
    model: new Map(models.all.map((key, i) => [key, byModel[i] ?? 0])),
    year: new Map([...byYear.entries()].filter(([, n]) => n > 0).map(([y, n]) => [String(y), n])),
    location: new Map(places.all.map((name, i) => [name, byPlace[i] ?? 0])),
  };
}
