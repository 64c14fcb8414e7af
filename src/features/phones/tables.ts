import { sealed } from "#src/auth/sealed.ts";
import { users } from "#src/auth/tables.ts";
import { index, integer, table, text } from "#src/db/columns.ts";
import { delivery } from "#src/features/mail/tables.ts";
import type { Language } from "#src/i18n/language.ts";

/** A code that was sent to a number. Without its person once that account is deleted. */
export const phoneChecks = table(
  "phone_checks",
  {
    id: text().primaryKey(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    phone: text().notNull(),
    /** The number without its last four digits. */
    prefix: text().notNull(),
    language: text<Language>().notNull(),
    /** Empty once it was sent, or if the gateway makes the codes. */
    code: sealed("phone_checks", "code").notNull(),
    /** Empty if the gateway makes the codes, and after a day. */
    codeHash: text().notNull().default(""),
    tries: integer().notNull().default(0),
    /** 0 if a newer code has replaced it. */
    expiresAt: integer().notNull(),
    confirmedAt: integer(),
    ...delivery(),
  },
  (t) => [
    index("phone_checks_next_try_at").on(t.sentAt, t.failedAt, t.nextTryAt),
    index("phone_checks_user_id").on(t.userId, t.createdAt),
    index("phone_checks_prefix").on(t.prefix, t.createdAt),
  ],
);
