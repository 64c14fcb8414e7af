import { t } from "#t";
import type { Valuation } from "./verdict.ts";

export type Mark = Pick<Valuation, "verdict" | "difference">;

export function verdictText({ verdict, difference }: Mark): string {
  const label = t.verdictLabel(verdict);
  return verdict === "fair" || difference === 0 ? label : `${label} · ${t.priceDifference(difference)}`;
}
