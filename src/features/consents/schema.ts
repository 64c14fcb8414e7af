import { z } from "zod/mini";
import { t } from "#t";

/** A checked box of a form. */
export const agreed = z.literal("yes", { error: () => t.consentNeeded() });
/** An unchecked box is false in scripts, and missing in a posted form. */
export const mayAgree = z.optional(z.union([agreed, z.literal(false)]));
export const bothAgreed = { terms: agreed, privacy: agreed };

/** What somebody agreed to in the form of a program. */
export const signUpConsents = z.object({
  terms: z.literal(true),
  privacy: z.literal(true),
  newsletter: z.optional(z.boolean()),
});
