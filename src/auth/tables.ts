import { flag, index, integer, table, text } from "#src/db/columns.ts";

export type Role = "user" | "admin";

export const users = table("users", {
  id: text().primaryKey(),
  email: text().notNull(),
  /** Lower-case, so that one address is one account. */
  emailKey: text().notNull().unique(),
  passwordHash: text().notNull(),
  name: text().notNull(),
  /** E.164 */
  phone: text(),
  location: text(),
  role: text<Role>().notNull().default("user"),
  /** Active listings allowed; null and 999999 are unlimited. */
  listingLimit: integer().default(5),
  isActive: flag().notNull().default(true),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
});

export const sessions = table(
  "sessions",
  {
    /** SHA-256 of the cookie's token, so that a stolen database opens no session. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: integer().notNull(),
    seenAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [index("sessions_user_id").on(t.userId), index("sessions_expires_at").on(t.expiresAt)],
);
