import { z } from "zod/mini";
import { MAX_NAME, typedEmail } from "#src/features/accounts/limits.ts";
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

const text = (required: () => string, max: number, min = 1, clean = cleanLine) =>
  z
    .string({ error: required })
    .check(
      z.overwrite(clean),
      z.minLength(min, { error: required }),
      z.maxLength(max, { error: () => t.textTooLong(max) }),
    );

/** `website` is an invisible field: only bots fill it in. */
export const contactForm = z.object({
  name: text(() => t.nameRequired(), MAX_NAME),
  email: typedEmail(() => t.emailInvalid()),
  subject: text(() => t.contactSubjectRequired(), MAX_SUBJECT),
  message: text(() => t.messageTooShort(), MAX_CONTACT_MESSAGE, MIN_MESSAGE, cleanParagraphs),
  website: z.optional(z.string()),
});
export const DATA_RIGHTS = ["access", "correction", "deletion", "objection"] as const;
export type DataRight = (typeof DATA_RIGHTS)[number];

/** A person without an account asks about their data. */
export const dataRequestForm = z.object({
  name: contactForm.shape.name,
  email: contactForm.shape.email,
  asks: z.enum(DATA_RIGHTS, { error: () => t.dataRequestAsksRequired() }),
  message: text(() => t.fieldRequired(), MAX_CONTACT_MESSAGE, 0, cleanParagraphs),
  website: z.optional(z.string()),
});
export type ContactForm = z.infer<typeof contactForm>;
export type ContactField = keyof ContactForm;
