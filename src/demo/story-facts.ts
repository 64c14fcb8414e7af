import { jordanYear } from "#src/core/jordan-day.ts";
import { linesIn } from "#src/core/text.ts";
import type { CarFields } from "#src/features/cars/fields.ts";
import type { OwnJson } from "#src/features/listings/field-values.ts";
import {
  BODY_TYPES,
  type Feature,
  FEATURES,
  type FuelType,
  type Transmission,
} from "#src/features/cars/vocabulary.ts";
import type { SeededRandom } from "./random.ts";
import { marketLinesOf } from "./story-market.ts";
import carLines from "./story-cars.txt" with { type: "text" };

export const LISTING_DAYS = 30;

export type CarRow = ReturnType<typeof readRow>;

type Details = {
  [
    Name in keyof OwnJson<CarFields> as Name extends "engineSize"
      ? never
      : null extends OwnJson<CarFields>[Name]
        ? Name
        : never
  ]?: NonNullable<OwnJson<CarFields>[Name]>;
};

/** The facts of a car, which its description must match. Installments are whole JD, months are "YYYY-MM". */
export type Facts = CarRow & Details & { dealer: boolean; features: Feature[]; age: number };

const fuels: Record<string, FuelType> = { G: "Gasoline", H: "Hybrid", E: "Electric", D: "Diesel" };
const gearboxes: Record<string, Transmission> = { A: "Automatic", M: "Manual" };

/**
 * The lines of story-cars.txt: make | model | year (0: this year, -1: the year before) | JD | km | fuel G(asoline) H(ybrid) E(lectric) D(iesel)
 * | transmission A(utomatic) M(anual) | body type | engine cc | color | city | title | tags, which are additional facts.
 */
function readRow(line: string, thisYear: number) {
  const [make = "", model = "", year, price, km, fuel = "", gear = "", body, cc, ...more] = line.split("|");
  const [color = "", location = "", title = "", tags = ""] = more;
  return {
    make,
    model,
    year: Number(year) > 0 ? Number(year) : thisYear + Number(year),
    price: Number(price),
    mileageKm: Number(km),
    fuelType: fuels[fuel] ?? "Gasoline",
    transmission: gearboxes[gear] ?? "Automatic",
    bodyType: BODY_TYPES.find((name) => name === body) ?? "Sedan",
    engineSize: cc ? `${(Number(cc) / 1000).toFixed(1)} L` : null,
    engineCc: Number(cc),
    color,
    location,
    title,
    isArabic: /[\u0600-\u06ff]/.test(title),
    tags: new Set(tags.split(" ").filter(Boolean)),
  };
}

export function demoRows(thisYear: number, random: SeededRandom): CarRow[] {
  const rows = linesIn(carLines).map((line) => readRow(line, thisYear));
  const titles = rows.map(({ title }) => title);
  return [...rows, ...marketLinesOf(random, thisYear, titles).map((line) => readRow(line, thisYear))];
}

/** The order of random draws must not change: another order gives another demo. */
export function detailsOf(row: CarRow, dealer: boolean, now: number, random: SeededRandom): Facts {
  const age = jordanYear(now) - row.year;
  const paint = paintOf(row, age, random);
  const bodyCondition = conditionOf(row, age, random);
  const papers = papersOf(row, now, random);
  const payment = paymentOf(row, dealer, random);
  const inspection = inspectionOf(row, age, bodyCondition, random);
  return {
    ...row,
    ...papers,
    ...payment,
    regionalSpec: specOf(row),
    paint,
    bodyCondition,
    inspection,
    inspectionNote: noteOf(inspection, bodyCondition, row.isArabic),
    features: featuresOf(row, random),
    dealer,
    age,
  };
}

function papersOf({ tags, price }: CarRow, now: number, random: SeededRandom): Details {
  if (tags.has("uncleared")) return { customs: "uncleared", licence: "unlicensed", insurance: "none" };
  if (tags.has("brand-new") || tags.has("lapsed"))
    return { customs: "cleared", licence: "unlicensed", insurance: "none" };
  const months = tags.has("year-licence") ? 12 : random.between(1, 11);
  const until = new Date(now);
  until.setUTCDate(1);
  until.setUTCMonth(until.getUTCMonth() + months);
  return {
    customs: "cleared",
    licence: "licensed",
    licensedUntil: until.toISOString().slice(0, 7),
    insurance: price > 12_000 && random.chance(0.45) ? "comprehensive" : "compulsory",
  };
}

