import { centsOf } from "#src/core/money.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import type { OfferJson, ThreadJson } from "../../shapes.ts";
import { ActForm } from "./act-form.tsx";
import { OfferForm } from "./offer-form.tsx";

interface OfferCardProps {
  offer: OfferJson;
  thread: ThreadJson;
  now: number;
}

export function OfferCard({ offer, thread, now }: OfferCardProps) {
  const { amount, by, status, expiresAt } = offer;
  const { role, other, listing } = thread;
  const isMine = by === role;
  const below = (listing?.price ?? amount) - amount;
  return (
    <div className="card w-90 max-w-full p-4">
      <p className="flex flex-wrap items-center justify-between gap-2 text-14 text-ink-soft">
        <span className="flex items-center gap-2">
          <Icon name="circle-dollar-sign" size={18} />
          {isMine ? t.offerYours() : t.offerOf(other.name)}
        </span>
        <span className={status === "open" ? "badge badge-featured" : "badge badge-neutral"}>
          {status === "open"
            ? t.offerHoursLeft(Math.max(1, Math.ceil((expiresAt - now) / HOUR_MS)))
            : t.offerStatus(status)}
        </span>
      </p>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <Price cents={centsOf(amount)} size="row" className="text-28!" />
        {below > 0 && (
          <span className="text-14 text-ink-soft">{t.offerBelow(t.formatPrice(centsOf(below)))}</span>
        )}
      </p>
      {status === "accepted" && <p className="mt-2 text-14 text-ink-soft">{t.offerMeaning()}</p>}
      {status === "open" && (isMine ? <Withdraw id={offer.id} /> : <Answer {...{ offer, thread }} />)}
    </div>
  );
}

const Withdraw = ({ id }: { id: string }) => (
  <ActForm act="withdraw" offer={id} className="mt-2">
    <Button type="submit" variant="quiet" className="-ms-3 px-3 text-14">
      {t.offerWithdraw()}
    </Button>
  </ActForm>
);

const Answer = ({ offer, thread }: Omit<OfferCardProps, "now">) => (
  <>
    <div className="mt-3 flex flex-wrap gap-2">
      <ActForm act="accept" offer={offer.id} className="grid flex-1 gap-2">
        {thread.role === "seller" && thread.listing?.isOwn && (
          <Checkbox name="reserve" value="true">
            {t.offerReserve()}
          </Checkbox>
        )}
        <Button type="submit" block>
          {t.offerAccept()}
        </Button>
      </ActForm>
      <ActForm act="decline" offer={offer.id} className="self-end">
        <Button type="submit" variant="danger">
          {t.offerDecline()}
        </Button>
      </ActForm>
    </div>
    {thread.offers && (thread.role === "seller" || thread.offers.left > 0) && (
      <details className="mt-2">
        <summary className="btn btn-outline w-full">{t.offerCounter()}</summary>
        <OfferForm act="counter" offer={offer.id} thread={thread} />
      </details>
    )}
  </>
);
