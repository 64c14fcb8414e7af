import { z } from "zod/mini";
import { cleanParagraphs } from "#src/core/text.ts";
import { DAY_MS } from "#src/core/time.ts";
import { t } from "#t";

export const RATED = ["response", "asDescribed", "advice"] as const;
export type Rated = (typeof RATED)[number];
export const STARS = [1, 2, 3, 4, 5] as const;
export const MAX_REVIEW = 1000;

export const LEAST_LISTED = 3;
export const LEAST_AVERAGED = 5;
/** Or as soon as the seller has written their side without having read the review. */
export const SHOWN_AFTER_MS = 14 * DAY_MS;
export const REVIEWS_KEPT_MS = 1095 * DAY_MS;

/** Where the buyer writes it and the seller answers it. */
export const reviewPath = (conversationId: string): string => `/messages/${conversationId}/review`;

const cleanText = z
  .string({ error: () => t.invalidValue() })
  .check(z.overwrite(cleanParagraphs), z.maxLength(MAX_REVIEW, { error: () => t.textTooLong(MAX_REVIEW) }));
const stars = z
  .pipe(z.union([z.number(), z.string()], { error: () => t.starsRequired() }), z.transform(Number))
  .check(
    z.int({ error: () => t.starsRequired() }),
    z.gte(1, { error: () => t.starsRequired() }),
    z.lte(5, { error: () => t.starsRequired() }),
  );

export const reviewInput = z.object({
  conversationId: z.string({ error: () => t.fieldRequired() }),
  response: stars,
  asDescribed: stars,
  advice: stars,
  text: z._default(cleanText, ""),
});
export type ReviewInput = z.infer<typeof reviewInput>;

const sentStars = z.int().check(z.gte(1), z.lte(5));
/** How a program sends it. */
export const reviewSent = z.extend(reviewInput, {
  response: sentStars,
  asDescribed: sentStars,
  advice: sentStars,
});

export const answerInput = z.object({
  text: cleanText.check(z.minLength(1, { error: () => t.fieldRequired() })),
});
