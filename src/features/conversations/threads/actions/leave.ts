import { and, eq, inArray, isNotNull, lte, ne, notExists, or, type SQL } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { withdrawPush } from "#src/features/push/actions/outbox.ts";
import type { Deps } from "#src/http/env.ts";
import { blocks, conversations, conversationSides, inquiries, messages } from "../../tables.ts";
import { pushKey } from "./push-message.ts";

/** Takes a deleted account out of its conversations. The other side keeps its copy; without one they are deleted. */
export async function leaveConversations(
  tx: Tx,
  { id, emailKey }: { id: string; emailKey: string },
  isTheirEmail: SQL | undefined,
): Promise<void> {
  const own = await tx
    .update(conversationSides)
    .set({ userId: null, takenBy: null })
    .where(eq(conversationSides.userId, id))
    .returning({ id: conversationSides.conversationId });
  const asked = await tx
    .update(conversations)
    .set({ buyerKey: conversations.id, buyerName: "", buyerEmail: "" })
    .where(or(eq(conversations.buyerKey, id), isTheirEmail))
    .returning({ id: conversations.id });
  for (const { id: conversationId } of asked)
    for (const side of ["buyer", "seller"] as const)
      await withdrawPush(tx, pushKey({ conversationId, side }));
  await tx.update(conversationSides).set({ takenBy: null }).where(eq(conversationSides.takenBy, id));
  const isSomebody = or(
    isNotNull(conversationSides.userId),
    isNotNull(conversationSides.dealerId),
    and(eq(conversationSides.side, "buyer"), ne(conversations.buyerEmail, "")),
  );
  const left = tx
    .select({ id: conversationSides.conversationId })
    .from(conversationSides)
    .where(and(eq(conversationSides.conversationId, conversations.id), isSomebody));
  const ids = [...own, ...asked].map((one) => one.id);
  await tx.delete(conversations).where(and(inArray(conversations.id, ids), notExists(left)));
  for (const key of [id, emailKey])
    await tx.delete(blocks).where(or(eq(blocks.ownerKey, key), eq(blocks.blockedKey, key)));
}

/** Two years after the last message. */
export const CONVERSATIONS_KEPT_MS = 730 * DAY_MS;

export async function eraseOldConversations({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const isOld = lte(conversations.updatedAt, clock.now() - CONVERSATIONS_KEPT_MS);
  await db.withTx(async (tx) => {
    const old = tx
      .select({ id: messages.id })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(isOld);
    await tx.update(inquiries).set({ message: "" }).where(inArray(inquiries.id, old));
    await tx.delete(conversations).where(isOld);
  });
}
