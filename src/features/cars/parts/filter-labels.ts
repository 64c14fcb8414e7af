import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import type { LIST_FILTERS } from "../schema.ts";

/** A value of each filter in the reader's words; a model stays as it was typed. */
export const FILTER_LABELS: Record<(typeof LIST_FILTERS)[number], (value: string) => string> = {
  make: (value) => t.makeLabel(value),
  model: (value) => value,
  location: (value) => placeLabel(value, t.language()),
  fuelType: (value) => t.fuelTypeLabel(value),
  transmission: (value) => t.transmissionLabel(value),
  bodyType: (value) => t.bodyTypeLabel(value),
  features: (value) => t.featureLabel(value),
  color: (value) => t.colorLabel(value),
  payment: (value) => t.paymentLabel(value),
};

/** Years in the reader's words, of which one end may be open. */
export const yearsLabel = (min: number | null, max: number | null): string =>
  min !== null && min === max ? String(min) : t.searchChipYears(min, max);

/** Kilometres in the reader's words, of which one end may be open. */
export const mileageLabel = (minKm: number | null, maxKm: number | null): string =>
  t.searchChipMileage(minKm === null ? null : t.formatKm(minKm), maxKm === null ? null : t.formatKm(maxKm));
