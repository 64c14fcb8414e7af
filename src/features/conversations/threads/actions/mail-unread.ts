import { and, asc, eq, gt, isNull, lte, ne, or } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { greeting } from "#src/features/accounts/actions/notices.ts";
import { findUser, type UserRow } from "#src/features/accounts/queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import { type Mail, queueMail } from "#src/features/mail/actions/outbox.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import { conversations, conversationSides, messages } from "../../tables.ts";
import { linkToken } from "../links.ts";
import { messageText } from "../message-text.ts";
import type { ConversationRow, SideRow } from "../queries/find-thread.ts";
import type { MessageRow } from "./add-message.ts";

type MailDeps = Pick<Deps, "config" | "clock">;

const REPLY_LASTS_MS = 7 * DAY_MS;
const MOST_QUOTED = 10;

/** Mails what is unread for three minutes, at most hourly for a conversation. */
export async function mailUnread({ db, ...deps }: Pick<Deps, "db"> & MailDeps): Promise<void> {
  const now = deps.clock.now();
  const due = await db.read.select().from(conversationSides).where(lte(conversationSides.mailDueAt, now));
  for (const side of due)
    await db.withTx(async (tx) => {
      const isIt = and(
        eq(conversationSides.conversationId, side.conversationId),
        eq(conversationSides.side, side.side),
        lte(conversationSides.mailDueAt, now),
      );
      const [still] = await tx
        .update(conversationSides)
        .set({ mailDueAt: null, mailedAt: now })
        .where(isIt)
        .returning();
      if (still) await mailSide(tx, deps, still);
    });
}

async function mailSide(tx: Tx, deps: MailDeps, side: SideRow): Promise<void> {
  const { conversationId } = side;
  const [found] = await tx
    .select({ conversation: conversations, title: listings.title })
    .from(conversations)
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(eq(conversations.id, conversationId));
  const unread = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gt(messages.seq, side.readSeq),
        or(isNull(messages.side), ne(messages.side, side.side)),
      ),
    )
    .orderBy(asc(messages.seq));
  const newest = unread.at(-1);
  if (!found || !newest) return;
  const { conversation, title } = found;
  const userId = side.takenBy ?? side.userId;
  const user = userId === null ? null : await findUser(tx, userId);
  const to = user ? memberTo(user) : guestTo(conversation, side);
  if (to)
    await queueMail(tx, deps, unreadMail(deps, { conversation, title, side, unread, newest, user, to }));
}

const memberTo = ({ id, email, language, mailsInquiries, isActive }: UserRow): Mail["to"] | null =>
  mailsInquiries && isActive ? { userId: id, email, language } : null;

const guestTo = ({ buyerEmail, buyerLanguage }: ConversationRow, { side }: SideRow): Mail["to"] | null =>
  side === "buyer" && buyerEmail !== "" ? { userId: null, email: buyerEmail, language: buyerLanguage } : null;

interface Unread {
  conversation: ConversationRow;
  title: string | null;
  side: SideRow;
  unread: MessageRow[];
  newest: MessageRow;
  user: UserRow | null;
  to: Mail["to"];
}

function unreadMail(deps: MailDeps, { conversation, title, side, unread, newest, user, to }: Unread): Mail {
  const link = {
    conversationId: conversation.id,
    side: side.side,
    userId: user?.id ?? "",
    seq: newest.seq,
    expiresAt: deps.clock.now() + REPLY_LASTS_MS,
  };
  const url = (path: string) => absoluteHref(deps.config, path);
  const mute = () => url(`/messages/mute?token=${linkToken({ ...link, may: "mute", expiresAt: 0 })}`);
  const isShown = !user || user.emailVerifiedAt !== null;
  const shownTitle = title ?? t.listingErased();
  return {
    kind: "messages-unread",
    to,
    unsubscribeUrl: mute(),
    write: () => ({
      subject: isShown ? t.messagesMailSubject(shownTitle) : t.messagesMailHiddenSubject(),
      paragraphs: [
        ...(user ? [greeting(user)] : []),
        isShown ? t.messagesMailText(unread.length) : t.messagesMailHidden(),
      ],
      ...(isShown && {
        quote: unread
          .slice(-MOST_QUOTED)
          .map((message) => messageText(message))
          .join("\n\n"),
      }),
      action: {
        label: t.messagesMailReply(),
        url: url(
          isShown
            ? `/messages/reply?token=${linkToken({ ...link, may: "reply" })}`
            : `/messages/${conversation.id}`,
        ),
      },
      ...(isShown && { closing: t.messagesMailClosing() }),
      reason: t.messagesMailReason(),
      stop: { label: t.messagesMailMute(), url: mute() },
    }),
  };
}

/** Sends a guest the secret link to the new conversation, without any words that somebody else could have typed. */
export const mailGuestLink = (tx: Tx, deps: MailDeps, { id, buyerEmail, buyerLanguage }: ConversationRow) =>
  queueMail(tx, deps, {
    kind: "conversation-link",
    to: { userId: null, email: buyerEmail, language: buyerLanguage },
    write: () => ({
      subject: t.guestMailSubject(),
      paragraphs: [t.guestMailText()],
      action: { label: t.guestMailOpen(), url: absoluteHref(deps.config, guestPath(id)) },
      closing: t.guestMailSecret(),
      reason: t.guestMailReason(),
    }),
  });

/** The secret page of a guest's conversation. */
export const guestPath = (conversationId: string): string =>
  `/messages/${linkToken({ may: "read", conversationId, side: "buyer", userId: "", seq: 0, expiresAt: 0 })}`;
