import { z } from "zod/mini";
import { contactIn } from "#src/core/contacts.ts";
import { cleanParagraphs } from "#src/core/text.ts";
import { DAY_MS } from "#src/core/time.ts";
import { t } from "#t";

export const RATED = ["response", "asDescribed", "advice"] as const;
export const STARS = [1, 2, 3, 4, 5] as const;
export const MAX_REVIEW = 1000;
export const LEAST_LISTED = 3;
export const LEAST_AVERAGED = 5;
/** Or as soon as the seller has written their side without having read the review. */
export const SHOWN_AFTER_MS = 14 * DAY_MS;
export const REVIEWS_KEPT_MS = 1095 * DAY_MS;

/** Where the buyer writes it and the seller answers it. */
export const reviewPath = (conversationId: string): string => `/messages/${conversationId}/review`;

const words = z.string({ error: () => t.fieldRequired() }).check(
  z.overwrite(cleanParagraphs),
  z.maxLength(MAX_REVIEW, { error: () => t.textTooLong(MAX_REVIEW) }),
  // It is public, and nobody can change it later.
  z.refine((text) => contactIn(text) === null, { error: () => t.reviewContact() }),
);
const error = () => t.starsRequired();
const stars = z.int({ error }).check(z.gte(1, { error }), z.lte(5, { error }));
export const rated = { response: stars, asDescribed: stars, advice: stars };

export const reviewInput = z.object({
  conversationId: z.string({ error: () => t.fieldRequired() }),
  ...rated,
  text: z._default(words, ""),
});
export type ReviewInput = z.infer<typeof reviewInput>;
export const answerInput = z.object({
  text: words.check(z.minLength(1, { error: () => t.fieldRequired() })),
});
