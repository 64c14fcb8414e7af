import { Fragment, type ReactNode } from "react";
import { jordanDay, jordanTime } from "#src/core/jordan-day.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Num } from "#src/ui/num.tsx";
import { Photo, photoSrc } from "#src/ui/photo.tsx";
import { t } from "#t";
import { ANSWERS } from "../../schema.ts";
import type { MessageJson, ThreadJson } from "../../shapes.ts";
import { ActForm } from "./act-form.tsx";
import { Agreement, OfferCard } from "./offer-card.tsx";

interface MessageListProps {
  thread: ThreadJson;
  now: number;
}

export function MessageList({ thread, now }: MessageListProps) {
  const { messages, readUpTo, listing } = thread;
  const isOnSale = listing?.isOwn && listing.status === "active";
  const readAt = messages.findIndex(({ id }) => id === readUpTo);
  const answered = messages.findLastIndex(({ from }) => from === "seller");
  const asked = messages.findLast(({ isAvailabilityAsked }, at) => isAvailabilityAsked && at > answered);
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {messages.map((message, at) => {
        const before = messages[at - 1];
        const isNewDay = !before || jordanDay(before.createdAt) !== jordanDay(message.createdAt);
        return (
          <Fragment key={message.id}>
            {isNewDay && (
              <li className="py-1 text-center text-13 text-ink-soft">{dayName(message.createdAt, now)}</li>
            )}
            <Message {...{ message, thread, now }} isRead={at <= readAt} />
            {message === asked && thread.role === "seller" && isOnSale && <Answers />}
          </Fragment>
        );
      })}
    </ol>
  );
}

const dayName = (at: number, now: number): string =>
  jordanDay(now) - jordanDay(at) < 2 ? t.dayOf(jordanDay(now) - jordanDay(at)) : t.formatDate(at);

function Message({
  message,
  thread,
  now,
  isRead,
}: MessageListProps & { message: MessageJson; isRead: boolean }) {
  const { id, from, kind, createdAt, warning } = message;
  const isMine = from === thread.role;
  if (message.isAgreement)
    return (
      <li id={id}>
        <Agreement {...message} listing={thread.listing} />
      </li>
    );
  if (kind === "notice")
    return (
      <li
        id={id}
        className="flex items-center gap-3 text-14 font-medium text-ink-soft before:content-empty before:h-px before:flex-1 before:bg-line after:content-empty after:h-px after:flex-1 after:bg-line"
      >
        <span className="text-center">{message.text}</span>
      </li>
    );
  return (
    <li
      id={id}
      className={classNames("grid", isMine ? "justify-items-end ps-10" : "justify-items-start pe-10")}
    >
      {!isMine && warning && <Warning warning={warning} id={thread.id} />}
      {message.offer ? (
        <OfferCard offer={message.offer} {...{ thread, now }} />
      ) : (
        <Bubble {...{ message, isMine }} withLinks={isMine || thread.hasAnswered} />
      )}
      <p className="mt-1 flex items-center gap-1 text-13 text-ink-soft">
        <Num>{jordanTime(createdAt)}</Num>
        {isMine && isRead && (
          <>
            <Icon name="check" size={15} className="text-action" />
            {t.messageRead()}
          </>
        )}
      </p>
    </li>
  );
}

interface BubbleProps {
  message: MessageJson;
  isMine: boolean;
  withLinks: boolean;
}

const Bubble = ({ message: { text, photos }, isMine, withLinks }: BubbleProps) => (
  <div
    className={classNames(
      "max-w-full rounded-card px-4 py-3 text-16 wrap-anywhere",
      isMine ? "bg-tint-strong rounded-ee-sm" : "bg-sand rounded-es-sm",
    )}
  >
    {photos.map((photo) => (
      <a key={photo.id} href={photoSrc(photo.id, 1280)} target="_blank" rel="noopener" className="mb-2 block">
        <Photo {...photo} alt={t.messagePhotos(1)} sizes="280px" className="w-70 max-w-full rounded-field" />
      </a>
    ))}
    {(photos.length === 0 || text !== t.messagePhotos(photos.length)) && (
      <p dir="auto" className="whitespace-pre-line">
        {withLinks ? linked(text) : text}
      </p>
    )}
  </div>
);

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

const linked = (text: string): ReactNode[] =>
  text.split(ADDRESS).map((part, at) =>
    at % 2 === 1 ? (
      <a key={at} href={part} target="_blank" rel="noopener nofollow ugc" className="underline">
        {part}
      </a>
    ) : (
      part
    ),
  );

const Warning = ({ warning, id }: { warning: NonNullable<MessageJson["warning"]>; id: string }) => (
  <div role="note" className="mb-2 flex gap-3 rounded-card bg-amber-tint p-4 text-15">
    <Icon name="triangle-alert" size={21} className="text-amber" />
    <div>
      <p className="font-semibold">{t.messageWarningTitle(warning)}</p>
      <p>{t.messageWarningText(warning)}</p>
      <a href={href(`/messages/${id}/report`)} className="link underline!">
        {t.messageReport()}
      </a>
    </div>
  </div>
);

/** One press tells the buyer whether it is still for sale. */
const Answers = () => (
  <li>
    <ActForm act="answer" className="flex flex-wrap justify-center gap-2">
      {ANSWERS.map((answer) => (
        <Button
          key={answer}
          type="submit"
          name="answer"
          value={answer}
          variant="tint"
          className="px-3.5 text-14"
        >
          {t.answerButton(answer)}
        </Button>
      ))}
    </ActForm>
  </li>
);
