import { type FormEvent, useEffect, useRef, useState } from "react";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { LOAN_FIELDS, parseLoan, type TypedLoan } from "./loan-form.ts";
import { LoanResult } from "./parts/loan-result.tsx";

export default function LoanCalculator({ first }: { first: TypedLoan }) {
  const [typed, setTyped] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  // The visitor may have typed something before the script ran.
  useEffect(() => {
    if (form.current) setTyped(typedIn(form.current));
  }, []);
  const onInput = (event: FormEvent<HTMLFormElement>) => setTyped(typedIn(event.currentTarget));
  const { loan, downCents, errors } = parseLoan(typed);
  return (
    <div className="card grid overflow-hidden lg:grid-cols-2">
      <form
        ref={form}
        onInput={onInput}
        method="get"
        action={href("/guides/financing")}
        noValidate
        aria-label={t.loanTitle()}
        className="grid content-start gap-4 p-4 sm:p-6"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.loanPrice()} error={errors.price} required>
            <Input name="price" numeric suffix={t.currency()} defaultValue={first.price} />
          </Field>
          <Field label={t.loanDown()} error={errors.down}>
            <Input name="down" numeric suffix={t.currency()} defaultValue={first.down} />
          </Field>
          <Field label={t.loanRate()} error={errors.rate} required>
            <Input name="rate" numeric inputMode="decimal" suffix="%" defaultValue={first.rate} />
          </Field>
          <Field label={t.loanMonths()} error={errors.months} required>
            <Input name="months" numeric defaultValue={first.months} />
          </Field>
        </div>
        <RadioGroup
          look="segments"
          legend={t.loanKind()}
          name="kind"
          defaultValue={first.kind}
          options={[
            { value: "reducing", label: t.loanReducing() },
            { value: "flat", label: t.loanFlat() },
          ]}
        />
        <Button type="submit" size={48} className="sm:justify-self-start sm:min-w-55">
          {t.loanCalculate()}
        </Button>
      </form>
      <div className="bg-sand p-4 sm:p-6">
        {loan ? <LoanResult loan={loan} downCents={downCents} /> : <p role="status">{t.loanCheck()}</p>}
      </div>
    </div>
  );
}

function typedIn(form: HTMLFormElement): TypedLoan {
  const data = new FormData(form);
  return Object.fromEntries(LOAN_FIELDS.map((name) => [name, String(data.get(name) ?? "")])) as TypedLoan;
}
