import { t } from "#t";
import type { Valuation } from "./verdict.ts";

/** What a card shows about the price. */
export type Mark = Pick<Valuation, "verdict" | "difference">;

/** "Great price · 12% below". */
export function verdictText({ verdict, difference }: Mark): string {
  const label = t.verdictLabel(verdict);
  return verdict === "fair" || difference === 0 ? label : `${label} · ${t.priceDifference(difference)}`;
}
