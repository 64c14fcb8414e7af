import { z } from "zod/mini";
import { currentPassword } from "#src/features/accounts/schema.ts";
import type { Standing } from "#src/features/newsletter/queries.ts";
import { t } from "#t";
import type { Device } from "./device.ts";

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

/** A device that is signed in; `handle` names its session. */
export interface SignedInDevice extends Device {
  handle: string;
  seenAt: number;
  isCurrent: boolean;
}

/** What the settings page shows. */
export interface SettingsJson {
  now: number;
  email: string;
  emailVerified: boolean;
  /** The phone as people write it, empty for none. */
  profile: { name: string; phone: string; location: string };
  preferences: Preferences;
  devices: SignedInDevice[];
  hasSecondFactor: boolean;
  /** Null where the address is not confirmed, and so may be another's. */
  newsletter: Standing | null;
}

export type SettingsPart = "profile" | "password";

/** A form that was refused without scripts: what was typed, and why. */
export interface Refused {
  part: SettingsPart;
  values: Partial<Record<string, string>>;
  errors: Record<string, string>;
  message: string;
}
