import { DAY_MS } from "#src/core/time.ts";
import { nextTurn } from "#src/core/yield.ts";
import { slugOf } from "#src/features/listings/slug.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { figuresOf, LEAST_CARS, steady } from "./figures.ts";
import { forgetPrices, GONE_MS, listModels, listPricedCars, type Prices } from "./queries.ts";
import { modelPrices } from "./tables.ts";

/** Publishes the prices of all models that have enough cars. */
export async function refreshPrices({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const computedAt = clock.now();
  const before = new Map((await db.read.select().from(modelPrices)).map((row) => [row.slug, row]));
  const found = new Map<string, Prices>();
  for (const { make, model } of await listModels(db.read)) {
    await nextTurn();
    const slug = slugOf(make, model);
    // `Prius` and `Prius+` have the same address, which the model with the most cars gets.
    if (found.has(slug) || slug === slugOf(make)) continue;
    const cars = await listPricedCars(db.read, make, model, computedAt);
    if (cars.length < LEAST_CARS) continue;
    const now = figuresOf(cars, computedAt);
    const published = before.get(slug);
    const figures = published?.goneAt === null ? steady(now, published.figures) : now;
    found.set(slug, { slug, make, model, figures, computedAt, goneAt: null });
  }
  const gone = [...before.values()]
    .filter(({ slug }) => !found.has(slug))
    .map((row) => ({ ...row, goneAt: row.goneAt ?? computedAt }))
    .filter(({ goneAt }) => computedAt - goneAt < GONE_MS);
  await db.withTx(async (tx) => {
    await tx.delete(modelPrices);
    for (const row of [...found.values(), ...gone]) await tx.insert(modelPrices).values(row);
  });
  forgetPrices(db.read);
}

export const pricesJobs = (deps: Deps): Job[] => [
  { name: "prices", everyMs: DAY_MS, run: () => refreshPrices(deps) },
];
