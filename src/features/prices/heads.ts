import { modelName } from "#src/features/cars/catalogue/car-name.ts";
import { siteNameIn } from "#src/config.ts";
import { slugOf } from "#src/features/listings/slug.ts";
import type { Ctx } from "#src/http/env.ts";
import { publicOrigin } from "#src/http/origin.ts";
import { href } from "#src/i18n/paths.ts";
import type { PageHead } from "#src/shell/page.ts";
import { t } from "#t";
import { shownPrice } from "./parts/model-links.tsx";
import { type getPrices, type PricedModel, pricesPath } from "./queries.ts";

const LEAST_INDEXED = 20;

/** A page about fewer cars is not for search engines. */
const isIndexed = (models: { count: number }[]): boolean =>
  models.reduce((sum, { count }) => sum + count, 0) >= LEAST_INDEXED;

export type Prices = Awaited<ReturnType<typeof getPrices>>;

/** From all prices to the page's own, which is the last. */
export const crumbsOf = (make?: string, prices?: Prices) => [
  { label: t.prices(), path: "/prices" },
  ...(make ? [{ label: t.makeLabel(make), path: pricesPath(slugOf(make)) }] : []),
  ...(prices ? [{ label: t.modelLabel(prices.make, prices.model), path: pricesPath(prices.slug) }] : []),
];

const breadcrumbs = (c: Ctx, crumbs: ReturnType<typeof crumbsOf>) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, path }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: label,
    item: publicOrigin(c) + href(path),
  })),
});

export function listHead(c: Ctx, models: PricedModel[], make?: string): PageHead {
  return {
    title: t.pricesTitle(make ? t.makeLabel(make) : null),
    description: t.pricesText(),
    noindex: !isIndexed(models),
    structuredData: breadcrumbs(c, crumbsOf(make)),
    isOfDealers: true,
  };
}

export function modelHead(c: Ctx, prices: Prices): PageHead {
  const { slug, make, computedAt, figures } = prices;
  const title = t.pricesTitle(modelName(prices));
  const description = t.pricesDescription(modelName(prices), shownPrice(figures.median), prices.count);
  const origin = publicOrigin(c);
  const months = figures.months.map(({ month }) => month);
  const dataset = {
    "@type": "Dataset",
    name: title,
    description,
    url: origin + href(pricesPath(slug)),
    inLanguage: t.language(),
    isAccessibleForFree: true,
    creator: {
      "@type": "Organization",
      name: siteNameIn(c.var.deps.config, t.language()),
      url: origin + href("/"),
    },
    dateModified: new Date(computedAt).toISOString(),
    temporalCoverage: `${months[0]}/${months.at(-1)}`,
    spatialCoverage: t.detailJordan(),
    variableMeasured: [t.pricesMedian(), t.pricesKm()],
    distribution: {
      "@type": "DataDownload",
      encodingFormat: "application/json",
      contentUrl: `${origin}/api${pricesPath(slug)}`,
    },
  };
  return {
    title,
    description,
    noindex: !isIndexed([prices]),
    sheets: ["plot"],
    isOfDealers: true,
    structuredData: { "@graph": [breadcrumbs(c, crumbsOf(make, prices)), dataset] },
  };
}

/** The pages for search engines: of models, of makes and of all. */
export function indexedPages(models: PricedModel[]): { path: string; computedAt: number }[] {
  const sets = [
    ...models.map((model) => ({ path: pricesPath(model.slug), of: [model] })),
    ...[...Map.groupBy(models, ({ make }) => make)].map(([make, of]) => ({
      path: pricesPath(slugOf(make)),
      of,
    })),
    { path: "/prices", of: models },
  ];
  return sets
    .filter(({ of }) => isIndexed(of))
    .map(({ path, of }) => ({ path, computedAt: Math.max(...of.map(({ computedAt }) => computedAt)) }));
}
