import { z } from "zod/mini";
import { MAX_EMAIL, MAX_NAME } from "#src/features/accounts/limits.ts";
import { cleanLine, cleanParagraphs } from "#src/core/text.ts";
import { t } from "#t";

export const GUIDES = ["inspection", "financing", "ownership-transfer"] as const;
export type GuideName = (typeof GUIDES)[number];

export const PAGE_NAMES = ["help", "faq", "guides", ...GUIDES, "privacy", "terms"] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export const pagePath = (name: PageName): string =>
  (GUIDES as readonly string[]).includes(name) ? `/guides/${name}` : `/${name}`;

const MIN_MESSAGE = 10;
export const MAX_CONTACT_MESSAGE = 4000;
const MAX_SUBJECT = 120;

const line = (required: () => string, max: number) =>
  z
    .string({ error: required })
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: required }),
      z.maxLength(max, { error: () => t.contactTooLong(max) }),
    );

/** `website` is an invisible field: only bots fill it in. */
export const contactForm = z.object({
  name: line(() => t.contactNameRequired(), MAX_NAME),
  email: z
    .string({ error: () => t.emailInvalid() })
    .check(
      z.overwrite(cleanLine),
      z.maxLength(MAX_EMAIL, { error: () => t.emailInvalid() }),
      z.email({ error: () => t.emailInvalid() }),
    ),
  subject: line(() => t.contactSubjectRequired(), MAX_SUBJECT),
  message: z
    .string({ error: () => t.contactMessageTooShort() })
    .check(
      z.overwrite(cleanParagraphs),
      z.minLength(MIN_MESSAGE, { error: () => t.contactMessageTooShort() }),
      z.maxLength(MAX_CONTACT_MESSAGE, { error: () => t.contactTooLong(MAX_CONTACT_MESSAGE) }),
    ),
  website: z.optional(z.string()),
});
export type ContactForm = z.infer<typeof contactForm>;
export type ContactField = keyof ContactForm;
