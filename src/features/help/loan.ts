import { parsePriceCents } from "#src/core/money.ts";
import { typedDigits } from "#src/core/text.ts";
import { t } from "#t";

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

const MAX_RATE = 100;
const MAX_MONTHS = 120;

export const LOAN_FIELDS = ["price", "down", "rate", "months", "kind"] as const;
type LoanField = (typeof LOAN_FIELDS)[number];
/** As typed, in Latin or Arabic digits. */
export type TypedLoan = Record<LoanField, string>;

export const LOAN_EXAMPLE: TypedLoan = {
  price: "12000",
  down: "3000",
  rate: "7",
  months: "48",
  kind: "reducing",
};

/** `loan` is null while a field is invalid. */
export function parseLoan(typed: TypedLoan) {
  const price = parsePriceCents(typed.price);
  const down = parsePriceCents(typed.down.trim() || "0");
  const rate = parseRate(typed.rate);
  const months = parseMonths(typed.months);
  const errors: Partial<Record<LoanField, string>> = {};
  if (!price) errors.price = t.loanPriceInvalid();
  if (down === null) errors.down = t.loanDownInvalid();
  else if (price && down >= price) errors.down = t.loanDownTooHigh();
  if (rate === null) errors.rate = t.loanRateInvalid(MAX_RATE);
  if (months === null) errors.months = t.loanMonthsInvalid(MAX_MONTHS);
  const kind: Loan["kind"] = typed.kind === "flat" ? "flat" : "reducing";
  const isWhole = price && down !== null && rate !== null && months !== null && down < price;
  const loan = isWhole ? { amountCents: price - down, rate, months, kind } : null;
  return { loan, downCents: down ?? 0, errors };
}

function parseRate(text: string): number | null {
  const plain = typedDigits(text)
    .replaceAll(/[%٪\s]/g, "")
    .replace(/[٫,،]/, ".");
  const rate = Number(plain);
  return /^\d{1,3}(\.\d{1,3})?$/.test(plain) && rate <= MAX_RATE ? rate : null;
}

function parseMonths(text: string): number | null {
  const plain = typedDigits(text);
  const months = Number(plain);
  return /^\d{1,3}$/.test(plain) && months >= 1 && months <= MAX_MONTHS ? months : null;
}
