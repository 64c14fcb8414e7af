import { and, inArray } from "drizzle-orm";
import { newId } from "#src/core/ids.ts";
import type { Tx } from "#src/db/open.ts";
import { auditLog } from "./tables.ts";

/** In place of the name of somebody who left. */
export const NOBODY = "–";

export interface AuditEntry {
  /** Null for whoever sits at the server's shell. */
  actor: { id: string; name: string } | null;
  /** Noun and verb, such as `listing.reboost`. */
  action: string;
  subject: { kind: string; id: string; name: string };
  /** Only what changed; nothing secret. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes what was done into the log, in the transaction that did it. */
export async function recordAudit(tx: Tx, entry: AuditEntry, now: number): Promise<void> {
  const { actor, action, subject, before, after } = entry;
  await tx.insert(auditLog).values({
    id: newId(),
    actorId: actor?.id,
    actorName: actor?.name ?? "shell",
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectName: subject.name,
    before,
    after,
    createdAt: now,
  });
}

/** Forgets the names of accounts and reports that are gone, and what was changed of them; that something was done stays. */
export async function forgetSubjects(tx: Tx, ids: string[]): Promise<void> {
  const gone = and(inArray(auditLog.subjectKind, ["user", "report"]), inArray(auditLog.subjectId, ids));
  await tx.update(auditLog).set({ subjectName: NOBODY, before: null, after: null }).where(gone);
}
