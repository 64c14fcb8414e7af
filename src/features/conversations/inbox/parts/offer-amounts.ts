import { centsOf } from "#src/core/money.ts";
import { t } from "#t";
import type { ThreadJson } from "../../shapes.ts";

/** "1,500 JD below the price (11%)"; null if it is not below. */
export function belowPrice(amount: number, price: number): string | null {
  if (amount >= price) return null;
  const percent = Number(((1 - amount / price) * 100).toPrecision(2));
  return t.offerBelow(t.formatPrice(centsOf(price - amount)), percent);
}

/** Up to three round amounts, the highest first: between both sides' last ones, or above 80 % of the price. */
export function listProposals({ messages, role, offers }: ThreadJson, answered?: number): number[] {
  const { min, max } = offers ?? { min: 0, max: 0 };
  const own = messages.findLast(({ offer }) => offer?.by === role && offer.status !== "withdrawn")?.offer
    ?.amount;
  const theirs = answered ?? max;
  const [low, high] = role === "seller" ? [theirs, own ?? max] : [own ?? theirs * 0.8, theirs];
  const step = Math.max(1, 10 ** Math.floor(Math.log10(high - low)) / 2);
  const rounded = [0.25, 0.5, 0.75].map((part) => Math.round((high - part * (high - low)) / step) * step);
  return [...new Set(rounded)].filter((amount) => amount >= min && amount > low && amount < high);
}
