import { modelName } from "#src/features/cars/catalogue/car-name.ts";
import type { ReactNode } from "react";
import { SimilarCars } from "#src/features/cars/card/similar-cars.tsx";
import { searchFor } from "#src/features/cars/search/search-link.ts";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { StatCard } from "#src/ui/stat-card.tsx";
import { t } from "#t";
import { LEAST_CARS, startOfMonth } from "./figures.ts";
import { crumbsOf, type Prices } from "./heads.ts";
import { differenceText, ModelLinks, shownPrice } from "./parts/model-links.tsx";
import { MonthPlot, MonthTable } from "./parts/months.tsx";
import { YearTable } from "./parts/year-table.tsx";
import type { PricedModel } from "./queries.ts";

interface ModelPageProps {
  prices: Prices;
  /** Their HTML. */
  cards: string[];
  /** The number of cars below their fair price. */
  total: number;
  similar: PricedModel[];
}

export function ModelPage({ prices, cards, total, similar }: ModelPageProps) {
  const { make, model, count, figures } = prices;
  const [first, last] = [figures.months[0], figures.months.at(-1)].map((one) =>
    t.formatMonth(startOfMonth(one?.month ?? "")),
  );
  const crumbs = crumbsOf(make, prices);
  const search = [
    ["make", make],
    ["model", model],
    ["goodPriceOnly", "true"],
  ] as [string, string][];
  return (
    <div className="wrap pt-4 pb-14 md:pt-6">
      <Crumbs
        label={t.breadcrumb()}
        items={crumbs.map(({ label, path }, i) => (i === 2 ? { label } : { label, href: href(path) }))}
      />
      <h1 className="text-28 md:text-36">{t.pricesTitle(modelName(prices))}</h1>
      <p className="text-ink-soft">{t.pricesFrom(count, first ?? "", last ?? "")}</p>
      <Stats {...figures} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[4fr_3fr]">
        <Panel title={t.pricesByYear()} text={t.pricesByYearText()}>
          <YearTable years={figures.years} />
        </Panel>
        <div className="grid gap-5">
          <Panel title={t.pricesMonths()} text={t.pricesMonthsText()}>
            <MonthPlot months={figures.months} />
            <MonthTable months={figures.months} />
          </Panel>
          <section className="rounded-card bg-sand p-4 text-sand-ink md:p-6">
            <h2 className="text-18 text-ink">{t.pricesMethodTitle()}</h2>
            <p className="mt-2 mb-4 text-15">{t.pricesMethod()}</p>
            <ButtonLink href={href("/value")}>{t.worthTitle()}</ButtonLink>
          </section>
        </div>
      </div>
      {cards.length > 0 && (
        <SimilarCars
          title={t.pricesBelow()}
          all={{ href: searchFor(...search), label: `${t.detailViewAll()} (${t.formatNumber(total)})` }}
          cards={cards}
        />
      )}
      {similar.length > 0 && (
        <div className="mt-8">
          <ModelLinks title={t.pricesSimilar()} models={similar} than={figures.median} />
        </div>
      )}
    </div>
  );
}

function Stats({ onSale, median, withMileage, perTenThousandKm, months }: Prices["figures"]) {
  const priced = months.flatMap(({ month, median: price }) => (price === null ? [] : { month, price }));
  const [first, last] = [priced[0], priced.at(-1)];
  const change = first && last && first !== last ? last.price - first.price : null;
  const percent = change === null ? 0 : Math.round((change / (first?.price ?? 1)) * 1000) / 10;
  return (
    <dl className="mt-5 grid gap-3 md:grid-cols-3 md:gap-5">
      <StatCard
        icon="tag"
        label={onSale < LEAST_CARS ? t.pricesOfYear() : t.pricesNow()}
        value={shownPrice(median)}
        note={t.pricesOnSale(onSale)}
      />
      <StatCard
        icon="calendar"
        label={
          first && change !== null
            ? t.pricesChange(t.formatMonth(startOfMonth(first.month)))
            : t.pricesChangeYear()
        }
        value={
          change === null ? (
            "–"
          ) : (
            <bdi dir="ltr">{`${percent > 0 ? "+" : percent < 0 ? "−" : ""}${t.formatNumber(Math.abs(percent))} %`}</bdi>
          )
        }
        note={change === null ? t.pricesTooFew() : differenceText(change)}
      />
      <StatCard
        icon="gauge"
        label={t.pricesKm()}
        value={perTenThousandKm === null ? "–" : shownPrice(perTenThousandKm)}
        note={perTenThousandKm === null ? t.pricesUnclear() : t.pricesWithMileage(withMileage)}
      />
    </dl>
  );
}

const Panel = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="panel min-w-0 p-4 md:p-6">
    <h2 className="text-18">{title}</h2>
    <p className="mb-3 text-14 text-ink-soft">{text}</p>
    {children}
  </section>
);
