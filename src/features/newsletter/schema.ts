import { z } from "zod/mini";
import { typedEmail } from "#src/features/accounts/limits.ts";
import { t } from "#t";

/** `website` is an invisible field: only bots fill it in. */
export const newsletterForm = z.object({
  email: typedEmail(
    () => t.emailInvalid(),
    () => t.newsletterTooLong(),
  ),
  website: z.optional(z.string()),
});
export type NewsletterForm = z.infer<typeof newsletterForm>;
