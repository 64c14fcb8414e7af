import { t } from "#t";
import type { Car } from "../car-json.ts";

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
