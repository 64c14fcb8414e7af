import { dinars } from "#src/core/money.ts";
import type { FairPrice } from "./fair-price.ts";

export const VERDICTS = ["great", "good", "fair", "high"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A fair price and what that says of the asked one; prices in cents. */
export interface Valuation {
  verdict: Verdict;
  lowCents: number;
  highCents: number;
  /** In per cent of the middle; negative where less is asked. */
  difference: number;
  comparables: number;
}

/** As the API answers it: prices in dinars. */
export interface ValuationJson {
  verdict: Verdict;
  low: number;
  high: number;
  difference: number;
  comparables: number;
}

/** Each verdict reaches up to this difference in per cent. */
const UP_TO: Record<Verdict, number> = { great: -10, good: -5, fair: 8, high: Infinity };
/** A verdict lasts until the price is so many percentage points outside, so that it does not flicker. */
const SLACK = 2;
const ROUND_CENTS = 5_000;

export const roundedCents = (cents: number): number => Math.round(cents / ROUND_CENTS) * ROUND_CENTS;

function verdictOf(difference: number, before: Verdict | undefined): Verdict {
  if (before) {
    const from = before === "great" ? -Infinity : UP_TO[VERDICTS[VERDICTS.indexOf(before) - 1] as Verdict];
    if (difference > from - SLACK && difference <= UP_TO[before] + SLACK) return before;
  }
  return VERDICTS.find((verdict) => difference <= UP_TO[verdict]) ?? "high";
}

export function valuationOf(
  priceCents: number,
  { low, high, comparables }: FairPrice,
  before?: Verdict,
): Valuation {
  const [lowCents, highCents] = [roundedCents(low), roundedCents(high)];
  const middle = (lowCents + highCents) / 2;
  const difference = Math.round((priceCents / middle - 1) * 10_000) / 100;
  return {
    verdict: verdictOf(difference, before),
    lowCents,
    highCents,
    difference: Math.round(difference) || 0,
    comparables,
  };
}

export const valuationJson = ({ lowCents, highCents, ...valuation }: Valuation): ValuationJson => ({
  verdict: valuation.verdict,
  low: dinars(lowCents),
  high: dinars(highCents),
  difference: valuation.difference,
  comparables: valuation.comparables,
});
