import type { ReactNode } from "react";
import type { Car } from "#src/features/cars/car-json.ts";
import { type CarField, carFields } from "#src/features/cars/fields.ts";
import { SPECIFICATION, specificationOf } from "#src/features/cars/page/detail-facts.tsx";
import { rangeText } from "#src/features/cars/worth/verdict.ts";
import { FEATURES } from "#src/features/cars/vocabulary.ts";
import { textsOf } from "#src/features/listings/fields.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import type { Compared } from "./compare-page.tsx";

interface Line {
  label: string;
  /** Null if the seller left it out. */
  values: ReactNode[];
  isSame: boolean;
  best?: number | undefined;
  bestLabel?: string | undefined;
}

export interface Group {
  title: string;
  lines: Line[];
}

const PAPERS: CarField[] = ["payment", "customs", "licence", "insurance"];
const CAR: CarField[] = [...SPECIFICATION, "inspection" as const].filter((name) => !PAPERS.includes(name));

const isOne = (keys: unknown[]) => new Set(keys.map((key) => JSON.stringify(key))).size === 1;

export function groupsOf(compared: Compared[], now: number): Group[] {
  const cars = compared.map(({ car }) => car);
  const linesOf = (names: CarField[]) => names.flatMap((name) => lineOf(name, cars, now) ?? []);
  const groups = [
    { title: t.comparePapers(), lines: [...linesOf(["price"]), ...fairRanges(cars), ...linesOf(PAPERS)] },
    { title: t.compareCar(), lines: linesOf(CAR) },
    { title: t.carFeatures(), lines: featureLines(cars) },
    { title: t.detailSeller(), lines: sellerLines(compared) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

function lineOf(name: CarField, cars: Car[], now: number): Line | null {
  const values = cars.map((car) =>
    name === "price" ? t.formatPrice(car.priceCents) : specificationOf(name, car, now) || null,
  );
  if (values.every((value) => value === null)) return null;
  const keys = cars.map((car) => [
    textsOf(carFields[name], name, car),
    name === "licence" && car.licensedUntil,
  ]);
  return { label: carFields[name].label(), values, isSame: isOne(keys), ...bestOf(name, cars) };
}

function bestOf(name: CarField, cars: Car[]) {
  if (name !== "price" && name !== "year" && name !== "mileage") return null;
  const numbers = cars.map(
    ({ priceCents, year, mileageKm }) => ({ price: priceCents, year: -year, mileage: mileageKm })[name],
  );
  const least = Math.min(...numbers);
  if (numbers.filter((number) => number === least).length > 1) return null;
  return { best: numbers.indexOf(least), bestLabel: name === "year" ? t.compareNewest() : t.compareLowest() };
}

function fairRanges(cars: Car[]): Line[] {
  const values = cars.map(({ valuation }) => valuation && rangeText(valuation));
  if (values.every((value) => value === null)) return [];
  return [{ label: t.compareFairRange(), values, isSame: isOne(values) }];
}

function featureLines(cars: Car[]): Line[] {
  const given = new Set(cars.flatMap(({ features }) => features));
  const own = [...given].filter((feature) => !FEATURES.some((known) => known === feature));
  return [...FEATURES.filter((feature) => given.has(feature)), ...own].map((feature) => {
    const has = cars.map((car) => car.features.includes(feature));
    return { label: t.featureLabel(feature), values: has.map(tickOf), isSame: isOne(has) };
  });
}

const tickOf = (has: boolean): ReactNode =>
  has ? (
    <Icon name="check" size={19} label={t.compareHas()} className="text-action" />
  ) : (
    <span role="img" aria-label={t.compareNotIncluded()} className="text-faint">
      –
    </span>
  );

function sellerLines(compared: Compared[]): Line[] {
  const names = compared.map(({ seller }) => seller.name);
  const places = compared.map(({ car }) => placeLabel(car.location, t.language()));
  return [
    {
      label: t.detailSeller(),
      values: names.map((name) => <bdi key={name}>{name}</bdi>),
      isSame: isOne(compared.map(({ seller }) => seller.id)),
    },
    { label: t.location(), values: places, isSame: isOne(places) },
  ];
}
