import { slugOf } from "#src/features/listings/slug.ts";
import { href } from "#src/i18n/paths.ts";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";
import { ModelLinks } from "./parts/model-links.tsx";
import { type PricedModel, pricesPath } from "./queries.ts";

interface ListProps {
  models: PricedModel[];
}

export const PricesOfAll = ({ models }: ListProps) => (
  <div className="wrap grid gap-8 pt-6 pb-14 md:pt-8">
    <header>
      <h1 className="text-28 md:text-36">{t.pricesTitle(null)}</h1>
      <p className="text-ink-soft">{t.pricesText()}</p>
    </header>
    {models.length === 0 && <EmptyState title={t.pricesNone()} text={t.pricesTooFew()} />}
    {[...Map.groupBy(models, ({ make }) => make)].map(([make, ofMake]) => (
      <ModelLinks
        key={make}
        title={
          <a href={href(pricesPath(slugOf(make)))} className="hover:text-action">
            {t.makeLabel(make)}
          </a>
        }
        models={ofMake}
      />
    ))}
  </div>
);

export const PricesOfMake = ({ make, models }: ListProps & { make: string }) => (
  <div className="wrap pt-4 pb-14 md:pt-6">
    <Crumbs
      label={t.breadcrumb()}
      items={[{ label: t.prices(), href: href("/prices") }, { label: t.makeLabel(make) }]}
    />
    <h1 className="text-28 md:text-36">{t.pricesTitle(t.makeLabel(make))}</h1>
    <p className="mb-6 text-ink-soft">{t.pricesText()}</p>
    <ModelLinks models={models} />
  </div>
);
