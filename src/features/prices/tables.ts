import { integer, json, table, text } from "#src/db/columns.ts";
import type { Figures } from "./figures.ts";

export const modelPrices = table("model_prices", {
  /** Its address: `toyota-camry`. */
  slug: text().primaryKey(),
  make: text().notNull(),
  model: text().notNull(),
  figures: json<Figures>().notNull(),
  computedAt: integer().notNull(),
  /** Since when there are too few cars for a page; null while there are enough. */
  goneAt: integer(),
});
