import { scaleBand, scaleLinear } from "d3-scale";
import { Progress } from "#src/ui/progress.tsx";
import { t } from "#t";
import type { CountByName, DayCount } from "../queries/overview.ts";

const WIDTH = 320;
const HEIGHT = 88;
const FLOOR = HEIGHT - 16;

/** Counts by day as bars, drawn on the server; screen readers get a table. In Arabic time runs from the right. */
export function DayBars({ title, days }: { title: string; days: DayCount[] }) {
  const rtl = t.language() === "ar";
  const [start, end] = rtl ? [WIDTH, 0] : [0, WIDTH];
  const x = scaleBand<number>()
    .domain(days.map((_, i) => i))
    .range([start, end])
    .padding(0.25);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...days.map(({ count }) => count))])
    .range([0, FLOOR - 4]);
  const [first, last] = [days[0], days.at(-1)].map((day) => (day ? t.formatDate(day.at) : ""));
  return (
    <figure className="panel p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-14 text-ink-soft">{title}</span>
        <span className="num text-22 font-bold">
          {t.formatNumber(days.reduce((sum, { count }) => sum + count, 0))}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="mt-2 block w-full overflow-visible">
        <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} className="stroke-line" />
        {days.map(({ at, count }, i) => (
          <rect
            key={at}
            x={x(i)}
            y={FLOOR - y(count)}
            width={x.bandwidth()}
            height={y(count)}
            rx="1.5"
            className="fill-action"
          />
        ))}
        <text x={start} y={HEIGHT - 2} textAnchor="start" className="fill-ink-soft text-[11px]">
          {first}
        </text>
        <text x={end} y={HEIGHT - 2} textAnchor="end" className="fill-ink-soft text-[11px]">
          {last}
        </text>
      </svg>
      {/* A table is as wide as its cells, so a hidden one needs a box. */}
      <div className="sr-only">
        <table aria-label={title}>
          <tbody>
            {days.map(({ at, count }) => (
              <tr key={at}>
                <th scope="row">{t.formatDate(at)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

interface RankBarsProps {
  title: string;
  counts: CountByName[];
  labelOf: (name: string) => string;
}

export function RankBars({ title, counts, labelOf }: RankBarsProps) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <figure className="panel p-4">
      <figcaption className="text-14 text-ink-soft">{title}</figcaption>
      {counts.length === 0 && <p className="mt-2 text-15">{t.adminNoListings()}</p>}
      <ol className="mt-2 grid gap-2">
        {counts.map(({ name, count }) => (
          <li key={name} className="text-14">
            <span className="flex justify-between gap-3">
              <span>{labelOf(name)}</span>
              <span className="num font-semibold">{t.formatNumber(count)}</span>
            </span>
            <Progress value={count / most} className="mt-1" />
          </li>
        ))}
      </ol>
    </figure>
  );
}
