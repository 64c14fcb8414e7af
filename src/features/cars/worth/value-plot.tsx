import { scaleLinear } from "d3-scale";
import { classNames } from "#src/ui/class-names.ts";
import { t } from "#t";
import type { Explained } from "./explain.ts";
import type { Verdict } from "./verdict.ts";

const WIDTH = 520;
const HEIGHT = 350;
const AXIS = 80;
const TOP = 12;
const FLOOR = HEIGHT - 36;
/** Approximate width of this car's label with the dots beside it, on a phone. */
const LABEL_WIDTH = 130;
const LABEL_HEIGHT = 26;
/** Distances of the label, above and below the dot; the nearest is used among those that cover the fewest cars. */
const LABEL_DISTANCES = [30, 50, 70, 90, 110, 130];

type Place = [x: number, y: number];

const DISC = 32;

function freePlace([x, y]: Place, taken: Place[]): Place {
  const around = [0, 1, 2].flatMap((ring) =>
    [-90, 90, 0, 180, -45, 45, -135, 135].map((degrees): Place => {
      const angle = (degrees * Math.PI) / 180;
      return [x + ring * DISC * Math.cos(angle), y + ring * DISC * Math.sin(angle)];
    }),
  );
  const isFree = ([left, top]: Place) =>
    top > TOP && top < FLOOR && taken.every(([a, b]) => Math.hypot(left - a, top - b) >= DISC);
  return around.find(isFree) ?? [x, y];
}

interface ValuePlotProps extends Pick<Explained, "plotted" | "line"> {
  nearest: { number: number }[];
  car: { mileageKm: number; priceCents: number };
  label: string;
  verdict?: Verdict | undefined;
}

/** A plot of prices by mileage; screen readers get the table. In Arabic, mileage increases to the left. */
export function ValuePlot({ plotted: points, nearest, line, car, label, verdict }: ValuePlotProps) {
  const isMirrored = t.language() === "ar";
  const [left, right] = isMirrored ? [WIDTH - AXIS, 44] : [AXIS, WIDTH - 44];
  const kms = [car, ...points].map(({ mileageKm }) => mileageKm);
  const x = scaleLinear()
    .domain([Math.min(...kms), Math.max(...kms)])
    .nice(5)
    .range([left, right]);
  const cents = [
    ...[car, ...points].map(({ priceCents }) => priceCents),
    ...line.flatMap(({ low, high }) => [low, high]),
  ];
  const y = scaleLinear()
    .domain([Math.min(...cents), Math.max(...cents)])
    .nice(6)
    .range([FLOOR, TOP]);
  const to = (km: number, price: number) => `${x(km).toFixed(1)} ${y(price).toFixed(1)}`;
  const band = [
    ...line.map(({ km, high }) => to(km, high)),
    ...line.toReversed().map(({ km, low }) => to(km, low)),
  ];
  const axis = isMirrored ? WIDTH - AXIS + 8 : AXIS - 8;
  const [ownX, ownY] = [x(car.mileageKm), y(car.priceCents)];
  const taken: Place[] = [[ownX, ownY]];
  const marks = nearest.flatMap(({ number }, i) => {
    const point = points.find((other) => other.number === number);
    if (!point) return [];
    const at: Place = [x(point.mileageKm), y(point.priceCents)];
    const place = freePlace(at, taken);
    taken.push(place);
    return { at, place, text: i + 1 };
  });
  const labelX = Math.min(Math.max(ownX, 60), WIDTH - 60);
  const isBehind = (labelY: number, [left, top]: Place) =>
    Math.abs(left - labelX) < LABEL_WIDTH / 2 && Math.abs(top - labelY) < LABEL_HEIGHT;
  const countHidden = (labelY: number) =>
    points.filter((point) => isBehind(labelY, [x(point.mileageKm), y(point.priceCents)])).length +
    points.length * marks.filter(({ place }) => isBehind(labelY, place)).length;
  const [labelY = ownY] = LABEL_DISTANCES.flatMap((distance) => [ownY + distance, ownY - distance])
    .filter((place) => place > TOP && place <= FLOOR - 20)
    .toSorted((one, other) => countHidden(one) - countHidden(other));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden direction="ltr" className="plot">
      {y.ticks(6).map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick)}H${right}`} stroke="var(--line)" />
          <text x={axis} y={y(tick)} textAnchor={isMirrored ? "start" : "end"}>
            {t.formatAmount(tick)}
          </text>
        </g>
      ))}
      {x.ticks(3).map((km) => (
        <text key={km} x={x(km)} y={HEIGHT - 16} textAnchor="middle">
          {t.formatNumber(km)}
        </text>
      ))}
      <path d={`M${band.join("L")}Z`} fill="var(--action)" opacity="0.11" />
      <path
        d={`M${line.map(({ km, middle }) => to(km, middle)).join("L")}`}
        fill="none"
        stroke="var(--action)"
        strokeWidth="2"
      />
      <path d={`M${ownX} ${ownY}L${labelX} ${labelY}`} stroke="var(--field)" />
      {points.map(({ number, mileageKm, priceCents, weight }) => (
        <circle
          key={number}
          cx={x(mileageKm).toFixed(1)}
          cy={y(priceCents).toFixed(1)}
          className={weight < 1 ? "ended" : undefined}
        />
      ))}
      {marks.map(({ at, place: [markX, markY], text }) => (
        <g key={text} className="near">
          <path d={`M${at.join(" ")}L${markX} ${markY}`} stroke="var(--action)" />
          <circle cx={markX} cy={markY} />
          <text x={markX} y={markY} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      <g className={classNames("own", verdict)}>
        <circle cx={ownX} cy={ownY} className="halo" />
        <circle cx={ownX} cy={ownY} />
        <text x={labelX} y={labelY} textAnchor="middle">
          {label}
        </text>
      </g>
    </svg>
  );
}
