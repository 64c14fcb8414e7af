import type { ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { DataTable } from "#src/ui/data-table.tsx";
import { Num } from "#src/ui/num.tsx";
import { StatCard } from "#src/ui/stat-card.tsx";
import { t } from "#t";
import type { Figures } from "./figures.ts";
import { inDinars, medianOf, rounded } from "./parts/model-links.tsx";
import { MonthPlot } from "./parts/month-plot.tsx";
import { scaleOf, YearAxis, YearBar } from "./parts/year-bars.tsx";

const monthText = (month = ""): string => t.formatMonth(Date.parse(month));

export const ModelFigures = (figures: Figures) => (
  <>
    <Stats {...figures} />
    <div className="my-5 grid gap-5 lg:grid-cols-[4fr_3fr]">
      <Panel title={t.pricesByYear()} text={t.pricesByYearText()}>
        <Years {...figures} />
      </Panel>
      <div className="grid grid-rows-[auto_1fr] gap-5">
        <Panel title={t.pricesMonths()} text={t.pricesMonthsText()}>
          <Months {...figures} />
        </Panel>
        <Panel title={t.pricesMethodTitle()} text={t.pricesMethod()}>
          <ButtonLink href={href("/value")}>{t.worthTitle()}</ButtonLink>
        </Panel>
      </div>
    </div>
  </>
);

const Panel = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="panel min-w-0 p-4 md:p-6">
    <h2 className="text-18">{title}</h2>
    <p className="mb-3 text-14 text-ink-soft">{text}</p>
    {children}
  </section>
);

function Stats(figures: Figures) {
  const { median, perTenThousandKm, months } = figures;
  const [first, ...others] = months.filter((one) => one.median);
  const [from, to] = [first?.median, others.at(-1)?.median];
  const percent = from && to ? Math.round((to / from - 1) * 1000) / 10 : null;
  const change = percent !== null ? `${percent > 0 ? "+" : ""}${percent} %`.replace("-", "−") : "–";
  const note = from && to ? t.pricesFromTo(rounded(from), inDinars(to)) : t.pricesTooFew();
  const perKm = perTenThousandKm ? t.pricesSameYear() : t.pricesTooFew();
  const stats = [
    ["tag", t.pricesNow(), inDinars(median), medianOf(figures)],
    [
      "calendar",
      t.pricesChange(monthText((first ?? months[0])?.month)),
      <Num key="change">{change}</Num>,
      note,
    ],
    ["gauge", t.pricesKm(), inDinars(perTenThousandKm), perKm],
  ] as const;
  return (
    <dl className="mt-5 grid gap-3 md:grid-cols-3 md:gap-5">
      {stats.map(([icon, label, value, note]) => (
        <StatCard key={icon} {...{ icon, label, value, note }} />
      ))}
    </dl>
  );
}

function Years({ years }: Figures) {
  const x = scaleOf(years);
  const rows = years.toReversed().map((one) => {
    const bar = <YearBar key="bar" x={x} {...one} />;
    return [one.year, bar, <b key="median">{rounded(one.median)}</b>, one.count];
  });
  const head = [t.carYear(), <YearAxis key="axis" x={x} />, t.pricesMedian(), t.cars()];
  return <DataTable label={t.pricesByYear()} {...{ head, rows }} />;
}

function Months({ months }: Figures) {
  const head = [t.pricesMonth(), t.pricesMedian(), t.cars()];
  const rows = months.map(({ month, median, count }) => [monthText(month), rounded(median), count]);
  return (
    <>
      {months.some(({ median }) => median) && <MonthPlot months={months} />}
      <details>
        <summary className="link">{t.pricesTable()}</summary>
        <DataTable label={t.pricesMonths()} {...{ head, rows }} />
      </details>
    </>
  );
}
