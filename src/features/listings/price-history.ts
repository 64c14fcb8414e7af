import { centsOf, dinars } from "#src/core/money.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { ListingJson } from "./listing-shapes.ts";

export interface PriceAt {
  priceCents: number;
  at: number;
}

export type PriceJson = ListingJson["priceHistory"][number];

export const toPriceJson = ({ priceCents, at }: PriceAt): PriceJson => ({ price: dinars(priceCents), at });
const fromPriceJson = ({ price, at }: PriceJson): PriceAt => ({ priceCents: centsOf(price), at });

/** A listing's JSON with its prices in cents. */
export const withCents = <Json extends { price: number; priceHistory: PriceJson[] }>(json: Json) => ({
  ...json,
  priceCents: centsOf(json.price),
  priceHistory: json.priceHistory.map(fromPriceJson),
});

export const REDUCED_FOR_MS = 14 * DAY_MS;
const STANDS_AFTER_MS = DAY_MS;

/** In cents, against a price of two weeks ago that stood for a day: raising it first does not count. */
export function reductionOf(history: readonly PriceAt[], now: number): number | null {
  const [last, previous] = [history.at(-1), history.at(-2)];
  if (!last || !previous || last.priceCents >= previous.priceCents) return null;
  if (now >= last.at + REDUCED_FOR_MS) return null;
  const before = history.findLast(({ at }) => at <= last.at - REDUCED_FOR_MS) ?? (history[0] as PriceAt);
  const stood = history.find(
    ({ at }, i) => at >= before.at && (history[i + 1]?.at ?? at) - at >= STANDS_AFTER_MS,
  );
  const from = Math.min(before.priceCents, stood?.priceCents ?? 0);
  return from > last.priceCents ? from - last.priceCents : null;
}
