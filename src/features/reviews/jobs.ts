import { and, eq, gt, isNotNull, isNull, lte, min } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { greeting, titleFor } from "#src/features/accounts/actions/notices.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import { conversationSides as sides, messages } from "#src/features/conversations/tables.ts";
import { linkToken } from "#src/features/conversations/threads/links.ts";
import { getThread } from "#src/features/conversations/threads/queries/find-thread.ts";
import { queueMail } from "#src/features/mail/actions/outbox.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { t } from "#t";
import { eraseReviews, findObjection } from "./actions.ts";
import { reviewPath } from "./schema.ts";

const INVITED_AFTER_MS = 8 * DAY_MS;
/** After a long outage, nobody is asked about what is long past. */
const INVITED_UNTIL_MS = 15 * DAY_MS;

export const sellerReviewJobs = (deps: Deps): Job[] => [
  { name: "invitations to review", everyMs: HOUR_MS, run: () => inviteBuyers(deps) },
  {
    name: "old reviews",
    everyMs: HOUR_MS,
    run: () => deps.db.withTx((tx) => eraseReviews(tx, deps.clock.now())),
  },
];

/** Mails buyers once, on the eighth day after the seller's first answer. */
export async function inviteBuyers({ db, ...deps }: Pick<Deps, "db" | "config" | "clock">): Promise<void> {
  const now = deps.clock.now();
  const answeredAt = min(messages.createdAt);
  const due = await db.read
    .select({ id: sides.conversationId })
    .from(sides)
    .innerJoin(messages, and(eq(messages.conversationId, sides.conversationId), eq(messages.side, "seller")))
    .where(and(isInvitable, gt(sides.updatedAt, now - INVITED_UNTIL_MS)))
    .groupBy(sides.conversationId)
    .having(and(lte(answeredAt, now - INVITED_AFTER_MS), gt(answeredAt, now - INVITED_UNTIL_MS)));
  for (const { id } of due) await db.withTx((tx) => invite(tx, deps, id));
}

const isInvitable = and(eq(sides.side, "buyer"), isNotNull(sides.userId), isNull(sides.invitedAt));

async function invite(tx: Tx, deps: Pick<Deps, "config" | "clock">, conversationId: string): Promise<void> {
  const now = deps.clock.now();
  const [side] = await tx
    .update(sides)
    .set({ invitedAt: now })
    .where(and(eq(sides.conversationId, conversationId), isInvitable))
    .returning();
  const buyer = side?.userId ? await findUser(tx, side.userId) : null;
  if (!buyer?.isActive || !buyer.mailsInquiries || buyer.uninvitedAt !== null) return;
  const thread = await getThread(tx, { person: buyer }, conversationId);
  const { listing } = thread;
  if (!listing || (await findObjection(tx, thread, buyer, now, null))) return;
  const link = { conversationId, side: "buyer", userId: buyer.id, seq: 0, expiresAt: 0 } as const;
  const stop = absoluteHref(deps.config, `/reviews/stop?token=${linkToken({ ...link, may: "uninvite" })}`);
  await queueMail(tx, deps, {
    kind: "review-invitation",
    to: { userId: buyer.id, email: buyer.email, language: buyer.language },
    unsubscribeUrl: stop,
    write: () => ({
      subject: t.reviewInvitationSubject(),
      paragraphs: [greeting(buyer), t.reviewInvitationText(titleFor(buyer, listing))],
      action: { label: t.reviewTitle(), url: absoluteHref(deps.config, reviewPath(conversationId)) },
      reason: t.messagesMailReason(),
      stop: { label: t.reviewInvitationsStop(), url: stop },
    }),
  });
}
