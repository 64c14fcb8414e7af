import type { ReactNode } from "react";
import { DAY_MS } from "#src/core/time.ts";
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

interface DayTableProps {
  label: ReactNode;
  firstDay: number;
  columns: { label: string; counts: number[] }[];
}

/** The content of `DayBars` for screen readers, without days that have no counts. */
export function DayTable({ label, firstDay, columns }: DayTableProps) {
  const days = columns[0]?.counts.keys() ?? [];
  return (
    // A table is as wide as its cells, so the hidden one needs a box.
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t.day()}</th>
            {columns.map((column) => (
              <th key={column.label} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(days)
            .filter((day) => columns.some(({ counts }) => counts[day]))
            .map((day) => (
              <tr key={day}>
                <th scope="row">{t.formatDate(firstDay + day * DAY_MS)}</th>
                {columns.map((column) => (
                  <td key={column.label}>{t.formatNumber(column.counts[day] ?? 0)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
