import { Num } from "#src/ui/num.tsx";
import { t } from "#t";

interface HomeStatsProps {
  totalCars: number;
  dealers: number;
  cities: number;
  sold: number;
}

/** The market in four numbers. */
export function HomeStats({ totalCars, dealers, cities, sold }: HomeStatsProps) {
  const stats: [label: string, value: number][] = [
    [t.homeCarsForSale(), totalCars],
    [t.homeDealers(), dealers],
    [t.homeCities(), cities],
    [t.homeSold(), sold],
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 border-y border-line md:mt-8 md:grid-cols-4 md:py-6">
      {stats.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-col-reverse border-line py-4 even:border-s even:ps-5 [&:nth-child(n+3)]:border-t md:border-t-0! md:py-0 md:ps-7 md:not-first:border-s md:first:ps-0"
        >
          <dt className="text-14 text-ink-soft">{label}</dt>
          <dd className="text-26 font-semibold md:text-28">
            <Num>{t.formatNumber(value)}</Num>
          </dd>
        </div>
      ))}
    </dl>
  );
}
