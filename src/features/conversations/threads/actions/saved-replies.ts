import { and, eq } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import type { Deps } from "#src/http/env.ts";
import { MAX_REPLIES, type ReplyInput } from "../../schema.ts";
import { savedReplies } from "../../tables.ts";

export const saveReply = ({ db, clock }: Deps, userId: string, texts: ReplyInput): Promise<void> =>
  db.withTx(async (tx) => {
    if ((await tx.$count(savedReplies, eq(savedReplies.userId, userId))) >= MAX_REPLIES)
      throw new AppError("conflict", "repliesFull", MAX_REPLIES);
    await tx.insert(savedReplies).values({ id: newId(), userId, ...texts, createdAt: clock.now() });
  });

export const removeReply = ({ db }: Deps, userId: string, id: string): Promise<void> =>
  db.withTx(async (tx) => {
    const isOwn = and(eq(savedReplies.id, id), eq(savedReplies.userId, userId));
    const removed = await tx.delete(savedReplies).where(isOwn).returning();
    if (removed.length === 0) throw new AppError("not-found", "notFound");
  });
