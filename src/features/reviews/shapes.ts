import { z } from "zod/mini";
import { counts, named, texts, times } from "#src/http/describe.ts";

const stars = z.int().check(z.gte(1), z.lte(5));
const rated = <Shape>(shape: Shape) => ({ response: shape, asDescribed: shape, advice: shape });

export const reviewShape = named("SellerReview", {
  ...texts("id", "name"),
  ...rated(stars),
  ...texts("text"),
  ...times("createdAt"),
  answer: z.nullable(z.object({ ...texts("text"), ...times("createdAt") })),
});
export type ReviewJson = z.infer<typeof reviewShape>;

export const reviewsShape = z.object({
  ...counts("count"),
  averages: z.nullable(z.object({ ...rated(z.number()), all: z.number() })),
  reviews: z.array(reviewShape),
});
/** How a seller stands with those who reviewed them. */
export type Standing = Pick<z.infer<typeof reviewsShape>, "count" | "averages">;
