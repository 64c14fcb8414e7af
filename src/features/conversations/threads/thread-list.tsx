import { StateBadge } from "#src/features/listings/page/card-parts.tsx";
import { href } from "#src/i18n/paths.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { photoSrc } from "#src/ui/photo.tsx";
import { t } from "#t";
import type { ConversationJson } from "../shapes.ts";

interface ThreadListProps {
  conversations: ConversationJson[];
  /** The open one. */
  current: string | null;
  now: number;
}

export const ThreadList = ({ conversations, current, now }: ThreadListProps) => (
  <ul className="divided">
    {conversations.map((conversation) => (
      <li key={conversation.id}>
        <ThreadLink {...{ conversation, now }} isCurrent={conversation.id === current} />
      </li>
    ))}
  </ul>
);

interface ThreadLinkProps {
  conversation: ConversationJson;
  isCurrent: boolean;
  now: number;
}

function ThreadLink({ conversation, isCurrent, now }: ThreadLinkProps) {
  const { id, listing, role, other, unread, lastMessage, updatedAt } = conversation;
  const isOwn = lastMessage.from === role;
  const title = listing?.title ?? t.listingErased();
  return (
    <a
      href={href(`/messages/${id}`)}
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(
        "grid grid-cols-[64px_minmax(0,1fr)] gap-3 px-4 py-3.5",
        isCurrent ? "bg-tint-strong" : unread > 0 ? "bg-unread hover:bg-tint" : "hover:bg-paper",
      )}
    >
      {listing?.cover ? (
        <img
          src={photoSrc(listing.cover, 320)}
          alt=""
          loading="lazy"
          className="h-12 w-16 rounded-field object-cover"
        />
      ) : (
        <span className="grid h-12 place-items-center">
          <Avatar name={other.name} />
        </span>
      )}
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-2">
          <bdi className="min-w-0 truncate text-15 font-semibold">{other.name}</bdi>
          <span className="flex-none text-13 text-ink-soft">
            {t.formatAgo(updatedAt, now)}
            {unread > 0 && (
              <span className="ms-2 inline-block size-2 rounded-full bg-action">
                <span className="sr-only">{t.messagesUnread(unread)}</span>
              </span>
            )}
          </span>
        </span>
        <span className="flex gap-1 text-13 whitespace-nowrap text-ink-soft">
          {role === "seller" && t.yourListing()}
          <bdi className="truncate">{title}</bdi>
        </span>
        {!lastMessage.isAgreement && (
          <span className={classNames("flex gap-1 text-14", unread > 0 && "font-semibold")}>
            {isOwn && t.messagesYou()}
            <bdi className="truncate">{lastMessage.text}</bdi>
          </span>
        )}
        <ThreadState conversation={conversation} />
      </span>
    </a>
  );
}

function ThreadState({ conversation: { listing, lastMessage, role } }: { conversation: ConversationJson }) {
  const { offer } = lastMessage;
  if (lastMessage.isAgreement) return <span className="badge badge-verified mt-1.5">{lastMessage.text}</span>;
  if (offer?.status === "open")
    return (
      <span className="badge badge-neutral mt-1.5">
        {offer.by === role ? t.offerWaits() : t.offerYourTurn()}
      </span>
    );
  if (listing?.status === "sold") return <StateBadge status="sold" reserved={false} className="mt-1.5" />;
  if (listing?.reserved) return <StateBadge status="active" reserved className="mt-1.5" />;
  return null;
}
