import { use, useEffect, useRef, useState } from "react";
import { centsOf, dinars, parsePriceCents } from "#src/core/money.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { OFFERS_PER_BUYER } from "../../schema.ts";
import type { ThreadJson } from "../../shapes.ts";
import { ActForm, Acts } from "./act-form.tsx";
import { belowPrice, listProposals } from "./offer-amounts.ts";

/** The offer that this side may make now; null while it waits for an answer, or has none left. */
export function findBid({ messages, offers, role }: ThreadJson) {
  const open = messages.findLast(({ offer }) => offer?.status === "open")?.offer;
  if (!offers || open?.by === role || (role === "buyer" ? offers.left === 0 : !open)) return null;
  return { ...offers, act: open ? "counter" : "offer", answered: open } as const;
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

interface OfferSheetProps {
  thread: ThreadJson;
  bid: NonNullable<ReturnType<typeof findBid>>;
}

export function OfferSheet({ thread, bid: { act, answered, left, min, max } }: OfferSheetProps) {
  const { onSubmit, refused } = use(Acts);
  const own = refused?.act === act ? refused : undefined;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(own?.amount ?? "");
  const error = own?.amount === typed && own.text;
  const amount = dinars(parsePriceCents(typed) ?? 0);
  const isInside = amount >= min && amount <= max;
  const below = isInside && belowPrice(amount, thread.listing?.price ?? max);
  const [least, most, price] = [min, max, amount].map((one) => t.formatPrice(centsOf(one)));
  const title = act === "offer" ? t.offerTitle() : t.offerCounterAmount();
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
    <Dialog id="offer-dialog" title={title} shape="sheet" width="s" open={own !== undefined}>
      <ActForm act={act} offer={answered?.id} noValidate className="grid gap-4 pt-2">
        <Field
          label={title}
          hideLabel
          error={error && <span role="alert">{error}</span>}
          hint={below || (!error && t.offerOutOfRange(least ?? "", most ?? ""))}
          required
        >
          <Input
            ref={field}
            name="amount"
            numeric
            suffix={t.currency()}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog
            autoFocus
            defaultValue={own?.amount}
            onChange={({ target }) => setTyped(target.value)}
            className="h-17 text-32 font-bold"
          />
        </Field>
        {onSubmit && (
          <div className="flex gap-2 noscript:hidden">
            {listProposals(thread, answered?.amount).map((proposal) => (
              <Button
                key={proposal}
                variant={proposal === amount ? "tint" : "outline"}
                aria-pressed={proposal === amount}
                className="num flex-1 px-2"
                onClick={() => propose(t.formatNumber(proposal))}
              >
                {t.formatNumber(proposal)}
              </Button>
            ))}
          </div>
        )}
        <p className="text-14 text-ink-soft">
          {thread.role === "buyer" && left === 1 && (
            <strong className="block text-ink">{t.offerLast()}</strong>
          )}
          {t.offerPromise()}
        </p>
        <Button type="submit" size={52} block>
          {isInside ? t.offerSendAmount(price ?? "") : t.offerSend()}
        </Button>
      </ActForm>
    </Dialog>
  );
}
