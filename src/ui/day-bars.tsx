import { DAY_MS } from "#src/core/time.ts";
import { t } from "#t";
import { classNames } from "./class-names.ts";
import { DataTable } from "./data-table.tsx";

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

interface DayTableProps {
  label: string;
  firstDay: number;
  columns: { label: string; counts: number[] }[];
}

/** The content of `DayBars` for screen readers, without days that have no counts. */
export function DayTable({ label, firstDay, columns }: DayTableProps) {
  const days = [...(columns[0]?.counts.keys() ?? [])].filter((day) =>
    columns.some(({ counts }) => counts[day]),
  );
  const countsOf = (day: number) => columns.map(({ counts }) => t.formatNumber(counts[day] ?? 0));
  const rows = days.map((day) => [t.formatDate(firstDay + day * DAY_MS), ...countsOf(day)]);
  return (
    // A table is as wide as its cells, so the hidden one needs a box.
    <div className="sr-only">
      <DataTable label={label} head={[t.day(), ...columns.map((column) => column.label)]} rows={rows} />
    </div>
  );
}
