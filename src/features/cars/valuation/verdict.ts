import { dinars } from "#src/core/money.ts";
import { pick } from "#src/core/pick.ts";
import type { FairPrice } from "./fair-price.ts";

export const VERDICTS = ["great", "good", "fair", "high"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What is kept of a fair price; in cents. */
export interface Valued {
  verdict: Verdict;
  lowCents: number;
  highCents: number;
  comparables: number;
}

/** As it is stored: all of it, or all null. */
export type KeptValued = { [Name in keyof Valued]: Valued[Name] | null };

export const valuedIn = (kept: KeptValued | null): Valued | null =>
  kept && kept.verdict !== null
    ? (pick(kept, "verdict", "lowCents", "highCents", "comparables") as Valued)
    : null;

/** A fair price and what that says of the asked one. */
export interface Valuation extends Valued {
  /** In per cent of the middle; negative where less is asked. */
  difference: number;
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
export const UP_TO: Record<Verdict, number> = { great: -10, good: -5, fair: 8, high: Infinity };
/** A verdict lasts until the price is so many percentage points outside, so that it does not flicker. */
const SLACK = 2;
const ROUND_CENTS = 5_000;

export const roundedCents = (cents: number): number => Math.round(cents / ROUND_CENTS) * ROUND_CENTS;

function verdictOf(difference: number, before: Verdict | null | undefined): Verdict {
  if (before) {
    const from = before === "great" ? -Infinity : UP_TO[VERDICTS[VERDICTS.indexOf(before) - 1] as Verdict];
    if (difference > from - SLACK && difference <= UP_TO[before] + SLACK) return before;
  }
  return VERDICTS.find((verdict) => difference <= UP_TO[verdict]) ?? "high";
}

type Band = Pick<Valued, "lowCents" | "highCents">;

/** How far a price is from the middle of a band, as a share of that middle. */
const shareAbove = (priceCents: number, { lowCents, highCents }: Band): number =>
  priceCents / ((lowCents + highCents) / 2) - 1;

export const verdictAt = (priceCents: number, band: Band, before?: Verdict | null): Verdict =>
  verdictOf(Math.round(shareAbove(priceCents, band) * 10_000) / 100, before);

export function valued(
  priceCents: number,
  { low, high, comparables }: FairPrice,
  before?: Verdict | null,
): Valued {
  const band = { lowCents: roundedCents(low), highCents: roundedCents(high) };
  return { ...band, verdict: verdictAt(priceCents, band, before), comparables };
}

export const valuationAt = (priceCents: number, kept: Valued): Valuation => ({
  ...kept,
  difference: Math.round(shareAbove(priceCents, kept) * 100) || 0,
});

/** For sorting: 10,000 for the middle of the band, more where more is asked. */
export const rankAt = (priceCents: number, { lowCents, highCents }: Band): number =>
  Math.min(WORST_RANK - 1, Math.round((20_000 * priceCents) / (lowCents + highCents)));

/** Of a car without a fair price, which comes last. */
export const WORST_RANK = 10_000_000;

export const isGood = (verdict: Verdict | null): boolean => verdict === "great" || verdict === "good";

export const valuationJson = ({ lowCents, highCents, ...valuation }: Valuation): ValuationJson => ({
  verdict: valuation.verdict,
  low: dinars(lowCents),
  high: dinars(highCents),
  difference: valuation.difference,
  comparables: valuation.comparables,
});
