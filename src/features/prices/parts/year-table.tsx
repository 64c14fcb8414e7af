import { scaleLinear } from "d3-scale";
import { centsOf } from "#src/core/money.ts";
import { roundedCents } from "#src/features/cars/worth/verdict.ts";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import type { Figures } from "../figures.ts";

const amount = (dinars: number) => t.formatAmount(roundedCents(centsOf(dinars)));

/** The newest year first, each with a bar from the lower to the upper quartile and a dot at the median. */
export function YearTable({ years }: Pick<Figures, "years">) {
  const isMirrored = t.language() === "ar";
  const prices = years.flatMap(({ p25, p75 }) => (p25 === null || p75 === null ? [] : [p25, p75]));
  const x = scaleLinear()
    .domain([Math.min(...prices), Math.max(...prices)])
    .range(isMirrored ? [94, 6] : [6, 94]);
  const at = (price: number) => `${x(price).toFixed(1)}%`;
  return (
    <table className="w-full text-14">
      <thead>
        <tr className="text-12 text-ink-soft">
          {[t.carYear(), t.pricesHalf(), t.pricesMedian(), t.cars()].map((name, i) => (
            <th
              key={name}
              scope="col"
              className={`pb-2 font-normal ${["text-start", "px-2 text-start"][i] ?? "ps-2 text-end"}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.toReversed().map(({ year, count, p25, median, p75 }) => (
          <tr key={year} className="border-t border-line">
            <th scope="row" className="py-2 text-start">
              <Num>{year}</Num>
            </th>
            <td className="w-1/2 px-2 text-12 text-ink-soft md:w-3/5">
              {p25 === null || median === null || p75 === null ? (
                t.pricesTooFew()
              ) : (
                <div className="md:flex md:items-center md:gap-3">
                  <svg aria-hidden height="16" className="block w-full md:flex-1" strokeLinecap="round">
                    <line
                      x1={at(p25)}
                      x2={at(p75)}
                      y1="8"
                      y2="8"
                      stroke="var(--action)"
                      strokeWidth="10"
                      opacity=".4"
                    />
                    <circle
                      cx={at(median)}
                      cy="8"
                      r="5"
                      fill="var(--surface)"
                      stroke="var(--action)"
                      strokeWidth="3"
                    />
                  </svg>
                  <Num className="md:w-26 md:text-end">{`${amount(p25)} – ${amount(p75)}`}</Num>
                </div>
              )}
            </td>
            <td className="text-end font-semibold">{median === null ? "–" : <Num>{amount(median)}</Num>}</td>
            <td className="text-end text-ink-soft">
              <Num>{t.formatNumber(count)}</Num>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
