import { desc, eq } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { AppError } from "#src/core/errors.ts";
import { NOBODY, recordAudit } from "#src/features/audit/actions.ts";
import { messages } from "#src/features/conversations/tables.ts";
import { messagesJson, nameOf } from "#src/features/conversations/threads/queries/list-threads.ts";
import { listingPath } from "#src/features/listings/kinds.ts";
import type { Deps } from "#src/http/env.ts";
import { t } from "#t";
import { findReported } from "../queries/reports.ts";
import type { ReportedJson } from "../shapes.ts";

const MESSAGES_SHOWN = 20;

/** The newest messages of a conversation that was reported. Each look is recorded. */
export const lookAtReported = (
  { db, clock }: Deps,
  admin: Pick<SessionUser, "id" | "name">,
  id: string,
): Promise<ReportedJson> =>
  db.withTx(async (tx) => {
    const now = clock.now();
    const thread = await findReported(tx, id);
    if (!thread) throw new AppError("not-found", "conversationNotFound");
    const { conversation, mine, theirs, listing } = thread;
    const rows = await tx
      .select()
      .from(messages)
      .where(eq(messages.conversationId, id))
      .orderBy(desc(messages.seq))
      .limit(MESSAGES_SHOWN);
    const subject = { kind: "conversation", id, name: listing?.title ?? NOBODY };
    await recordAudit(tx, { actor: admin, action: "conversation.look", subject }, now);
    return {
      id,
      listing: listing && { title: listing.title, url: listingPath(listing) },
      buyer: { id: mine.userId, name: conversation.buyerName || t.formerMember() },
      seller: { id: theirs.userId, name: nameOf(thread) },
      messages: await messagesJson(tx, rows.reverse(), listing, now),
    };
  });
