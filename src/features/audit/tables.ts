import { index, integer, json, table, text } from "#src/db/columns.ts";

/** What admins did. Rows can only be added, which database triggers enforce. */
export const auditLog = table(
  "audit_log",
  {
    id: text().primaryKey(),
    /** Null for the server's shell. Not a foreign key, because the entry outlives the account. */
    actorId: text(),
    actorName: text().notNull(),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    subjectName: text().notNull(),
    before: json<Record<string, unknown>>(),
    after: json<Record<string, unknown>>(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index("audit_log_created_at").on(t.createdAt, t.id),
    index("audit_log_subject").on(t.subjectKind, t.subjectId, t.createdAt),
    index("audit_log_subject_kind").on(t.subjectKind, t.createdAt, t.id),
    index("audit_log_action").on(t.action, t.createdAt),
  ],
);
