import { type ScaleLinear, scaleLinear } from "d3-scale";
import { t } from "#t";
import type { Figures } from "../figures.ts";
import { rounded } from "./model-links.tsx";

/** From a price to percent of the width. In Arabic, prices rise to the left. */
type Scale = ScaleLinear<number, number>;

const TICKS = 4;
const LOOK = "block w-full min-w-28 overflow-visible text-12";

export function scaleOf(years: Figures["years"]): Scale {
  const prices = years.flatMap(({ p25, p75 }) => (p25 && p75 ? [p25, p75] : []));
  return scaleLinear()
    .domain(prices.length > 0 ? [Math.min(...prices) * 0.98, Math.max(...prices) * 1.02] : [])
    .range(t.language() === "ar" ? [100, 0] : [0, 100]);
}

/** So that a text at `percent` stays inside. */
const anchorAt = (percent: number, margin: number) =>
  percent < margin ? "start" : percent > 100 - margin ? "end" : "middle";

const Text = ({ at, margin, y, children }: { at: number; margin: number; y: number; children: string }) => (
  <text x={`${at}%`} y={y} textAnchor={anchorAt(at, margin)}>
    {children}
  </text>
);

/** Numbers for every other line, because a phone has no room for more. */
export const YearAxis = ({ x }: { x: Scale }) => (
  <svg aria-hidden direction="ltr" className={LOOK} height="18" fill="var(--ink-soft)">
    {x
      .ticks(TICKS)
      .filter((_, i, all) => i % 2 === 0 || all.length < 3)
      .map((price) => (
        <Text key={price} at={x(price)} margin={9} y={14}>
          {t.formatNumber(price)}
        </Text>
      ))}
  </svg>
);

/** From the first to the third quartile, with a ring at the median. */
export function YearBar({ x, p25, median, p75 }: Figures["years"][number] & { x: Scale }) {
  if (!p25 || !median || !p75) return <span className="text-ink-soft">{t.pricesTooFew()}</span>;
  const range = `${rounded(p25)} – ${rounded(p75)}`;
  return (
    <svg role="img" aria-label={range} direction="ltr" className={LOOK} height="50" fill="var(--ink-soft)">
      {x.ticks(TICKS).map((price) => (
        <line key={price} x1={`${x(price)}%`} x2={`${x(price)}%`} y2="100%" stroke="var(--line)" />
      ))}
      <g stroke="var(--action)" strokeLinecap="round">
        <line x1={`${x(p25)}%`} x2={`${x(p75)}%`} y1="16" y2="16" strokeWidth="9" opacity=".5" />
        <circle cx={`${x(median)}%`} cy="16" r="3.5" strokeWidth="2" fill="var(--surface)" />
      </g>
      <g stroke="var(--surface)" strokeWidth="4" style={{ paintOrder: "stroke" }}>
        <Text at={(x(p25) + x(p75)) / 2} margin={33} y={38}>
          {range}
        </Text>
      </g>
    </svg>
  );
}
