import { scaleLinear } from "d3-scale";
import { t } from "#t";
import type { Explained } from "../valuation/explain.ts";
import type { Verdict } from "../valuation/verdict.ts";

const WIDTH = 702;
const HEIGHT = 380;
const AXIS = 88;
/** Older and younger cars would lie far from the line, which is of one year. */
const SHOWN_YEARS = 4;
const TOP = 12;
const FLOOR = HEIGHT - 34;

interface ValuePlotProps extends Explained {
  car: { year: number; mileageKm: number; priceCents: number };
  label: string;
  /** Gives the car its colour. */
  verdict?: Verdict | undefined;
}

/** Prices by mileage. The table says the same to screen readers. In Arabic mileage grows to the left. */
export function ValuePlot({ comparable, nearest, line, car, label, verdict }: ValuePlotProps) {
  const points = comparable.filter(
    ({ mileageKm, year }) => mileageKm > 0 && Math.abs(year - car.year) <= SHOWN_YEARS,
  );
  if (line.length === 0) return null;
  const isMirrored = t.language() === "ar";
  const [left, right] = isMirrored ? [WIDTH - AXIS, 36] : [AXIS, WIDTH - 36];
  const highest = Math.max(car.mileageKm, ...points.map(({ mileageKm }) => mileageKm));
  const x = scaleLinear().domain([0, highest]).nice(5).range([left, right]);
  const cents = [car, ...points].map(({ priceCents }) => priceCents);
  const y = scaleLinear()
    .domain([Math.min(...cents), Math.max(...cents)])
    .nice(6)
    .range([FLOOR, TOP])
    .clamp(true);
  const to = (km: number, price: number) => `${x(km).toFixed(1)} ${y(price).toFixed(1)}`;
  const band = [
    ...line.map(({ km, high }) => to(km, high)),
    ...line.toReversed().map(({ km, low }) => to(km, low)),
  ];
  const axis = isMirrored ? WIDTH - AXIS + 8 : AXIS - 8;
  const near = new Map(nearest.map(({ id }, i) => [id, i + 1]));
  const [ownX, ownY] = [x(car.mileageKm), y(car.priceCents)];
  const text = { className: "text-18", fill: "var(--ink-soft)" };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden direction="ltr" className="w-full">
      {y.ticks(6).map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick)}H${right}`} stroke="var(--line)" />
          <text x={axis} y={y(tick) + 4} textAnchor={isMirrored ? "start" : "end"} {...text}>
            {t.formatAmount(tick)}
          </text>
        </g>
      ))}
      {x.ticks(3).map((km) => (
        <text key={km} x={x(km)} y={HEIGHT - 14} textAnchor="middle" {...text}>
          {t.formatNumber(km)}
        </text>
      ))}
      <path d={`M${band.join("L")}Z`} fill="var(--action)" opacity="0.11" />
      <path
        d={`M${line.map(({ km, middle }) => to(km, middle)).join("L")}`}
        fill="none"
        stroke="var(--action)"
        strokeWidth="2.25"
      />
      {points.map(({ id, mileageKm, priceCents, weight }) => (
        <circle
          key={id}
          cx={x(mileageKm)}
          cy={y(priceCents)}
          r="4"
          fill={weight < 1 ? "var(--surface)" : "var(--faint)"}
          stroke="var(--faint)"
          strokeWidth="1.5"
        />
      ))}
      {points.flatMap(({ id, mileageKm, priceCents }) => {
        const number = near.get(id);
        return number === undefined ? (
          []
        ) : (
          <g key={id}>
            <circle cx={x(mileageKm)} cy={y(priceCents)} r="9.5" fill="var(--action)" />
            <text
              x={x(mileageKm)}
              y={y(priceCents) + 4}
              textAnchor="middle"
              style={{ fontSize: 11, fill: "var(--action-ink)", fontWeight: 600 }}
            >
              {number}
            </text>
          </g>
        );
      })}
      <g className={verdict} fill={verdict ? "var(--tone)" : "var(--action)"}>
        <circle cx={ownX} cy={ownY} r="12" opacity="0.25" />
        <circle cx={ownX} cy={ownY} r="7" stroke="var(--surface)" strokeWidth="2" />
        <text
          x={Math.min(Math.max(ownX, 60), WIDTH - 60)}
          y={ownY > FLOOR - 40 ? ownY - 18 : ownY + 26}
          textAnchor="middle"
          className="text-18"
          style={{ fontWeight: 600, stroke: "var(--surface)", strokeWidth: 4, paintOrder: "stroke" }}
        >
          {label}
        </text>
      </g>
    </svg>
  );
}
