import { t } from "#t";
import { classNames } from "./class-names.ts";

const HEIGHT = 100;
/** The minimum top of the scale, so that a single view is not drawn as a peak. */
const SMALLEST_MOST = 3;
/** The minimum height of a bar, so that small counts stay visible. */
const LOWEST = 5;

/** Counts by day as bars, oldest first. In Arabic, time runs from right to left. `DayTable` has the same content. */
export function DayBars({ counts, className }: { counts: number[]; className: string }) {
  const most = Math.max(SMALLEST_MOST, ...counts);
  const bars = counts.map((count, i) => {
    const height = count === 0 ? 0 : Math.max(LOWEST, Math.round((count / most) * HEIGHT));
    return height === 0 ? "" : `M${i + 0.125} ${HEIGHT}v${-height}h.75v${height}z`;
  });
  return (
    <span className={classNames("block border-b border-line text-action", className)}>
      <svg
        viewBox={`0 0 ${counts.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        fill="currentColor"
        className="block size-full"
      >
        <path
          d={bars.join("")}
          transform={t.language() === "ar" ? `matrix(-1 0 0 1 ${counts.length} 0)` : undefined}
        />
      </svg>
    </span>
  );
}
