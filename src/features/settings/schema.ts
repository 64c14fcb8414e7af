import { z } from "zod/mini";
import { currentPassword } from "#src/features/accounts/schema.ts";
import { t } from "#t";

export const preferences = z.object({
  language: z.enum(["en", "ar"]),
  mailsInquiries: z.boolean(),
  mailsExpiry: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

export const accountDeletion = z.object({
  password: currentPassword,
  confirm: z.literal("yes", { error: () => t.deleteAccountConfirmRequired() }),
});

export type SettingsPart = "profile" | "password";

export interface Refused {
  part: SettingsPart;
  values: Partial<Record<string, string>>;
  errors: Record<string, string>;
  message: string;
}
