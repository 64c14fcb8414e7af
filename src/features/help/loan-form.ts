import { typedDigits } from "#src/core/text.ts";
import { parsePriceCents } from "#src/core/money.ts";
import { t } from "#t";
import type { Loan } from "./loan.ts";

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
