import { integer, json, table, text } from "#src/db/columns.ts";
import type { BodyType } from "#src/features/cars/vocabulary.ts";
import type { Figures } from "./figures.ts";

/** What the cars of a model cost, as published once a day. */
export const modelPrices = table("model_prices", {
  /** Its address: `toyota-camry`. */
  slug: text().primaryKey(),
  make: text().notNull(),
  model: text().notNull(),
  /** That most of its cars have. */
  bodyType: text<BodyType>().notNull(),
  count: integer().notNull(),
  figures: json<Figures>().notNull(),
  computedAt: integer().notNull(),
  /** Since when there are too few cars for a page; null while there are enough. */
  goneAt: integer(),
});
