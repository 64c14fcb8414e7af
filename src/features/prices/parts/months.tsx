import { scaleLinear } from "d3-scale";
import { centsOf } from "#src/core/money.ts";
import { roundedCents } from "#src/features/cars/worth/verdict.ts";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import { type Figures, startOfMonth } from "../figures.ts";

const WIDTH = 440;
const AXIS = 74;
const TOP = 20;
const FLOOR = 200;
/** Below the line there is a bar for the cars of each month. */
const BARS = 60;
const BOTTOM = FLOOR + BARS + 16;

type Months = Pick<Figures, "months">;

/** The monthly medians as a line. In Arabic, time runs from right to left. `MonthTable` has the same content. */
export function MonthPlot({ months }: Months) {
  const isMirrored = t.language() === "ar";
  const priced = months.flatMap(({ median }, i) =>
    median === null ? [] : { i, cents: roundedCents(centsOf(median)) },
  );
  const last = priced.at(-1);
  if (!last || priced.length < 2) return <p className="mb-2 text-14">{t.pricesTooFew()}</p>;
  const step = (WIDTH - AXIS) / months.length;
  const mirrored = (left: number) => Math.round(isMirrored ? WIDTH - left : left);
  const x = (i: number) => mirrored(AXIS + (i + 0.5) * step);
  const cents = priced.map((one) => one.cents);
  const y = scaleLinear()
    .domain([Math.min(...cents) * 0.98, Math.max(...cents) * 1.02])
    .nice(4)
    .range([FLOOR, TOP]);
  const points = priced.map((one) => `${x(one.i)} ${Math.round(y(one.cents))}`);
  const most = Math.max(...months.map(({ count }) => count));
  const dots = `M${points.join("h.1M")}h.1`;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${BOTTOM + 24}`}
      aria-hidden
      direction="ltr"
      className="plot"
      strokeLinecap="round"
    >
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <path d={`M${mirrored(AXIS)} ${y(tick)}H${mirrored(WIDTH)}`} stroke="var(--line)" />
          <text x={mirrored(AXIS - 8)} y={y(tick)} textAnchor={isMirrored ? "start" : "end"}>
            {t.formatAmount(tick)}
          </text>
        </g>
      ))}
      {months.map(({ month, count }, i) => (
        <g key={month}>
          <path d={`M${x(i) - 8} ${BOTTOM}v${-(BARS * count) / most}h16V${BOTTOM}z`} fill="var(--sand-2)" />
          <text x={x(i)} y={BOTTOM + 14} textAnchor="middle">
            {Number(month.slice(5))}
          </text>
        </g>
      ))}
      <path d={`M${points.join("L")}`} fill="none" stroke="var(--action)" strokeWidth="2.5" />
      <path d={dots} stroke="var(--action)" strokeWidth="11" />
      <path d={dots} stroke="var(--surface)" strokeWidth="6" />
    </svg>
  );
}

export const MonthTable = ({ months }: Months) => (
  <details className="text-14">
    <summary className="link text-14!">{t.pricesTable()}</summary>
    <table aria-label={t.pricesMonths()} className="w-full text-start">
      <thead>
        <tr>
          {[t.pricesMonth(), t.pricesMedian(), t.pricesListed()].map((name) => (
            <th key={name} scope="col" className="text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, count, median }) => (
          <tr key={month} className="border-t border-line">
            <th scope="row" className="text-start font-normal">
              {t.formatMonth(startOfMonth(month))}
            </th>
            <td>{median === null ? "–" : <Num>{t.formatAmount(roundedCents(centsOf(median)))}</Num>}</td>
            <td>
              <Num>{t.formatNumber(count)}</Num>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
