import { and, eq, inArray } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { newId } from "#src/core/ids.ts";
import type { Tx } from "#src/db/open.ts";
import { auditLog } from "./tables.ts";

/** Shown instead of the name of a deleted or anonymous person. */
export const NOBODY = "–";

export interface AuditEntry {
  /** Null for a command in the server's shell. */
  actor: { id: string; name: string } | null;
  action: string;
  subject: { kind: string; id: string; name: string };
  /** Only changed fields; nothing secret. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export async function recordAudit(tx: Tx, entry: AuditEntry, now: number): Promise<void> {
  const { actor, action, subject, before, after } = entry;
  await tx.insert(auditLog).values({
    id: newId(),
    actorId: actor?.id,
    actorName: actor === null ? "shell" : (await isMember(tx, actor.id)) ? NOBODY : actor.name,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectName: subject.name,
    before,
    after,
    createdAt: now,
  });
}

/** The log keeps the names of admins only; the others are read from their accounts while these exist. */
const isMember = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.id, id), eq(users.role, "user")))) > 0;

/** Removes the names and changed values of deleted accounts and reports; the entries stay. */
export async function forgetSubjects(tx: Tx, ids: string[]): Promise<void> {
  const gone = and(inArray(auditLog.subjectKind, ["user", "report"]), inArray(auditLog.subjectId, ids));
  await tx.update(auditLog).set({ subjectName: NOBODY, before: null, after: null }).where(gone);
}
