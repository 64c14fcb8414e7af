import { and, desc, eq, gte, inArray, lt, type SQL } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { dayOfDate, startOfJordanDay } from "#src/core/jordan-day.ts";
import { type FoundPage, MAX_FOUND, pageOfFound } from "#src/core/pagination.ts";
import type { Reader } from "#src/db/open.ts";
import { pageOfIds } from "#src/db/page-of-ids.ts";
import { hitsIn, partMatch } from "#src/db/substring-index.ts";
import { NOBODY } from "./actions.ts";
import { auditLog } from "./tables.ts";

export type AuditRow = typeof auditLog.$inferSelect;

export interface AuditFilter {
  q: string;
  /** An action such as `user.limit`, or a kind of subject such as `user`. */
  action: string;
  from?: string;
  to?: string;
  page: number;
}

export const AUDIT_A_PAGE = 50;

const NEWEST = [desc(auditLog.createdAt), desc(auditLog.id)];

export async function listAudit(read: Reader, filter: AuditFilter): Promise<FoundPage<AuditRow>> {
  const { items: ids, ...page } =
    filter.q || filter.action || filter.from || filter.to
      ? pageOfFound(await findEntries(read, filter), filter.page, AUDIT_A_PAGE)
      : await pageOfIds(read, auditLog, filter.page, AUDIT_A_PAGE, NEWEST);
  return { ...page, items: await listEntries(read, inArray(auditLog.id, ids), ids.length) };
}

export const listAuditOf = (read: Reader, { kind, id }: { kind: string; id: string }, limit: number) =>
  listEntries(read, and(eq(auditLog.subjectKind, kind), eq(auditLog.subjectId, id)), limit);

async function listEntries(read: Reader, filter: SQL | undefined, limit: number): Promise<AuditRow[]> {
  const rows = await read
    .select({ entry: auditLog, member: users.name })
    .from(auditLog)
    .leftJoin(users, and(eq(users.id, auditLog.actorId), eq(auditLog.actorName, NOBODY)))
    .where(filter)
    .orderBy(...NEWEST)
    .limit(limit);
  return rows.map(({ entry, member }) => ({ ...entry, actorName: member ?? entry.actorName }));
}

async function findEntries(read: Reader, { q, action, ...days }: AuditFilter): Promise<string[]> {
  const [from, to] = [dayOfDate(days.from ?? ""), dayOfDate(days.to ?? "")];
  const isMatch = and(
    action ? eq(action.includes(".") ? auditLog.action : auditLog.subjectKind, action) : undefined,
    from === null ? undefined : gte(auditLog.createdAt, startOfJordanDay(from)),
    to === null ? undefined : lt(auditLog.createdAt, startOfJordanDay(to + 1)),
  );
  const parts = partMatch(q);
  const hits = parts && hitsIn("audit", parts, aboutMark(action));
  const entries = read.select({ id: auditLog.id });
  const rows = hits
    ? await entries
        .from(hits.rows)
        .innerJoin(auditLog, eq(auditLog.id, hits.owner))
        .where(isMatch)
        .orderBy(hits.newest)
        .limit(MAX_FOUND + 1)
    : await entries
        .from(auditLog)
        .where(isMatch)
        .orderBy(...NEWEST)
        .limit(MAX_FOUND + 1);
  return rows.map(({ id }) => id);
}

/** The form in which the index stores an action or a kind of subject, so that FTS5 can start from the rarest term. */
const aboutMark = (action: string): string =>
  action && (action.includes(".") ? (/\.../.exec(action)?.[0] ?? "") : `!${action.slice(0, 2)}`);
