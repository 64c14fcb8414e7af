import { z } from "zod/mini";
import { looksLikePhone } from "#src/core/phone.ts";
import { cleanLine, cleanParagraphs } from "#src/core/text.ts";
import { MAX_NAME, typedEmail } from "#src/features/accounts/limits.ts";
import { agreed, mayAgree } from "#src/features/consents/schema.ts";
import { t } from "#t";
import { MAX_MESSAGE, MIN_MESSAGE } from "./inquiry-json.ts";
import type { InquiryStatus } from "../tables.ts";

export const INQUIRY_STATUSES = ["pending", "read", "replied", "closed"] as const satisfies InquiryStatus[];

const fields = {
  buyerName: z
    .string({ error: () => t.nameRequired() })
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: () => t.nameRequired() }),
      z.maxLength(MAX_NAME, { error: () => t.inquiryNameTooLong(MAX_NAME) }),
    ),
  buyerPhone: z.string({ error: () => t.inquiryPhoneRequired() }).check(
    z.overwrite(cleanLine),
    z.minLength(1, { error: () => t.inquiryPhoneRequired() }),
    z.refine((phone) => phone === "" || looksLikePhone(phone), { error: () => t.phoneInvalid() }),
  ),
  buyerEmail: typedEmail(() => t.inquiryEmailRequired()),
  message: z
    .string({ error: () => t.messageTooShort() })
    .check(
      z.overwrite(cleanParagraphs),
      z.minLength(MIN_MESSAGE, { error: () => t.messageTooShort() }),
      z.maxLength(MAX_MESSAGE, { error: () => t.inquiryMessageTooLong(MAX_MESSAGE) }),
    ),
};

/** `website` is a hidden field that only bots fill in. Only the forms for guests demand `consent`. */
export const inquiryForm = z.object({ ...fields, website: z.optional(z.string()), consent: mayAgree });
export const guestForm = z.extend(inquiryForm, { consent: agreed });
export type InquiryForm = z.infer<typeof inquiryForm>;
export type InquiryField = keyof InquiryForm;

/** `taken` makes it the member's own among the inquiries of their dealer. */
export const inquiryPatch = z
  .object({
    status: z.optional(z.enum(INQUIRY_STATUSES, { error: () => t.invalidValue() })),
    taken: z.optional(z.union([z.literal(true), z.literal("true")])),
  })
  .check(
    z.refine(({ status, taken }) => status ?? taken, { path: ["status"], error: () => t.invalidValue() }),
  );
export type InquiryPatch = z.infer<typeof inquiryPatch>;
