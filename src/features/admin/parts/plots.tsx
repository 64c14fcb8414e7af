import { scaleBand, scaleLinear } from "d3-scale";
import { Progress } from "#src/ui/progress.tsx";

const WIDTH = 320;
const HEIGHT = 88;
const FLOOR = HEIGHT - 16;

interface DayBarsProps {
  title: string;
  /** All of them together, as the reader's language writes it. */
  total: string;
  days: { label: string; count: number }[];
  /** Under the first and the last bar. */
  ends: [string, string];
  /** Time runs from the right. */
  rtl: boolean;
}

/** Counts by day as bars, drawn on the server; a table says the same to who cannot see them. */
export function DayBars({ title, total, days, ends, rtl }: DayBarsProps) {
  const x = scaleBand<number>()
    .domain(days.map((_, i) => i))
    .range(rtl ? [WIDTH, 0] : [0, WIDTH])
    .padding(0.25);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...days.map(({ count }) => count))])
    .range([0, FLOOR - 4]);
  return (
    <figure className="panel p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-14 text-ink-soft">{title}</span>
        <span className="num text-22 font-bold">{total}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="mt-2 block w-full overflow-visible">
        <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} className="stroke-line" />
        {days.map(({ label, count }, i) => (
          <rect
            key={label}
            x={x(i)}
            y={FLOOR - y(count)}
            width={x.bandwidth()}
            height={y(count)}
            rx="1.5"
            className="fill-action"
          />
        ))}
        <text x={rtl ? WIDTH : 0} y={HEIGHT - 2} textAnchor="start" className="fill-ink-soft text-[11px]">
          {ends[0]}
        </text>
        <text x={rtl ? 0 : WIDTH} y={HEIGHT - 2} textAnchor="end" className="fill-ink-soft text-[11px]">
          {ends[1]}
        </text>
      </svg>
      <table className="sr-only">
        <caption>{title}</caption>
        <tbody>
          {days.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface RankBarsProps {
  title: string;
  rows: { label: string; count: number; value: string }[];
  none: string;
}

/** Named counts as bars beside each other, the greatest first. */
export function RankBars({ title, rows, none }: RankBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <figure className="panel p-4">
      <figcaption className="text-14 text-ink-soft">{title}</figcaption>
      {rows.length === 0 && <p className="mt-2 text-15">{none}</p>}
      <ol className="mt-2 grid gap-2">
        {rows.map(({ label, count, value }) => (
          <li key={label} className="text-14">
            <span className="flex justify-between gap-3">
              <span>{label}</span>
              <span className="num font-semibold">{value}</span>
            </span>
            <Progress value={count / most} className="mt-1" />
          </li>
        ))}
      </ol>
    </figure>
  );
}
