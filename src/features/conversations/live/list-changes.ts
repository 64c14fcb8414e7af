import { and, asc, eq, gt, max, ne } from "drizzle-orm";
import { sessions, users } from "#src/auth/tables.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { conversations } from "../tables.ts";
import { isSide, mine } from "../threads/queries/find-thread.ts";

export async function latestRev(read: Reader): Promise<number> {
  const [row] = await read.select({ rev: max(conversations.rev) }).from(conversations);
  return row?.rev ?? 0;
}

/** The conversations that changed after `rev`, with the running sessions of their people; or only for one session. */
export const listChanges = (read: Reader, rev: number, now: number, tokenHash?: string) =>
  read
    .selectDistinct({ ...pick(conversations, "id", "rev"), ...pick(sessions, "tokenHash") })
    .from(conversations)
    .innerJoin(mine, eq(mine.conversationId, conversations.id))
    .innerJoin(users, isSide(users.id, users.dealerId, ne(users.dealerRole, "sales")))
    .innerJoin(sessions, and(eq(sessions.userId, users.id), gt(sessions.expiresAt, now)))
    .where(
      and(
        gt(conversations.rev, rev),
        eq(users.isActive, true),
        tokenHash === undefined ? undefined : eq(sessions.tokenHash, tokenHash),
      ),
    )
    .orderBy(asc(conversations.rev));
