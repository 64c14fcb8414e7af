import { dinars } from "#src/core/money.ts";
import { pick } from "#src/core/pick.ts";
import { t } from "#t";
import type { ValuationJson } from "../shapes.ts";
import type { FairPrice } from "./fair-price.ts";

export const VERDICTS = ["great", "good", "fair", "high"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The stored part of a fair price; in cents. */
export interface Valued {
  verdict: Verdict;
  lowCents: number;
  highCents: number;
  comparables: number;
}

/** A row in the database: all values or all null. */
export type KeptValued = { [Name in keyof Valued]: Valued[Name] | null };

export const valuedIn = (kept: KeptValued | null): Valued | null =>
  kept && kept.verdict !== null
    ? (pick(kept, "verdict", "lowCents", "highCents", "comparables") as Valued)
    : null;

export interface Valuation extends Valued {
  /** In percent of the middle; negative if the asking price is lower. */
  difference: number;
}

/** The upper limit of each verdict, as a difference in percent. */
export const UP_TO: Record<Verdict, number> = { great: -10, good: -5, fair: 8, high: Infinity };
/** A verdict changes only when the price is this many percentage points outside its range, so that it stays stable. */
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

export const rangeText = ({ lowCents, highCents }: Band): string =>
  t.valueRange(t.formatAmount(lowCents), t.formatAmount(highCents));

const shareAbove = (priceCents: number, { lowCents, highCents }: Band): number =>
  priceCents / ((lowCents + highCents) / 2) - 1;

export const verdictAt = (priceCents: number, band: Band, before?: Verdict | null): Verdict =>
  verdictOf(Math.round(shareAbove(priceCents, band) * 10_000) / 100, before);

export function valued(priceCents: number, { low, high, comparables }: FairPrice, before?: Verdict | null) {
  const band = { lowCents: roundedCents(low), highCents: roundedCents(high) };
  return { ...band, verdict: verdictAt(priceCents, band, before), comparables };
}

export const valuationAt = (priceCents: number, kept: Valued): Valuation => ({
  ...kept,
  difference: Math.round(shareAbove(priceCents, kept) * 100) || 0,
});

export const bandIn = ({ verdict, lowCents, highCents }: Omit<KeptValued, "comparables">): Band | null =>
  verdict !== null && lowCents !== null && highCents !== null ? { lowCents, highCents } : null;

/** For sorting: 10,000 at the middle of the range, more for higher prices. */
export const rankAt = (priceCents: number, { lowCents, highCents }: Band): number =>
  Math.min(WORST_RANK - 1, Math.round((20_000 * priceCents) / (lowCents + highCents)));

/** The rank of a car without a fair price, which comes last. */
export const WORST_RANK = 10_000_000;

export const isGood = (verdict: Verdict | null): boolean => verdict === "great" || verdict === "good";

export const valuationJson = ({ lowCents, highCents, ...valuation }: Valuation): ValuationJson => ({
  ...valuation,
  low: dinars(lowCents),
  high: dinars(highCents),
});
