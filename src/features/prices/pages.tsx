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
import { ButtonLink } from "#src/ui/button.tsx";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { t } from "#t";
import { ModelFigures } from "./model-figures.tsx";
import { ModelLinks } from "./parts/model-links.tsx";
import { findPrices, isIndexed, listPrices, makePath, type Prices, pricesPath } from "./queries.ts";

const CARDS = 4;

export const pricesPages = routes()
  .get("/prices", access("guest"), async (c) => listPage(c, await listPrices(c.var.deps)))
  .get("/prices/:slug", access("guest"), async (c) => {
    const slug = c.req.param("slug");
    const models = await listPrices(c.var.deps);
    const ofMake = models.filter(({ make }) => makePath(make) === pricesPath(slug));
    if (ofMake[0]) return listPage(c, ofMake, ofMake[0].make);
    const found = await findPrices(c.var.deps, slug);
    if (typeof found === "object") return modelPage(c, found, models);
    return unknownPage(c, slug, models, found);
  });

function unknownPage(c: Ctx, slug: string, models: Prices[], status: 404 | 410) {
  const words = slug.toLowerCase().split("-");
  const title = t.pricesNone(words.join(" ").slice(0, 60));
  const text = status === 410 ? t.pricesGone() : t.pricesUnknown();
  const alike = models.filter((model) => isAlike(words, model.slug.split("-"))).slice(0, CARDS);
  const links = alike.length > 0 && <ModelLinks title={t.pricesAlike()} models={alike} />;
  const all = <ButtonLink href={href("/prices")}>{t.pricesAll()}</ButtonLink>;
  return page(
    c,
    { title, text, noindex: true },
    <>
      {links}
      <p className="mt-5">{all}</p>
    </>,
    status,
  );
}

function listPage(c: Ctx, models: Prices[], make?: string) {
  const text = models.length > 0 ? t.pricesText() : t.pricesTooFew();
  const link = (name: string) => <a href={href(makePath(name))}>{t.makeLabel(name)}</a>;
  const list = [...Map.groupBy(models, (one) => one.make)].map(([name, ofMake]) => (
    <ModelLinks key={name} title={!make && link(name)} models={ofMake} />
  ));
  return page(c, { text, make, noindex: !models.some(isIndexed) }, list);
}

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

type About = { title?: string; text: string; noindex: boolean; make?: string | undefined; prices?: Prices };

function page(c: Ctx, about: About, body: ReactNode, status: 200 | 404 | 410 = 200) {
  const { text, noindex, make, prices } = about;
  const title = about.title ?? t.pricesTitle(prices ? modelName(prices) : make && t.makeLabel(make));
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

/** Whether each word of one name is in the other, apart from a typo in a word that is not short. */
function isAlike(asked: string[], words: string[]): boolean {
  const [fewer, more] = asked.length < words.length ? [asked, words] : [words, asked];
  const isIn = (one: string) =>
    more.some((other) => one === other || (one.length > 3 && isOneTypo(one, other)));
  return fewer.every(isIn);
}
