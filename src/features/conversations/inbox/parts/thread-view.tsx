import { use } from "react";
import { formatPhone, mayHaveWhatsapp, whatsappDigits } from "#src/core/phone.ts";
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
  const { other, listing, isBlocked } = thread;
  const { action, refused } = use(Acts);
  const bid = findBid(thread);
  const isOfMessage = refused?.act === "message";
  return (
    <>
      <section className="flex min-h-0 min-w-0 flex-col">
        <header className="sticky top-0 z-2 flex items-center gap-2 border-b border-line bg-surface px-2 py-2.5 sm:px-4 lg:static">
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
          {thread.contact && <Contact {...thread.contact} />}
          {!isGuest && <ThreadMenu thread={thread} />}
        </header>
        <ListingStrip listing={listing} />
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
        {isBlocked ? (
          <Notice className="m-4">{t.conversationBlockedByYou()}</Notice>
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

/** The seller's other ways to reach the buyer. */
const Contact = ({ phone, email }: NonNullable<ThreadJson["contact"]>) => (
  <>
    {mayHaveWhatsapp(phone) && (
      <IconLink
        href={`https://wa.me/${whatsappDigits(phone)}`}
        target="_blank"
        rel="noopener"
        icon="whatsapp"
        label={t.whatsapp()}
        className="max-sm:hidden!"
      />
    )}
    <IconLink href={`tel:${phone}`} icon="phone" label={`${t.inboxCall()}: ${formatPhone(phone)}`} />
    <IconLink
      href={`mailto:${encodeURIComponent(email)}`}
      icon="mail"
      label={t.inboxMail()}
      className="max-sm:hidden!"
    />
  </>
);
