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

const ENOUGH_PHOTOS = 8;

/** The points that each part still lacks. All parts together have 100 points. */
function lacksOf(told: Told): [part: string, points: number][] {
  const lack = (points: number, share: number) => points * (1 - Math.min(1, share));
  return [
    ["photos", lack(40, told.photos / ENOUGH_PHOTOS)],
    ["description", lack(20, told.descriptionLength / 300)],
    ["inspection", told.inspection ? 0 : 15],
    ["customs", told.customs ? 0 : 10],
    ["features", lack(10, told.features / 5)],
    ["mileage", told.mileageKm > 0 ? 0 : 5],
  ];
}

/** From 0 to 100. */
export const qualityOf = (told: Told): number =>
  Math.round(lacksOf(told).reduce((left, [, points]) => left - points, 100));

/** The part that would add the most, as advice; null if nothing is missing. */
export function nextToAdd(told: Told): string | null {
  const [part, points] = lacksOf(told).reduce((most, each) => (each[1] > most[1] ? each : most));
  return points > 0 ? t.qualityAdd(part, ENOUGH_PHOTOS - told.photos) : null;
}

const NEW_FOR_YEARS = 1;
const NEW_BELOW_KM = 1000;
const WARRANTY = /كفال|ضمان|warrant|guarant/i;

type Sold = { year: number; mileageKm: number; text: string };

/** Since October 2023 dealers must give a warranty on new cars: https://jordannews.jo (31218). */
export const lacksWarranty = ({ year, mileageKm, text }: Sold, thisYear: number): boolean =>
  year >= thisYear - NEW_FOR_YEARS && mileageKm < NEW_BELOW_KM && !WARRANTY.test(text);
