import { access, requireUser } from "#src/auth/access.ts";
import { hashOfToken } from "#src/auth/tokens.ts";
import { AppError } from "#src/core/errors.ts";
import { pageParams } from "#src/core/query-params.ts";
import { CardButton, CardLink, cardPage, linkEndedPage, tokenOf } from "#src/features/accounts/card-page.tsx";
import { findUser } from "#src/features/accounts/queries.ts";
import { type Ctx, middleware, routes } from "#src/http/env.ts";
import { onRefusal, type Refusal } from "#src/http/errors.ts";
import { parseInput, type Posted, postedForm, queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Textarea } from "#src/ui/input.tsx";
import { t } from "#t";
import { BOXES, messageInput } from "../schema.ts";
import { markRead, setMuted } from "../threads/actions/change-thread.ts";
import { guestPath } from "../threads/actions/mail-unread.ts";
import { claimThreads } from "../threads/actions/open-thread.ts";
import { postMessage } from "../threads/actions/post-message.ts";
import { type Link, readLink } from "../threads/links.ts";
import type { Reading } from "../threads/queries/find-thread.ts";
import {
  countUnreadThreads,
  findSent,
  isMember,
  listReplies,
  listThreads,
  THREADS_A_PAGE,
} from "../threads/queries/list-threads.ts";
import Inbox from "./inbox.island.tsx";
import { Acts, type Refused } from "./parts/act-form.tsx";
import { ThreadView } from "./parts/thread-view.tsx";
import { actOn } from "./posted.ts";
import { getThreadJson } from "../threads/queries/read-thread.ts";

const nowOf = (c: Ctx): number => c.var.deps.clock.now();
const keyOf = (c: Ctx): string => c.req.param("key") ?? "";
const guestLink = (c: Ctx): Link | null => readLink("read", keyOf(c), nowOf(c));

export const conversationPages = routes()
  .get("/messages", access("user"), (c) => inboxPage(c, null))
  .get("/messages/reply", access("gate"), (c) => replyPage(c))
  .post("/messages/reply", access("gate"), postedForm, async (c) => {
    const token = c.req.valid("form").token ?? "";
    const link = readLink("reply", token, nowOf(c));
    if (!link) return linkEndedPage(c, <ToInbox />);
    onRefusal(c, (refusal) => replyPage(c, token, c.req.valid("form").text, refusal));
    const message = parseInput(messageInput, c.req.valid("form"));
    const [reading, key] = [await replying(c, link), await hashOfToken(token)];
    await postMessage(c.var.deps, reading, link.conversationId, message, key);
    return cardPage(c, { icon: "circle-check", title: t.replySent(), text: t.replySentText() }, <ToInbox />);
  })
  .on(["GET", "POST"], "/messages/mute", access("gate"), async (c) => {
    const link = readLink("mute", tokenOf(c), nowOf(c));
    if (!link) return linkEndedPage(c, <ToInbox />);
    const text = t.muteText();
    // Mail programs post here for their unsubscribe button (RFC 8058).
    if (c.req.method === "POST") {
      await setMuted(c.var.deps, await replying(c, link), link.conversationId, true);
      return cardPage(c, { icon: "circle-check", title: t.muted(), text }, <ToInbox />);
    }
    const title = t.threadMute();
    const action = `${c.req.path}?token=${encodeURIComponent(tokenOf(c))}`;
    return cardPage(c, { icon: "bell", title, text }, <CardButton action={action}>{title}</CardButton>);
  })
  .get("/messages/:key", access("guest"), async (c) => {
    const link = guestLink(c);
    if (!link) return keyOf(c).includes("~") ? linkEndedPage(c, <ToInbox />) : inboxPage(c, keyOf(c));
    const { session, deps } = c.var;
    const { conversationId } = link;
    if (session) await deps.db.withTx((tx) => claimThreads(tx, session.user.id));
    const isClaimed = await isMember(deps.db.read, conversationId);
    return isClaimed ? c.redirect(href(`/messages/${conversationId}`), 303) : guestPage(c, conversationId);
  })
  .post("/messages/:key", access("guest"), postedForm, async (c) => {
    const link = guestLink(c);
    const id = link?.conversationId ?? keyOf(c);
    const reading: Reading = link ? { guestOf: id } : { person: requireUser(c) };
    const form = c.req.valid("form");
    onRefusal(c, (refusal) => (link ? guestPage(c, id, form, refusal) : inboxPage(c, id, form, refusal)));
    await actOn(c.var.deps, reading, id, form);
    if (form.act === "hide") return flashOn(c, "/messages", "threadHidden");
    return c.redirect(`${href(`/messages/${keyOf(c)}`)}#last`, 303);
  });

