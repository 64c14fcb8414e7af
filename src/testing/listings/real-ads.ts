import { join } from "node:path";
import { toLatinDigits } from "#src/core/text.ts";
import { findMake, findModel } from "#src/features/cars/lexicon/car-names.ts";
import type { BodyCondition, Feature, FuelType, Paint } from "#src/features/cars/vocabulary.ts";

/** One of the real ads for some tests; they belong to others and are never part of the project. */
interface RealAd {
  title: string;
  make: string;
  model: string;
  year: string;
  transmission: string;
  fuel: string;
  colour: string;
  mileageBand: string;
  customs: string;
  payment: string;
  features: string[];
  paint: string;
  body: string;
  price: number | null;
}

const folder = process.env.REAL_ADS_DIR ?? join(import.meta.dir, "../../../../shared/data");
const file = Bun.file(join(folder, "jordan-ads.jsonl"));

export const haveRealAds = await file.exists();
if (!haveRealAds) console.warn(`Tests that read real ads are skipped: REAL_ADS_DIR has to name their folder`);

const FUELS: Record<string, FuelType> = { بنزين: "Gasoline", ديزل: "Diesel", كهربائي: "Electric" };
const FEATURES: Record<string, Feature> = {
  مكيف: "Air Conditioning",
  ABS: "Anti-lock Brakes",
  بلوتوث: "Bluetooth",
  "كراسي جلد": "Leather Seats",
  "كاميرا خلفية": "Backup Camera",
  فتحة: "Sunroof",
};

/** The first `count` ads with a price, as a seller's script would send them: Arabic words, Arabic digits. */
export async function readRealAds(count: number) {
  const ads = await readAds();
  return ads
    .filter(({ price }) => price)
    .slice(0, count)
    .map(toInput);
}

const PAINTS: Record<string, Paint> = {
  "الدهان الأصلي": "original",
  "أعيد دهانها كلياً": "full-repaint",
  "أعيد دهانها جزئياً": "partial-repaint",
};

const BODIES: Record<string, BodyCondition> = {
  "ممتازة بدون حوادث": "excellent",
  "جيد (عيوب بسيطة في البودي)": "good",
};

/** The cash prices of customs-cleared cars without heavy damage, with the facts that explain them. */
export async function readValuedAds() {
  const ads = (await readAds()).filter(
    ({ price, customs, payment, body }) =>
      price && customs === "مجمركة" && payment.startsWith("كاش") && !body.includes("حادث"),
  );
  return ads.map((ad) => {
    const make = findMake(ad.make) ?? ad.make;
    return {
      make,
      model: findModel(make, ad.model) ?? ad.model,
      year: Number(ad.year),
      mileageKm: Number(mileageOf(ad)) || 0,
      fuelType: fuelOf(ad.fuel),
      transmission: gearboxOf(ad),
      paint: PAINTS[ad.paint] ?? null,
      bodyCondition: BODIES[ad.body] ?? null,
      priceCents: (ad.price ?? 0) * 100,
    };
  });
}

const readAds = async (): Promise<RealAd[]> =>
  (await file.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as RealAd);

const mileageOf = ({ mileageBand }: RealAd) =>
  toLatinDigits(mileageBand).replaceAll(",", "").split(" ")[0]?.replace("+", "");
const gearboxOf = ({ transmission }: RealAd) =>
  transmission === "اوتوماتيك" ? ("Automatic" as const) : ("Manual" as const);

const fuelOf = (fuel: string): FuelType => FUELS[fuel] ?? (fuel.includes("هايبرد") ? "Hybrid" : "Gasoline");

const toInput = (ad: RealAd, i: number) => ({
  title: ad.title,
  make: ad.make,
  model: ad.model,
  year: ad.year,
  price: i % 2 ? String(ad.price) : ad.price,
  mileage: mileageOf(ad),
  fuelType: fuelOf(ad.fuel),
  transmission: gearboxOf(ad),
  bodyType: "Sedan" as const,
  color: ad.colour,
  location: "عمان",
  description: `${ad.title} ${ad.make} ${ad.model} ${ad.year} ${ad.customs} ${ad.payment} للبيع`,
  features: ad.features.flatMap((feature) => FEATURES[feature] ?? []),
  customs: ad.customs === "مجمركة" ? "cleared" : undefined,
});
