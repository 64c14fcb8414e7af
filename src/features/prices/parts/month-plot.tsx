import { scaleLinear } from "d3-scale";
import { t } from "#t";
import type { Figures } from "../figures.ts";

const [WIDTH, AXIS] = [440, 74];
const [TOP, FLOOR, HEIGHT] = [20, 200, 236];

/** The monthly medians as a line. In Arabic, time runs from right to left. */
export function MonthPlot({ months }: Pick<Figures, "months">) {
  const isMirrored = t.language() === "ar";
  const mirrored = (left: number) => Math.round(isMirrored ? WIDTH - left : left);
  const x = (i: number) => mirrored(AXIS + ((i + 0.5) * (WIDTH - AXIS)) / months.length);
  const prices = months.flatMap(({ median }) => median ?? []);
  const y = scaleLinear()
    .domain([Math.min(...prices) * 0.98, Math.max(...prices) * 1.02])
    .nice(4)
    .range([FLOOR, TOP]);
  const points = months.flatMap(({ median }, i) =>
    median === null ? [] : `${x(i)} ${Math.round(y(median))}`,
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden direction="ltr" className="plot">
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <path d={`M${mirrored(AXIS)} ${y(tick)}H${mirrored(WIDTH)}`} stroke="var(--line)" />
          <text x={mirrored(AXIS - 8)} y={y(tick)} textAnchor={isMirrored ? "start" : "end"}>
            {t.formatNumber(tick)}
          </text>
        </g>
      ))}
      {months.map(({ month }, i) => (
        <text key={month} x={x(i)} y={FLOOR + 20} textAnchor="middle">
          {Number(month.slice(5))}
        </text>
      ))}
      <g fill="none" stroke="var(--action)" strokeLinecap="round">
        <path d={`M${points.join("L")}`} strokeWidth="2.5" />
        <path d={`M${points.join("h.1M")}h.1`} strokeWidth="9" />
      </g>
    </svg>
  );
}
