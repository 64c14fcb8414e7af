import { z } from "zod/mini";
import { currentPassword } from "#src/features/accounts/schema.ts";
import { t } from "#t";

export const NOTICES = {
  inquiries: { mail: "mailsInquiries", push: "pushesInquiries" },
  expiry: { mail: "mailsExpiry", push: "pushesExpiry" },
  priceDrops: { mail: "mailsPriceDrops", push: "pushesPriceDrops" },
} as const;
type NoticeName = keyof typeof NOTICES;
export const NOTICE_NAMES = Object.keys(NOTICES) as NoticeName[];
export const NOTICE_FLAGS = NOTICE_NAMES.flatMap((name) => Object.values(NOTICES[name]));
type NoticeFlag = (typeof NOTICE_FLAGS)[number];

const later = z.optional(z.boolean());

export const preferences = z.object({
  language: z.enum(["en", "ar"]),
  mailsInquiries: z.boolean(),
  mailsExpiry: z.boolean(),
  mailsPriceDrops: later,
  pushesInquiries: later,
  pushesExpiry: later,
  pushesPriceDrops: later,
});

export const tickedNotices = (isTicked: (flag: NoticeFlag) => boolean) =>
  Object.fromEntries(NOTICE_FLAGS.map((flag) => [flag, isTicked(flag)])) as Record<NoticeFlag, boolean>;
export type Preferences = z.infer<typeof preferences>;

export const accountDeletion = z.object({
  password: currentPassword,
  confirm: z.literal("yes", { error: () => t.deleteAccountConfirmRequired() }),
});

export const exportRequest = z.object({ password: currentPassword });

export interface Refused {
  part: "profile" | "phone" | "password" | "data";
  values: Partial<Record<string, string>>;
  errors: Record<string, string>;
  message: string;
}
