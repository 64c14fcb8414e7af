import { expect, test } from "bun:test";
import { haveRealAds, readValuedAds } from "#src/testing/listings/real-ads.ts";
import { FairPrices } from "./fair-price.ts";

/** Selects a fixed third of the ads by their index. */
const isHeldOut = (i: number): boolean => (Math.imul(i + 1, 0x9e3779b1) >>> 0) % 3 === 0;

test.skipIf(!haveRealAds)("fair prices predict the prices of held-out real ads", async () => {
  const ads = (await readValuedAds()).map((ad, i) => ({ ...ad, number: i + 1, weight: 1 }));
  const prices = new FairPrices();
  for (const ad of ads.filter((_, i) => !isHeldOut(i))) prices.add(ad);
  for (const _ of prices.fit());
  const heldOut = ads.filter((_, i) => isHeldOut(i));
  const valued = heldOut.flatMap((ad) => {
    const fair = prices.of(ad);
    return fair ? [{ ad, fair, error: Math.abs(fair.middle / ad.priceCents - 1) }] : [];
  });
  const share = (some: unknown[]) => some.length / valued.length;
  const errors = valued.map(({ error }) => error).sort((a, b) => a - b);
  const figures = {
    covered: valued.length / heldOut.length,
    medianError: errors[errors.length >> 1] ?? 1,
    within20: share(valued.filter(({ error }) => error <= 0.2)),
    inBand: share(valued.filter(({ ad, fair }) => ad.priceCents >= fair.low && ad.priceCents <= fair.high)),
  };
  console.log(`${heldOut.length} real prices held out:`, figures);
  expect(figures.covered).toBeGreaterThanOrEqual(0.7);
  expect(figures.medianError).toBeLessThanOrEqual(0.1);
  expect(figures.within20).toBeGreaterThanOrEqual(0.77);
  expect(figures.inBand).toBeGreaterThanOrEqual(0.7);
  expect(figures.inBand).toBeLessThanOrEqual(0.9);
});
