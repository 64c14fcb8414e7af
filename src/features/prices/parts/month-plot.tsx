import { scaleLinear } from "d3-scale";
import { t } from "#t";
import type { Figures } from "../figures.ts";

const [WIDTH, AXIS] = [440, 74];
const [TOP, FLOOR, LOWEST] = [12, 190, 264];
const MOST_BAR = 40;

/** The monthly medians as a line above bars for the numbers of cars. In Arabic, time runs from right to left. */
export function MonthPlot({ months }: Pick<Figures, "months">) {
  const isMirrored = t.language() === "ar";
  const mirrored = (left: number) => Math.round(isMirrored ? WIDTH - left : left);
  const x = (i: number) => mirrored(AXIS + ((i + 0.5) * (WIDTH - AXIS)) / months.length);
  const prices = months.flatMap(({ median }) => median ?? []);
  const y = scaleLinear()
    .domain([Math.min(...prices) * 0.98, Math.max(...prices) * 1.02])
    .nice(4)
    .range([FLOOR, TOP]);
  const most = Math.max(...months.map(({ count }) => count));
  const points = months.flatMap(({ median }, i) =>
    median === null ? [] : `${x(i)} ${Math.round(y(median))}`,
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} 292`} aria-hidden direction="ltr" className="plot months">
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <path d={`M${mirrored(AXIS)} ${y(tick)}H${mirrored(WIDTH)}`} stroke="var(--line)" />
          <text x={mirrored(AXIS - 8)} y={y(tick)} textAnchor={isMirrored ? "start" : "end"}>
            {t.formatNumber(tick)}
          </text>
        </g>
      ))}
      {months.map(({ month, count }, i) => {
        const top = LOWEST - Math.round((MOST_BAR * count) / most);
        return (
          <g key={month} textAnchor="middle">
            <path d={`M${x(i)} ${LOWEST}V${top}`} stroke="var(--sand-2)" strokeWidth="18" />
            <text x={x(i)} y={top - 9}>
              {count}
            </text>
            <text x={x(i)} y={LOWEST + 16}>
              {i % 3 === 0 && `${Number(month.slice(5))}/${month.slice(0, 4)}`}
            </text>
          </g>
        );
      })}
      <g fill="none" stroke="var(--action)" strokeLinecap="round">
        <path d={`M${points.join("L")}`} strokeWidth="2.5" />
        <path d={`M${points.join("h.1M")}h.1`} strokeWidth="9" />
      </g>
    </svg>
  );
}
