import { and, desc, eq, like, or, type SQL } from "drizzle-orm";
import { type Page, pageCount } from "#src/core/pagination.ts";
import type { Reader } from "#src/db/open.ts";
import { auditLog } from "./tables.ts";

export type AuditRow = typeof auditLog.$inferSelect;

export interface AuditFilter {
  /** Part of a name, or a whole id. */
  q: string;
  /** An action, or the noun that it begins with; empty for all. */
  action: string;
  page: number;
}

export const AUDIT_A_PAGE = 50;

const conditions = ({ q, action }: Pick<AuditFilter, "q" | "action">): SQL | undefined => {
  const plain = q.replaceAll(/[%_\\]/g, "");
  return and(
    action ? or(eq(auditLog.action, action), like(auditLog.action, `${action}.%`)) : undefined,
    plain
      ? or(
          like(auditLog.actorName, `%${plain}%`),
          like(auditLog.subjectName, `%${plain}%`),
          eq(auditLog.subjectId, plain),
          eq(auditLog.actorId, plain),
        )
      : undefined,
  );
};

/** A page of the log, the newest first; a page past the end is the last. */
export async function listAudit(read: Reader, filter: AuditFilter): Promise<Page<AuditRow>> {
  const wanted = conditions(filter);
  const total = await read.$count(auditLog, wanted);
  const page = Math.min(filter.page, pageCount(total, AUDIT_A_PAGE));
  const items = await read
    .select()
    .from(auditLog)
    .where(wanted)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(AUDIT_A_PAGE)
    .offset((page - 1) * AUDIT_A_PAGE);
  return { items, total, page, pageSize: AUDIT_A_PAGE };
}
