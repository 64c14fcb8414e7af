import { formatPhone, mayHaveWhatsapp, whatsappDigits } from "#src/core/phone.ts";
import type { InquiryJson } from "#src/features/conversations/inquiry/shapes.ts";
import type { InquiryStatus } from "#src/features/conversations/tables.ts";
import { href } from "#src/i18n/paths.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { IconLink } from "#src/ui/icon-button.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";

interface InquiryRowProps {
  inquiry: InquiryJson;
  now: number;
  /** The page's query string, which a form without scripts keeps. */
  search: string;
  setStatus(id: string, status: InquiryStatus): void;
}

const NEXT: Record<InquiryStatus, ("read" | "replied" | "closed")[]> = {
  pending: ["read", "replied", "closed"],
  read: ["replied", "closed"],
  replied: ["closed"],
  closed: ["read"],
};

const LABEL = {
  read: () => t.inboxMarkRead(),
  replied: () => t.inboxMarkReplied(),
  closed: () => t.uiClose(),
};

export function InquiryRow({ inquiry, now, search, setStatus }: InquiryRowProps) {
  const { id, status } = inquiry;
  const isNew = status === "pending";
  const onReply = () => {
    if (isNew || status === "read") setStatus(id, "replied");
  };
  return (
    <li className={classNames("group border-t border-line first:border-t-0", isNew && "bg-unread")}>
      <details
        className="peer"
        onToggle={(event) => {
          if (isNew && event.currentTarget.open) setStatus(id, "read");
        }}
      >
        <Summary inquiry={inquiry} now={now} />
        <div className="grid gap-2 ps-18 pe-4 pb-4 sm:ps-19 sm:pe-5">
          <p className="flex flex-wrap gap-x-4 text-13 text-ink-soft">
            <Num>{formatPhone(inquiry.buyerPhone)}</Num>
            <bdi dir="ltr" className="break-all">
              {inquiry.buyerEmail}
            </bdi>
          </p>
          <div className="flex flex-wrap gap-2">
            <ReplyLinks inquiry={inquiry} onReply={onReply} all />
          </div>
          <div className="-ms-3 flex flex-wrap">
            {NEXT[status].map((next) => (
              <form
                key={next}
                method="post"
                action={href(`/dashboard/inquiries/${id}${search}`)}
                onSubmit={(event) => {
                  event.preventDefault();
                  setStatus(id, next);
                }}
              >
                <input type="hidden" name="status" value={next} />
                <Button type="submit" variant="quiet" className="px-3 text-14 font-medium">
                  {status === "closed" ? t.inboxReopen() : LABEL[next]()}
                </Button>
              </form>
            ))}
            {inquiry.canTake && (
              <form method="post" action={href(`/dashboard/inquiries/${id}${search}`)}>
                <Button
                  type="submit"
                  name="taken"
                  value="true"
                  variant="quiet"
                  className="px-3 text-14 font-medium"
                >
                  {t.inboxTake()}
                </Button>
              </form>
            )}
            {inquiry.isListed ? (
              <a href={href(inquiry.listingUrl)} className="link px-3 text-14">
                {t.viewListing()}
              </a>
            ) : (
              <span className="inline-flex min-h-11 items-center px-3 text-14 text-ink-soft">
                {t.inboxListingRemoved()}
              </span>
            )}
          </div>
        </div>
      </details>
      {isNew && (
        <div className="-mt-1.5 flex flex-wrap gap-2 ps-18 pe-4 pb-4 peer-open:hidden sm:ps-19 sm:pe-5">
          <ReplyLinks inquiry={inquiry} onReply={onReply} />
        </div>
      )}
    </li>
  );
}

function Summary({ inquiry, now }: Pick<InquiryRowProps, "inquiry" | "now">) {
  const { buyerName, listingTitle, message, status, createdAt, takenBy } = inquiry;
  const isNew = status === "pending";
  return (
    <summary className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 pt-4 pb-4 sm:px-5">
      <Avatar name={buyerName} />
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-2">
          <span dir="auto" className="min-w-0 truncate text-15 font-semibold">
            {buyerName}
          </span>
          <span className="flex-none text-13 text-ink-soft">
            {t.formatAgo(createdAt, now)}
            {isNew && (
              <span className="ms-2 inline-block size-2 rounded-full bg-action">
                <span className="sr-only">{t.inboxNew()}</span>
              </span>
            )}
          </span>
        </span>
        <bdi dir="auto" className="block w-fit max-w-full truncate text-13 text-ink-soft">
          {listingTitle}
        </bdi>
        {takenBy && <span className="block text-13 text-ink-soft">{t.inboxTakenBy(takenBy)}</span>}
      </span>
      <span
        dir="auto"
        className={classNames(
          "col-start-2 clamp-2 text-14 leading-5.5 whitespace-pre-line group-has-[[open]]:line-clamp-none",
          !isNew && "text-ink-soft",
        )}
      >
        {message}
      </span>
    </summary>
  );
}

function ReplyLinks(props: { inquiry: InquiryJson; onReply(): void; all?: boolean }) {
  const { inquiry, onReply, all } = props;
  const { buyerName, buyerPhone, buyerEmail, listingTitle } = inquiry;
  const hasWhatsapp = mayHaveWhatsapp(buyerPhone);
  const greeting = encodeURIComponent(t.inboxGreeting(buyerName, listingTitle));
  const subject = encodeURIComponent(t.inboxSubject(listingTitle));
  return (
    <>
      {hasWhatsapp && (
        <ButtonLink
          href={`https://wa.me/${whatsappDigits(buyerPhone)}?text=${greeting}`}
          target="_blank"
          rel="noopener"
          variant="tint"
          icon="whatsapp"
          onClick={onReply}
          className="px-3.5 text-14"
        >
          {t.whatsapp()}
        </ButtonLink>
      )}
      <ButtonLink
        href={`tel:${buyerPhone}`}
        variant="outline"
        icon="phone"
        onClick={onReply}
        className="px-3.5 text-14"
      >
        {t.inboxCall()}
      </ButtonLink>
      {(all || !hasWhatsapp) && (
        <IconLink
          href={`mailto:${encodeURIComponent(buyerEmail)}?subject=${subject}`}
          icon="mail"
          iconSize={19}
          label={t.inboxMail()}
          onClick={onReply}
          className="border border-field hover:border-ink-soft"
        />
      )}
    </>
  );
}
