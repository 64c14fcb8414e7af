import { z } from "zod/mini";
import { MAX_EMAIL } from "#src/features/accounts/limits.ts";
import { cleanLine } from "#src/core/text.ts";
import { t } from "#t";

/** `website` is an invisible field: only bots fill it in. */
export const newsletterForm = z.object({
  email: z
    .string({ error: () => t.emailInvalid() })
    .check(
      z.overwrite(cleanLine),
      z.maxLength(MAX_EMAIL, { error: () => t.newsletterTooLong() }),
      z.email({ error: () => t.emailInvalid() }),
    ),
  website: z.optional(z.string()),
});
export type NewsletterForm = z.infer<typeof newsletterForm>;
