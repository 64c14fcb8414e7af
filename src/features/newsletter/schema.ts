import { z } from "zod/mini";
import { typedEmail } from "#src/features/accounts/limits.ts";
import { agreed } from "#src/features/consents/schema.ts";
import { t } from "#t";

/** `website` is an invisible field: only bots fill it in. */
export const newsletterForm = z.object({
  email: typedEmail(
    () => t.emailInvalid(),
    () => t.newsletterTooLong(),
  ),
  website: z.optional(z.string()),
  /** Programs leave it out and answer for the consent. */
  consent: z.optional(agreed),
});
export const newsletterPageForm = z.extend(newsletterForm, { consent: agreed });
export type NewsletterForm = z.infer<typeof newsletterForm>;
