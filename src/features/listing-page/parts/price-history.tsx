import { scaleLinear } from "d3-scale";
import type { Listing } from "#src/features/listings/listing-json.ts";
import type { PriceAt } from "#src/features/listings/price-history.ts";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";

const WIDTH = 400;
const HEIGHT = 188;
const AXIS = 56;
const TOP = 12;
const FLOOR = HEIGHT - 28;
const TICKS = 4;
const TEXT = { fontSize: 13, fill: "var(--ink-soft)" };
const FALLEN = { fill: "var(--rose)", stroke: "var(--surface)" };
const RISEN = { fill: "var(--surface)", stroke: "var(--action)", strokeWidth: 2 };

interface PriceHistoryProps {
  listing: Pick<Listing, "priceHistory" | "status" | "soldAt" | "expiresAt">;
  now: number;
}

/** Renders nothing if the price never changed. */
export function PriceHistory({ listing, now }: PriceHistoryProps) {
  const { priceHistory: prices, status, soldAt, expiresAt } = listing;
  if (prices.length < 2) return null;
  const end = status === "sold" ? (soldAt ?? now) : Math.min(now, expiresAt);
  return (
    <Section title={t.priceHistory()}>
      <div className="panel grid items-center gap-x-8 gap-y-4 p-4 md:grid-cols-2 md:p-6">
        <Steps prices={prices} end={end} isOver={status !== "active"} />
        <ol className="divided text-14">
          {prices
            .map((price, i) => <Change key={price.at + i} price={price} before={prices[i - 1]} />)
            .toReversed()}
        </ol>
      </div>
    </Section>
  );
}

function Change({ price: { priceCents, at }, before }: { price: PriceAt; before: PriceAt | undefined }) {
  const change = before && priceCents - before.priceCents;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 py-2">
      <span className="text-ink-soft">{t.formatDate(at)}</span>
      {change === undefined ? (
        <span className="text-ink-soft">{t.priceListed()}</span>
      ) : (
        <bdi dir="ltr" className={change < 0 ? "num font-semibold text-rose" : "num text-ink-soft"}>
          {change < 0 ? "−" : "+"}
          {t.formatAmount(Math.abs(change))}
        </bdi>
      )}
      <b className="num col-span-full font-semibold">
        {before && (
          <>
            <bdi>{t.formatAmount(before.priceCents)}</bdi> {t.language() === "ar" ? "←" : "→"}{" "}
          </>
        )}
        <bdi>{t.formatPrice(priceCents)}</bdi>
      </b>
    </li>
  );
}

/** A chart of the prices; screen readers get the list. In Arabic, time runs from right to left. */
function Steps({ prices, end, isOver }: { prices: PriceAt[]; end: number; isOver: boolean }) {
  const first = prices[0] as PriceAt;
  const isMirrored = t.language() === "ar";
  const [left, right] = isMirrored ? [WIDTH - AXIS, 8] : [AXIS, WIDTH - 8];
  const x = scaleLinear()
    .domain([first.at, Math.max(end, first.at + 1)])
    .range([left, right])
    .clamp(true);
  const cents = prices.map(({ priceCents }) => priceCents);
  const y = scaleLinear()
    .domain([Math.min(...cents), Math.max(...cents)])
    .nice(TICKS)
    .range([FLOOR, TOP]);
  const path = prices.map(
    ({ at, priceCents }, i) => `${i === 0 ? "M" : "H"}${x(at)}${i === 0 ? " " : "V"}${y(priceCents)}`,
  );
  const axis = isMirrored ? WIDTH - AXIS + 8 : AXIS - 8;
  // Dates need the page's direction, in which "start" is on the right in Arabic.
  const words = isMirrored ? { direction: "rtl" } : {};
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden direction="ltr" className="w-full">
      {y.ticks(TICKS).map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
          <text style={TEXT} x={axis} y={y(tick) + 4} textAnchor={isMirrored ? "start" : "end"}>
            {t.formatAmount(tick)}
          </text>
        </g>
      ))}
      <path d={`${path.join("")}H${x(end)}`} fill="none" stroke="var(--action)" strokeWidth="2" />
      {prices.map(({ at, priceCents }, i) => (
        <circle
          key={at + i}
          cx={x(at)}
          cy={y(priceCents)}
          r="4"
          {...(priceCents < (prices[i - 1]?.priceCents ?? 0) ? FALLEN : RISEN)}
        />
      ))}
      <text style={TEXT} x={left} y={HEIGHT - 6} {...words}>
        {t.formatDate(first.at)}
      </text>
      <text style={TEXT} x={right} y={HEIGHT - 6} {...words} textAnchor="end">
        {isOver ? t.formatDate(end) : t.priceToday()}
      </text>
    </svg>
  );
}