function paymentOf({ tags, price }: CarRow, dealer: boolean, random: SeededRandom): Details {
  const onlyInstallments = tags.has("instalments-only");
  const offered =
    onlyInstallments || tags.has("instalments") || (dealer && price > 7000 && random.chance(0.16));
  if (!offered) return { payment: "cash" };
  const months = random.pick([24, 36, 48, 60]);
  const downPayment = Math.round((price * random.pick([0.25, 0.3, 0.4])) / 500) * 500;
  const monthly = Math.round(((price - downPayment) * (1 + (0.065 * months) / 12)) / months / 5) * 5;
  return { payment: onlyInstallments ? "instalments" : "cash-or-instalments", downPayment, monthly, months };
}

function specOf({ tags, make, fuelType, year }: CarRow): Details["regionalSpec"] {
  if (tags.has("gulf")) return "gulf";
  if (["BYD", "Changan"].includes(make) || year === 2022) return "other";
  if (["Hyundai", "Kia", "Daewoo"].includes(make)) return "korean";
  if (["Ford", "Chevrolet", "Jeep", "Tesla", "Lexus"].includes(make)) return "american";
  if (["BMW", "Mercedes-Benz", "Audi", "Opel", "Peugeot", "Land Rover"].includes(make)) return "european";
  if (make === "Volkswagen") return year > 2009 ? "american" : "european";
  if (fuelType === "Hybrid" || fuelType === "Electric") return "american";
  return year < 2003 ? "japanese" : "gulf";
}

function paintOf({ tags }: CarRow, age: number, random: SeededRandom): Details["paint"] {
  if (tags.has("original") || tags.has("brand-new") || tags.has("agency")) return "original";
  if (tags.has("accident")) return "partial-repaint";
  const shares = age > 14 ? ([40, 35, 25] as const) : ([72, 6, 22] as const);
  return random.pickWeighted([
    ["original", shares[0]],
    ["full-repaint", shares[1]],
    ["partial-repaint", shares[2]],
  ]);
}

function conditionOf({ tags }: CarRow, age: number, random: SeededRandom): Details["bodyCondition"] {
  if (tags.has("accident")) return "accident";
  if (tags.has("needs-work")) return "needs-work";
  const sound = ["good-body", "original", "seven-good", "brand-new", "verified"].some((tag) => tags.has(tag));
  return sound || random.chance(age > 14 ? 0.4 : 0.7) ? "excellent" : "good";
}

function inspectionOf(
  { tags }: CarRow,
  age: number,
  condition: Details["bodyCondition"],
  random: SeededRandom,
): Details["inspection"] {
  for (const grade of ["seven-good", "four-good", "three-good"] as const) if (tags.has(grade)) return grade;
  if (tags.has("brand-new")) return "none";
  if (condition === "accident" || condition === "needs-work") return "mixed";
  const old = age > 14;
  return random.pickWeighted([
    ["seven-good", old ? 4 : 30],
    ["four-good", old ? 36 : 45],
    ["three-good", old ? 26 : 6],
    ["mixed", condition === "good" ? (old ? 14 : 6) : 0],
    ["none", old ? 24 : 14],
  ]);
}

function noteOf(inspection: Details["inspection"], condition: Details["bodyCondition"], isArabic: boolean) {
  if (inspection === "three-good")
    return isArabic ? "دقة خفيفة على الشصي الأمامي اليسار" : "Light knock on the front left chassis";
  if (inspection !== "mixed") return undefined;
  if (condition === "accident") return isArabic ? "قصعة خلفي يمين مصلّحة" : "Rear right chassis repaired";
  return isArabic ? "ملاحظات على الشصيات الأمامية" : "Remarks on both front chassis ends";
}

/** The year in which a feature became common in Jordan; sunroof and leather come from tags. */
const usualSince: Partial<Record<Feature, number>> = {
  "Navigation System": 2014,
  "Backup Camera": 2012,
  "Heated Seats": 2015,
  "Air Conditioning": 1990,
  Bluetooth: 2009,
  "USB Ports": 2009,
  "Alloy Wheels": 1998,
  "Power Windows": 1995,
  "Anti-lock Brakes": 1996,
  Airbags: 1997,
  "Cruise Control": 2010,
  "Keyless Entry": 2012,
  "Premium Audio": 2016,
};
const tagFeatures: Partial<Record<Feature, string>> = {
  Sunroof: "sunroof",
  "Leather Seats": "leather",
  "Backup Camera": "camera",
};

function featuresOf({ tags, year, price }: CarRow, random: SeededRandom): Feature[] {
  const generous = price > 15_000 ? 0.92 : price > 7000 ? 0.8 : 0.6;
  return FEATURES.filter((feature) => {
    if (feature === "Air Conditioning" && year > 1996) return true;
    if (tags.has(tagFeatures[feature] ?? "-")) return true;
    return year >= (usualSince[feature] ?? Number.POSITIVE_INFINITY) && random.chance(generous);
  });
}
