import { sealed } from "#src/auth/sealed.ts";
import { users } from "#src/auth/tables.ts";
import { index, integer, table, text } from "#src/db/columns.ts";
import type { Language } from "#src/i18n/language.ts";

/** The columns that a `deliveryQueue` needs. */
export const delivery = () => ({
  attempts: integer().notNull().default(0),
  nextTryAt: integer().notNull(),
  sentAt: integer(),
  failedAt: integer(),
  lastError: text(),
  createdAt: integer().notNull(),
});

export const outbox = table(
  "outbox",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** Such as `expiring:<listing>:<time>`; a second email with the same key is not queued. */
    uniqueKey: text().unique(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    recipient: text().notNull(),
    language: text<Language>().notNull(),
    subject: sealed("outbox", "subject").notNull(),
    text: sealed("outbox", "text").notNull(),
    html: sealed("outbox", "html").notNull(),
    unsubscribeUrl: sealed("outbox", "unsubscribe_url"),
    ...delivery(),
  },
  (t) => [
    index("outbox_next_try_at").on(t.sentAt, t.failedAt, t.nextTryAt),
    index("outbox_user_id").on(t.userId),
  ],
);
