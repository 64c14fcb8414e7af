import { z } from "zod/mini";
import { currentPassword } from "#src/features/accounts/schema.ts";
import { t } from "#t";

/** `PATCH /api/user/preferences`: the language of site and mails, and which mails come. */
export const preferences = z.object({
  language: z.enum(["en", "ar"]),
  mailsInquiries: z.boolean(),
  mailsExpiry: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

/** What deletes the account: its password, and that it is meant. */
export const accountDeletion = z.object({
  password: currentPassword,
  confirm: z.literal("yes", { error: () => t.deleteAccountConfirmRequired() }),
});
