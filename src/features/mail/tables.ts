import { users } from "#src/auth/tables.ts";
import { index, integer, table, text } from "#src/db/columns.ts";
import type { Language } from "#src/i18n/language.ts";

/** Every mail, written in the transaction that caused it and sent by a job, so that none is lost. */
export const outbox = table(
  "outbox",
  {
    id: text().primaryKey(),
    /** Such as `welcome` or `inquiry-received`. */
    kind: text().notNull(),
    /** What may be told only once, such as `expiring:<listing>:<time>`; a second one is not written. */
    uniqueKey: text().unique(),
    /** Whose mail it is; it goes when the account goes. Null for somebody without one. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    recipient: text().notNull(),
    language: text<Language>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Stops mails of this kind with one click. */
    unsubscribeUrl: text(),
    attempts: integer().notNull().default(0),
    nextTryAt: integer().notNull(),
    sentAt: integer(),
    /** When it was given up. */
    failedAt: integer(),
    lastError: text(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index("outbox_next_try_at").on(t.sentAt, t.failedAt, t.nextTryAt),
    index("outbox_user_id").on(t.userId),
  ],
);
