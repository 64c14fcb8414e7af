import { expect, test } from "bun:test";
import { findMake } from "#src/features/cars/lexicon/car-names.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { understandCars } from "#src/features/cars/lexicon/understand-car.ts";
import { haveRealAds, readRealAds } from "../listings/real-ads.ts";

const NOW = Date.UTC(2026, 10, 21);

test.skipIf(!haveRealAds)(
  "of real titles, 90 % say their make and it is understood, at most 2 % as another; years are right in 95 % (skipped without ../shared/data)",
  async () => {
    const tally = { right: 0, wrong: 0, none: 0, years: 0, wrongYears: 0 };
    const ads = await readRealAds(Number.POSITIVE_INFINITY);
    for (const { title, make, year } of ads) {
      const { filter } = understandCars({ ...readCarFilter(new URLSearchParams()), q: title }, NOW);
      if (filter.make.length === 0) tally.none++;
      else if (filter.make.length === 1 && filter.make[0] === findMake(make)) tally.right++;
      else tally.wrong++;
      if (filter.year.length > 0) tally.years++;
      if (filter.year.length > 0 && !filter.year.includes(Number(year))) tally.wrongYears++;
    }
    console.log(tally);
    expect(tally.right / ads.length).toBeGreaterThan(0.9);
    expect(tally.wrong / ads.length).toBeLessThan(0.02);
    expect(tally.wrongYears / tally.years).toBeLessThan(0.05);
  },
);
