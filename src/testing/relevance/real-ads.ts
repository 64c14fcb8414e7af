import { toLatinDigits } from "#src/core/text.ts";
import type { Ad } from "./predicate.ts";
import { readModels, readRows } from "./read-tables.ts";

const CITIES = ["Amman", "Amman", "Amman", "Irbid", "Zarqa", "Salt", "Madaba", "Aqaba"];

interface RealAd extends Record<
  "title" | "make" | "model" | "year" | "fuel" | "transmission" | "colour",
  string
> {
  mileageBand: string;
  specs: string;
  paint: string;
  body: string;
  customs: string;
  licence: string;
  insurance: string;
  payment: string;
  features: string[];
  price: number | null;
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[أإآ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replaceAll(/[\s.-]/g, "");

/** Reads ads of Arabic sites from a file with one JSON object per line. They have no city, so each is assigned one. */
export async function readRealAds(file: string): Promise<Ad[]> {
  const models = await readModels();
  const values = new Map((await readRows("real-values.tsv")).map(([real = "", ours = ""]) => [real, ours]));
  const lines = (await Bun.file(file).text()).trim().split("\n");
  return lines.flatMap((line, i) => {
    const ad = JSON.parse(line) as RealAd;
    const make = models.find(({ makeNames }) => makeNames.some((name) => fold(name) === fold(ad.make)))?.make;
    if (!make || !ad.price) return [];
    const ofMake = models.filter((model) => model.make === make);
    const model = ofMake.find(({ names, model }) =>
      [...names, model].some((name) => fold(name) === fold(ad.model)),
    );
    return {
      title: ad.title,
      description: `${ad.title}. للمعاينة والاستفسار الاتصال بعد العصر، إعلان ${i}.`,
      make,
      model: model?.model ?? ad.model,
      year: Number(ad.year),
      price: ad.price,
      mileage: Number(toLatinDigits(ad.mileageBand.split(" ")[0] ?? "").replaceAll(/\D/g, "")),
      fuelType: values.get(ad.fuel),
      transmission: values.get(ad.transmission),
      bodyType: model?.bodyType ?? "Sedan",
      color: values.get(ad.colour) ?? ad.colour,
      location: CITIES[i % CITIES.length],
      features: ad.features.flatMap((feature) => values.get(feature) ?? []),
      customs: values.get(ad.customs),
      licence: values.get(ad.licence),
      insurance: values.get(ad.insurance),
      regionalSpec: values.get(ad.specs),
      paint: values.get(ad.paint),
      bodyCondition: values.get(ad.body),
      payment: values.get(ad.payment),
    };
  });
}
