import { z } from "zod/mini";
import { currentPassword } from "#src/features/accounts/schema.ts";
import type { Standing } from "#src/features/newsletter/queries.ts";
import { t } from "#t";
import type { Device } from "./device.ts";

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

export interface SignedInDevice extends Device {
  handle: string;
  seenAt: number;
  isCurrent: boolean;
}

export interface SettingsJson {
  now: number;
  email: string;
  emailVerified: boolean;
  profile: { name: string; phone: string; location: string };
  preferences: Preferences;
  devices: SignedInDevice[];
  hasSecondFactor: boolean;
  /** Null for an unconfirmed email, which may be somebody else's. */
  newsletter: Standing | null;
}

export type SettingsPart = "profile" | "password";

export interface Refused {
  part: SettingsPart;
  values: Partial<Record<string, string>>;
  errors: Record<string, string>;
  message: string;
}
