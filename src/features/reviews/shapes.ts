import { z } from "zod/mini";
import { counts, named, numbers, texts, times } from "#src/http/describe.ts";
import { rated } from "./schema.ts";

export const reviewShape = named("SellerReview", {
  ...texts("id", "name"),
  ...rated,
  ...texts("text"),
  ...times("createdAt"),
  answer: z.nullable(z.object({ ...texts("text"), ...times("createdAt") })),
});
export type ReviewJson = z.infer<typeof reviewShape>;

export const reviewsShape = z.object({
  ...counts("count"),
  averages: z.nullable(z.object(numbers("response", "asDescribed", "advice", "all"))),
  reviews: z.array(reviewShape),
});
