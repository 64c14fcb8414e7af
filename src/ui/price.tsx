import { t } from "#t";
import { classNames } from "./class-names.ts";

const SIZE = {
  card: { box: "text-24 md:text-22", unit: "text-15 md:text-14 font-medium text-ink-soft" },
  row: { box: "text-22", unit: "text-14 font-medium text-ink-soft" },
  hero: { box: "text-36 md:text-40", unit: "text-18 md:text-20 font-semibold" },
} as const;

interface PriceProps {
  cents: number;
  size?: keyof typeof SIZE;
  className?: string;
}

export function Price({ cents, size = "card", className }: PriceProps) {
  const { box, unit } = SIZE[size];
  return (
    <bdi className={classNames("num font-bold", box, className)}>
      <bdi dir="ltr">{t.formatAmount(cents)}</bdi>
      <span className={unit}> {t.currency()}</span>
    </bdi>
  );
}
