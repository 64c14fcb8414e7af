import type { Bar } from "#src/catalog/columns.ts";
import { t } from "#t";

const HEIGHT = 40;
const STEP = 4;
const BAR = 3;
const EMPTY_HEIGHT = 0.8;
const MIN_HEIGHT = 3;

interface HistogramProps {
  bars: readonly Bar[];
  min: number | null;
  max: number | null;
  labelOf: (from: number | null, to: number | null) => string;
}

export function Histogram({ bars, min, max, labelOf }: HistogramProps) {
  const highest = bars.reduce<Bar | null>((best, bar) => (bar.count > (best?.count ?? 0) ? bar : best), null);
  const pathOf = (chosen: boolean) =>
    bars
      .map(({ from, to, count }, at) => {
        if (((max ?? Infinity) >= (from ?? -Infinity) && (min ?? -Infinity) < (to ?? Infinity)) !== chosen)
          return "";
        const height =
          count === 0 ? EMPTY_HEIGHT : MIN_HEIGHT + (HEIGHT - MIN_HEIGHT) * (count / (highest?.count ?? 1));
        return `M${at * STEP} ${HEIGHT}v-${Number(height.toFixed(1))}`;
      })
      .join("");
  const [other, chosen] = [pathOf(false), pathOf(true)];
  return (
    <>
      <svg
        viewBox={`${-BAR / 2} 0 ${Math.max(1, bars.length * STEP - (STEP - BAR))} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        strokeWidth={BAR}
        className="mb-2 block h-10 w-full flip"
      >
        {other && <path d={other} className="stroke-track" />}
        {chosen && <path d={chosen} className="stroke-action" />}
      </svg>
      {highest && (
        <p className="sr-only">
          {t.searchMostAre(labelOf(highest.from, highest.to), t.formatNumber(highest.count))}
        </p>
      )}
    </>
  );
}
