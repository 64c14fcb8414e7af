import type { Car } from "./car-json.ts";
import { monthText } from "#src/features/listings/fields.ts";
import { OTHER } from "./catalogue.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";

/** "Toyota Camry 2019" in the reader's language; the ad's own title where make or model is none of ours. */
export function carName({ make, model, year, title }: Car): string {
  if (make === OTHER || model === OTHER) return title;
  return `${t.makeLabel(make)} ${t.modelLabel(make, model)} ${year}`;
}

/** An engine's size with its unit where the seller wrote a bare number or a unit we know; else as written. */
export function engineText(written: string): string {
  const [, litres] = /^(\d{1,2}(?:\.\d{1,2})?)\s*(?:l|lit(?:er|re)s?|لتر)?\.?$/i.exec(written.trim()) ?? [];
  if (litres) return t.detailLitres(litres);
  const [, cubic] = /^(\d{3,5})\s*(?:cc|سي سي)?\.?$/i.exec(written.trim()) ?? [];
  return cubic ? t.detailCubic(t.formatNumber(Number(cubic))) : written;
}

const amount = (cents: number | null) => (cents === null ? null : t.formatPrice(cents));

/** What stands under the price where the seller takes instalments, and whether the price is the one in cash. */
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

/** A `YYYY-MM` in words, and whether that month is over. */
export function monthOf(written: string, now: number): { text: string; over: boolean } {
  const [year = 0, month = 1] = written.split("-").map(Number);
  return { text: monthText(written), over: Date.UTC(year, month) <= now };
}

/** The search for cars like these, such as `["make", "Kia"]`. */
export const searchFor = (...pairs: [string, string][]) => href(`/search?${new URLSearchParams(pairs)}`);
