import { flag, index, integer, json, primaryKey, table, text, uniqueIndex } from "#src/db/columns.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Scope } from "./access.ts";
import { DEFAULT_LISTING_LIMIT } from "./listing-limit.ts";
import { sealed } from "./sealed.ts";

export type Role = "user" | "admin";
export const DEALER_ROLES = ["owner", "manager", "sales"] as const;
export type DealerRole = (typeof DEALER_ROLES)[number];
export type LinkPurpose = "reset-password" | "verify-email" | "set-up";

export const users = table(
  "users",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** The email address in lower case, so that each address has one account. */
    emailKey: text().notNull().unique(),
    passwordHash: text().notNull(),
    name: text().notNull(),
    phone: text(),
    phoneConfirmedAt: integer(),
    location: text(),
    role: text<Role>().notNull().default("user"),
    /** Active listings allowed; null and `UNLIMITED` mean any number. */
    listingLimit: integer().default(DEFAULT_LISTING_LIMIT),
    /** The dealer that the user works for, and as what; both null for private people. */
    dealerId: text(),
    dealerRole: text<DealerRole>(),
    isActive: flag().notNull().default(true),
    language: text<Language>().notNull().default("en"),
    emailVerifiedAt: integer(),
    verifiedAt: integer(),
    /** The last login; null if it was before this was stored. */
    signedInAt: integer(),
    mailsInquiries: flag().notNull().default(true),
    mailsExpiry: flag().notNull().default(true),
    mailsPriceDrops: flag().notNull().default(false),
    pushesInquiries: flag().notNull().default(true),
    pushesExpiry: flag().notNull().default(true),
    pushesPriceDrops: flag().notNull().default(true),
    /** When the person stopped invitations to review sellers. */
    uninvitedAt: integer(),
    adminNote: text(),
    totpSecret: sealed("users", "totp_secret"),
    /** The session that may see and confirm a new secret. */
    totpSession: text(),
    totpConfirmedAt: integer(),
    /** The time step of the last used code, so that no code works twice. */
    totpStep: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    index("users_name").on(t.name, t.id),
    index("users_created_at").on(t.createdAt),
    index("users_verified_at").on(t.verifiedAt),
    index("users_dealer_id").on(t.dealerId),
    index("users_phone").on(t.phone),
  ],
);

/** A column with the user's id. Its row is deleted when the user is. */
export const ofUser = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = table(
  "sessions",
  {
    tokenHash: text().primaryKey(),
    userId: ofUser(),
    createdAt: integer().notNull(),
    seenAt: integer().notNull(),
    expiresAt: integer().notNull(),
    userAgent: text().notNull().default(""),
    /** A keyed hash of a public address that it was used from. */
    addressHash: text(),
    /** The password was right; the second step is still to come. */
    awaitsCode: flag().notNull().default(false),
  },
  (t) => [index("sessions_user_id").on(t.userId), index("sessions_expires_at").on(t.expiresAt)],
);

export const apiTokens = table(
  "api_tokens",
  {
    id: text().primaryKey(),
    tokenHash: text().notNull().unique(),
    userId: ofUser(),
    name: text().notNull(),
    /** Its first characters, by which its owner recognizes it. */
    start: text().notNull(),
    scopes: json<Scope[]>().notNull(),
    createdAt: integer().notNull(),
    lastUsedAt: integer(),
    expiresAt: integer().notNull(),
  },
  (t) => [index("api_tokens_user_id").on(t.userId)],
);

/** Requests with an `Idempotency-Key`. */
export const repeatableRequests = table(
  "repeatable_requests",
  {
    id: text().primaryKey(),
    /** A user's id or a guest's address. */
    subject: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    /** Null while the first request runs. */
    status: integer(),
    /** Null if it contains a secret. */
    answer: sealed("repeatable_requests", "answer"),
    createdAt: integer().notNull(),
  },
  (t) => [uniqueIndex("repeatable_requests_key").on(t.subject, t.key)],
);

export const oneTimeLinks = table(
  "one_time_links",
  {
    tokenHash: text().primaryKey(),
    purpose: text<LinkPurpose>().notNull(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    usedAt: integer(),
  },
  (t) => [index("one_time_links_user_id").on(t.userId), index("one_time_links_expires_at").on(t.expiresAt)],
);

export const recoveryCodes = table(
  "recovery_codes",
  { userId: ofUser(), codeHash: text().notNull(), usedAt: integer() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);
