import { flag, index, integer, primaryKey, table, text } from "#src/db/columns.ts";
import type { Language } from "#src/i18n/language.ts";

export type Role = "user" | "admin";
/** What a mailed or printed link is good for, once. */
export type LinkPurpose = "reset-password" | "verify-email" | "set-up";

export const users = table(
  "users",
  {
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
    /** False while suspended: no session, and the listings are shown to nobody. */
    isActive: flag().notNull().default(true),
    /** Of mails and notices. */
    language: text<Language>().notNull().default("en"),
    emailVerifiedAt: integer(),
    /** When an admin vouched for the seller. */
    verifiedAt: integer(),
    mailsInquiries: flag().notNull().default(true),
    mailsExpiry: flag().notNull().default(true),
    /** Of admins, about the user. */
    adminNote: text(),
    /** Base32; in force once it is confirmed. */
    totpSecret: text(),
    totpConfirmedAt: integer(),
    /** The last time step that opened a session, so that no code opens two. */
    totpStep: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  // Admins find them by `user_texts_fts`, which triggers keep.
  (t) => [index("users_name").on(t.name, t.id), index("users_created_at").on(t.createdAt)],
);

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
    /** The browser's own words at the login, for the list of sessions. */
    userAgent: text().notNull().default(""),
    /** The password was right and the second factor is still to come: it opens nothing yet. */
    awaitsCode: flag().notNull().default(false),
  },
  (t) => [index("sessions_user_id").on(t.userId), index("sessions_expires_at").on(t.expiresAt)],
);

/** Links that work once: a forgotten password, an email address, the first admin. */
export const oneTimeLinks = table(
  "one_time_links",
  {
    /** SHA-256 of the link's token. */
    tokenHash: text().primaryKey(),
    purpose: text<LinkPurpose>().notNull(),
    /** Null for the first admin, who is nobody yet. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    usedAt: integer(),
  },
  (t) => [index("one_time_links_user_id").on(t.userId), index("one_time_links_expires_at").on(t.expiresAt)],
);

/** Ways in for an admin who lost the second factor, each good once. */
export const recoveryCodes = table(
  "recovery_codes",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    usedAt: integer(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);
