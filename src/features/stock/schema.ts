import { z } from "zod/mini";
import { boundedText, pageParams } from "#src/core/query-params.ts";
import { cleanLine } from "#src/core/text.ts";
import { given } from "#src/features/accounts/schema.ts";
import { STOCK_STATUSES } from "./columns.ts";
import { MAX_STOCK_ID } from "./read-row.ts";
import type { StockFilter } from "./queries/stock.ts";
import { FEED_KINDS } from "./tables.ts";

export const stockNumber = z.object({
  stockId: z.pipe(z.pipe(z.string(), z.transform(cleanLine)), given(MAX_STOCK_ID)),
});
export const stockChoice = z.object({ status: z.optional(z.enum(STOCK_STATUSES)) });
export const stockMove = z.object({ status: z.enum(STOCK_STATUSES) });
export const feedInput = z.object({ kind: z.enum(FEED_KINDS) });

export const readStockFilter = (params: URLSearchParams): StockFilter => ({
  ...pageParams(params),
  q: boundedText(params.get("q")),
  status: STOCK_STATUSES.find((status) => status === params.get("status")) ?? null,
});
