import { z } from "zod/mini";
import { t } from "#t";

export const PURPOSES = ["terms", "privacy", "newsletter", "inquiry"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What everybody with an account agrees to. */
export const REQUIRED = ["terms", "privacy"] as const satisfies Purpose[];

/** Raised when the text changes, which asks everybody again; `since` is the day from which it applies. */
export const CURRENT: Record<Purpose, { version: number; since: number }> = {
  terms: { version: 1, since: Date.UTC(2026, 10, 29) },
  privacy: { version: 1, since: Date.UTC(2026, 10, 29) },
  newsletter: { version: 1, since: Date.UTC(2026, 10, 29) },
  inquiry: { version: 1, since: Date.UTC(2026, 10, 29) },
};

/** A checked box of a form. */
export const agreed = z.literal("yes", { error: () => t.consentNeeded() });
/** An unchecked box is false in scripts, and missing in a posted form. */
export const mayAgree = z.optional(z.union([z.literal("yes"), z.literal(false)]));

export const bothAgreed = { terms: agreed, privacy: agreed };

/** What somebody agreed to in the form of a program. */
export const signUpConsents = z.object({
  terms: z.literal(true),
  privacy: z.literal(true),
  newsletter: z.optional(z.boolean()),
});

export const consentsIn = ({ newsletter }: { newsletter?: "yes" | false | undefined }) =>
  ({ terms: true, privacy: true, newsletter: newsletter === "yes" }) as const;
