import { Num } from "#src/ui/num.tsx";
import { t } from "#t";

/** How many cars a button leads to, beside its label. Its name stays the label; what changes is said politely. */
export const CarCount = ({ count }: { count: number | null }) => (
  <span aria-hidden="true" className="min-w-11 rounded-full bg-surface/20 px-2 py-0.5 text-14 font-medium">
    {count === null ? "…" : <Num>{t.formatNumber(count)}</Num>}
  </span>
);