const HEAD = { noindex: true, isOfDealers: true, isWholeScreen: true } as const;

const refusedOf = ({ act = "", amount }: Posted, refusal?: Refusal): Refused | undefined =>
  refusal && { act, amount, text: complaint(refusal) ?? "" };

const complaint = (refusal?: Refusal) => refusal && (Object.values(refusal.fields)[0] ?? refusal.message);

async function inboxPage(c: Ctx, id: string | null, typed: Posted = {}, refusal?: Refusal) {
  const person = requireUser(c);
  const { read } = c.var.deps.db;
  const now = nowOf(c);
  const params = queryParams(c);
  const box = BOXES.find((name) => name === params.get("box")) ?? "all";
  const none = { thread: null, hasOlder: false, before: undefined };
  const found = id === null ? none : await openThreadJson(c, { person }, id);
  const at = pageParams(params, THREADS_A_PAGE);
  const { items, unread, ...pages } = await listThreads(read, person, box, at, now);
  c.set("unread", unread);
  const props = {
    inbox: { conversations: items, unread },
    box,
    pages,
    ...found,
    replies: await listReplies(read, person.id, t.language()),
    now,
    refused: refusedOf(typed, refusal),
    typed: typed.text,
  };
  const title = found.thread?.other.name ?? t.messagesHeading();
  return renderPage(
    c,
    { ...HEAD, title, preload: ["inbox"] },
    <Island name="inbox" of={Inbox} props={props} when="load" />,
    refusal?.status,
  );
}

/** Opening a conversation marks it as read; without scripts nothing else does. */
async function openThreadJson(c: Ctx, reading: Reading, id: string) {
  const { deps } = c.var;
  const before = c.req.query("before");
  const { thread, hasOlder } = await getThreadJson(deps.db.read, reading, id, { before }, nowOf(c));
  const last = thread.messages.at(-1);
  if (thread.unread > 0 && last && !before) await markRead(deps, reading, id, last.id);
  return { thread, hasOlder, before };
}

/** Without an island, because the API needs a login. */
async function guestPage(c: Ctx, id: string, typed: Posted = {}, refusal?: Refusal) {
  const reading = { guestOf: id };
  const found = await openThreadJson(c, reading, id);
  return renderPage(
    c,
    { ...HEAD, title: found.thread.other.name, secret: true },
    <Acts value={{ action: href(guestPath(id)), refused: refusedOf(typed, refusal) }}>
      <div className="mx-auto grid w-full max-w-[1160px] bg-surface xl:grid-cols-[minmax(0,1fr)_auto] lg:my-5 lg:card">
        <ThreadView {...found} isGuest now={nowOf(c)} replies={[]} typed={typed.text} />
      </div>
    </Acts>,
    refusal?.status,
  );
}

async function replying(c: Ctx, { conversationId, userId }: Link): Promise<Reading> {
  if (userId === "") return { guestOf: conversationId };
  const person = await findUser(c.var.deps.db.read, userId);
  if (!person?.isActive) throw new AppError("gone", "linkEndedText");
  return { person };
}

const ToInbox = () => (
  <CardLink path="/messages" variant="outline">
    {t.messagesHeading()}
  </CardLink>
);

async function replyPage(c: Ctx, token = tokenOf(c), typed?: string, refusal?: Refusal) {
  const link = readLink("reply", token, nowOf(c));
  if (!link || (await findSent(c.var.deps.db.read, await hashOfToken(token))))
    return linkEndedPage(c, <ToInbox />);
  const reading = await replying(c, link);
  const { thread } = await getThreadJson(c.var.deps.db.read, reading, link.conversationId, {}, nowOf(c));
  const newest = thread.messages.findLast(({ from }) => from !== thread.role);
  return cardPage(
    c,
    { icon: "reply", title: t.replyTo(thread.other.name), text: newest?.text ?? "", secret: true },
    <form method="post" action={href("/messages/reply")} className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      <Field label={t.messageWrite()} error={complaint(refusal)} required>
        <Textarea name="text" defaultValue={typed} />
      </Field>
      <Button type="submit" size={52} block>
        {t.messageSend()}
      </Button>
    </form>,
    refusal?.status,
  );
}

export const withUnread = middleware(async (c, next) => {
  const session = c.get("session");
  if (session) c.set("unread", await countUnreadThreads(c.get("deps").db.read, session.user));
  await next();
});
