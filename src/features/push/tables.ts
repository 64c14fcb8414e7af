import { sealed } from "#src/auth/sealed.ts";
import { ofUser } from "#src/auth/tables.ts";
import { index, integer, table, text } from "#src/db/columns.ts";
import { delivery } from "#src/features/mail/tables.ts";

/** The site's key pair for push services (VAPID, RFC 8292): one row, created once. Subscriptions are bound to it. */
export const pushKeys = table("push_keys", {
  id: text().primaryKey(),
  publicKey: text().notNull(),
  privateKey: sealed("push_keys", "private_key").notNull(),
  createdAt: integer().notNull(),
});

export const pushSubscriptions = table(
  "push_subscriptions",
  {
    id: text().primaryKey(),
    userId: ofUser(),
    /** Counts a browser as one device, for all of its users. */
    endpointHash: text().notNull().unique(),
    endpoint: sealed("push_subscriptions", "endpoint").notNull(),
    p256dh: sealed("push_subscriptions", "p256dh").notNull(),
    auth: sealed("push_subscriptions", "auth").notNull(),
    userAgent: text().notNull(),
    /** The session in which notifications were turned on; when the user ends it, the device is deleted. */
    sessionHash: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [index("push_subscriptions_user_id").on(t.userId)],
);

export const pushOutbox = table(
  "push_outbox",
  {
    id: text().primaryKey(),
    subscriptionId: text()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    /** The notification's key and the device; a second one with the same key is not queued. */
    uniqueKey: text().notNull().unique(),
    /** JSON for the service worker; empty once it was sent. */
    payload: sealed("push_outbox", "payload").notNull(),
    ...delivery(),
  },
  (t) => [
    index("push_outbox_next_try_at").on(t.sentAt, t.failedAt, t.nextTryAt),
    index("push_outbox_subscription_id").on(t.subscriptionId),
  ],
);
