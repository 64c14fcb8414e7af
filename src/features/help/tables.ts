import { users } from "#src/auth/tables.ts";
import { index, integer, table, text } from "#src/db/columns.ts";

/** What visitors wrote to the people who run the site. */
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
    /** When an admin marked it as done. */
    handledAt: integer(),
  },
  (t) => [
    index("contact_messages_created_at").on(t.createdAt),
    index("contact_messages_user_id").on(t.userId),
  ],
);
