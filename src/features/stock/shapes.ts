import { z } from "zod/mini";
import type { CarJson } from "#src/features/cars/car-json.ts";
import { carShapes } from "#src/features/cars/shapes.ts";
import { named, texts, textsOrNull, time, times } from "#src/http/describe.ts";
import { STOCK_STATUSES, type StockStatus } from "./columns.ts";
import { stockChoice } from "./schema.ts";
import { FEED_KINDS } from "./tables.ts";

const { notice, ...car } = carShapes.saved.shape;
export const stockItemShape = named("CarStockItem", {
  ...car,
  ...textsOrNull("stockId"),
  stockStatus: z.enum(STOCK_STATUSES),
});
export const savedItemShape = z.extend(stockItemShape, { notice });
const { seller: _, ...input } = carShapes.input.shape;
export const stockInputShape = named("CarStockInput", { ...input, ...stockChoice.shape });

export interface StockItemJson extends CarJson {
  stockId: string | null;
  stockStatus: StockStatus;
}

const feed = { ...texts("id", "url"), kind: z.enum(FEED_KINDS) };
export const newFeedShape = named("NewFeed", feed);
export const feedsShape = z.object({
  feeds: z.array(named("Feed", { ...feed, ...times("createdAt"), lastReadAt: z.nullable(time()) })),
});
