import { sealed } from "#src/auth/sealed.ts";
import { ofUser } from "#src/auth/tables.ts";
import { index, integer, table, text } from "#src/db/columns.ts";

/** Files with everything about a user; each is kept beside the photos for a day. */
export const dataExports = table(
  "data_exports",
  {
    id: text().primaryKey(),
    userId: ofUser(),
    /** Of the file, which nobody can read without this row. */
    key: sealed("data_exports", "key").notNull(),
    createdAt: integer().notNull(),
    /** Null while it is prepared. */
    readyAt: integer(),
    bytes: integer(),
    expiresAt: integer().notNull(),
  },
  (t) => [index("data_exports_user_id").on(t.userId), index("data_exports_ready_at").on(t.readyAt)],
);
