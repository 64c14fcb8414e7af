/** Interest on the remaining balance, or on the whole amount until the end. */
type RateKind = "reducing" | "flat";

export interface Loan {
  amountCents: number;
  /** In percent a year. */
  rate: number;
  months: number;
  kind: RateKind;
}

/** The annuity formula with payments at the end of each month; not rounded. */
function annuity(amount: number, rate: number, months: number): number {
  const monthly = rate / 1200;
  return monthly === 0 ? amount / months : (amount * monthly) / -Math.expm1(-months * Math.log1p(monthly));
}

const flatInterest = ({ amountCents, rate, months }: Loan) =>
  Math.round((amountCents * rate * months) / 1200);

/** The monthly payment in cents; the last one also includes the rounding difference. */
export const monthlyCents = (loan: Loan): number =>
  Math.round(
    loan.kind === "flat"
      ? (loan.amountCents + flatInterest(loan)) / loan.months
      : annuity(loan.amountCents, loan.rate, loan.months),
  );

export function instalmentsOf(loan: Loan) {
  const payment = monthlyCents(loan);
  let owed = loan.amountCents;
  let flatLeft = flatInterest(loan);
  const flatShare = Math.round(flatLeft / loan.months);
  return Array.from({ length: loan.months }, (_, month) => {
    const isLast = month === loan.months - 1;
    const flat = isLast ? flatLeft : Math.min(flatShare, flatLeft);
    const interestCents = loan.kind === "flat" ? flat : Math.round((owed * loan.rate) / 1200);
    const principalCents = isLast ? owed : Math.min(payment - interestCents, owed);
    flatLeft -= flat;
    owed -= principalCents;
    const paymentCents = interestCents + principalCents;
    return { paymentCents, interestCents, principalCents, balanceCents: owed };
  });
}

export function totalsOf(loan: Loan) {
  const interestCents = instalmentsOf(loan).reduce((sum, part) => sum + part.interestCents, 0);
  const paidCents = loan.amountCents + interestCents;
  return { monthlyCents: monthlyCents(loan), interestCents, paidCents };
}

/** The reducing rate with the same cost as this flat rate. */
export function asReducingRate({ rate, months }: Pick<Loan, "rate" | "months">): number {
  const monthly = (1 + (rate * months) / 1200) / months;
  // The upper bound: on average, interest is paid on half the amount, plus compounding.
  let [low, high] = [rate, rate * 4 + 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (annuity(1, middle, months) < monthly) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
