import { Icon } from "#src/ui/icon.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import { asReducingRate, instalmentsOf, type Loan, totalsOf } from "../loan.ts";

const price = (cents: number) => <bdi className="num">{t.formatPrice(cents)}</bdi>;

export function LoanResult({ loan, downCents }: { loan: Loan; downCents: number }) {
  const { monthlyCents, interestCents, paidCents } = totalsOf(loan);
  const rows = [
    { label: t.loanAmount(), value: loan.amountCents },
    { label: t.loanInterest(), value: interestCents },
    { label: t.loanTotal(), value: paidCents + downCents },
  ];
  return (
    <>
      <div role="status">
        <p className="text-14 font-medium text-sand-ink">{t.loanMonthly()}</p>
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

function YearTable({ loan }: { loan: Loan }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-14">
        <thead>
          <tr>
            {[t.loanYear(), t.loanPaid(), t.loanOfInterest(), t.loanOfPrincipal(), t.loanBalance()].map(
              (head) => (
                <th key={head} scope="col" className="py-2 pe-3 text-start font-medium text-sand-ink">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {yearsOf(loan).map((year, at) => (
            <tr key={at} className="border-t border-line">
              <th scope="row" className="py-2 pe-3 text-start font-medium">
                {at + 1}
              </th>
              {year.map((cents, column) => (
                <td key={column} className="py-2 pe-3 num">
                  {t.formatAmount(cents)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
