import { sealed } from "#src/auth/sealed.ts";
import { integer, table, text } from "#src/db/columns.ts";
import type { Language } from "#src/i18n/language.ts";

export const subscribers = table("subscribers", {
  id: text().primaryKey(),
  email: text().notNull(),
  /** Lower-case, so that an address can subscribe only once. */
  emailKey: text().notNull().unique(),
  language: text<Language>().notNull(),
  /** The secret in emailed links. Rows are found by `tokenHash`. */
  token: sealed("subscribers", "token").notNull(),
  tokenHash: text().notNull().unique(),
  createdAt: integer().notNull(),
  confirmedAt: integer(),
  unsubscribedAt: integer(),
});
