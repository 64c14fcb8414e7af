import { and, eq, gt, isNotNull, isNull, lte, max, min } from "drizzle-orm";
import { sessionUser } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { greeting } from "#src/features/accounts/actions/notices.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import { conversations, conversationSides, messages } from "#src/features/conversations/tables.ts";
import { linkToken } from "#src/features/conversations/threads/links.ts";
import { getThread } from "#src/features/conversations/threads/queries/find-thread.ts";
import { nameOf } from "#src/features/conversations/threads/queries/list-threads.ts";
import { queueMail } from "#src/features/mail/actions/outbox.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import { findObjection } from "./actions.ts";
import { reviewPath } from "./schema.ts";

const INVITED_AFTER_MS = 8 * DAY_MS;
/** After a long outage, nobody is invited to review what is long past. */
const INVITED_UNTIL_MS = 15 * DAY_MS;

type InvitingDeps = Pick<Deps, "db" | "config" | "clock">;

/** Mails buyers once, on the eighth day after the seller's first answer. */
export async function inviteBuyers(deps: InvitingDeps): Promise<void> {
  const now = deps.clock.now();
  const answered = min(messages.createdAt);
  const due = await deps.db.read
    .select({ id: conversations.id, buyerId: max(conversationSides.userId) })
    .from(conversations)
    .innerJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.side, "seller")))
    .innerJoin(
      conversationSides,
      and(eq(conversationSides.conversationId, conversations.id), eq(conversationSides.side, "buyer")),
    )
    .where(
      and(
        gt(conversations.updatedAt, now - INVITED_UNTIL_MS),
        isNotNull(conversationSides.userId),
        isNull(conversationSides.invitedAt),
      ),
    )
    .groupBy(conversations.id)
    .having(and(lte(answered, now - INVITED_AFTER_MS), gt(answered, now - INVITED_UNTIL_MS)));
  for (const { id, buyerId } of due) if (buyerId) await deps.db.withTx((tx) => invite(tx, deps, id, buyerId));
}

async function invite(tx: Tx, deps: InvitingDeps, conversationId: string, buyerId: string): Promise<void> {
  const now = deps.clock.now();
  const isIt = and(eq(conversationSides.conversationId, conversationId), eq(conversationSides.side, "buyer"));
  const first = await tx
    .update(conversationSides)
    .set({ invitedAt: now })
    .where(and(isIt, isNull(conversationSides.invitedAt)))
    .returning();
  const buyer = await findUser(tx, buyerId);
  if (first.length === 0 || !buyer?.isActive || !buyer.mailsInquiries || buyer.uninvitedAt !== null) return;
  const thread = await getThread(tx, { person: { id: buyerId } }, conversationId);
  if (await findObjection(tx, thread, sessionUser(buyer), now, null)) return;
  const link = { conversationId, side: "buyer", userId: buyerId, seq: 0, expiresAt: 0 } as const;
  const stop = absoluteHref(deps.config, `/reviews/stop?token=${linkToken({ ...link, may: "uninvite" })}`);
  await queueMail(tx, deps, {
    kind: "review-invitation",
    to: { userId: buyer.id, email: buyer.email, language: buyer.language },
    unsubscribeUrl: stop,
    write: () => ({
      subject: t.reviewInvitationSubject(),
      // Nobody else's address gets names of somebody's choice.
      paragraphs: [
        greeting(buyer),
        buyer.emailVerifiedAt === null
          ? t.reviewInvitationText()
          : t.reviewInvitationAbout(nameOf(thread), thread.listing?.title ?? t.listingErased()),
      ],
      action: {
        label: t.reviewInvitationAction(),
        url: absoluteHref(deps.config, reviewPath(conversationId)),
      },
      reason: t.messagesMailReason(),
      stop: { label: t.reviewInvitationsStop(), url: stop },
    }),
  });
}

export const stopInvitations = ({ db, clock }: Deps, userId: string): Promise<void> =>
  db.withTx(async (tx) => {
    await tx.update(users).set({ uninvitedAt: clock.now() }).where(eq(users.id, userId));
  });
