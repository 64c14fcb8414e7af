import { t } from "#t";

/** Adds the unit to a bare number or a known unit (`2`, `1600cc`); other text stays unchanged. */
export function engineText(written: string): string {
  const [, litres] = /^(\d{1,2}(?:\.\d{1,2})?)\s*(?:l|lit(?:er|re)s?|لتر)?\.?$/i.exec(written.trim()) ?? [];
  if (litres) return t.detailLitres(litres);
  const [, cubic] = /^(\d{3,5})\s*(?:cc|سي سي)?\.?$/i.exec(written.trim()) ?? [];
  return cubic ? t.detailCubic(t.formatNumber(Number(cubic))) : written;
}
