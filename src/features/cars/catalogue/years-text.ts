import { t } from "#t";

/** A range of years in the reader's language; either end may be open. */
export const yearsText = (min: number | null, max: number | null): string =>
  min !== null && min === max ? String(min) : t.searchChipYears(min, max);
