import { t } from "#t";
import type { Bar } from "../counts.ts";

const HEIGHT = 40;
const STEP = 4;
/** What is drawn of a bar without anything, and the least of one with something. */
const [NONE, LEAST] = [0.8, 3];

interface HistogramProps {
  bars: readonly Bar[];
  /** The range that is set; null where it is open. */
  min: number | null;
  max: number | null;
  /** A bar's range in words. */
  labelOf: (from: number | null, to: number | null) => string;
}

/** How many there are along a range, what is chosen of it stronger; the low end is at the reader's start. */
export function Histogram({ bars, min, max, labelOf }: HistogramProps) {
  const most = bars.reduce<Bar | null>((best, bar) => (bar.count > (best?.count ?? 0) ? bar : best), null);
  const pathOf = (chosen: boolean) =>
    bars
      .map(({ from, to, count }, at) => {
        if (((max ?? Infinity) >= (from ?? -Infinity) && (min ?? -Infinity) < (to ?? Infinity)) !== chosen)
          return "";
        const height = count === 0 ? NONE : LEAST + (HEIGHT - LEAST) * (count / (most?.count ?? 1));
        return `M${at * STEP} ${HEIGHT}v-${Number(height.toFixed(1))}h${STEP - 1}V${HEIGHT}`;
      })
      .join("");
  return (
    <>
      <svg
        viewBox={`0 0 ${Math.max(1, bars.length * STEP - 1)} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mb-2 block h-10 w-full flip"
      >
        <path d={pathOf(false)} className="fill-track" />
        <path d={pathOf(true)} className="fill-action" />
      </svg>
      {most && (
        <p className="sr-only">{t.searchMostAre(labelOf(most.from, most.to), t.formatNumber(most.count))}</p>
      )}
    </>
  );
}
