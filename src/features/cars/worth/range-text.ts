import { t } from "#t";
import type { Valued } from "./verdict.ts";

export const rangeText = ({ lowCents, highCents }: Pick<Valued, "lowCents" | "highCents">): string =>
  t.valueRange(t.formatAmount(lowCents), t.formatAmount(highCents));
