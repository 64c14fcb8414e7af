import { and, asc, eq, gt, max } from "drizzle-orm";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import type { Person } from "#src/features/listings/listings.ts";
import { conversations } from "../tables.ts";
import { isSideOf, mine } from "../threads/queries/find-thread.ts";

export async function latestRev(read: Reader): Promise<number> {
  const [row] = await read.select({ rev: max(conversations.rev) }).from(conversations);
  return row?.rev ?? 0;
}

/** The sides of the conversations that changed after `rev`. */
export const listChangedSides = (read: Reader, rev: number) =>
  read
    .select({ ...pick(mine, "userId", "dealerId"), rev: conversations.rev })
    .from(conversations)
    .innerJoin(mine, eq(mine.conversationId, conversations.id))
    .where(gt(conversations.rev, rev));

/** A person's conversations that changed after `rev`. */
export const listChanged = (read: Reader, person: Person, rev: number) =>
  read
    .selectDistinct(pick(conversations, "id", "rev"))
    .from(conversations)
    .innerJoin(mine, eq(mine.conversationId, conversations.id))
    .where(and(gt(conversations.rev, rev), isSideOf(person)))
    .orderBy(asc(conversations.rev));
