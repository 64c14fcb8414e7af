import { type ChangeEvent, use, useEffect, useRef, useState } from "react";
import { centsOf, dinars, parsePriceCents } from "#src/core/money.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { OFFERS_PER_BUYER } from "../../schema.ts";
import type { OfferJson, ThreadJson } from "../../shapes.ts";
import { ActForm, Acts } from "./act-form.tsx";
import { belowPrice, listProposals } from "./offer-amounts.ts";

interface Bid {
  act: "offer" | "counter";
  /** The open offer that it answers. */
  offer?: OfferJson;
}

/** The offer that this side may make now; null while it waits for an answer, or has none left. */
export function findBid({ messages, offers, role }: ThreadJson): Bid | null {
  const offer = messages.findLast((message) => message.offer?.status === "open")?.offer;
  if (!offers || offer?.by === role || (role === "buyer" ? offers.left === 0 : !offer)) return null;
  return offer ? { act: "counter", offer } : { act: "offer" };
}

/** In the form for messages. */
export function OfferButton({ thread }: { thread: ThreadJson }) {
  if (findBid(thread)?.act === "offer")
    return (
      <Button
        variant="outline"
        size={48}
        icon="tag"
        command="show-modal"
        commandfor="offer-dialog"
        aria-label={t.offer()}
        className="px-3.5 max-sm:px-3"
      >
        <span className="max-sm:hidden">{t.offer()}</span>
      </Button>
    );
  if (thread.role === "seller" || thread.offers?.left !== 0) return null;
  return <p className="order-first basis-full text-13 text-ink-soft">{t.offersUsedUp(OFFERS_PER_BUYER)}</p>;
}

export function OfferSheet({ thread }: { thread: ThreadJson }) {
  const { refused } = use(Acts);
  const bid = findBid(thread);
  if (!bid || !thread.offers) return null;
  const isRefused = refused?.act === bid.act;
  return (
    <Dialog
      key={bid.offer?.id}
      id="offer-dialog"
      title={bid.act === "offer" ? t.offerTitle() : t.offerCounterAmount()}
      shape="sheet"
      width="s"
      open={isRefused && refused.amount !== undefined}
    >
      <OfferForm {...bid} thread={thread} range={thread.offers} />
    </Dialog>
  );
}

interface OfferFormProps extends Bid {
  thread: ThreadJson;
  range: NonNullable<ThreadJson["offers"]>;
}

function OfferForm({ act, offer, thread, range }: OfferFormProps) {
  const { onSubmit, refused } = use(Acts);
  const { role, listing } = thread;
  const { left, min, max } = range;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(refused?.amount ?? "");
  const error = refused?.act === act && refused.amount === typed && refused.text;
  const amount = dinars(parsePriceCents(typed) ?? 0);
  const isInside = amount >= min && amount <= max;
  const [least, most] = [t.formatPrice(centsOf(min)), t.formatPrice(centsOf(max))];
  const below = isInside && belowPrice(amount, listing?.price ?? max);
  useEffect(() => {
    // React leaves the attribute out, by which an opened dialog finds the field to focus.
    field.current?.setAttribute("autofocus", "");
    // It may have been typed before this script came.
    setTyped(field.current?.value ?? "");
  }, []);
  const propose = (proposal: string) => {
    if (field.current) field.current.value = proposal;
    setTyped(proposal);
  };
  return (
    <ActForm act={act} offer={offer?.id} noValidate className="grid gap-4 pt-2">
      <Field
        label={act === "offer" ? t.offerYours() : t.offerCounterAmount()}
        hideLabel
        error={error && <span role="alert">{error}</span>}
        hint={below || (!error && t.offerOutOfRange(least, most))}
        required
      >
        <Input
          ref={field}
          name="amount"
          numeric
          size={52}
          suffix={t.currency()}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog
          autoFocus
          defaultValue={refused?.amount}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
          className="h-17 text-32 font-bold"
        />
      </Field>
      {onSubmit && (
        <div className="flex gap-2 noscript:hidden">
          {listProposals(thread, offer?.amount).map((proposal) => (
            <Button
              key={proposal}
              variant={proposal === amount ? "tint" : "outline"}
              aria-pressed={proposal === amount}
              className="flex-1 px-2"
              onClick={() => propose(t.formatAmount(centsOf(proposal)))}
            >
              <bdi className="num">{t.formatAmount(centsOf(proposal))}</bdi>
            </Button>
          ))}
        </div>
      )}
      <p className="text-14 text-ink-soft">
        {role === "buyer" && left === 1 && <strong className="block text-ink">{t.offerLast()}</strong>}
        {t.offerPromise()}
      </p>
      <Button type="submit" size={52} block>
        {isInside ? t.offerSendAmount(t.formatPrice(centsOf(amount))) : t.offerSend()}
      </Button>
    </ActForm>
  );
}
