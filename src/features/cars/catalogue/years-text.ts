import { t } from "#t";

export const yearsText = (min: number | null, max: number | null): string =>
  min !== null && min === max ? String(min) : t.searchChipYears(min, max);
