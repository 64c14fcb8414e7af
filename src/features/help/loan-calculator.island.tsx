import { type FormEvent, useEffect, useRef, useState } from "react";
import { href } from "#src/i18n/paths.ts";
import { DataTable } from "#src/ui/data-table.tsx";
import { Button } from "#src/ui/button.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Input } from "#src/ui/input.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import {
  LOAN_FIELDS,
  type Loan,
  type TypedLoan,
  asReducingRate,
  instalmentsOf,
  parseLoan,
  totalsOf,
} from "./loan.ts";

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
          <Field label={t.carDownPayment()} error={errors.down}>
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

const price = (cents: number) => <bdi className="num">{t.formatPrice(cents)}</bdi>;

function LoanResult({ loan, downCents }: { loan: Loan; downCents: number }) {
  const { monthlyCents, interestCents, paidCents } = totalsOf(loan);
  const rows = [
    { label: t.loanAmount(), value: loan.amountCents },
    { label: t.loanInterest(), value: interestCents },
    { label: t.loanTotal(), value: paidCents + downCents },
  ];
  return (
    <>
      <div role="status">
        <p className="text-14 font-medium text-sand-ink">{t.carMonthly()}</p>
        <Price cents={monthlyCents} size="hero" className="block" />
      </div>
      <dl className="mt-3">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="flex min-h-11 items-center justify-between gap-4 border-t border-line text-15 last:font-semibold"
          >
            <dt>{label}</dt>
            <dd>{price(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-sand-ink">{t.loanTotalNote()}</p>
      {loan.rate > 0 && <p className="mt-3 text-14 font-medium">{otherKind(loan)}</p>}
      <details className="group mt-3 border-t border-line">
        <summary className="flex min-h-11 items-center justify-between gap-4 text-15 font-semibold">
          {t.loanByYear()}
          <Icon name="chevron-down" size={20} className="group-open:rotate-180" />
        </summary>
        <YearTable loan={loan} />
      </details>
    </>
  );
}

function otherKind(loan: Loan): string {
  const rate = t.helpPercent(loan.rate);
  if (loan.kind === "flat") return t.loanFlatIsReducing(rate, t.helpPercent(asReducingRate(loan)));
  const { monthlyCents, interestCents } = totalsOf({ ...loan, kind: "flat" });
  return t.loanReducingIfFlat(rate, t.formatPrice(monthlyCents), t.formatPrice(interestCents));
}

const YearTable = ({ loan }: { loan: Loan }) => (
  <div className="overflow-x-auto">
    <DataTable
      label={t.loanByYear()}
      head={[t.loanYear(), t.loanPaid(), t.loanOfInterest(), t.loanOfPrincipal(), t.loanBalance()]}
      rows={yearsOf(loan).map((year, at) => [at + 1, ...year.map(t.formatAmount)])}
    />
  </div>
);

/** Interest and principal paid in each year, and the remaining balance at its end. */
function yearsOf(loan: Loan): number[][] {
  const instalments = instalmentsOf(loan);
  return Array.from({ length: Math.ceil(loan.months / 12) }, (_, year) => {
    const months = instalments.slice(year * 12, year * 12 + 12);
    const sums = (["paymentCents", "interestCents", "principalCents"] as const).map((part) =>
      months.reduce((sum, month) => sum + month[part], 0),
    );
    return [...sums, months.at(-1)?.balanceCents ?? 0];
  });
}
