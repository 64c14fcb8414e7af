import { t } from "#t";
import { classNames } from "./class-names.ts";

const SIZE = {
  card: { box: "price-card", unit: "price-unit" },
  row: { box: "num font-bold text-22", unit: "text-14 font-medium text-ink-soft" },
  hero: { box: "num font-bold text-36 md:text-40", unit: "text-18 md:text-20 font-semibold" },
} as const;

interface PriceProps {
  cents: number;
  size?: keyof typeof SIZE;
  className?: string;
  mark?: { verdict: string; text: string } | null | undefined;
}

export function Price({ cents, size = "card", className, mark }: PriceProps) {
  const { box, unit } = SIZE[size];
  return (
    <bdi className={classNames(box, className, mark?.verdict)} data-mark={mark?.text}>
      {t.formatAmount(cents)}
      <span className={unit}>{` ${t.currency()}`}</span>
    </bdi>
  );
}
