import type { Car } from "../car-json.ts";
import { monthText } from "#src/features/listings/fields.ts";
import { OTHER } from "./catalogue.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";

/** "Toyota Camry 2019"; the ad's title if its make or model is not in the lists. */
export function carName({ make, model, year, title }: Car): string {
  if (make === OTHER || model === OTHER) return title;
  return `${t.makeLabel(make)} ${t.modelLabel(make, model)} ${year}`;
}

const amount = (cents: number | null) => (cents === null ? null : t.formatPrice(cents));

export function termsOf({ payment, downPaymentCents, monthlyCents, months }: Car): {
  cash: boolean;
  terms: string;
} | null {
  const given = t.detailTerms({ down: amount(downPaymentCents), monthly: amount(monthlyCents), months });
  if (payment === "instalments")
    return { cash: false, terms: given ? t.detailOnlyTerms(given) : t.detailOnlyInstallments() };
  if (given) return { cash: true, terms: t.detailOrTerms(given) };
  return payment === "cash-or-instalments" ? { cash: true, terms: t.detailOrInstallments() } : null;
}

export function monthOf(written: string, now: number): { text: string; over: boolean } {
  const [year = 0, month = 1] = written.split("-").map(Number);
  return { text: monthText(written), over: Date.UTC(year, month) <= now };
}

export const searchFor = (...pairs: [string, string][]) => href(`/search?${new URLSearchParams(pairs)}`);
