import type { ReactNode } from "react";
import { centsOf } from "#src/core/money.ts";
import { modelName } from "#src/features/cars/catalogue/car-name.ts";
import { roundedCents } from "#src/features/cars/worth/verdict.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { type Figures, LEAST_CARS } from "../figures.ts";
import { type Prices, pricesPath } from "../queries.ts";

const show = (dinars: number | null, format: (cents: number) => string): string =>
  dinars === null ? "–" : format(roundedCents(centsOf(dinars)));

export const rounded = (dinars: number | null): string => show(dinars, t.formatAmount);
export const inDinars = (dinars: number | null): string => show(dinars, t.formatPrice);

/** Whose median it is. */
export const medianOf = ({ onSale, count }: Figures): string =>
  onSale < LEAST_CARS ? t.pricesMedianOfAll(count) : t.pricesMedianOnSale(onSale);

export const ModelLinks = ({ title, models }: { title?: ReactNode; models: Prices[] }) => (
  <section className="mt-8">
    {title && <h2 className="mb-3 text-19 md:text-22">{title}</h2>}
    <ul className="card-grid">
      {models.map((model) => (
        <li key={model.slug} className="card p-4">
          <a href={href(pricesPath(model.slug))} className="card-link font-medium">
            <bdi>{modelName(model)}</bdi>
          </a>
          <p className="num text-18 font-bold">{inDinars(model.figures.median)}</p>
          <p className="text-13 text-ink-soft">{medianOf(model.figures)}</p>
        </li>
      ))}
    </ul>
  </section>
);
