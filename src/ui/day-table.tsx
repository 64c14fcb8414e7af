import type { ReactNode } from "react";
import { DAY_MS } from "#src/core/time.ts";
import { t } from "#t";

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
