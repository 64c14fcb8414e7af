import { modelName } from "#src/features/cars/catalogue/car-name.ts";
import type { ReactNode } from "react";
import { centsOf } from "#src/core/money.ts";
import { roundedCents } from "#src/features/cars/worth/verdict.ts";
import { href } from "#src/i18n/paths.ts";
import { CarShape, silhouetteOf } from "#src/ui/car-silhouette.tsx";
import { t } from "#t";
import { type PricedModel, pricesPath } from "../queries.ts";

/** A price in dinars as pages show it. */
export const shownPrice = (dinars: number): string => t.formatPrice(roundedCents(centsOf(dinars)));

interface ModelLinksProps {
  title?: ReactNode;
  models: PricedModel[];
  /** The median that the others are compared with. */
  than?: number;
}

export const ModelLinks = ({ title, models, than }: ModelLinksProps) => (
  <section>
    {title && <h2 className="mb-3 text-19 md:text-22">{title}</h2>}
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,250px),1fr))] gap-3 md:gap-4">
      {models.map((model) => (
        <li key={model.slug} className="card flex items-center gap-4 p-4 hover:border-field">
          <svg viewBox="0 0 170 66" aria-hidden className="w-18 flex-none text-faint">
            <CarShape {...silhouetteOf(model.bodyType)} />
          </svg>
          <div className="min-w-0">
            <a href={href(pricesPath(model.slug))} className="card-link font-medium">
              <bdi>{modelName(model)}</bdi>
            </a>
            <p className="num text-18 font-bold">{shownPrice(model.median)}</p>
            <p className="text-13 text-ink-soft">
              {[
                ...(than === undefined ? [] : [differenceText(model.median - than)]),
                t.pricesCars(model.count),
              ].join(" · ")}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

export function differenceText(dinars: number): string {
  const price = shownPrice(Math.abs(dinars));
  return price === shownPrice(0) ? t.pricesSame() : dinars < 0 ? t.pricesLess(price) : t.pricesMore(price);
}
