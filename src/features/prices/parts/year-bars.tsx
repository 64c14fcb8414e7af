import { type ScaleLinear, scaleLinear } from "d3-scale";
import { t } from "#t";
import type { Figures } from "../figures.ts";
import { rounded } from "./model-links.tsx";

/** From a price to percent of the width. In Arabic, prices rise to the left. */
type Scale = ScaleLinear<number, number>;

const TICKS = 4;
const LOOK = "block w-full min-w-34 md:min-w-72 overflow-visible text-12";

/** Covers the lines behind a text. */
const HALO = { stroke: "var(--surface)", strokeWidth: 4, paintOrder: "stroke" };

export function scaleOf(years: Figures["years"]): Scale {
  const prices = years.flatMap(({ p25, p75 }) => (p25 && p75 ? [p25, p75] : []));
  return scaleLinear()
    .domain(prices.length > 0 ? [Math.min(...prices) * 0.98, Math.max(...prices) * 1.02] : [])
    .range(t.language() === "ar" ? [100, 0] : [0, 100]);
}

/** A text whose middle is at a percentage, unless it would leave the chart there. */
const centeredAt = (at: number, margin: number) =>
  ({ x: `${at}%`, textAnchor: at < margin ? "start" : at > 100 - margin ? "end" : "middle" }) as const;

/** With numbers for every other line, because a phone has no room for more. */
export const YearAxis = ({ x }: { x: Scale }) => (
  <>
    {t.pricesHalf()}
    <svg aria-hidden direction="ltr" className={LOOK} height="18" fill="var(--ink-soft)">
      {x
        .ticks(TICKS)
        .filter((_, i, all) => i % 2 === 0 || all.length < 3)
        .map((price) => (
          <text key={price} {...centeredAt(x(price), 9)} y="14">
            {t.formatNumber(price)}
          </text>
        ))}
    </svg>
  </>
);

/** From the first to the third quartile, with a ring at the median. */
export function YearBar({ x, p25, median, p75 }: Figures["years"][number] & { x: Scale }) {
  if (!p25 || !median || !p75) return <span className="text-ink-soft">{t.pricesTooFew()}</span>;
  const range = `${rounded(p25)} – ${rounded(p75)}`;
  return (
    <svg role="img" aria-label={range} direction="ltr" className={LOOK} height="56" fill="var(--ink-soft)">
      {x.ticks(TICKS).map((price) => (
        <line key={price} x1={`${x(price)}%`} x2={`${x(price)}%`} y2="100%" stroke="var(--line)" />
      ))}
      <g stroke="var(--action)" strokeLinecap="round">
        <line x1={`${x(p25)}%`} x2={`${x(p75)}%`} y1="18" y2="18" strokeWidth="9" opacity=".5" />
        <circle cx={`${x(median)}%`} cy="18" r="3.5" strokeWidth="2" fill="var(--surface)" />
      </g>
      <text {...centeredAt((x(p25) + x(p75)) / 2, 33)} y="41" style={HALO}>
        {range}
      </text>
    </svg>
  );
}
