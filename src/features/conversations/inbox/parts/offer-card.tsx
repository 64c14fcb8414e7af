import { centsOf } from "#src/core/money.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import type { MessageJson, OfferJson, ThreadJson } from "../../shapes.ts";
import { ActForm } from "./act-form.tsx";
import { belowPrice } from "./offer-amounts.ts";
import { findBid } from "./offer-form.tsx";

interface OfferCardProps {
  offer: OfferJson;
  thread: ThreadJson;
  now: number;
}

/** An open offer has its buttons; an answered one is a single line. */
export function OfferCard({ offer, thread, now }: OfferCardProps) {
  const { id, amount, by, status, expiresAt } = offer;
  const { role, other, listing, isGone } = thread;
  const [isMine, isOpen] = [by === role, status === "open"];
  const tone = isOpen ? "badge-featured" : status === "accepted" ? "badge-verified" : "badge-neutral";
  return (
    <div className={classNames("card max-w-full", isOpen ? "grid w-90 gap-2 p-4" : "px-3 py-2")}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-ink-soft">
        <Icon name="tag" />
        <span className="min-w-16 flex-1 truncate">{isMine ? t.offerYours() : t.offerOf(other.name)}</span>
        {!isOpen && <Price cents={centsOf(amount)} size="row" className="text-15! text-ink" />}
        <span className={classNames("badge", tone)}>
          {status === "open"
            ? t.offerHoursLeft(Math.max(1, Math.floor((expiresAt - now) / HOUR_MS)))
            : t.offerStatus(status)}
        </span>
      </p>
      {isOpen && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Price cents={centsOf(amount)} size="row" className="text-28!" />
          <span className="text-14 text-ink-soft">{belowPrice(amount, listing?.price ?? amount)}</span>
        </p>
      )}
      {isOpen && !isMine && !isGone && <Answer {...{ offer, thread }} />}
      {isOpen && isMine && (
        <ActForm act="withdraw" offer={id}>
          <Button type="submit" variant="outline" block>
            {t.offerWithdraw()}
          </Button>
        </ActForm>
      )}
    </div>
  );
}

const Answer = ({ offer: { id }, thread }: Omit<OfferCardProps, "now">) => (
  <>
    {thread.role === "seller" && thread.listing?.isOwn && (
      <Checkbox name="reserve" value="true" form={`accept-${id}`}>
        {t.offerReserve()}
      </Checkbox>
    )}
    <div className="flex flex-wrap gap-2">
      <ActForm act="accept" offer={id} id={`accept-${id}`} className="flex-1">
        <Button type="submit" block className="px-3">
          {t.offerAccept()}
        </Button>
      </ActForm>
      {findBid(thread) && (
        <Button variant="outline" command="show-modal" commandfor="offer-dialog" className="px-3">
          {t.offerCounter()}
        </Button>
      )}
      <ActForm act="decline" offer={id}>
        <Button type="submit" variant="danger" className="px-3">
          {t.offerDecline()}
        </Button>
      </ActForm>
    </div>
  </>
);

/** The price that both agreed on, when, and what it means. */
export const Agreement = ({ text, createdAt, listing }: MessageJson & Pick<ThreadJson, "listing">) => (
  <Notice tone="good" title={text}>
    <p className="text-14 text-ink-soft">{t.formatDate(createdAt)}</p>
    <p>{listing?.reserved ? t.offerMeaningReserved() : t.offerMeaning()}</p>
  </Notice>
);
