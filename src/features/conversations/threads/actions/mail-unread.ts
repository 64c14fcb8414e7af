import { and, asc, eq, lte } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { greeting } from "#src/features/accounts/actions/notices.ts";
import { findUser, type UserRow } from "#src/features/accounts/queries.ts";
import { type Mail, queueMail } from "#src/features/mail/actions/outbox.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import { messages } from "../../tables.ts";
import { linkToken } from "../links.ts";
import { messageText } from "../message-json.ts";
import { type ConversationRow, mine, type SideRow, type Thread, threadsOf } from "../queries/find-thread.ts";
import { isUnread, type MessageRow } from "./add-message.ts";

type MailDeps = Pick<Deps, "config" | "clock">;

const REPLY_LASTS_MS = 7 * DAY_MS;
const MOST_QUOTED = 10;

/** Mails what is unread for three minutes, at most hourly for a conversation. */
export async function mailUnread({ db, ...deps }: Pick<Deps, "db"> & MailDeps): Promise<void> {
  const now = deps.clock.now();
  const due = await db.read.select().from(mine).where(lte(mine.mailDueAt, now));
  for (const { conversationId, side } of due)
    await db.withTx(async (tx) => {
      const isIt = and(eq(mine.conversationId, conversationId), eq(mine.side, side));
      const still = await tx
        .update(mine)
        .set({ mailDueAt: null, mailedAt: now })
        .where(and(isIt, lte(mine.mailDueAt, now)))
        .returning();
      const [thread] = still.length > 0 ? await threadsOf(tx).where(isIt) : [];
      if (thread) await mailSide(tx, deps, thread);
    });
}

async function mailSide(tx: Tx, deps: MailDeps, thread: Thread): Promise<void> {
  const { conversation, mine } = thread;
  const unread = await tx
    .select()
    .from(messages)
    .where(isUnread(mine, mine.readSeq))
    .orderBy(asc(messages.seq));
  const user = await findUser(tx, mine.takenBy ?? mine.userId ?? "");
  const to = user ? memberTo(user) : guestTo(conversation, mine);
  if (to && unread.length > 0) await queueMail(tx, deps, { ...unreadMail(deps, thread, user, unread), to });
}

const memberTo = ({ id, email, language, mailsInquiries, isActive }: UserRow): Mail["to"] | null =>
  mailsInquiries && isActive ? { userId: id, email, language } : null;

const guestTo = ({ buyerEmail, buyerLanguage }: ConversationRow, { side }: SideRow): Mail["to"] | null =>
  side === "buyer" && buyerEmail !== "" ? { userId: null, email: buyerEmail, language: buyerLanguage } : null;

function unreadMail(
  deps: MailDeps,
  { conversation, mine, listing }: Thread,
  user: UserRow | null,
  unread: MessageRow[],
): Omit<Mail, "to"> {
  const link = {
    conversationId: conversation.id,
    side: mine.side,
    userId: user?.id ?? "",
    seq: conversation.lastSeq,
    expiresAt: deps.clock.now() + REPLY_LASTS_MS,
  };
  const url = (path: string) => absoluteHref(deps.config, path);
  const reply = url(`/messages/reply?token=${linkToken({ ...link, may: "reply" })}`);
  const mute = url(`/messages/mute?token=${linkToken({ ...link, may: "mute", expiresAt: 0 })}`);
  const isShown = !user || user.emailVerifiedAt !== null;
  const texts = () => unread.slice(-MOST_QUOTED).map((message) => messageText(message));
  return {
    kind: "messages-unread",
    unsubscribeUrl: mute,
    write: () => ({
      subject: isShown
        ? t.messagesMailSubject(listing?.title ?? t.listingErased())
        : t.messagesMailHiddenSubject(),
      paragraphs: [
        ...(user ? [greeting(user)] : []),
        isShown ? t.messagesMailText(unread.length) : t.messagesMailHidden(),
      ],
      ...(isShown && { quote: texts().join("\n\n"), closing: t.messagesMailClosing() }),
      action: { label: t.messagesMailReply(), url: isShown ? reply : url(`/messages/${conversation.id}`) },
      reason: t.messagesMailReason(),
      stop: { label: t.messagesMailMute(), url: mute },
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
