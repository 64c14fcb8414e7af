import { centsOf } from "#src/core/money.ts";
import { t } from "#t";
import type { Side } from "../../schema.ts";

/** "1,500 JD below the price (11%)"; null if it is not below. */
export function belowPrice(amount: number, price: number): string | null {
  if (amount >= price) return null;
  const percent = Number(((1 - amount / price) * 100).toPrecision(2));
  return t.offerBelow(t.formatPrice(centsOf(price - amount)), percent);
}

/** Up to three round amounts, the highest first: a seller's are between the offer and the price, a buyer's are 5, 10 and 15 % below. */
export function listProposals(
  role: Side,
  { min, max }: { min: number; max: number },
  answered = max,
): number[] {
  const [low, high] = role === "seller" ? [answered, max] : [answered * 0.8, answered];
  const step = Math.max(1, 10 ** Math.floor(Math.log10(high - low)) / 2);
  const rounded = [0.25, 0.5, 0.75].map((part) => Math.round((high - part * (high - low)) / step) * step);
  return [...new Set(rounded)].filter((amount) => amount >= min && amount > low && amount < high);
}
