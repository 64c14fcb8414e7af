import { getTableColumns, lte } from "drizzle-orm";
import { nextTurn } from "#src/core/yield.ts";
import { incoming } from "#src/db/expressions.ts";
import { slugOf } from "#src/features/listings/slug.ts";
import type { Deps } from "#src/http/env.ts";
import { figuresOf, LEAST_CARS, steady } from "./figures.ts";
import { forgetPricedModels, GONE_MS, listModels, listPricedCars } from "./queries.ts";
import { modelPrices } from "./tables.ts";

type Row = typeof modelPrices.$inferSelect;

const WRITTEN_AT_ONCE = 100;

/** Publishes the prices of all models that have enough cars. */
export async function refreshPrices({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const published = new Map((await db.read.select().from(modelPrices)).map((row) => [row.slug, row]));
  const found = new Map<string, Row>();
  for (const { make, model } of await listModels(db.read)) {
    await nextTurn();
    const slug = slugOf(make, model);
    // Names such as `Prius` and `Prius+` have the same address, which the model with the most cars gets.
    if (found.has(slug) || slug === slugOf(make)) continue;
    const cars = await listPricedCars(db.read, make, model, now);
    if (cars.length < LEAST_CARS) continue;
    const before = published.get(slug);
    const figures = figuresOf(cars, now);
    found.set(slug, {
      slug,
      make,
      model,
      count: cars.length,
      computedAt: now,
      goneAt: null,
      bodyType: mostOf(cars.map(({ bodyType }) => bodyType)),
      figures: before?.goneAt === null ? steady(figures, before.figures) : figures,
    });
  }
  const gone = published.values().filter(({ slug, goneAt }) => goneAt === null && !found.has(slug));
  const rows = [...found.values(), ...gone.map((row) => ({ ...row, goneAt: now }))];
  for (let at = 0; at < rows.length; at += WRITTEN_AT_ONCE)
    await write(db, rows.slice(at, at + WRITTEN_AT_ONCE));
  await db.withTx(
    async (tx) => void (await tx.delete(modelPrices).where(lte(modelPrices.goneAt, now - GONE_MS))),
  );
  forgetPricedModels(db.read);
}

const mostOf = <Value>(values: Value[]): Value =>
  [...Map.groupBy(values, (value) => value).values()].reduce((a, b) =>
    b.length > a.length ? b : a,
  )[0] as Value;

const write = (db: Deps["db"], rows: Row[]) =>
  db.withTx(async (tx) => {
    const columns = Object.entries(getTableColumns(modelPrices));
    const set = Object.fromEntries(columns.map(([name, column]) => [name, incoming(column)]));
    await tx.insert(modelPrices).values(rows).onConflictDoUpdate({ target: modelPrices.slug, set });
  });
