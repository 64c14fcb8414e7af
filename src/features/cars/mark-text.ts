import { t } from "#t";
import type { Mark } from "./card.ts";

/** "Great price · 12% below". */
export function markText({ verdict, difference }: Mark): string {
  const label = t.verdictLabel(verdict);
  return verdict === "fair" || difference === 0 ? label : `${label} · ${t.priceDifference(difference)}`;
}
