import { users } from "#src/auth/tables.ts";
import type { DataRight } from "./schema.ts";
import { index, integer, table, text } from "#src/db/columns.ts";

export const contactMessages = table(
  "contact_messages",
  {
    id: text().primaryKey(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: integer().notNull(),
    handledAt: integer(),
    /** What a person without an account asks about their data; null for any other message. */
    asks: text<DataRight>(),
    /** The hash of the token in the emailed link, which proves the address. */
    tokenHash: text(),
    confirmedAt: integer(),
  },
  (t) => [
    index("contact_messages_created_at").on(t.createdAt),
    index("contact_messages_user_id").on(t.userId),
  ],
);
