import type { Car } from "./car-json.ts";
import { monthText } from "#src/features/listings/fields.ts";
import { OTHER } from "./catalogue.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";

/** "Toyota Camry 2019"; the title of the ad if make or model is not in the catalogue. */
export function carName({ make, model, year, title }: Car): string {
  if (make === OTHER || model === OTHER) return title;
  return `${t.makeLabel(make)} ${t.modelLabel(make, model)} ${year}`;
}

/** Adds the unit to a bare number or a known unit (`2`, `1600cc`); other text stays as written. */
export function engineText(written: string): string {
  const [, litres] = /^(\d{1,2}(?:\.\d{1,2})?)\s*(?:l|lit(?:er|re)s?|لتر)?\.?$/i.exec(written.trim()) ?? [];
  if (litres) return t.detailLitres(litres);
  const [, cubic] = /^(\d{3,5})\s*(?:cc|سي سي)?\.?$/i.exec(written.trim()) ?? [];
  return cubic ? t.detailCubic(t.formatNumber(Number(cubic))) : written;
}

const amount = (cents: number | null) => (cents === null ? null : t.formatPrice(cents));

export function termsOf({ payment, downPaymentCents, monthlyCents, months }: Car): {
  cash: boolean;
  terms: string;
} | null {
  const given = t.detailTerms({ down: amount(downPaymentCents), monthly: amount(monthlyCents), months });
  if (payment === "instalments")
    return { cash: false, terms: given ? t.detailOnlyTerms(given) : t.detailOnlyInstalments() };
  if (given) return { cash: true, terms: t.detailOrTerms(given) };
  return payment === "cash-or-instalments" ? { cash: true, terms: t.detailOrInstalments() } : null;
}

export function monthOf(written: string, now: number): { text: string; over: boolean } {
  const [year = 0, month = 1] = written.split("-").map(Number);
  return { text: monthText(written), over: Date.UTC(year, month) <= now };
}

export const searchFor = (...pairs: [string, string][]) => href(`/search?${new URLSearchParams(pairs)}`);
