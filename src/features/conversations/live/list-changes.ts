import { and, asc, eq, gt, inArray, max, ne } from "drizzle-orm";
import { sessions, users } from "#src/auth/tables.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { conversations } from "../tables.ts";
import { isSide, mine } from "../threads/queries/find-thread.ts";

export async function latestRev(read: Reader): Promise<number> {
  const [row] = await read.select({ rev: max(conversations.rev) }).from(conversations);
  return row?.rev ?? 0;
}

/** The conversations that changed after `rev`, each with those of the sessions that may see it. */
export const listChanges = (read: Reader, rev: number, tokenHashes: string[], now: number) =>
  read
    .selectDistinct({ ...pick(conversations, "id", "rev"), ...pick(sessions, "tokenHash") })
    .from(conversations)
    // Cross joins keep SQLite from beginning with all conversations of a person.
    .crossJoin(mine)
    .crossJoin(sessions)
    .crossJoin(users)
    .where(
      and(
        gt(conversations.rev, rev),
        eq(mine.conversationId, conversations.id),
        inArray(sessions.tokenHash, tokenHashes),
        gt(sessions.expiresAt, now),
        eq(users.id, sessions.userId),
        isSide(users.id, users.dealerId, ne(users.dealerRole, "sales")),
      ),
    )
    .orderBy(asc(conversations.rev));
