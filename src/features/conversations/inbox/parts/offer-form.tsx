import { centsOf } from "#src/core/money.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import type { ThreadJson } from "../../shapes.ts";
import { ActForm } from "./act-form.tsx";

interface OfferFormProps {
  act: "offer" | "counter";
  offer?: string;
  thread: ThreadJson;
}

export function OfferForm({ act, offer, thread }: OfferFormProps) {
  const { offers, role } = thread;
  if (!offers) return null;
  const [min, max] = [offers.min, offers.max].map((amount) => t.formatPrice(centsOf(amount)));
  const isLast = role === "buyer" && offers.left === 1;
  return (
    <ActForm act={act} {...(offer && { offer })} className="grid gap-3 pt-3">
      <Field
        label={act === "offer" ? t.offerYours() : t.offerCounterAmount()}
        hint={t.offerOutOfRange(min ?? "", max ?? "")}
        required
      >
        <Input name="amount" numeric size={52} suffix={t.currency()} autoComplete="off" />
      </Field>
      <p className="text-14 text-ink-soft">
        {isLast && <strong className="block text-ink">{t.offerLast()}</strong>}
        {t.offerPromise()}
      </p>
      <Button type="submit" size={48} block>
        {t.offerSend()}
      </Button>
    </ActForm>
  );
}
