import type { ReactNode } from "react";
import { access } from "#src/auth/access.ts";
import { isOneTypo } from "#src/core/typos.ts";
import { carCatalog, modelKey } from "#src/features/cars/car-catalog.ts";
import { SimilarCars } from "#src/features/cars/card/similar-cars.tsx";
import { modelName } from "#src/features/cars/catalogue/car-name.ts";
import { carQueries } from "#src/features/cars/list-cars.ts";
import { similarCards } from "#src/features/cars/page/car-page.tsx";
import { BEST_PRICE } from "#src/features/cars/schema.ts";
import { searchFor } from "#src/features/cars/search/search-link.ts";
import { drawCards } from "#src/features/listings/page/card-cache.tsx";
import { type Ctx, routes } from "#src/http/env.ts";
import { publicOrigin } from "#src/http/origin.ts";
import { href } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { t } from "#t";
import { ModelFigures } from "./model-figures.tsx";
import { ModelLinks } from "./parts/model-links.tsx";
import { findPrices, isIndexed, listPrices, makePath, type Prices, pricesPath } from "./queries.ts";

const CARDS = 4;
const NEAREST = 8;

export const pricesPages = routes()
  .get("/prices", access("guest"), async (c) => listPage(c, await listPrices(c.var.deps)))
  .get("/prices/:slug", access("guest"), async (c) => {
    const slug = c.req.param("slug");
    const models = await listPrices(c.var.deps);
    const ofMake = models.filter(({ make }) => makePath(make) === pricesPath(slug));
    if (ofMake[0]) return listPage(c, ofMake, ofMake[0].make);
    const found = await findPrices(c.var.deps, slug);
    if (typeof found === "object") return modelPage(c, found, models);
    const text = found === 410 ? t.pricesGone() : t.pricesUnknown();
    return page(c, { text, noindex: true }, listOf(withNameLike(slug, models)), found);
  });

function listPage(c: Ctx, models: Prices[], make?: string) {
  const text = models.length > 0 ? t.pricesText() : t.pricesTooFew();
  return page(c, { text, make, noindex: !models.some(isIndexed) }, listOf(models));
}

const listOf = (models: Prices[]) =>
  [...Map.groupBy(models, ({ make }) => make)].map(([make, ofMake]) => (
    <ModelLinks key={make} title={<a href={href(makePath(make))}>{t.makeLabel(make)}</a>} models={ofMake} />
  ));

async function modelPage(c: Ctx, prices: Prices, models: Prices[]) {
  const { make, model, figures } = prices;
  const { catalogs, clock } = c.var.deps;
  const asked = { where: { model: [modelKey(make, model)], goodPriceOnly: true as const }, limit: CARDS };
  const { ids } = await catalogs.of(carCatalog).search({ ...asked, sort: BEST_PRICE }, clock.now());
  const cards = (await drawCards(c, carQueries.kind, similarCards, ids)).map(({ html }) => html);
  const all = searchFor(["make", make], ["model", model], ["goodPriceOnly", "true"]);
  const similar = similarTo(prices, models);
  return page(
    c,
    { text: t.pricesFrom(figures.count), make, prices, noindex: !isIndexed(prices) },
    <>
      <ModelFigures {...figures} />
      {cards.length > 0 && (
        <SimilarCars title={t.pricesBelow()} all={{ href: all, label: t.detailViewAll() }} cards={cards} />
      )}
      {similar.length > 0 && <ModelLinks title={t.pricesSimilar()} models={similar} />}
    </>,
  );
}

type About = { text: string; noindex: boolean; make?: string | undefined; prices?: Prices };

function page(
  c: Ctx,
  { text, noindex, make, prices }: About,
  body: ReactNode,
  status: 200 | 404 | 410 = 200,
) {
  const title = t.pricesTitle(prices ? modelName(prices) : make && t.makeLabel(make));
  const crumbs = [
    { label: t.prices(), path: "/prices" },
    ...(make ? [{ label: t.makeLabel(make), path: makePath(make) }] : []),
    ...(prices ? [{ label: t.modelLabel(prices.make, prices.model), path: pricesPath(prices.slug) }] : []),
  ];
  const itemListElement = crumbs.map(({ label, path }, i) => {
    return { "@type": "ListItem", position: i + 1, name: label, item: publicOrigin(c) + href(path) };
  });
  const graph = [{ "@type": "BreadcrumbList", itemListElement }, prices && dataset(c, title, prices)];
  const structuredData = { "@graph": graph.filter(Boolean) };
  const items = crumbs.map(({ label, path }, i) => (crumbs[i + 1] ? { label, href: href(path) } : { label }));
  return renderPage(
    c,
    { title, description: text, noindex, sheets: ["plot"], structuredData, isOfDealers: true },
    <div className="wrap pt-4 pb-14 md:pt-6">
      <Crumbs label={t.breadcrumb()} items={items} />
      <h1 className="text-28 md:text-36">{title}</h1>
      <p className="text-ink-soft">{text}</p>
      {body}
    </div>,
    status,
  );
}

function dataset(c: Ctx, name: string, { slug, figures: { months } }: Prices) {
  const contentUrl = `${publicOrigin(c)}/api${pricesPath(slug)}`;
  return {
    "@type": "Dataset",
    name,
    description: t.pricesMethod(),
    url: publicOrigin(c) + href(pricesPath(slug)),
    temporalCoverage: `${months[0]?.month}/${months.at(-1)?.month}`,
    spatialCoverage: t.detailJordan(),
    distribution: { "@type": "DataDownload", encodingFormat: "application/json", contentUrl },
  };
}

/** Of the same body type: the site does not know which models buyers compare. */
function similarTo({ slug, figures }: Prices, models: Prices[]): Prices[] {
  const others = models.filter((one) => one.slug !== slug && one.figures.bodyType === figures.bodyType);
  const distance = (one: Prices) => Math.abs(Math.log((one.figures.median ?? 1) / (figures.median ?? 1)));
  return others.toSorted((a, b) => distance(a) - distance(b)).slice(0, CARDS);
}

/** Those with the most words of an address, apart from a typo; then those with the most cars. */
function withNameLike(slug: string, models: Prices[]): Prices[] {
  const asked = slug.toLowerCase().split("-");
  const isAsked = (word: string) => asked.some((one) => one === word || isOneTypo(one, word));
  const alike = (model: Prices) => model.slug.split("-").filter(isAsked).length;
  const sorted = models.toSorted((a, b) => alike(b) - alike(a) || b.figures.count - a.figures.count);
  return sorted.slice(0, NEAREST);
}
