import { t } from "#t";

/** What a listing tells buyers about a car. */
export interface Told {
  photos: number;
  descriptionLength: number;
  features: number;
  mileageKm: number;
  inspection: string | null;
  customs: string | null;
}

const ENOUGH = { photos: 8, description: 300, features: 5 };
const upTo = (count: number, enough: number): number => Math.min(1, count / enough);

/** The points of each part, 100 in all, and how much of it is there, from 0 to 1. */
const PARTS: Record<string, { points: number; share(told: Told): number }> = {
  photos: { points: 40, share: ({ photos }) => upTo(photos, ENOUGH.photos) },
  description: { points: 20, share: (told) => upTo(told.descriptionLength, ENOUGH.description) },
  inspection: { points: 15, share: ({ inspection }) => Number(Boolean(inspection)) },
  customs: { points: 10, share: ({ customs }) => Number(Boolean(customs)) },
  features: { points: 10, share: ({ features }) => upTo(features, ENOUGH.features) },
  mileage: { points: 5, share: ({ mileageKm }) => Number(mileageKm > 0) },
};

const missingOf = (told: Told) =>
  Object.entries(PARTS).map(([part, { points, share }]) => ({ part, missing: points * (1 - share(told)) }));

/** From 0 to 100. */
export const qualityOf = (told: Told): number =>
  Math.round(100 - missingOf(told).reduce((sum, { missing }) => sum + missing, 0));

/** The part that would add the most, as advice; null if nothing is missing. */
export function nextToAdd(told: Told): string | null {
  const [most] = missingOf(told).sort((a, b) => b.missing - a.missing);
  return most && most.missing > 0 ? t.qualityAdd(most.part, ENOUGH.photos - told.photos) : null;
}

const NEW_FOR_YEARS = 1;
const NEW_BELOW_KM = 1000;
const WARRANTY = /كفال|ضمان|warrant|guarant/i;

interface Sold {
  year: number;
  mileageKm: number;
  text: string;
}

/** Since October 2023 dealers must give a warranty on new cars: https://jordannews.jo (31218). */
export const lacksWarranty = ({ year, mileageKm, text }: Sold, thisYear: number): boolean =>
  year >= thisYear - NEW_FOR_YEARS && mileageKm < NEW_BELOW_KM && !WARRANTY.test(text);
