import { users } from "#src/auth/tables.ts";
import { index, integer, table, text } from "#src/db/columns.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Purpose } from "./current.ts";

/** Who agreed to what, as proof. */
export const consents = table(
  "consents",
  {
    id: text().primaryKey(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** Of the address in lower case, for what people without an account can agree to as well. */
    emailHash: text(),
    purpose: text<Purpose>().notNull(),
    version: integer().notNull(),
    language: text<Language>().notNull(),
    /** `api`: a program registered or wrote for the person, and answers for the consent. */
    givenBy: text<"form" | "api">().notNull(),
    givenAt: integer().notNull(),
    withdrawnAt: integer(),
  },
  (t) => [index("consents_user_id").on(t.userId), index("consents_email_hash").on(t.emailHash)],
);
