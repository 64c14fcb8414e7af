import { use } from "react";
import { formatPhone, mayHaveWhatsapp, whatsappDigits } from "#src/core/phone.ts";
import { idPath } from "#src/features/listings/kinds.ts";
import { href } from "#src/i18n/paths.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { IconLink } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import type { ThreadJson } from "../../shapes.ts";
import { Acts } from "./act-form.tsx";
import { Composer, type ComposerProps } from "./composer.tsx";
import { ListingAside, ListingStrip } from "./listing-parts.tsx";
import { MessageList } from "./message-list.tsx";
import { findBid, OfferSheet } from "./offer-form.tsx";
import { ThreadMenu } from "./thread-menu.tsx";

interface ThreadViewProps extends Omit<ComposerProps, "error"> {
  now: number;
  /** A guest has no inbox and no menu. */
  isGuest?: boolean;
  hasOlder: boolean;
  /** The id of a message: only older ones are shown. */
  before?: string | undefined;
}

/** The open conversation: who, about what, the messages and the form to write. */
export function ThreadView({ now, isGuest, hasOlder, before, ...composer }: ThreadViewProps) {
  const { thread } = composer;
  const { other, listing, isBlocked, isGone } = thread;
  const { action, refused } = use(Acts);
  const bid = findBid(thread);
  const isOfMessage = refused?.act === "message";
  return (
    <>
      <section className="flex min-w-0 flex-col max-lg:min-h-[calc(100dvh-61px)] lg:min-h-0">
        <div className="[@media(min-height:560px)]:sticky top-0 z-2">
          <header className="flex items-center gap-1 border-b border-line bg-surface px-2 py-2.5 sm:px-4">
            {!isGuest && (
              <IconLink
                href={href("/messages")}
                icon="arrow-left"
                flip
                label={t.messagesBack()}
                className="lg:hidden!"
              />
            )}
            <Avatar name={other.name} />
            <div className="min-w-0 flex-1">
              <h1 className="truncate text-17 font-semibold">
                <bdi>{other.name}</bdi>
              </h1>
              <p className="truncate text-13 text-ink-soft">
                {thread.role === "seller" ? t.roleBuyer() : other.isDealer ? t.roleDealer() : t.roleSeller()}
                {thread.takenBy && ` · ${t.inboxTakenBy(thread.takenBy)}`}
              </p>
            </div>
            <Contact {...thread} />
            {!isGuest && <ThreadMenu thread={thread} />}
          </header>
          <ListingStrip listing={listing} />
        </div>
        <div
          role="log"
          aria-label={t.messagesHeading()}
          className="flex-1 px-4 py-4 lg:overflow-y-auto lg:overscroll-contain"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be scrollable by keyboard
          tabIndex={0}
        >
          {hasOlder && <More to={`${action}?before=${thread.messages[0]?.id}`}>{t.messagesOlder()}</More>}
          <MessageList {...{ thread, now }} />
          {before && <More to={action}>{t.messagesNewest()}</More>}
          {isGuest && <GuestNotice action={action} />}
          {thread.canReview && (
            <p className="mt-4 text-center">
              <a href={href(`/messages/${thread.id}/review`)} className="link">
                <Icon name="star" />
                {t.reviewTitle()}
              </a>
            </p>
          )}
          <span id="last" className="scroll-mb-4 max-lg:scroll-mt-80 max-lg:scroll-mb-30" />
        </div>
        {isBlocked || isGone ? (
          <Notice className="m-4">
            {isBlocked ? t.conversationBlockedByYou() : t.conversationPartnerGone()}
          </Notice>
        ) : (
          <div className="sticky bottom-0">
            {refused && !isOfMessage && refused.act !== bid?.act && (
              <Notice tone="bad" role="alert" className="mx-4 mb-2">
                {refused.text}
              </Notice>
            )}
            <Composer {...composer} error={isOfMessage ? refused.text : undefined} />
          </div>
        )}
        {bid && <OfferSheet key={bid.answered?.id} {...{ thread, bid }} />}
      </section>
      <ListingAside {...thread} />
    </>
  );
}

const More = ({ to, children }: { to: string; children: string }) => (
  <p className="py-1 text-center">
    <a href={to} className="link">
      {children}
    </a>
  </p>
);

/** Other ways to reach the other side. A seller's number is on pages of their own, which limit who sees it. */
function Contact({ contact, canCall, listing }: ThreadJson) {
  const page = canCall && listing ? href(idPath(listing)) : null;
  const whatsapp =
    contact && mayHaveWhatsapp(contact.phone) && `https://wa.me/${whatsappDigits(contact.phone)}`;
  const chat = page ? `${page}/whatsapp` : whatsapp;
  const phone = contact && formatPhone(contact.phone);
  const call = page ? `${page}/phone` : contact && `tel:${contact.phone}`;
  return (
    <>
      {chat && <IconLink href={chat} target="_blank" rel="noopener" icon="whatsapp" label={t.whatsapp()} />}
      {call && (
        <IconLink href={call} icon="phone" label={phone ? `${t.inboxCall()}: ${phone}` : t.callSeller()} />
      )}
      {contact && (
        <IconLink
          href={`mailto:${encodeURIComponent(contact.email)}`}
          icon="mail"
          label={t.inboxMail()}
          className="max-sm:hidden!"
        />
      )}
    </>
  );
}

const GuestNotice = ({ action }: { action: string }) => (
  <p className="mt-4 text-center text-14 text-ink-soft">
    <a href={action} className="link">
      {t.guestCheck()}
    </a>
    <br />
    {t.guestKeep()}{" "}
    <a href={href("/register")} className="link">
      {t.signUp()}
    </a>
  </p>
);
