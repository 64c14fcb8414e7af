import { t } from "#t";

export const PriceDrop = ({ cents }: { cents: number | null }) =>
  cents !== null && (
    <span
      role="note"
      aria-label={t.priceReducedBy(t.formatPrice(cents))}
      className="num badge badge-drop card-drop i-lucide-trending-down"
    >
      {t.formatAmount(cents)}
    </span>
  );
