import { sql } from "drizzle-orm";
import { countingCars } from "#src/features/cars/search/count-cars.ts";
import { suggestCars } from "#src/features/cars/search/suggest-cars.ts";
import { cars } from "#src/features/cars/tables.ts";
import { suggestPlates } from "#src/features/plates/search/suggest-plates.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { type Figure, type Given, ms, quantile, report, times } from "./figure.ts";
import { openMarket } from "./market.ts";
import { timeOf } from "./time.ts";

const MAX_MS = 16;
const ROUNDS = 40;
const WARM_UP = 10;
const CARS = [
  "toyota camry 2018",
  "كامري 2018",
  "hyundai elantra",
  "هونداي النترا",
  "mercedes c class amman",
];
const PLATES = ["20-777", "7777", "mirror", "عمان", "ليست كلمة"];

async function suggestions({ cache, size }: Given): Promise<Figure[]> {
  const { db, catalogs, clock } = await openMarket(cache, size);
  const counted = () =>
    db.read
      .select({ make: cars.make, model: cars.model, count: sql<number>`count(*)` })
      .from(cars)
      .groupBy(cars.make, cars.model);
  const sqlMs = Math.min(await timeOf(counted), await timeOf(counted));
  const ofCars = async (typed: string) =>
    suggestCars(typed, await countingCars({ catalogs, clock }), clock.now());
  const ofPlates = (typed: string) => suggestPlates({ db, catalogs, clock }, typed);

  const figureOf = async (
    what: string,
    texts: string[],
    suggest: (typed: string) => Promise<unknown>,
  ): Promise<Figure> => {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS + WARM_UP; round++)
      for (const text of texts)
        for (let end = 1; end <= text.length; end++) {
          const one = await timeOf(() => suggest(text.slice(0, end)));
          if (round >= WARM_UP) took.push(one);
        }
    const p99 = quantile(took, 0.99);
    return {
      what,
      measured: `p50 ${ms(quantile(took, 0.5))}, p99 ${ms(p99)}, slowest ${ms(Math.max(...took))}`,
      wanted: `p99 < ${MAX_MS} ms`,
      holds: p99 < MAX_MS,
      reference: `${ms(sqlMs)} to count makes and models by SQL`,
      ratio: times(sqlMs / p99),
    };
  };
  return inLanguage("ar", async () => [
    await figureOf("cars, after each letter", CARS, ofCars),
    await figureOf("plates, after each letter", PLATES, ofPlates),
  ]);
}

await report(suggestions);
